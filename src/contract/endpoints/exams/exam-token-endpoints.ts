// The server parts of the calls in exam-tokens.ts.
import * as contract from "../../exams/exam-tokens.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const examTokenEndpoints = endpoints(["0012A"], {
  getTokenBoard: endpoint(contract.getTokenBoard, {
    summary: "Tokens of today's exams and the sessions that are open",
    input: nothing,
    output: contract.tokenBoard,
  }),
  releaseToken: endpoint(contract.releaseToken, {
    summary: "Release the token of all schedules, of one, or of a room",
    input: contract.scopeInput,
    output: contract.tokenBoard,
  }),
  replaceToken: endpoint(contract.replaceToken, {
    summary: "Put another token in the place of a released one",
    input: contract.replaceTokenInput,
    output: contract.tokenBoard,
  }),
  holdToken: endpoint(contract.holdToken, {
    summary: "Take a release back: nobody can begin until the next",
    input: contract.holdTokenInput,
    output: contract.tokenBoard,
  }),
  dropToken: endpoint(contract.dropToken, {
    summary: "Let a schedule or a room be asked for the wider token again",
    input: contract.scopeInput,
    output: contract.tokenBoard,
  }),
  showToken: endpoint(contract.showToken, {
    summary: "Note that a token is shown",
    input: contract.showTokenInput,
    output: contract.tokenBoard,
  }),
  updateTokenRules: endpoint(contract.updateTokenRules, {
    summary: "How long tokens last and whether they change by themselves",
    input: contract.tokenRules,
    output: contract.tokenBoard,
  }),
  listPastTokens: endpoint(contract.listPastTokens, {
    summary: "Tokens that were released",
    input: contract.listPastTokensInput,
    output: contract.pastTokens,
  }),
  openSession: endpoint(contract.openSession, {
    summary: "Open a session of a schedule",
    input: contract.openSessionInput,
    output: contract.tokenBoard,
  }),
});
