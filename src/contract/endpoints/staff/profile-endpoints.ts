// The server parts of the calls in profile.ts.
import * as contract from "../../staff/profile.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const profileEndpoints = endpoints("signed-in", {
  getOwnProfile: endpoint(contract.getOwnProfile, {
    summary: "The signed-in person's own account",
    input: nothing,
    output: contract.ownProfile,
  }),
  updateOwnProfile: endpoint(contract.updateOwnProfile, {
    summary: "Change one's own name, e-mail and picture",
    input: contract.updateOwnProfileInput,
    output: contract.ownProfile,
  }),
  changeOwnPassword: endpoint(contract.changeOwnPassword, {
    summary: "Change one's own password",
    input: contract.passwordChange,
    output: contract.changeOwnPasswordOutput,
  }),
  listOwnSessions: endpoint(contract.listOwnSessions, {
    summary: "Where the signed-in person is signed in",
    input: nothing,
    output: contract.ownSessions,
  }),
  endOwnSessions: endpoint(contract.endOwnSessions, {
    summary: "Sign oneself out elsewhere",
    input: contract.endOwnSessionsInput,
    output: contract.endOwnSessionsOutput,
  }),
  listOwnActivity: endpoint(contract.listOwnActivity, {
    summary: "What the signed-in person has done, newest first",
    input: contract.listOwnActivityInput,
    output: contract.listOwnActivityOutput,
  }),
});
