// The server parts of the calls in broadcasts.ts.
import * as contract from "../../chat/broadcasts.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const broadcastEndpoints = endpoints(["0013A"], {
  countRecipients: endpoint(contract.countRecipients, {
    summary: "How many participants a message would go to",
    input: contract.countRecipientsInput,
    output: contract.countRecipientsOutput,
  }),
  broadcastMessage: endpoint(contract.broadcastMessage, {
    summary: "Write to participants of a schedule",
    input: contract.broadcastMessageInput,
    output: contract.broadcastMessageOutput,
  }),
});
