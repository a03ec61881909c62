// The server parts of the calls in credentials.ts.
import * as contract from "../credentials.ts";
import { nothing } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";

export const sessionEndpoints = endpoints("signed-in", {
  generateToken: endpoint(contract.generateToken, {
    access: "public",
    summary: "Sign in with e-mail and password",
    input: contract.credentials,
    output: contract.generateTokenOutput,
  }),
  validateToken: endpoint(contract.validateToken, {
    summary: "The profile behind the token, with its menus",
    input: nothing,
    output: contract.userProfile,
  }),
  revokeToken: endpoint(contract.revokeToken, {
    summary: "Sign out",
    input: nothing,
    output: contract.revokeTokenOutput,
  }),
});
