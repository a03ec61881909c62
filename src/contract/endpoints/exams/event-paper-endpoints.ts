// The server parts of the calls in event-papers.ts.
import * as contract from "../../exams/event-papers.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const eventPaperEndpoints = endpoints(["0021A"], {
  getEventPapers: endpoint(contract.getEventPapers, {
    summary: "Schedules, rooms and people of an event, for what is printed",
    input: recordInput,
    output: contract.eventPapers,
  }),
});
