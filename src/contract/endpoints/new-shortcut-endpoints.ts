// The server parts of the calls in new-shortcuts.ts.
import * as contract from "../new-shortcuts.ts";
import { shortcut } from "../home.ts";
import { endpoint, endpoints } from "./endpoint.ts";

export const newShortcutEndpoints = endpoints("signed-in", {
  createShortcut: endpoint(contract.createShortcut, {
    summary: "Make a shortcut",
    input: contract.shortcutInput,
    output: shortcut,
  }),
});
