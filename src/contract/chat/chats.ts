// Conversations (domain.md 1.34): between two of the staff, of an event, of a schedule, with one participant in one schedule,
// and what is said to many participants at once. Messages are numbered within their conversation by the server.
import * as v from "valibot";
import { fileCall, httpCall } from "../calls/call.ts";
import { idSchema, noData, nothing, recordInput, timestampSchema } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { maxPerPage, pageOf } from "../calls/list-fields.ts";
import { streamedFile } from "../calls/streamed-file.ts";
import { topic } from "../live-protocol.ts";
import { roles } from "../roles.ts";
import { messageText } from "./message-text.ts";

export const chatKinds = ["dm", "event", "schedule", "sitting", "broadcast"] as const;
export type ChatKind = (typeof chatKinds)[number];

/** How many messages come at once, and how many conversations are listed: the latest. */
export const messagesPerPage = 50;
export const listedChats = 100;

const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));

export const chatMessage = v.object({
  /** As the device of whoever wrote it called it. */
  id: idSchema,
  seq: v.number(),
  author_id: idSchema,
  name: v.string(),
  is_participant: v.boolean(),
  text: v.string(),
  picture_id: v.nullable(idSchema),
  at: timestampSchema,
  /** How many participants it is for, whose device has fetched it, and who have seen it; 0: it is among staff. */
  sent: v.number(),
  delivered: v.number(),
  read: v.number(),
  /** Another one after each correction and after the deletion. */
  version: v.number(),
  corrected_at: v.nullable(timestampSchema),
  /** Then it has neither text nor picture. */
  deleted_at: v.nullable(timestampSchema),
  /** The name of who deleted it; empty: nobody did. */
  deleted_by: v.string(),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

const lastMessage = v.object({
  author_id: idSchema,
  name: v.string(),
  /** Its beginning, on one line; empty: a picture alone. */
  text: v.string(),
  at: timestampSchema,
  version: v.number(),
  is_deleted: v.boolean(),
});

const shownChat = {
  id: idSchema,
  kind: v.picklist(chatKinds),
  /** Whom or what it is about, for whoever asks: of two people the other. */
  title: v.string(),
  /** What else tells it apart: number and schedule of a participant, the room of a broadcast. */
  detail: v.string(),
  /** Of a broadcast: to participants who were chosen one by one. */
  is_selection: v.boolean(),
  /** Of two people the other. */
  user_id: v.nullable(idSchema),
  last_seq: v.number(),
  last: v.nullable(lastMessage),
};

export const chat = v.object({
  ...shownChat,
  /** What comes after it, the person has not read. */
  read_seq: v.number(),
  /** Counts nowhere. */
  muted: v.boolean(),
});
export type Chat = v.InferOutput<typeof chat>;

export const ownChats = v.object({ items: v.array(chat) });

/** Those with messages or once opened, the latest first. `id`: the person's own; anybody else's is not found. */
export const listOwnChats = httpCall<typeof recordInput, typeof ownChats>(
  "GET",
  "/api/v1/chats/of/{id}",
);

export const ownChatsTopic = topic({
  name: "own-chats",
  snapshot: listOwnChats,
  patch: v.variant("t", [
    v.object({ t: v.literal("last"), chat: v.object(shownChat) }),
    v.object({
      t: v.literal("mark"),
      id: idSchema,
      read_seq: v.number(),
      muted: v.boolean(),
    }),
  ]),
});

/** How far one of the staff has come in a conversation. */
export const chatMark = v.object({
  user_id: idSchema,
  name: v.string(),
  delivered_seq: v.number(),
  read_seq: v.number(),
});
export type ChatMark = v.InferOutput<typeof chatMark>;

export const openedChat = v.object({
  ...chat.entries,
  /** The latest, oldest first. */
  messages: v.array(chatMessage),
  /** There are older ones. */
  more: v.boolean(),
  /** How many corrections and deletions there were: messages that were read at another number may be out of date. */
  changes: v.number(),
  marks: v.array(chatMark),
  /** In words, why the person may not write in it; null: the person may. */
  read_only: v.nullable(v.string()),
});
export type OpenedChat = v.InferOutput<typeof openedChat>;

export const getChat = httpCall<typeof recordInput, typeof openedChat>("GET", "/api/v1/chats/{id}");

export const chatTopic = topic({
  name: "chat",
  snapshot: getChat,
  patch: v.variant("t", [
    v.object({ t: v.literal("message"), message: chatMessage }),
    /** One that was written earlier was corrected or deleted. */
    v.object({ t: v.literal("changed"), message: chatMessage, changes: v.number() }),
    v.object({ t: v.literal("mark"), mark: chatMark }),
    /** Participants have fetched or seen something: `getReceiptCounts` says how many. */
    v.object({ t: v.literal("receipts") }),
  ]),
});

export const listMessagesInput = v.object({ id: idSchema, before: queryInteger(1, 2_000_000_000) });
export const listMessagesOutput = v.object({ messages: v.array(chatMessage), more: v.boolean() });

/** Those before `before`, oldest first. */
export const listMessages = httpCall<typeof listMessagesInput, typeof listMessagesOutput>(
  "GET",
  "/api/v1/chats/{id}/messages",
);

export const listLaterMessagesInput = v.object({
  id: idSchema,
  after: queryInteger(1, 2_000_000_000),
});

/** Those after `after`, oldest first; `more`: there are later ones. */
export const listLaterMessages = httpCall<typeof listLaterMessagesInput, typeof listMessagesOutput>(
  "GET",
  "/api/v1/chats/{id}/messages/later",
);

export const sendMessageInput = v.object({
  id: idSchema,
  message_id: idSchema,
  text: messageText,
  picture_id: v.optional(v.nullable(idSchema), null),
});

/**
 * `message_id`: made by the console, so that one that is sent again is written once and answered as it was written. More than
 * `messagesPerMinute` are refused with 29 and how long to wait. In a broadcast it goes to its participants as they are now.
 * Refused with 43 in one that the person may read alone (`read_only`).
 */
export const sendMessage = httpCall<typeof sendMessageInput, typeof chatMessage>(
  "POST",
  "/api/v1/chats/{id}/messages",
);

export const openChatInput = v.object({
  kind: v.picklist(["dm", "event", "schedule", "sitting"]),
  about: idSchema,
  /** Of a sitting. */
  participant_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
});

/** The same opened twice is one. `about`: the other's, the event's or the schedule's id. */
export const openChat = httpCall<typeof openChatInput, typeof chat>("POST", "/api/v1/chats");

export const readChatInput = v.object({ id: idSchema, read_seq: seq });
export const readChat = httpCall<typeof readChatInput, typeof chat>(
  "POST",
  "/api/v1/chats/{id}/read",
);

export const muteChatInput = v.object({ id: idSchema, muted: v.boolean() });
export const muteChat = httpCall<typeof muteChatInput, typeof chat>(
  "POST",
  "/api/v1/chats/{id}/mute",
);

/** Of conversations between two: their writers see it. */
export const noteDelivered = httpCall<typeof nothing, typeof noData>(
  "POST",
  "/api/v1/chats/delivered",
);

const partner = v.object({ id: idSchema, nama: v.string() });

export const presentStaff = v.object({ user_ids: v.array(idSchema) });

/** Whose console is connected now. */
export const listPresentStaff = httpCall<typeof nothing, typeof presentStaff>(
  "GET",
  "/api/v1/chats/present",
);

export const presentStaffTopic = topic({
  name: "present-staff",
  snapshot: listPresentStaff,
  patch: presentStaff,
});

export const findChatPartnersInput = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ""),
});
export const chatPartners = v.object({
  people: v.array(v.object({ ...partner.entries, role: v.picklist(roles) })),
  events: v.array(partner),
  schedules: v.array(partner),
});

