// The server parts of the calls in chats.ts.
import * as contract from "../../chat/chats.ts";
import { noData, nothing, recordInput } from "../../calls/fields.ts";
import { streamedFile } from "../../calls/streamed-file.ts";
import { maxImageBytes } from "../../questions/media.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const chatEndpoints = endpoints("signed-in", {
  listOwnChats: endpoint(contract.listOwnChats, {
    summary: "One's conversations with what is unread",
    input: recordInput,
    output: contract.ownChats,
  }),
  getChat: endpoint(contract.getChat, {
    summary: "One conversation with its latest messages",
    input: recordInput,
    output: contract.openedChat,
  }),
  listMessages: endpoint(contract.listMessages, {
    summary: "Older messages of a conversation",
    input: contract.listMessagesInput,
    output: contract.listMessagesOutput,
  }),
  listLaterMessages: endpoint(contract.listLaterMessages, {
    summary: "Later messages of a conversation",
    input: contract.listLaterMessagesInput,
    output: contract.listMessagesOutput,
  }),
  sendMessage: endpoint(contract.sendMessage, {
    summary: "Write a message",
    input: contract.sendMessageInput,
    output: contract.chatMessage,
  }),
  openChat: endpoint(contract.openChat, {
    summary: "Open a conversation",
    input: contract.openChatInput,
    output: contract.chat,
  }),
  readChat: endpoint(contract.readChat, {
    summary: "Note how far one has read",
    input: contract.readChatInput,
    output: contract.chat,
  }),
  muteChat: endpoint(contract.muteChat, {
    summary: "Let a conversation count as unread no more, or again",
    input: contract.muteChatInput,
    output: contract.chat,
  }),
  noteDelivered: endpoint(contract.noteDelivered, {
    summary: "Note that what was written to oneself has arrived",
    input: nothing,
    output: noData,
  }),
  listPresentStaff: endpoint(contract.listPresentStaff, {
    summary: "Which staff are at a console",
    input: nothing,
    output: contract.presentStaff,
  }),
  findChatPartners: endpoint(contract.findChatPartners, {
    summary: "Staff, events and schedules to write to",
    input: contract.findChatPartnersInput,
    output: contract.chatPartners,
  }),
  uploadChatPicture: endpoint(contract.uploadChatPicture, {
    summary: "Upload a picture for a message",
    input: recordInput,
    output: contract.uploadChatPictureOutput,
    file: { maxBytes: maxImageBytes },
  }),
  getChatPicture: endpoint(contract.getChatPicture, {
    summary: "A picture of a conversation",
    input: contract.getChatPictureInput,
    output: streamedFile,
  }),
  getReceiptCounts: endpoint(contract.getReceiptCounts, {
    summary: "How many participants have fetched and seen messages",
    input: recordInput,
    output: contract.getReceiptCountsOutput,
  }),
  listReceipts: endpoint(contract.listReceipts, {
    summary: "Which participants have fetched and seen a message",
    input: contract.listReceiptsInput,
    output: contract.listReceiptsOutput,
  }),
});
