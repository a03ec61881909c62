// What every paper of an event is made from.
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import type { EventPaperChoices, PeopleFilters } from "./event-paper-choices.ts";
import type { EventPapersTexts } from "./event-papers-messages.ts";

export type PaperRequest = {
  opened: EventPapers;
  chosen: EventPaperChoices;
  filter: PeopleFilters;
  t: EventPapersTexts;
};
