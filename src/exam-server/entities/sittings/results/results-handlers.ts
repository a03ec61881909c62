// Results of exams for staff who may see them.
import type { examResultEndpoints } from "../../../../contract/endpoints/results/exam-result-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { resultChoices, selectedResults } from "./result-selection-query.ts";
import { resultsPage } from "./results-query.ts";

export const resultsHandlers: HandlersOf<typeof examResultEndpoints> = {
  listResultChoices: { read: (_input, call) => resultChoices(call) },
  getResultSelection: { read: selectedResults },
  listResults: { read: resultsPage },
};
