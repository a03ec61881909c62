// The server parts of the calls in item-analysis.ts, item-texts.ts and item-decisions.ts.
import * as fields from "../../analysis/analysis-fields.ts";
import * as contract from "../../analysis/item-analysis.ts";
import * as decisionFields from "../../analysis/item-decision-fields.ts";
import * as decisions from "../../analysis/item-decisions.ts";
import * as textFields from "../../analysis/item-text-fields.ts";
import * as texts from "../../analysis/item-texts.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { listEndpoint } from "../record-endpoints.ts";

export const itemAnalysisEndpoints = endpoints(["0018A"], {
  listAnalysedBanks: listEndpoint(
    contract.listAnalysedBanks,
    "question banks that participants have got",
    fields.analysedBanksQuery,
    fields.usedBank,
  ),
  getAnalysedBank: endpoint(contract.getAnalysedBank, {
    summary: "A question bank with the exams and groups in which it was used",
    input: fields.analysedBankInput,
    output: fields.analysedBank,
  }),
  listItemResponses: endpoint(contract.listItemResponses, {
    summary: "What participants earned of each question of a bank, and what they chose",
    input: fields.itemResponsesInput,
    output: fields.itemResponses,
  }),
  listAnalysedTexts: endpoint(texts.listAnalysedTexts, {
    summary: "Questions of a bank as its participants were shown them",
    input: textFields.itemTextsInput,
    output: textFields.itemTextsOutput,
  }),
  listItemDecisions: endpoint(decisions.listItemDecisions, {
    summary: "What teachers have decided about the questions of a bank",
    input: decisionFields.itemDecisionsInput,
    output: decisionFields.itemDecisionsOutput,
  }),
  saveItemDecision: endpoint(decisions.saveItemDecision, {
    summary: "Decide about a question after its analysis, or take that back",
    input: decisionFields.saveItemDecisionInput,
    output: decisionFields.itemDecision,
  }),
});
