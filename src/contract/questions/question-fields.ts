// What every question has beside its content: the stem and how it is counted (domain.md 3.3, common fields).
import * as v from "valibot";
import { idSchema } from "../calls/fields.ts";
import { html, questionContent } from "./question-content.ts";

export const difficulties = ["", "mudah", "sedang", "sukar"] as const;
export const policyNames = [
  "mutlak",
  "parsial",
  "parsial_penalti",
  "bertingkat",
  "bobot_opsi",
] as const;
export type PolicyName = (typeof policyNames)[number];
/** 1 answers below, 2 in two columns, 3 below as a table, 4 question left and answers right. */
export const questionLayouts = [1, 2, 3, 4] as const;

export const maxWeight = 1000;
const weight = v.pipe(
  v.number("Bobot harus berupa angka."),
  v.gtValue(0, "Bobot harus lebih dari 0."),
  v.maxValue(maxWeight, `Bobot paling besar ${maxWeight}.`),
  v.check(
    // Not exactly: 1.1 * 100 is a little more than 110.
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 0.000_001,
    "Bobot paling banyak dua angka di belakang koma.",
  ),
);

export const audio = v.object({
  media_id: idSchema,
  /** 0: as often as they like. */
  max_play: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  autoplay: v.boolean(),
});

export const questionFields = {
  stem: html,
  layout: v.picklist(questionLayouts),
  reference_id: v.nullable(idSchema),
  competence_ids: v.pipe(v.array(idSchema), v.maxLength(20)),
  bobot: weight,
  difficulty: v.picklist(difficulties),
  /** Shown after the exam, where the schedule allows it. */
  explanation: html,
  /** Null: the bank's for this type. */
  policy: v.nullable(v.picklist(policyNames)),
  shuffle: v.boolean(),
  audio: v.nullable(audio),
  content: questionContent,
};
export const questionInput = v.object(questionFields);
export type QuestionInput = v.InferOutput<typeof questionInput>;
