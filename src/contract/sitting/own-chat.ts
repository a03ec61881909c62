// Messages of a participant in one exam: what staff wrote to them, to their room or to everybody, and their own answers.
import * as v from "valibot";
import { requiredMessage } from "../chat/message-text.ts";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema, queryInteger, timestampSchema } from "../calls/fields.ts";
import { streamedFile } from "../calls/streamed-file.ts";

export const ownMessagesPerCall = 100;

export const ownMessage = v.object({
  /** Increases within the exam; not one by one. */
  seq: v.number(),
  /** As the device of whoever wrote it called it. */
  id: idSchema,
  is_own: v.boolean(),
  name: v.string(),
  /** To many at once. */
  is_broadcast: v.boolean(),
  text: v.string(),
  picture_id: v.nullable(idSchema),
  at: timestampSchema,
  /** This device has said that it was seen. */
  is_read: v.boolean(),
});
export type OwnMessage = v.InferOutput<typeof ownMessage>;

/** Oldest first; whoever gets `more` asks again with the last `seq`. What is handed out counts as delivered. */
export const listOwnMessages = endpoint({
  method: "GET",
  path: "/api/v1/participant/exams/{id}/messages",
  access: "participant",
  summary: "Messages in an exam after one of them",
  input: v.object({ id: idSchema, after: v.optional(queryInteger(0, 2_000_000_000), 0) }),
  output: v.object({ items: v.array(ownMessage), more: v.boolean() }),
});

export const readOwnMessages = endpoint({
  method: "POST",
  path: "/api/v1/participant/exams/{id}/messages/read",
  access: "participant",
  summary: "Tell up to which message one has read",
  input: v.object({
    id: idSchema,
    seq: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000)),
  }),
  output: v.null(),
});

/** `message_id`: made by the device, so that one that is sent again is written once. Bounded as those of staff are. */
export const answerStaff = endpoint({
  method: "POST",
  path: "/api/v1/participant/exams/{id}/messages",
  access: "participant",
  summary: "Write to the staff",
  input: v.object({ id: idSchema, message_id: idSchema, text: requiredMessage }),
  output: ownMessage,
});

export const getOwnMessagePicture = endpoint({
  method: "GET",
  path: "/api/v1/participant/exams/{id}/picture",
  access: "participant",
  summary: "A picture of a message to oneself",
  input: v.object({ id: idSchema, picture_id: idSchema }),
  output: streamedFile,
});
