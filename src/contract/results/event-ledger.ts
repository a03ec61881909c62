// Calls for the ledger of an event (domain.md 1.26 and 5.7, evaluation.md 4.4): participants × exams with totals, means and ranks. Subjects
// have no weights. How the figures of an exam are computed: domain/results/.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema, type nothing } from "../calls/fields.ts";
import { listQuery, pageOf } from "../calls/list-fields.ts";
import { letterheads, semesterCodes } from "../exams/events.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import type { ResultState } from "./exam-results.ts";

const ledgerPath = "/api/v1/ledger";

/** The latest first. */
export const maxLedgerEvents = 500;
export const ledgerEvents = v.object({
  events: v.array(v.object({ id: idSchema, nama: v.string(), exams: v.number() })),
});

/** Events with exams that have begun and of which the caller may see results. */
export const listLedgerEvents = httpCall<typeof nothing, typeof ledgerEvents>(
  "GET",
  `${ledgerPath}/events`,
);

export const ledgerSelectionInput = v.object({ event_id: idSchema });
export const ledgerSelection = v.object({
  event: v.object({
    id: idSchema,
    nama: v.string(),
    tahun_ajaran: v.string(),
    semester: v.picklist(semesterCodes),
    kop: v.picklist(letterheads),
    signer_nama: v.string(),
    signer_nip: v.string(),
    signer_jabatan: v.string(),
    signer_kota: v.string(),
    signer_tanggal: v.nullable(v.string()),
  }),
  /** Of those who are listed, and the groups above. */
  groups: v.array(v.object({ id: idSchema, nama: v.string() })),
});
export type LedgerSelection = v.InferOutput<typeof ledgerSelection>;

/** Refused with 44 when nothing of the event is for the caller. */
export const getLedgerSelection = httpCall<typeof ledgerSelectionInput, typeof ledgerSelection>(
  "GET",
  `${ledgerPath}/selection`,
);

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
/** With the groups below it; ranks and figures are of the group. Empty: all who are listed. */
const scope = { event_id: idSchema, group_id: optionalId };

/**
 * - complete: all that they were asked is final; only these have a rank.
 * - missed: some final result is below its KKM.
 * - waiting: some result waits for people, cannot be scored, or is computed in a moment.
 * - open: somebody is at work, or an exam has not been sat yet.
 * - absent: some exam was missed.
 */
export const ledgerStates = ["complete", "missed", "waiting", "open", "absent"] as const;
export type LedgerState = (typeof ledgerStates)[number];

export const ledgerFilters = {
  group_id: optionalId,
  state: v.optional(v.picklist(["", ...ledgerStates]), ""),
};
export const ledgerSorts = [
  "nama",
  "no_ujian",
  "group",
  "total",
  "mean",
  "rank",
  "missed",
] as const;
export type LedgerSort = (typeof ledgerSorts)[number];

export const ledgerQuery = v.object({
  ...listQuery(ledgerFilters, ledgerSorts).entries,
  event_id: idSchema,
});

/** Of 100, "75.00". */
const figure = v.nullable(v.string());

/** As a list of their own, because the file that has them is the list of results, which no ledger needs. */
const cellStates = [
  "complete",
  "waiting",
  "unscored",
  "computing",
  "unfinished",
  "expected",
  "absent",
] as const satisfies readonly ResultState[];

export const ledgerCell = v.object({
  schedule_id: idSchema,
  /** Null: has not come in. */
  sitting_id: v.nullable(idSchema),
  state: v.picklist(cellStates),
  /** What is sure and what is possible; equal when the result is final. Null where there is none. */
  score: figure,
  score_most: figure,
  kkm: v.nullable(v.number()),
  /** A final result below its KKM, by the shown figure. */
  is_missed: v.boolean(),
});
export type LedgerCell = v.InferOutput<typeof ledgerCell>;

