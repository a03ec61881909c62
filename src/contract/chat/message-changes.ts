// What its author changes in a message of staff that was sent: corrections keep their history, a deletion leaves its trace.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema, version } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { chatMessage } from "./chats.ts";
import { messageText } from "./message-text.ts";

const seq = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));

export const correctMessageInput = v.object({ id: idSchema, seq, version, text: messageText });

/**
 * Only its author's: anybody else's is not found. Refused with 49 and the newer message when `version` is not the stored one.
 * Participants get it again, under a new number.
 */
export const correctMessage = httpCall<typeof correctMessageInput, typeof chatMessage>(
  "POST",
  "/api/v1/chats/{id}/messages/correct",
);

export const deleteMessageInput = v.object({ id: idSchema, seq, version });

/** As a correction; what it said is in the audit trail alone. Deleted twice it is deleted once. */
export const deleteMessage = httpCall<typeof deleteMessageInput, typeof chatMessage>(
  "POST",
  "/api/v1/chats/{id}/messages/delete",
);

export const messageVersion = v.object({
  version: v.number(),
  text: v.string(),
  /** Since when it said this. */
  at: timestampSchema,
});
export type MessageVersion = v.InferOutput<typeof messageVersion>;

export const listMessageVersionsInput = v.object({
  id: idSchema,
  seq: queryInteger(1, 2_000_000_000),
});
export const messageVersions = v.object({ items: v.array(messageVersion) });

/** The latest first. For whoever may read the conversation; of a deleted message there are none. */
export const listMessageVersions = httpCall<
  typeof listMessageVersionsInput,
  typeof messageVersions
>("GET", "/api/v1/chats/{id}/versions");
