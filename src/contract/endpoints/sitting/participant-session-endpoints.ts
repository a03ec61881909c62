// The server parts of the calls in participant-session.ts.
import * as contract from "../../sitting/participant-session.ts";
import { noData, nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const participantSessionEndpoints = endpoints("participant", {
  signInParticipant: endpoint(contract.signInParticipant, {
    access: "public",
    summary: "Sign a participant in",
    input: contract.signInParticipantInput,
    output: contract.signInParticipantOutput,
  }),
  askForReset: endpoint(contract.askForReset, {
    access: "public",
    summary: "Ask staff to end the session on another device",
    input: contract.askForResetInput,
    output: contract.askForResetOutput,
  }),
  getOwnSession: endpoint(contract.getOwnSession, {
    summary: "Who is signed in here",
    input: nothing,
    output: contract.ownIdentity,
  }),
  signOutParticipant: endpoint(contract.signOutParticipant, {
    summary: "Sign a participant out",
    input: nothing,
    output: noData,
  }),
});
