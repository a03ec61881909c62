// What is written into the remedial and the enrichment program of an exam, as schemas for the exam server; the console takes their types
// (follow-up-programs.ts). Who is in a program follows from the results (domain/results/follow-up-plan.ts) and is not stored.
import * as v from "valibot";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { lineOfText } from "../calls/typed-fields.ts";
import { scheduleDay } from "../exams/schedule-fields.ts";
import { setting } from "../settings.ts";
import { followUpKinds, maxFollowUpForm, maxFollowUpNote } from "./follow-up-programs.ts";

/** "82.50", of 100, as results are shown. */
const score = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,2}\.\d{2}|100\.00)$/u, "Nilai harus berupa angka."),
);

const written = {
  /** Empty: as it is proposed. */
  bentuk: lineOfText("Bentuk", maxFollowUpForm),
  /** Null: no day is set. */
  tanggal: v.nullable(scheduleDay),
  /** What was reached afterwards. */
  nilai: v.nullable(score),
  /** The exam from which `nilai` was taken; empty: it was typed. */
  sumber: lineOfText("Nama ujian", 200),
  keterangan: lineOfText("Keterangan", maxFollowUpNote),
};

export const followUpEntry = v.object({
  participant_id: idSchema,
  bentuk: v.string(),
  tanggal: v.nullable(v.string()),
  nilai: v.nullable(v.string()),
  sumber: v.string(),
  keterangan: v.string(),
  version: v.number(),
  updated_at: timestampSchema,
  /** Empty: somebody whose account is gone. */
  updated_by: v.string(),
});

export const followUpInput = v.object({
  schedule_id: idSchema,
  kind: v.picklist(followUpKinds),
});

export const followUpProgram = v.object({
  /** Of participants who are for the caller to see, as far as something was written. */
  entries: v.array(followUpEntry),
  /** Of the package RESULTS. */
  settings: v.array(setting),
  may_change_settings: v.boolean(),
});

/** So many are saved by one call. */
export const maxFollowUpEntries = 200;

export const saveFollowUpsInput = v.object({
  ...followUpInput.entries,
  entries: v.pipe(
    v.array(
      v.object({
        participant_id: idSchema,
        /** 0: nothing is written there yet. */
        version: v.pipe(v.number(), v.integer(), v.minValue(0)),
        ...written,
      }),
    ),
    v.minLength(1),
    v.maxLength(maxFollowUpEntries),
  ),
});

export const savedFollowUps = v.object({
  results: v.array(
    v.object({
      participant_id: idSchema,
      /**
       * - stored: it is so now. - newer: somebody else has written something else since, which `entry` is; nothing was changed. - gone: nobody of
       * that id is in the results that the caller sees.
       */
      outcome: v.picklist(["stored", "newer", "gone"]),
      /** As it is stored now; null: nothing is. */
      entry: v.nullable(followUpEntry),
    }),
  ),
});

export const laterExams = v.object({
  /** The nearest first. */
  items: v.array(
    v.object({
      id: idSchema,
      alias: v.string(),
      starts_at: timestampSchema,
      /** So many of the participants have finished it. */
      participants: v.number(),
    }),
  ),
});

export const laterExamsInput = v.object({ schedule_id: idSchema });

export const laterScoresInput = v.object({ schedule_id: idSchema, later_id: idSchema });

export const laterScores = v.object({
  /** Final results that the caller sees. */
  items: v.array(v.object({ participant_id: idSchema, score: v.string() })),
});
