// What the analysis of a question bank is computed from, for those who write the bank or mark its subject.
import type { itemAnalysisEndpoints } from "../../../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { analysedBank } from "./analysed-bank-query.ts";
import { itemResponses } from "./item-responses-query.ts";

export const itemResponsesHandlers: HandlersOf<typeof itemAnalysisEndpoints> = {
  getAnalysedBank: { read: ({ id }, call) => analysedBank(id, call) },
  listItemResponses: { read: itemResponses },
};
