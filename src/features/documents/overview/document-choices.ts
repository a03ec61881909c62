// Of what documents are wanted: an event, and what of it. Named as on the pages that print it.
import { writtenText, type ChosenBy } from "../../../kit/print/choices/choice-fields.ts";

export const documentFields = {
  event: writtenText("e"),
  schedule: writtenText("j"),
  session: writtenText("s"),
  room: writtenText("r"),
};
export type DocumentChoices = ChosenBy<typeof documentFields>;
export type DocumentFilters = Omit<DocumentChoices, "event">;
