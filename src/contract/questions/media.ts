// Pictures and sounds of a question bank: uploaded once, named by questions and references, served to whoever knows the
// address (an <img> sends no token; the address cannot be guessed).
import * as v from "valibot";
import { fileCall, httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema } from "../calls/fields.ts";
import { lineOfText } from "../calls/typed-fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import { deleteCall, listCall } from "../calls/record-calls.ts";

const mebibyte = 1024 * 1024;
export const mediaKinds = ["image", "audio"] as const;
export type MediaKind = (typeof mediaKinds)[number];
export const maxImageBytes = 5 * mebibyte;
export const maxAudioBytes = 20 * mebibyte;
export const maxMediaName = 200;

/** Where the exam server serves a file; `richTextElements` allows addresses below it. */
export const mediaPath = "/storage/media/";

/** What `media_id` stands for in an address, in HTML and elsewhere. */
export function mediaAddress(id: string): string {
  return `${mediaPath}${encodeURIComponent(id)}`;
}

/** Each file that the HTML names, once. */
export function mediaIdsIn(html: string): string[] {
  const found = html.matchAll(/\/storage\/media\/([\w-]{1,64})/gu);
  return [...new Set([...found].map(([, id = ""]) => id))];
}

export const mediaFile = v.object({
  id: idSchema,
  /** Null: it is the institution's (library.ts), or its bank is gone and questions elsewhere still use it. */
  bank_id: v.nullable(idSchema),
  name: v.string(),
  kind: v.picklist(mediaKinds),
  /** By its content: image/png, image/jpeg, image/webp, image/gif, audio/mpeg, audio/ogg, audio/wav. */
  mime: v.string(),
  /** In bytes. */
  size: v.number(),
  /** In pixels; 0 for a sound. */
  width: v.number(),
  height: v.number(),
  /** Questions and references that name it, wherever they are. */
  use_count: v.number(),
  created_at: timestampSchema,
});
export type MediaFile = v.InferOutput<typeof mediaFile>;

export const mediaFilters = {
  kind: v.optional(v.picklist(["", ...mediaKinds]), ""),
  used: v.optional(v.picklist(["", "ya", "tidak"]), ""),
};
export const mediaSorts = ["created_at", "name", "size", "use_count"] as const;

export const listMediaQuery = v.object({
  id: idSchema,
  ...listQuery(mediaFilters, mediaSorts).entries,
});

/** `q` finds the name. Newest first when `sort` is missing. */
export const listMedia = listCall<typeof listMediaQuery, typeof mediaFile>(
  "/api/v1/question-banks/{id}/media",
);

export const uploadMediaInput = v.object({
  id: idSchema,
  name: lineOfText("Nama file", maxMediaName),
});

/**
 * Into the bank `id`. The type is told by the content, not by the name; refused with code 12 on `file` when it is none of
 * ours, broken or too large. The same content sent twice into one bank is kept once: the answer is then the first one.
 */
export const uploadMedia = fileCall<typeof uploadMediaInput, typeof mediaFile>(
  "POST",
  "/api/v1/question-banks/{id}/media",
);

/** Refuses those that something uses. Each must be of a bank that is the person's and open. */
export const deleteMedia = deleteCall({ path: "/api/v1/media" });

export const mediaUse = v.object({
  bank_id: idSchema,
  bank_kode: v.string(),
  /** Null: a reference. */
  question_id: v.nullable(idSchema),
  /** The question's number in its bank, or the reference's code. */
  label: v.string(),
  excerpt: v.string(),
});
export type MediaUse = v.InferOutput<typeof mediaUse>;

/** `hidden`: how many more there are in banks that the person does not see. */
export const mediaUses = v.object({ items: v.array(mediaUse), hidden: v.number() });
export type MediaUses = v.InferOutput<typeof mediaUses>;

/** Uses in banks that the person does not see are counted in `hidden` and not named. */
export const listMediaUses = httpCall<typeof recordInput, typeof mediaUses>(
  "GET",
  "/api/v1/media/{id}/uses",
);
