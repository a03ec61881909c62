// References of a question bank: what several questions share. SP_REFERENCE is a text shown beside them, LT_DIRECT a
// direction that is heard before the first of them.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema, version } from "../calls/fields.ts";
import { requiredLine } from "../calls/typed-fields.ts";
import { bulkIds, bulkResults, listQuery } from "../calls/list-fields.ts";
import { createCall, listCall, updateCall } from "../calls/record-calls.ts";
import { maxHtml } from "./question-content.ts";
import { referenceTypes } from "./question-types.ts";

export type ReferenceType = keyof typeof referenceTypes;
export const referenceTypeCodes = Object.keys(referenceTypes) as ReferenceType[];

export const maxReferenceTitle = 200;
export const maxReferencePlays = 99;
export const maxLinkedQuestions = 500;
export const emptyText = "Isi referensi wajib diisi.";
const noAudio = "Audio wajib diunggah untuk direction listening.";

const referenceFields = {
  judul: requiredLine("Judul", maxReferenceTitle),
  /** Sanitised HTML; required for a text that is shown. */
  isi: v.pipe(v.string(), v.maxLength(maxHtml, "Isi referensi terlalu panjang.")),
  /** A sound of the bank; required for a direction, null for a text. */
  audio_id: v.nullable(idSchema),
  /** How often a direction may be heard; 0: as often as they like. */
  max_play: v.pipe(
    v.number("Batas putar harus berupa angka."),
    v.integer("Batas putar harus bilangan bulat."),
    v.minValue(0, "Batas putar paling kecil 0."),
    v.maxValue(maxReferencePlays, `Batas putar paling besar ${maxReferencePlays}.`),
  ),
};
const referenceType = v.picklist(referenceTypeCodes, "Tipe wajib dipilih.");
const isFilled = ({ type, isi }: { type: ReferenceType; isi: string }) =>
  type !== "SP_REFERENCE" || isi !== "";
const hasAudio = ({ type, audio_id: audio }: { type: ReferenceType; audio_id: string | null }) =>
  type !== "LT_DIRECT" || audio !== null;

const plainInput = v.object({ type: referenceType, ...referenceFields });
type PlainInput = v.InferOutput<typeof plainInput>;
export const referenceInput = v.pipe(
  plainInput,
  v.forward(v.check<PlainInput, string>(isFilled, emptyText), ["isi"]),
  v.forward(v.check<PlainInput, string>(hasAudio, noAudio), ["audio_id"]),
);
export type ReferenceInput = v.InferOutput<typeof referenceInput>;

const plainCreation = v.object({ id: idSchema, ...plainInput.entries });
type PlainCreation = v.InferOutput<typeof plainCreation>;
const plainUpdate = v.object({ id: idSchema, version, ...plainInput.entries });
type PlainUpdate = v.InferOutput<typeof plainUpdate>;

export const reference = v.object({
  id: idSchema,
  bank_id: idSchema,
  type: referenceType,
  /** "R1", made by the server and never given twice in a bank. */
  kode: v.string(),
  judul: v.string(),
  isi: v.string(),
  audio_id: v.nullable(idSchema),
  max_play: v.number(),
  question_count: v.number(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Reference = v.InferOutput<typeof reference>;

export const referenceFilters = { type: v.optional(v.picklist(["", ...referenceTypeCodes]), "") };
/** "position": as they were made, or as they were put by hand since. */
export const referenceSorts = ["position", "judul", "question_count", "updated_at"] as const;

/** Where a reference is called by its own id, in whichever bank it is. */
const references = { path: "/api/v1/references" } as const;

export const listReferencesQuery = v.object({
  id: idSchema,
  ...listQuery(referenceFilters, referenceSorts).entries,
});

/** Of the bank `id`, which must be the person's and open, as for every call here. `q` finds code or title. */
export const listReferences = listCall<typeof listReferencesQuery, typeof reference>(
  "/api/v1/question-banks/{id}/references",
);

export const createReferenceInput = v.pipe(
  plainCreation,
  v.forward(v.check<PlainCreation, string>(isFilled, emptyText), ["isi"]),
  v.forward(v.check<PlainCreation, string>(hasAudio, noAudio), ["audio_id"]),
);

/** In the bank `id`. */
export const createReference = createCall<typeof createReferenceInput, typeof reference>(
  listReferences,
);

export const updateReferenceInput = v.pipe(
  plainUpdate,
  v.forward(v.check<PlainUpdate, string>(isFilled, emptyText), ["isi"]),
  v.forward(v.check<PlainUpdate, string>(hasAudio, noAudio), ["audio_id"]),
);

/** The type stays once questions are linked. */
export const updateReference = updateCall<typeof updateReferenceInput, typeof reference>(
  references,
);

export const moveReferencesInput = v.object({
  id: idSchema,
  ids: bulkIds,
  move: v.picklist(["up", "down", "before", "after"]),
  /** For "before" and "after". */
  target_id: v.optional(idSchema),
});
export const moveReferencesOutput = v.object({
  items: v.array(v.object({ id: idSchema, number: v.number() })),
});

/**
 * Moves the references, together and in their order, before or after `target_id`, or past one neighbour ("up", "down").
 * `items`: where the moved ones stand now, from 1.
 */
export const moveReferences = httpCall<typeof moveReferencesInput, typeof moveReferencesOutput>(
  "POST",
  "/api/v1/question-banks/{id}/references/move",
);

export const deleteReferencesInput = v.object({ ids: bulkIds, detach: v.boolean() });

/** Refuses those that questions are linked to, unless `detach` says that the questions are to lose them. */
export const deleteReferences = httpCall<typeof deleteReferencesInput, typeof bulkResults>(
  "POST",
  "/api/v1/references/delete",
);

export const linkableQuestion = v.object({
  id: idSchema,
  /** Its place in the bank, counted from 1. */
  number: v.number(),
  type: v.number(),
  /** The first words, without markup. */
  excerpt: v.string(),
  reference_id: v.nullable(idSchema),
  reference_kode: v.nullable(v.string()),
});
export type LinkableQuestion = v.InferOutput<typeof linkableQuestion>;

export const linkableQuestions = v.object({ items: v.array(linkableQuestion) });

/** All questions of the reference's bank, in their order. */
export const listLinkableQuestions = httpCall<typeof recordInput, typeof linkableQuestions>(
  "GET",
  "/api/v1/references/{id}/questions",
);

export const linkQuestionsInput = v.object({
  id: idSchema,
  question_ids: v.pipe(v.array(idSchema), v.maxLength(maxLinkedQuestions)),
});

/** The linked ones become exactly these: one that had another reference changes over, one left out has none. */
export const linkQuestions = httpCall<typeof linkQuestionsInput, typeof reference>(
  "POST",
  "/api/v1/references/{id}/questions",
);
