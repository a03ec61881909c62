// The server part of the call in sitting-answers.ts.
import * as contract from "../../exams/sitting-answers.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const sittingAnswerEndpoints = endpoints(["0017A"], {
  getSittingAnswers: endpoint(contract.getSittingAnswers, {
    summary: "What a participant has answered, and what it earns once the sitting is over",
    input: contract.getSittingAnswersInput,
    output: contract.sittingAnswers,
  }),
});
