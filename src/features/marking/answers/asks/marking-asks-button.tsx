// Opens the questions to colleagues, and says how many wait for one's own reply.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../../kit/dialogs/use-dialogs.tsx";
import { Button, IconButton } from "../../../../ui/input/button.tsx";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import { markingAskedMessages } from "./marking-asked-messages.ts";

const table = {
  asks: { onDemand: lazy(() => import("./marking-asks-dialog.tsx"), "MarkingAsksDialog") },
};

/** Nothing is shown while nothing was ever asked. */
export function MarkingAsksButton({ model }: { model: MarkingAnswersModel }) {
  const t = useStore(markingAskedMessages);
  const { asks, unit } = model;
  const state = useStore(model.opened.$state);
  const all = useStore(asks.$asks);
  const forMe = useStore(asks.$forMe);
  const { open, dialogs } = useDialogs(table, {
    unit,
    content: state.status === "ready" ? state.detail.versions[0]?.content : undefined,
    onChoose: model.choose,
    changed: asks.refresh,
  });
  if (all.length === 0) return null;
  return (
    <>
      {forMe > 0 ? (
        <Button icon="message-circle" onClick={() => open("asks", {})}>
          {t.forMe({ n: formatNumber(forMe) })}
        </Button>
      ) : (
        <IconButton icon="message-circle" label={t.button} onClick={() => open("asks", {})} />
      )}
      {dialogs}
    </>
  );
}

/** How many answers one has put aside. */
export function AsideCount({ model: { asks } }: { model: MarkingAnswersModel }) {
  const t = useStore(markingAskedMessages);
  const { size } = useStore(asks.$aside);
  return size === 0 ? null : <p>{t.aside({ n: formatNumber(size) })}</p>;
}
