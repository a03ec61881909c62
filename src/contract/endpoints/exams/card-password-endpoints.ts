// The server parts of the calls in card-passwords.ts.
import * as contract from "../../exams/card-passwords.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const cardPasswordEndpoints = endpoints(["0021A"], {
  getCardPasswords: endpoint(contract.getCardPasswords, {
    summary: "Whether passwords may stand on cards, and whose could; no password",
    input: recordInput,
    output: contract.cardPasswords,
  }),
  printCardPasswords: endpoint(contract.printCardPasswords, {
    summary: "The passwords of these participants, for their cards; written into the audit trail",
    input: contract.printCardPasswordsInput,
    output: contract.printCardPasswordsOutput,
    /** So many ids, however long. */
    maxBodyBytes: 2 * 1024 * 1024,
  }),
});
