// The server parts of the calls in own-chat.ts.
import * as contract from "../../sitting/own-chat.ts";
import { noData } from "../../calls/fields.ts";
import { streamedFile } from "../../calls/streamed-file.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const ownChatEndpoints = endpoints("participant", {
  listOwnMessages: endpoint(contract.listOwnMessages, {
    summary: "Messages in an exam after one of them",
    input: contract.listOwnMessagesInput,
    output: contract.ownMessages,
  }),
  readOwnMessages: endpoint(contract.readOwnMessages, {
    summary: "Tell up to which message one has read",
    input: contract.readOwnMessagesInput,
    output: noData,
  }),
  answerStaff: endpoint(contract.answerStaff, {
    summary: "Write to the staff",
    input: contract.answerStaffInput,
    output: contract.ownMessage,
  }),
  getOwnMessagePicture: endpoint(contract.getOwnMessagePicture, {
    summary: "A picture of a message to oneself",
    input: contract.getOwnMessagePictureInput,
    output: streamedFile,
  }),
});
