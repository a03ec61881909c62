// The server parts of the calls in result-exports.ts.
import { listResultsQuery } from "../../results/exam-results.ts";
import * as calls from "../../results/result-export-calls.ts";
import * as contract from "../../results/result-exports.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const resultExportEndpoints = endpoints(["0017A"], {
  listResultIds: endpoint(calls.listResultIds, {
    summary: "The rows of results that the filters find",
    input: listResultsQuery,
    output: contract.resultIds,
  }),
  exportResults: endpoint(calls.exportResults, {
    summary: "Rows of results with counts by type, or with what each question has earned",
    input: contract.exportResultsInput,
    output: contract.exportedResults,
  }),
});
