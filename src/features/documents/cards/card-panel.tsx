// Which cards are printed and what stands on them: the choices in the panel beside the pages.
import { useStore } from "@nanostores/react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import {
  ChoiceGroup,
  ChoiceStack,
  LinesChoice,
  SelectChoice,
  SwitchChoice,
  TextChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import { LetterheadChoice, PaperChoice } from "../../../kit/print/choices/page-format-controls.tsx";
import type { CardModel } from "./card-model.ts";
import { CardPasswordsField } from "./card-passwords-field.tsx";
import { cardOrders, cardsPerPage } from "./card-rows.ts";
import { cardMessages, eventPapersMessages } from "../papers/event-papers-messages.ts";
import { GroupChoice, RoomChoice, SessionChoice } from "../papers/people-choices.tsx";

type PanelProps = { model: CardModel; opened: EventPapers };

export function CardPanel({ model: { choices, texts, passwords }, opened }: PanelProps) {
  const t = useStore(cardMessages);
  const eventPapersT = useStore(eventPapersMessages);
  return (
    <>
      <ChoiceGroup title={eventPapersT.what}>
        <ChoiceStack>
          <GroupChoice of={choices} opened={opened} />
          <SessionChoice of={choices} opened={opened} />
          <RoomChoice of={choices} opened={opened} />
          <SelectChoice
            of={choices}
            name="order"
            label={t.order}
            options={cardOrders.map((value) => ({ value, label: t[value] }))}
          />
        </ChoiceStack>
      </ChoiceGroup>
      <ChoiceGroup title={t.content}>
        <SwitchChoice of={choices} name="exams" label={t.withExams} />
        <SwitchChoice of={choices} name="code" label={t.withCode} />
        <SwitchChoice of={choices} name="photo" label={t.withPhoto} />
        <CardPasswordsField model={passwords} />
      </ChoiceGroup>
      <ChoiceGroup title={eventPapersT.look}>
        <LetterheadChoice of={choices} />
        <SwitchChoice of={choices} name="cutting" label={t.cutting} />
        <ChoiceStack>
          <SelectChoice
            of={choices}
            name="perPage"
            label={t.perPage}
            options={cardsPerPage.map((value) => ({ value, label: value }))}
          />
          <PaperChoice of={choices} />
          <TextChoice of={texts} name="title" label={t.titleField} placeholder={t.heading} />
          <LinesChoice of={texts} name="note" label={t.noteField} placeholder={t.notePlace} />
        </ChoiceStack>
      </ChoiceGroup>
    </>
  );
}
