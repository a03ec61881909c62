// Messages of a participant in one exam: what staff wrote to them, to their room or to everybody, and their own answers.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, noData, timestampSchema } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { streamedFile } from "../calls/streamed-file.ts";
import { requiredMessage } from "../chat/message-text.ts";
import { serverTimeField } from "./server-time-field.ts";

export const ownMessagesPerCall = 100;

export const ownMessage = v.object({
  /** Increases within the exam; not one by one. A message that is corrected or deleted is listed again, under a new one. */
  seq: v.number(),
  /** The number under which it was listed first: it stays, so a client keeps one message for each, in their order. */
  first_seq: v.number(),
  /** As the device of whoever wrote it called it. */
  id: idSchema,
  is_own: v.boolean(),
  name: v.string(),
  /** To many at once. */
  is_broadcast: v.boolean(),
  /** Of a deleted message a sentence that says so. */
  text: v.string(),
  picture_id: v.nullable(idSchema),
  /** When it was written: an announcement that was made before the participant came has its own time. */
  at: timestampSchema,
  corrected_at: v.nullable(timestampSchema),
  deleted_at: v.nullable(timestampSchema),
  /** This device has said that it was seen. */
  is_read: v.boolean(),
});
export type OwnMessage = v.InferOutput<typeof ownMessage>;

export const listOwnMessagesInput = v.object({
  id: idSchema,
  after: v.optional(queryInteger(0, 2_000_000_000), 0),
});
export const ownMessages = v.object({
  server_time: serverTimeField,
  items: v.array(ownMessage),
  more: v.boolean(),
});

/** Oldest first; whoever gets `more` asks again with the last `seq`. What is handed out counts as delivered. */
export const listOwnMessages = httpCall<typeof listOwnMessagesInput, typeof ownMessages>(
  "GET",
  "/api/v1/participant/exams/{id}/messages",
);

export const readOwnMessagesInput = v.object({
  id: idSchema,
  seq: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000)),
});
export const readOwnMessages = httpCall<typeof readOwnMessagesInput, typeof noData>(
  "POST",
  "/api/v1/participant/exams/{id}/messages/read",
);

export const answerStaffInput = v.object({
  id: idSchema,
  message_id: idSchema,
  text: requiredMessage,
});

/** `message_id`: made by the device, so that one that is sent again is written once. Bounded as those of staff are. */
export const answerStaff = httpCall<typeof answerStaffInput, typeof ownMessage>(
  "POST",
  "/api/v1/participant/exams/{id}/messages",
);

export const getOwnMessagePictureInput = v.object({ id: idSchema, picture_id: idSchema });
export const getOwnMessagePicture = httpCall<typeof getOwnMessagePictureInput, typeof streamedFile>(
  "GET",
  "/api/v1/participant/exams/{id}/picture",
);
