// What the analysis of a question bank is computed from, for those who write the bank or mark its subject.
import type { itemAnalysisEndpoints } from "../../../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { analysedBank } from "./analysed-bank-query.ts";
import { analysedBanks } from "./analysed-banks-query.ts";
import { itemDecisions } from "./item-decisions-query.ts";
import { saveItemDecision } from "./item-decisions-writing.ts";
import { itemResponses } from "./item-responses-query.ts";
import { itemTexts } from "./item-texts-query.ts";

export const itemResponsesHandlers: HandlersOf<typeof itemAnalysisEndpoints> = {
  listAnalysedBanks: { read: analysedBanks },
  getAnalysedBank: { read: ({ id }, call) => analysedBank(id, call) },
  listItemResponses: { read: itemResponses },
  listAnalysedTexts: { read: itemTexts },
  listItemDecisions: { read: ({ id }, call) => itemDecisions(id, call) },
  saveItemDecision: { write: saveItemDecision },
};
