// The server parts of the calls in schedule-coverage.ts.
import * as contract from "../../exams/schedule-coverage.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const scheduleCoverageEndpoints = endpoints(["0011A"], {
  previewCoverage: endpoint(contract.previewCoverage, {
    summary: "Which bank the participants of a schedule would get",
    input: contract.previewCoverageInput,
    output: contract.coverageTable,
  }),
});
