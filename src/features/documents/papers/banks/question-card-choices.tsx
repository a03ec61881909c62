// What stands on question cards: their choices in the panel.
import { useStore } from "@nanostores/react";
import {
  ChoiceGroup,
  ChoiceStack,
  SelectChoice,
  SwitchChoice,
} from "../../../../kit/print/choices/choice-controls.tsx";
import type { PrintChoices } from "../../../../kit/print/choices/create-print-choices.ts";
import { printedKeyMessages } from "../../../../question-types/frame/printed-key-messages.ts";
import { questionViewMessages } from "../../../../question-types/frame/question-view-messages.ts";
import { questionCardsPerPage, type EventPaperChoices } from "../event-paper-choices.ts";
import { cardMessages } from "../event-papers-messages.ts";

export function QuestionCardChoices({ of }: { of: PrintChoices<EventPaperChoices> }) {
  const t = useStore(cardMessages);
  const printedKeyT = useStore(printedKeyMessages);
  const questionViewT = useStore(questionViewMessages);
  return (
    <ChoiceGroup title={t.content}>
      <SwitchChoice of={of} name="keys" label={printedKeyT.key} />
      <SwitchChoice of={of} name="explanations" label={questionViewT.explanation} />
      <ChoiceStack>
        <SelectChoice
          of={of}
          name="perPage"
          label={t.perPage}
          options={questionCardsPerPage.map((value) => ({ value, label: value }))}
        />
      </ChoiceStack>
    </ChoiceGroup>
  );
}
