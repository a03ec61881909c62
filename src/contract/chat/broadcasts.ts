// What staff say to participants from where they see them: to one, to those that are named, to a room or to a whole schedule.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { bulkBatchSize } from "../calls/list-fields.ts";
import { chatMessage } from "./chats.ts";
import { requiredMessage } from "./message-text.ts";

const target = {
  schedule_id: idSchema,
  /** Empty: wherever they sit. */
  room_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
};

export const countRecipientsInput = v.object(target);
export const countRecipientsOutput = v.object({ count: v.number() });

/** Who has not finished: at work, or of the session that is open and not there yet. */
export const countRecipients = httpCall<typeof countRecipientsInput, typeof countRecipientsOutput>(
  "GET",
  "/api/v1/chats/recipients",
);

export const broadcastMessageInput = v.object({
  ...target,
  message_id: idSchema,
  /** Empty: all of them. */
  participant_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(bulkBatchSize)), []),
  text: requiredMessage,
});
export const broadcastMessageOutput = v.object({ chat_id: idSchema, message: chatMessage });

/**
 * Named participants get it whether they have finished or not; one alone gets it in the conversation with them. Sent again
 * with the same `message_id` it is written once. Refused with 49 when it would reach nobody.
 */
export const broadcastMessage = httpCall<
  typeof broadcastMessageInput,
  typeof broadcastMessageOutput
>("POST", "/api/v1/chats/broadcast");
