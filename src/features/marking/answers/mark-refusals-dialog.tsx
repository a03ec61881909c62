// Marks that were refused, with the reason, and answers that others have marked differently or that have changed. Each stays until the
// person has read it.
import { useStore } from "@nanostores/react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { shareOf, shownPoints } from "../../../domain/marking/point-input.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import css from "./marking-body.module.css";
import { markingMessages, type MarkingTexts } from "./marking-messages.ts";
import type { MarkConflict, MarkQueue } from "./mark-queue-model.ts";

type MarkRefusalsDialogProps = { queue: MarkQueue; onClose(): void };

export function MarkRefusalsDialog({ queue, onClose }: MarkRefusalsDialogProps) {
  const t = useStore(markingMessages);
  const refused = useStore(queue.$refused);
  const conflicts = useStore(queue.$conflicts);
  const read = (id: string) => <Button onClick={() => queue.dismiss(id)}>{t.seen}</Button>;
  return (
    <Dialog title={t.problemsTitle} closeLabel={t.close} onClose={onClose}>
      <div className={css.problems}>
        {refused.length + conflicts.length === 0 && <p>{t.noProblems}</p>}
        {refused.map(({ act: { id, answers }, refusal }) => (
          <Banner key={id} tone="bad" title={t.refusedText} actions={read(id)}>
            {t.refusedAct({
              codes: answers.map(({ code }) => code).join(", "),
              reason: translateFault(refusal ?? ""),
            })}
          </Banner>
        ))}
        {conflicts.map((conflict) => (
          <Banner key={conflict.id} tone="warn" actions={read(conflict.id)}>
            <Differences conflict={conflict} t={t} />
          </Banner>
        ))}
      </div>
    </Dialog>
  );
}

function Differences({ conflict: { answers }, t }: { conflict: MarkConflict; t: MarkingTexts }) {
  return (
    <>
      {answers.map(({ code, marks }) => (
        <div key={code}>
          <p>
            {marks.some(({ is_stale: isStale }) => isStale)
              ? t.changedText({ code })
              : t.conflictText({ code })}
          </p>
          <ul>
            {marks.map(({ marker: name, share, at }) => (
              <li key={at + name}>
                {t.marksOf({
                  name,
                  points: share === null ? "–" : shownPoints(shareOf(share), "percent", 1),
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
