// What can be done to a bank's questions as a whole: brought in, taken out, looked at.
import { useStore } from "@nanostores/react";
import { Button } from "../../../ui/input/button.tsx";
import { questionsMessages } from "./questions-messages.ts";
import type { QuestionDialogs } from "../actions/use-question-dialogs.ts";

type Open = QuestionDialogs["open"];

type HeaderButtonsProps = { total: number; open: Open; openDeleted(): void };

export function HeaderButtons({ total, open, openDeleted }: HeaderButtonsProps) {
  const t = useStore(questionsMessages);
  const isEmpty = total === 0;
  return (
    <>
      <Button icon="trash-2" onClick={openDeleted}>
        {t.deletedOnes}
      </Button>
      <ImportButton open={open} />
      <Button icon="download" disabled={isEmpty} onClick={() => open("export", {})}>
        {t.export}
      </Button>
      <Button icon="eye" disabled={isEmpty} onClick={() => open("preview", { start: null })}>
        {t.preview}
      </Button>
    </>
  );
}

export function ImportButton({ open }: { open: Open }) {
  const t = useStore(questionsMessages);
  return (
    <Button icon="upload" onClick={() => open("import", {})}>
      {t.import}
    </Button>
  );
}
