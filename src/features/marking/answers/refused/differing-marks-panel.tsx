// Answers of one question that others have marked differently, or that have changed since they were marked.
import { useStore } from "@nanostores/react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import type { MarkConflict } from "../../../../core/marking/mark-queue-model.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { unitNameText } from "../../unsent/unsent-mark-text.ts";
import { unsentMarksMessages } from "../../unsent/unsent-marks-messages.ts";
import { markingMessages, type MarkingTexts } from "../marking-messages.ts";
import { isToDecide } from "../sequence/marking-sequence-state.ts";
import { ReadAllButton } from "./read-all-button.tsx";
import { MarksText } from "./refused-marks-panel.tsx";
import css from "./refused-marks.module.css";

type DifferingMarksProps = {
  /** At least one. */
  conflicts: readonly MarkConflict[];
  onRead(ids: readonly string[]): void;
};

export function DifferingMarksPanel({ conflicts, onRead }: DifferingMarksProps) {
  const t = useStore(markingMessages);
  const unsentMarksT = useStore(unsentMarksMessages);
  return (
    <Banner tone="warn">
      <p className={css.unit}>{unitNameText(conflicts[0]!.name, unsentMarksT)}</p>
      <ReadAllButton ids={conflicts.map(({ id }) => id)} onRead={onRead} />
      <ul className={css.rows}>
        {conflicts.map(({ id, answers }) => (
          <li key={id}>
            <div>
              {answers.map((answer) => (
                <p key={answer.code}>
                  {differenceText(answer, t)} <MarksText marks={answer.marks} />
                </p>
              ))}
            </div>
            <span className={css.acts}>
              <Button size="s" onClick={() => onRead([id])}>
                {t.seen}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function differenceText(answer: MarkingAnswer, t: MarkingTexts): string {
  const { code } = answer;
  if (answer.marks.some(({ is_stale: isStale }) => isStale)) return t.changedText({ code });
  return isToDecide(answer) ? t.conflictOwn({ code }) : t.conflictText({ code });
}
