// The server parts of the calls in minutes.ts.
import * as contract from "../../exams/minutes.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const minutesEndpoints = endpoints(["0021A"], {
  listMinutes: endpoint(contract.listMinutes, {
    summary: "What was written into the minutes of an event's exams",
    input: recordInput,
    output: contract.listMinutesOutput,
  }),
  saveMinutes: endpoint(contract.saveMinutes, {
    summary: "Write into the minutes of one schedule, session and room",
    input: contract.saveMinutesInput,
    output: contract.minutes,
  }),
});
