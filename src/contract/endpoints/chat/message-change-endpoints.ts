// The server parts of the calls in message-changes.ts.
import * as contract from "../../chat/message-changes.ts";
import { chatMessage } from "../../chat/chats.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const messageChangeEndpoints = endpoints("signed-in", {
  correctMessage: endpoint(contract.correctMessage, {
    summary: "Correct one's own message",
    input: contract.correctMessageInput,
    output: chatMessage,
  }),
  deleteMessage: endpoint(contract.deleteMessage, {
    summary: "Delete one's own message",
    input: contract.deleteMessageInput,
    output: chatMessage,
  }),
  listMessageVersions: endpoint(contract.listMessageVersions, {
    summary: "What a message said before it was corrected",
    input: contract.listMessageVersionsInput,
    output: contract.messageVersions,
  }),
});
