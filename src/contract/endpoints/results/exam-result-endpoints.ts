// The server parts of the calls in exam-results.ts.
import * as contract from "../../results/exam-results.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const examResultEndpoints = endpoints(["0017A"], {
  listResultChoices: endpoint(contract.listResultChoices, {
    summary: "Exams and events whose results the caller may see",
    input: nothing,
    output: contract.resultChoices,
  }),
  getResultSelection: endpoint(contract.getResultSelection, {
    summary: "What the results of an exam or an event consist of: types of questions and groups",
    input: contract.getResultSelectionInput,
    output: contract.selectedResults,
  }),
  listResults: endpoint(contract.listResults, {
    summary: "A page of results of an exam or an event, with figures over all of them",
    input: contract.listResultsQuery,
    output: contract.resultsPage,
  }),
});
