// The cards of an event's participants without their looks: what the server holds, what is chosen, the cards that follow.
import { computed } from "nanostores";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { cardFields, cardTextFields, type CardChoices, type CardTexts } from "./card-choices.ts";
import { createCardPasswordsModel } from "./card-passwords-model.ts";
import { cardsOf } from "./card-rows.ts";
import { createEventPapersDetail } from "../papers/event-papers-lookups.ts";

export type CardModel = ReturnType<typeof createCardModel>;

export function createCardModel(event: string) {
  const detail = createEventPapersDetail(event);
  const kept = createKeptChoices("event-cards", event, [cardFields, cardTextFields]);
  const choices = createPrintChoices<CardChoices>(kept, cardFields);
  const texts = createPrintChoices<CardTexts>(kept, cardTextFields);
  const $cards = computed([detail.$state, choices.$values], (state, chosen) =>
    state.status === "ready" ? cardsOf(state.detail, chosen, chosen.order) : [],
  );
  const passwords = createCardPasswordsModel(event, $cards);
  return {
    ...detail,
    choices,
    texts,
    $cards,
    passwords,
    /** Whatever the cards follow from, but texts that are typed. */
    $drawn: computed([choices.$values, passwords.$shown], (chosen, shown) => ({ chosen, shown })),
    exit() {
      passwords.exit();
      detail.exit();
    },
  };
}