/** Whom and about what one may open a conversation, by name; at most twenty of each. */
export const findChatPartners = httpCall<typeof findChatPartnersInput, typeof chatPartners>(
  "GET",
  "/api/v1/chats/partners",
);
export type ChatPartners = v.InferOutput<typeof chatPartners>;

export const uploadChatPictureOutput = v.object({ picture_id: idSchema });

/** The type is told by the content: PNG, JPG or WebP, else code 12 on `file`. It is seen once a message names it. */
export const uploadChatPicture = fileCall<typeof recordInput, typeof uploadChatPictureOutput>(
  "POST",
  "/api/v1/chats/{id}/pictures",
);

export const getChatPictureInput = v.object({ id: idSchema, picture_id: idSchema });

/** No address of its own: only who may see the conversation is answered. */
export const getChatPicture = httpCall<typeof getChatPictureInput, typeof streamedFile>(
  "GET",
  "/api/v1/chats/{id}/picture",
);

export const receiptCounts = v.object({
  seq: v.number(),
  sent: v.number(),
  delivered: v.number(),
  read: v.number(),
});

export const getReceiptCountsOutput = v.object({ items: v.array(receiptCounts) });

/** Of the latest page of messages to participants. */
export const getReceiptCounts = httpCall<typeof recordInput, typeof getReceiptCountsOutput>(
  "GET",
  "/api/v1/chats/{id}/receipt-counts",
);

export const receipt = v.object({
  participant_id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  delivered_at: v.nullable(timestampSchema),
  read_at: v.nullable(timestampSchema),
});
export type Receipt = v.InferOutput<typeof receipt>;

export const listReceiptsInput = v.object({
  id: idSchema,
  seq: queryInteger(1, 2_000_000_000),
  page: v.optional(queryInteger(1, 1_000_000), 1),
  per_page: v.optional(queryInteger(1, maxPerPage), 50),
});
export const listReceiptsOutput = pageOf(receipt);

/** Of those whom the person may help; first whom it has reached least. */
export const listReceipts = httpCall<typeof listReceiptsInput, typeof listReceiptsOutput>(
  "GET",
  "/api/v1/chats/{id}/receipts",
);
