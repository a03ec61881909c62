// What a test is made of (kisi-kisi): a bank's questions by what they ask, without what they say. Whoever prints an
// event's papers prints it; the bank decides who may.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput } from "../calls/fields.ts";
import { cognitiveLevels, competenceKinds } from "../competences.ts";
import { planEntry } from "../questions/banks.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { difficulties } from "../questions/question-fields.ts";

export const blueprintCompetence = v.object({
  id: idSchema,
  kode: v.string(),
  uraian: v.string(),
  fase: v.string(),
  jenis: v.picklist(competenceKinds),
  level_kognitif: v.picklist(["", ...cognitiveLevels]),
});
export type BlueprintCompetence = v.InferOutput<typeof blueprintCompetence>;

export const blueprintQuestion = v.object({
  id: idSchema,
  /** Its place in the bank's order, from 1. */
  number: v.number(),
  type: v.picklist(questionTypeCodes),
  /** The first words of the stem, at most 120 characters. */
  excerpt: v.string(),
  competence_ids: v.array(idSchema),
  difficulty: v.picklist(difficulties),
  bobot: v.number(),
});
export type BlueprintQuestion = v.InferOutput<typeof blueprintQuestion>;

export const bankBlueprint = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  subject_nama: v.nullable(v.string()),
  grade: v.string(),
  author_name: v.nullable(v.string()),
  plan: v.array(planEntry),
  /** Those that the questions name, in the order of their tree. */
  competences: v.array(blueprintCompetence),
  /** In the bank's order. */
  questions: v.array(blueprintQuestion),
});

/** 409 while the bank is locked. */
export const getBankBlueprint = httpCall<typeof recordInput, typeof bankBlueprint>(
  "GET",
  "/api/v1/question-banks/{id}/blueprint",
);
export type BankBlueprint = v.InferOutput<typeof bankBlueprint>;
