// The server parts of the calls in item-analysis.ts.
import {
  analysedBank,
  analysedBankInput,
  itemResponses,
  itemResponsesInput,
} from "../../analysis/analysis-fields.ts";
import { getAnalysedBank, listItemResponses } from "../../analysis/item-analysis.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const itemAnalysisEndpoints = endpoints(["0018A"], {
  getAnalysedBank: endpoint(getAnalysedBank, {
    summary: "A question bank with the exams and groups in which it was used",
    input: analysedBankInput,
    output: analysedBank,
  }),
  listItemResponses: endpoint(listItemResponses, {
    summary: "What participants earned of each question of a bank, and what they chose",
    input: itemResponsesInput,
    output: itemResponses,
  }),
});
