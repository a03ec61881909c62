// Opens the dialog in which a colleague is asked about the answer on screen.
import { useStore } from "@nanostores/react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../../kit/dialogs/use-dialogs.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import { markingAskedMessages } from "./marking-asked-messages.ts";

const table = {
  ask: { onDemand: lazy(() => import("./ask-colleague-dialog.tsx"), "AskColleagueDialog") },
};

type AskColleagueButtonProps = { model: MarkingAnswersModel; answer: MarkingAnswer };

export function AskColleagueButton({ model, answer }: AskColleagueButtonProps) {
  const t = useStore(markingAskedMessages);
  const { open, dialogs } = useDialogs(table, { model });
  return (
    <>
      <Button size="s" data-ask="" onClick={() => open("ask", { answer })}>
        {t.ask} <kbd>M</kbd>
      </Button>
      {dialogs}
    </>
  );
}
