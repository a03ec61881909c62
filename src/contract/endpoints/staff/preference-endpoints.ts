// The server parts of the calls in preference-calls.ts.
import * as contract from "../../staff/preference-calls.ts";
import { preferences } from "../../preferences.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const preferenceEndpoints = endpoints("signed-in", {
  updateOwnPreferences: endpoint(contract.updateOwnPreferences, {
    summary: "Keep one's own preferences",
    input: preferences,
    output: preferences,
  }),
});
