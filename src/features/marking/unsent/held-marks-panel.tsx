// Marks of a question that the person may not mark now: what they are, a further attempt, and giving them up with their number.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { HeldMarks, MarkQueue } from "../../../core/marking/mark-queue-model.ts";
import css from "./held-marks-panel.module.css";
import { answerCodes, unitNameText, unsentMarkText } from "./unsent-mark-text.ts";
import { unsentMarksMessages } from "./unsent-marks-messages.ts";

type HeldMarksPanelProps = { queue: MarkQueue; held: HeldMarks };

export function HeldMarksPanel({ queue, held }: HeldMarksPanelProps) {
  const t = useStore(unsentMarksMessages);
  const [isTrying, setTrying] = useState(false);
  /** Those whose number was on screen when their deletion was asked for. */
  const [removed, setRemoved] = useState<HeldMarks["acts"] | null>(null);
  const { acts, triedAt } = held;
  const count = (of: HeldMarks["acts"]) => ({ n: formatNumber(of.length) });
  const retry = async () => {
    setTrying(true);
    await queue.send();
    setTrying(false);
  };
  const remove = () => {
    queue.discard(removed ?? []);
    setRemoved(null);
  };
  return (
    <Banner
      tone="warn"
      title={t.heldTitle}
      actions={
        removed === null && (
          <>
            <Button icon="rotate-ccw" busy={isTrying} onClick={() => void retry()}>
              {t.retry}
            </Button>
            <Button variant="ghost" disabled={isTrying} onClick={() => setRemoved(acts)}>
              {t.remove(count(acts))}
            </Button>
          </>
        )
      }
    >
      <p className={css.unit}>{unitNameText(held.name, t)}</p>
      <p>
        {t.heldText(count(acts))} {t.tried({ time: formatTime(new Date(triedAt)) })}
      </p>
      <ul className={css.acts}>
        {acts.map(({ act }) => (
          <li key={act.id}>
            <b>{answerCodes(act, t)}</b>: {unsentMarkText(act, t)}
          </li>
        ))}
      </ul>
      {removed !== null && (
        <div className={css.ask}>
          <p>{t.removeText(count(removed))}</p>
          <Button variant="danger" onClick={remove}>
            {t.remove(count(removed))}
          </Button>
          <Button onClick={() => setRemoved(null)}>{t.cancel}</Button>
        </div>
      )}
    </Banner>
  );
}
