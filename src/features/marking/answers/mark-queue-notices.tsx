// Whether everything that was marked is stored, what is held back, what the server has refused, and on how many answers to the question people
// differ, as the server counts them.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { unsentMarksMessages } from "../unsent/unsent-marks-messages.ts";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import { isSame, type MarkQueue } from "../../../core/marking/mark-queue-model.ts";
import { markingNoticesMessages } from "./marking-notices-messages.ts";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";

const table = { problems: lazy(() => import("./mark-refusals-dialog.tsx"), "MarkRefusalsDialog") };
const lists = {
  list: lazy(() => import("./listed/marked-answers-dialog.tsx"), "MarkedAnswersDialog"),
};

type MarkQueueNoticesProps = {
  queue: MarkQueue;
  /** What is marked on the screen, where refused marks can be given again. */
  question?: MarkingAnswersModel | null;
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
    !question && conflicts.length > 0 && t.conflicts({ n: formatNumber(conflicts.length) }),
  ].filter((text) => text !== false);
  return (
    <span className={css.queue} role="status">
      {problems.length > 0 && (
        <Button icon="triangle-alert" onClick={() => open("problems", {})}>
          {problems.join(" · ")}
        </Button>
      )}
      {question && <DifferencesButton key={question.unit.question_id} question={question} />}
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

/** Opens the list of them. */
function DifferencesButton({ question }: { question: MarkingAnswersModel }) {
  const t = useStore(markingNoticesMessages);
  const state = useStore(question.opened.$state);
  const { open, dialogs } = useDialogs(lists, { model: question, view: "disputed" as const });
  const n = state.status === "ready" ? formatNumber(state.detail.disputed) : "0";
  return (
    <>
      {n !== "0" && (
        <Button
          icon="triangle-alert"
          title={t.differencesText({ n })}
          onClick={() => {
            // All that differs in the question is read there.
            for (const { id, unit } of question.queue.$conflicts.get()) {
              if (isSame(unit, question.unit)) question.queue.dismiss(id);
            }
            open("list", {});
          }}
        >
          {t.differences({ n })}
        </Button>
      )}
      {dialogs}
    </>
  );
}
