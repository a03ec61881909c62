// The address leads to no answers that could be marked, and why. It stays as it is; other questions are a click away.
import { useStore } from "@nanostores/react";
import { href } from "../../../../core/navigation.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../../../ui/input/button.tsx";
import css from "../marking-body.module.css";
import { markingMessages } from "../marking-messages.ts";
import type { UnitChoiceModel } from "../unit-choice-model.ts";
import { markingPlaceMessages } from "./marking-place-messages.ts";
import { createMarkingPlaceModel, type PlaceCause } from "./marking-place-model.ts";
import { NextUnitLink } from "./next-unit-link.tsx";

const texts = {
  "no-type": "openList",
  "no-bank": "bankText",
  "no-exam": "goneText",
  "no-question": "goneText",
  empty: "emptyText",
} as const satisfies Record<PlaceCause, string>;

export function NothingToMarkPanel({ model }: { model: UnitChoiceModel }) {
  const t = useStore(markingPlaceMessages);
  const markingT = useStore(markingMessages);
  const place = useModel(() => createMarkingPlaceModel(model.named()));
  const next = useStore(model.$next);
  return (
    <DetailView model={place} texts={{ loading: t.loading, failed: t.failed }}>
      {(cause) => (
        <EmptyState icon={cause === "empty" ? "list-checks" : "circle-alert"} title={t[cause]}>
          <p>{t[texts[cause]]}</p>
          <p className={`${css.acts} ${css.endActs}`}>
            {next && <NextUnitLink next={next} isFirst goTo={model.goTo} />}
            <LinkButton href={href("check")} variant={next ? "secondary" : "primary"}>
              {markingT.back}
            </LinkButton>
          </p>
        </EmptyState>
      )}
    </DetailView>
  );
}
