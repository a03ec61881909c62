// Comments that the markers of a question share. A mark refers to them by id, so that one that is mended reads anew wherever it was given.
// Correctors of the subject change them; a Head Master reads them.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema, version, type noData } from "../calls/fields.ts";
import { exactShare } from "./given-marks.ts";
import { maxComment } from "./marks.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

const code = v.pipe(
  v.string(),
  v.transform((typed) => typed.trim().toLowerCase()),
  v.regex(/^[a-z]{2}$/u, "Kode terdiri dari dua huruf, a sampai z."),
);
const text = v.pipe(
  v.string(),
  v.transform((typed) => typed.normalize("NFC").trim()),
  v.minLength(1, "Komentar wajib diisi."),
  v.maxLength(maxComment, `Komentar paling panjang ${maxComment} karakter.`),
);

export const commentInput = v.object({
  /** Unique within the question. */
  code,
  text,
  /** The share of the question that it fills in, "3/4"; null: none. */
  points: v.nullable(exactShare),
});
export type CommentInput = v.InferOutput<typeof commentInput>;

const wording = {
  version: v.number(),
  code: v.string(),
  text: v.string(),
  points: v.nullable(v.string()),
  /** Of the staff who wrote it so. */
  by: v.string(),
  at: timestampSchema,
};
export const markingComment = v.object({
  id: idSchema,
  ...wording,
  /** Answers, also of other exams, to which it is given now. */
  uses: v.number(),
  /** How it was before, the latest first. */
  earlier: v.array(v.object(wording)),
});
export type MarkingComment = v.InferOutput<typeof markingComment>;

const path = `${unitPath}/comments` as const;

export const listCommentsInput = v.object(ofUnit);
/** By code. */
export const markingComments = v.object({ items: v.array(markingComment) });
export const listMarkingComments = httpCall<typeof listCommentsInput, typeof markingComments>(
  "GET",
  path,
);

export const createCommentInput = v.object({ ...ofUnit, ...commentInput.entries });
export const createMarkingComment = httpCall<typeof createCommentInput, typeof markingComment>(
  "POST",
  path,
);

export const updateCommentInput = v.object({
  ...ofUnit,
  comment_id: idSchema,
  version,
  ...commentInput.entries,
});
/** Refused with 49 and the newer comment when `version` is not the stored one. */
export const updateMarkingComment = httpCall<typeof updateCommentInput, typeof markingComment>(
  "PATCH",
  `${path}/{comment_id}`,
);

export const deleteCommentInput = v.object({ ...ofUnit, comment_id: idSchema });
/** It can no longer be given. Where it was given it stays. */
export const deleteMarkingComment = httpCall<typeof deleteCommentInput, typeof noData>(
  "DELETE",
  `${path}/{comment_id}`,
);
