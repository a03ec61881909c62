// The server parts of the calls in schedule-readiness.ts.
import * as contract from "../../exams/schedule-readiness.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const scheduleReadinessEndpoints = endpoints(["0011A"], {
  getScheduleReadiness: endpoint(contract.getScheduleReadiness, {
    summary: "What a schedule still lacks before it is activated",
    input: recordInput,
    output: contract.scheduleReadiness,
  }),
});
