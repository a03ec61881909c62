// Whether everything that was marked is stored, what is held back, and what the server has refused or others have marked differently.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { unsentMarksMessages } from "../unsent/unsent-marks-messages.ts";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import type { MarkQueue } from "../../../core/marking/mark-queue-model.ts";
import type { MarkedAgain } from "./mark-refusals-dialog.tsx";

const table = { problems: lazy(() => import("./mark-refusals-dialog.tsx"), "MarkRefusalsDialog") };

type MarkQueueNoticesProps = {
  queue: MarkQueue;
  /** What is marked on the screen, where refused marks can be given again. */
  question?: MarkedAgain | null;
};

export function MarkQueueNotices({ queue, question = null }: MarkQueueNoticesProps) {
  const t = useStore(markingMessages);
  const unsentMarksT = useStore(unsentMarksMessages);
  const failure = useStore(queue.$failure);
  const isKept = useStore(queue.$isKept);
  const all = useStore(queue.$waiting);
  const refused = useStore(queue.$refused);
  const conflicts = useStore(queue.$conflicts);
  const held = useStore(queue.$held).reduce((sum, { acts }) => sum + acts.length, 0);
  const { open, dialogs } = useDialogs(table, { queue, question });
  const waiting = all - held;
  const problems = [
    held > 0 && unsentMarksT.held({ n: formatNumber(held) }),
    refused.length > 0 && t.refused({ n: formatNumber(refused.length) }),
    conflicts.length > 0 && t.conflicts({ n: formatNumber(conflicts.length) }),
  ].filter((text) => text !== false);
  return (
    <span className={css.queue} role="status">
      {problems.length > 0 && (
        <Button icon="triangle-alert" onClick={() => open("problems", {})}>
          {problems.join(" · ")}
        </Button>
      )}
      {waiting > 0 && (
        <span title={isKept ? t.waitingText : t.notKept}>
          <Tag tone={failure === null && isKept ? "info" : "warn"} icon="clock">
            {t.waiting({ n: formatNumber(waiting) })}
          </Tag>
        </span>
      )}
      {all + refused.length === 0 && (
        <Tag tone="ok" icon="check">
          {t.allSent}
        </Tag>
      )}
      {dialogs}
    </span>
  );
}
