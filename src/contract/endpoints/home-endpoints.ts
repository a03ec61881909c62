// The server parts of the calls in home.ts.
import * as contract from "../home.ts";
import { nothing, recordInput } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";

export const homeEndpoints = endpoints("signed-in", {
  listShortcuts: endpoint(contract.listShortcuts, {
    summary: "The signed-in person's shortcuts",
    input: nothing,
    output: contract.listShortcutsOutput,
  }),
  deleteShortcut: endpoint(contract.deleteShortcut, {
    summary: "Remove a shortcut",
    input: recordInput,
    output: contract.deleteShortcutOutput,
  }),
  getOverview: endpoint(contract.getOverview, {
    summary: "What needs a hand, what the person worked on last, and how far the school has come",
    input: nothing,
    output: contract.overview,
  }),
});
