// All steps of a replay in the order of time. The one that is shown is marked, and a press on another one goes there.
import { useStore } from "@nanostores/react";
import { memo, useEffect, useRef } from "react";
import { Table } from "../../../../ui/layout/table.tsx";
import { replayMessages } from "./replay-messages.ts";
import type { Replay, ReplayModel } from "./replay-model.ts";
import { isHeld, type ReplayStep } from "./replay-rows.ts";
import { clockText, stepText } from "./replay-text.ts";
import css from "./replay-panel.module.css";

type TableProps = { model: ReplayModel; replay: Replay };

export function ReplayTable({ model, replay: { steps } }: TableProps) {
  const t = useStore(replayMessages);
  const place = useStore(model.$place);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.rows[place]?.scrollIntoView({ block: "nearest" });
  }, [place]);
  return (
    <Table caption={t.table} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.arrived}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {steps.map((step, at) => (
          <StepRow key={at} step={step} at={at} isShown={at === place} go={model.go} />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = { step: ReplayStep; at: number; isShown: boolean; go: (place: number) => void };

const StepRow = memo(function StepRow({ step, at, isShown, go }: RowProps) {
  const t = useStore(replayMessages);
  return (
    // By keyboard one goes there by the slider; a stop at each of hundreds of rows would be in the way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr aria-current={isShown ? "step" : undefined} onClick={() => go(at)}>
      <td>{clockText(step.at)}</td>
      <td className={step.is === "save" ? undefined : css.event}>
        <bdi>{stepText(step, t)}</bdi>
      </td>
      <td>{arrivalText(step, t)}</td>
    </tr>
  );
});

function arrivalText(step: ReplayStep, t: ReturnType<typeof replayMessages.get>): string {
  if (step.is !== "save") return "";
  return isHeld(step.save) ? t.laterAt({ time: clockText(step.save.answered_at) }) : t.instantly;
}
