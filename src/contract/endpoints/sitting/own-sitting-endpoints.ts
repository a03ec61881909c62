// The server parts of the calls in own-sitting.ts.
import * as contract from "../../sitting/own-sitting.ts";
import { recordInput } from "../../calls/fields.ts";
import { sittingState } from "../../sitting/own-exams.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const ownSittingEndpoints = endpoints("participant", {
  getOwnSitting: endpoint(contract.getOwnSitting, {
    summary: "The sitting with its questions and the answers so far",
    input: recordInput,
    output: contract.ownSitting,
  }),
  saveAnswers: endpoint(contract.saveAnswers, {
    summary: "Save answers",
    input: contract.saveAnswersInput,
    output: contract.saveAnswersOutput,
    /** Long essays; whoever has more sends them one after the other. */
    maxBodyBytes: 4 * 1024 * 1024,
  }),
  reportScreen: endpoint(contract.reportScreen, {
    summary: "Tell that the page was left or come back to",
    input: contract.reportScreenInput,
    output: contract.reportScreenOutput,
  }),
  beat: endpoint(contract.beat, {
    summary: "Tell that the participant is there",
    input: contract.beatInput,
    output: sittingState,
  }),
  finishSitting: endpoint(contract.finishSitting, {
    summary: "Hand in",
    input: recordInput,
    output: sittingState,
  }),
  getOwnResult: endpoint(contract.getOwnResult, {
    summary: "The result as far as the exam shows it",
    input: recordInput,
    output: contract.ownResult,
  }),
});