export const ledgerRow = v.object({
  /** Of the participant. */
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  nisn: v.string(),
  group_path: v.string(),
  /** Of the exams that they are listed in; an exam without one did not ask them. */
  cells: v.array(ledgerCell),
  /** How many results are final. */
  final: v.number(),
  missed: v.number(),
  /** The sum of the shown figures of final results, and that divided by their number; null without any. */
  total: figure,
  mean: figure,
  /** Among those of the scope who are complete: 1 2 2 4, by the shown mean. Null: not complete, or the ledger is partial. */
  rank: v.nullable(v.number()),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

/** A column: an exam that asked somebody of the scope, in the order of their starts. Figures are of final results of the scope. */
export const ledgerExam = v.object({
  id: idSchema,
  alias: v.string(),
  starts_at: timestampSchema,
  /** Of its banks; empty when they are of several subjects. */
  subject: v.string(),
  /** Null: none, or not the same for all. */
  kkm: v.nullable(v.number()),
  /** False: only those are listed who got a bank that the caller writes or marks. */
  is_whole: v.boolean(),
  n: v.number(),
  missed: v.number(),
  mean: figure,
  highest: figure,
  lowest: figure,
});
export type LedgerExam = v.InferOutput<typeof ledgerExam>;

const count = v.number();
const ledgerScope = {
  exams: v.array(ledgerExam),
  /** Of the scope, whatever search and filters find. */
  counts: v.object({
    all: count,
    complete: count,
    missed: count,
    waiting: count,
    open: count,
    absent: count,
  } satisfies Record<LedgerState | "all", unknown>),
  /** Exams of the event that the caller sees nothing of. */
  hidden: count,
  /** The caller sees not all exams, or not all of some exam: totals and means are of what is seen, and nobody has a rank. */
  is_partial: v.boolean(),
};
export const ledgerPage = v.object({ ...pageOf(ledgerRow).entries, ...ledgerScope });
export type LedgerPage = v.InferOutput<typeof ledgerPage>;

/** `q` finds part of the name, or how the number or the NISN begins. */
export const listLedger = httpCall<typeof ledgerQuery, typeof ledgerPage>("GET", ledgerPath);

export const ledgerSheetInput = v.object({
  ...listQuery(ledgerFilters, ledgerSorts).entries,
  ...scope,
});
export const ledgerSheet = v.object({ items: v.array(ledgerRow), ...ledgerScope });
export type LedgerSheet = v.InferOutput<typeof ledgerSheet>;

/** All rows that the same query finds, of one moment; `page` and `per_page` are ignored. For files and paper. */
export const getLedgerSheet = httpCall<typeof ledgerSheetInput, typeof ledgerSheet>(
  "GET",
  `${ledgerPath}/sheet`,
);

/** How many participants one call asks about. */
export const maxLedgerPeople = 100;
export const ledgerPeopleInput = v.object({
  ...scope,
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxLedgerPeople)),
});

/** How the questions of one type were answered; `score` of `weight`, what is sure. */
const personType = v.object({
  type: v.picklist(questionTypeCodes),
  weight: v.number(),
  score: v.string(),
  right: count,
  partly: count,
  wrong: count,
  empty: count,
  waiting: count,
});
export const ledgerPersonExam = v.object({
  ...ledgerCell.entries,
  types: v.array(personType),
  /** Among the final results of the whole exam, and how many these are. */
  rank: v.nullable(v.number()),
  ranked: count,
});
export type LedgerPersonExam = v.InferOutput<typeof ledgerPersonExam>;
export const ledgerPerson = v.object({
  ...ledgerRow.entries,
  exams: v.array(ledgerPersonExam),
});
export type LedgerPerson = v.InferOutput<typeof ledgerPerson>;
export const ledgerPeople = v.object({ items: v.array(ledgerPerson), ...ledgerScope });
export type LedgerPeople = v.InferOutput<typeof ledgerPeople>;

/** In the order of `ids`; who is not listed is left out. Changes nothing: many ids do not fit into an address. */
export const readLedgerPeople = httpCall<typeof ledgerPeopleInput, typeof ledgerPeople>(
  "POST",
  `${ledgerPath}/people`,
);
