// Marks that are held back or were refused, each with what was given and the reason, and answers that others have marked differently or that
// have changed. What was refused stays until the person has read it or has marked the answer again.
import { useStore } from "@nanostores/react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { HeldMarksPanel } from "../unsent/held-marks-panel.tsx";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import type { MarkQueue } from "../../../core/marking/mark-queue-model.ts";
import { DifferingMarksPanel } from "./refused/differing-marks-panel.tsx";
import { groupedBy, unitId } from "./refused/refused-marks-rows.ts";
import { RefusedMarksPanel, type MarkedAgain } from "./refused/refused-marks-panel.tsx";

type MarkRefusalsDialogProps = {
  queue: MarkQueue;
  /** Null: where nothing is marked. */
  question: MarkedAgain | null;
  onClose(): void;
};

export function MarkRefusalsDialog({ queue, question, onClose }: MarkRefusalsDialogProps) {
  const t = useStore(markingMessages);
  const held = useStore(queue.$held);
  const refused = useStore(queue.$refused);
  const conflicts = useStore(queue.$conflicts);
  const read = (ids: readonly string[]) => {
    for (const id of ids) queue.dismiss(id);
  };
  return (
    <Dialog title={t.problemsTitle} size="l" closeLabel={t.close} onClose={onClose}>
      <div className={css.problems}>
        {held.length + refused.length + conflicts.length === 0 && <p>{t.noProblems}</p>}
        {held.map((marks) => (
          <HeldMarksPanel key={unitId(marks.unit)} queue={queue} held={marks} />
        ))}
        {groupedBy(refused, ({ unit, refusal }) => `${unitId(unit)} ${refusal}`).map((group) => (
          <RefusedMarksPanel
            key={group.key}
            acts={group.items}
            question={question}
            onShown={onClose}
            onRead={read}
          />
        ))}
        {groupedBy(conflicts, ({ unit }) => unitId(unit)).map((group) => (
          <DifferingMarksPanel key={group.key} conflicts={group.items} onRead={read} />
        ))}
      </div>
    </Dialog>
  );
}
