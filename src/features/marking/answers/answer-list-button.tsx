// Opens the list of answers to the question.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";
import { markingMessages } from "./marking-messages.ts";

const table = {
  list: lazy(() => import("./listed/marked-answers-dialog.tsx"), "MarkedAnswersDialog"),
};

export function AnswerListButton({ model }: { model: MarkingAnswersModel }) {
  const t = useStore(markingMessages);
  const { open, dialogs } = useDialogs(table, { model });
  return (
    <>
      <Button size="s" data-list="" onClick={() => open("list", {})}>
        {t.list} <kbd>L</kbd>
      </Button>
      {dialogs}
    </>
  );
}
