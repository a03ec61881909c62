// Whether everything that was marked is stored, and what the server has refused or others have marked differently.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import type { MarkQueue } from "./mark-queue-model.ts";

const table = { problems: lazy(() => import("./mark-refusals-dialog.tsx"), "MarkRefusalsDialog") };

export function MarkQueueNotices({ queue }: { queue: MarkQueue }) {
  const t = useStore(markingMessages);
  const waiting = useStore(queue.$waiting);
  const failure = useStore(queue.$failure);
  const isKept = useStore(queue.$isKept);
  const refused = useStore(queue.$refused);
  const conflicts = useStore(queue.$conflicts);
  const { open, dialogs } = useDialogs(table, { queue });
  const problems = [
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
      {waiting === 0 ? (
        <Tag tone="ok" icon="check">
          {t.allSent}
        </Tag>
      ) : (
        <span title={isKept ? t.waitingText : t.notKept}>
          <Tag tone={failure === null && isKept ? "info" : "warn"} icon="clock">
            {t.waiting({ n: formatNumber(waiting) })}
          </Tag>
        </span>
      )}
      {dialogs}
    </span>
  );
}
