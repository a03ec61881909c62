// What each participant has earned of each question, for the forms that teachers hand in (evaluation.md 4), as schemas for the exam server; the
// console takes their types (result-matrix.ts). It obeys the list of results (exam-results.ts): the same people, states and verdicts.
import * as v from "valibot";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { semesterCodes } from "../exams/events.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { resultRow } from "./exam-results.ts";

export const resultMatrixInput = v.object({
  schedule_id: idSchema,
  /** With the groups below it; empty: all. */
  group_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
});

/** "5/2", of 100. */
const exact = v.string();
const { id, participant_id, no_ujian, nama, group_path, state, kkm, verdict } = resultRow.entries;

const matrixRow = v.object({
  id,
  participant_id,
  no_ujian,
  nama,
  /** Empty: none is known. */
  nisn: v.string(),
  group_path,
  state,
  kkm,
  verdict,
  /** The shown result, "82.50". Like `mark` and `total` it is null unless the state is complete. */
  score: v.nullable(v.string()),
  /** A whole number, half up from the exact total. */
  mark: v.nullable(v.number()),
  total: v.nullable(exact),
  /**
   * In the order of `questions`: the points, and what they could be at most. Null where the participant was not asked and where the question
   * counts for nobody. Both are empty unless the state is complete.
   */
  earned: v.array(v.nullable(exact)),
  worth: v.array(v.nullable(exact)),
  /** The points of question types all of whose questions were taken out. Everybody gets them in full; `earned` and `worth` do not contain them. */
  emptied: exact,
  /** Of competences that were asked, by the id of the competence. */
  mastery: v.array(v.object({ id: idSchema, earned: exact, worth: exact })),
});

export const resultMatrix = v.object({
  exam: v.string(),
  starts_at: timestampSchema,
  /** Empty without an event; its year and semester are null then. */
  event: v.string(),
  tahun_ajaran: v.nullable(v.string()),
  semester: v.nullable(v.picklist(semesterCodes)),
  /** The path of the chosen group; empty: all. */
  group: v.string(),
  /** Of the banks of the exam that are for the caller: each once. */
  subjects: v.array(v.string()),
  banks: v.array(v.string()),
  /** Who has made these banks. */
  teachers: v.array(v.string()),
  /** Who signs for the event; empty texts without one. */
  signer: v.object({ nama: v.string(), nip: v.string(), jabatan: v.string(), kota: v.string() }),
  /** Of final results; null: there is none, or it is not the same for all. */
  kkm: v.nullable(v.number()),
  /** Only those are listed who got a bank that the caller writes or marks. */
  is_partial: v.boolean(),
  /** Of the questions below, by their code. */
  competences: v.array(v.object({ id: idSchema, kode: v.string(), uraian: v.string() })),
  /** Those that somebody with a final result was asked, by bank and number. */
  questions: v.array(
    v.object({
      id: idSchema,
      bank: v.string(),
      /** Null: deleted since. */
      number: v.nullable(v.number()),
      type: v.picklist(questionTypeCodes),
      excerpt: v.string(),
      competence_ids: v.array(idSchema),
    }),
  ),
  /** By group and name. */
  rows: v.array(matrixRow),
});
