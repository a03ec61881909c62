// Publishing results of exams, and what participants will see of them.
import type { resultPublicationEndpoints } from "../../../../contract/endpoints/results/result-publication-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { eventPublication, eventReach } from "./event-publication-query.ts";
import { publishEventResults, undoEventPublication } from "./event-publication-writing.ts";
import { publicationPreview } from "./publication-preview-query.ts";
import { resultPublication } from "./result-publications-query.ts";
import { publishResults, undoPublication } from "./result-publications-writing.ts";

export const resultPublicationsHandlers: HandlersOf<typeof resultPublicationEndpoints> = {
  getResultPublication: {
    read: ({ schedule_id: schedule }, call) => resultPublication(schedule, call),
  },
  publishResults: { write: publishResults },
  undoPublication: { write: undoPublication },
  previewPublication: { read: publicationPreview },
  getEventReach: { read: ({ event_id: event }, call) => eventReach(event, call) },
  getEventPublication: { read: ({ event_id: event }, call) => eventPublication(event, call) },
  publishEventResults: { write: publishEventResults },
  undoEventPublication: { write: undoEventPublication },
};
