// The server parts of the calls in own-exams.ts.
import * as contract from "../../sitting/own-exams.ts";
import { nothing, recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const ownExamEndpoints = endpoints("participant", {
  listOwnExams: endpoint(contract.listOwnExams, {
    summary: "Exams that the participant sits today",
    input: nothing,
    output: contract.ownExams,
  }),
  openSitting: endpoint(contract.openSitting, {
    summary: "Come into an exam with its token",
    input: contract.openSittingInput,
    output: contract.sittingState,
  }),
  startSitting: endpoint(contract.startSitting, {
    summary: "Begin to work",
    input: recordInput,
    output: contract.sittingState,
  }),
});
