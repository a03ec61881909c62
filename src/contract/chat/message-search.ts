// Search in what conversations say, over all that the person may read.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { chatKinds } from "./chats.ts";

/** A single letter finds nearly everything. */
export const minSearched = 2;
export const foundMessagesPerPage = 30;

export const searchMessagesInput = v.object({
  q: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(minSearched, `Tulis paling sedikit ${minSearched} huruf.`),
    v.maxLength(100),
  ),
  page: v.optional(queryInteger(1, 10_000), 1),
});

export const foundMessage = v.object({
  chat_id: idSchema,
  kind: v.picklist(chatKinds),
  title: v.string(),
  detail: v.string(),
  seq: v.number(),
  author_id: idSchema,
  name: v.string(),
  /** Of a participant; empty: of the staff. */
  no_ujian: v.string(),
  at: timestampSchema,
  /** On one line: the words around what was found, and what was found as it is written there. */
  before: v.string(),
  found: v.string(),
  after: v.string(),
});
export type FoundMessage = v.InferOutput<typeof foundMessage>;

export const searchMessagesOutput = v.object({ items: v.array(foundMessage), more: v.boolean() });

/** The latest first. Deleted messages and earlier versions of corrected ones are not searched. */
export const searchMessages = httpCall<typeof searchMessagesInput, typeof searchMessagesOutput>(
  "GET",
  "/api/v1/chats/found",
);
