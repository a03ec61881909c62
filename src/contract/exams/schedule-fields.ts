// What somebody fills in about a schedule, and the rules of its fields. Days and times are the school's wall clock; lengths are
// minutes. Whom a schedule is for is said by its mode: CP groups or everybody, SP participants one by one.
import * as v from "valibot";
import { idSchema, version } from "../calls/fields.ts";
import { requiredLine } from "../calls/typed-fields.ts";
import { type QuestionType, orderModes, questionTypeCodes } from "../questions/question-types.ts";
import { dayField, optionalMoment, timeField } from "./moments.ts";

export const participantModeCodes = ["CP", "SP"] as const;
export type ParticipantMode = (typeof participantModeCodes)[number];
export const tokenModes = ["off", "global", "schedule", "room"] as const;
export type TokenMode = (typeof tokenModes)[number];
/** What a participant is shown afterwards: nothing, the score, his answers as well, the explanations as well. */
export const resultViews = ["none", "score", "answers", "review"] as const;
export type ResultView = (typeof resultViews)[number];
export const maxAlias = 50;
export const maxScheduleBanks = 20;
export const maxScheduleGroups = 200;
/** A day. */
export const maxMinutes = 1440;
export const maxLeaveCount = 99;

/** Listening first, what takes long to write last. */
export const usualTypeOrder: readonly QuestionType[] = [
  1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 2, 9,
];

function wholeNumber(label: string, min: number, max: number) {
  return v.pipe(
    v.number(`${label} harus berupa angka.`),
    v.integer(`${label} harus bilangan bulat.`),
    v.minValue(min, `${label} paling kecil ${min}.`),
    v.maxValue(max, `${label} paling besar ${max}.`),
  );
}

const entry = "Batas masuk";
const closing = "Waktu tutup";
export const scheduleDay = dayField("Tanggal");
export const scheduleStart = timeField("Jam mulai");
export const scheduleAlias = requiredLine("Nama ujian", maxAlias);
export const scheduleGroupIds = v.pipe(
  v.array(idSchema),
  v.maxLength(maxScheduleGroups, `Paling banyak ${maxScheduleGroups} group.`),
);
export const scheduleBankIds = v.pipe(
  v.array(idSchema),
  v.maxLength(maxScheduleBanks, `Paling banyak ${maxScheduleBanks} banksoal.`),
  v.check((ids) => new Set(ids).size === ids.length, "Satu banksoal hanya boleh sekali."),
);

const typeOrder = v.pipe(
  v.array(v.picklist(questionTypeCodes)),
  v.maxLength(questionTypeCodes.length, "Urutan tipe tidak boleh memuat satu tipe dua kali."),
  v.check(
    (types) =>
      types.length === questionTypeCodes.length && new Set(types).size === questionTypeCodes.length,
    "Urutan tipe harus memuat setiap tipe soal tepat sekali.",
  ),
);

const scheduleFields = {
  event_id: v.nullable(idSchema),
  alias: scheduleAlias,
  tanggal: scheduleDay,
  mulai: scheduleStart,
  /** How long a participant has. */
  lama: wholeNumber("Durasi", 1, maxMinutes),
  /** After the start of a session one may still enter; null: as long as it is open. */
  masuk_sampai: v.nullable(wholeNumber(entry, 0, maxMinutes)),
  /** After the start of a session everything closes; null: when `lama` is over. */
  tutup: v.nullable(wholeNumber(closing, 1, maxMinutes)),
  /** Nobody hands in earlier. */
  min_test: wholeNumber("Minimum pengerjaan", 0, maxMinutes),
  participant_mode: v.picklist(participantModeCodes),
  /** CP: with the groups below them; none is everybody. */
  group_ids: scheduleGroupIds,
  /** In the order in which they are tried: the first whose subject fits is a participant's. */
  bank_ids: scheduleBankIds,
  order_mode: v.picklist(orderModes),
  type_order: typeOrder,
  acak_soal: v.boolean(),
  acak_opsi: v.boolean(),
  /** Each session opens ten minutes before its hour; false: by somebody's hand. */
  sesi_auto: v.boolean(),
  token_mode: v.picklist(tokenModes),
  view_result: v.picklist(resultViews),
  /** Results are not shown before that moment of the school's clock. */
  result_at: optionalMoment("Waktu hasil tampil"),
  /** Null, as is the next: what the school's security says. */
  max_leave: v.nullable(wholeNumber("Batas keluar", 0, maxLeaveCount)),
  fullscreen: v.nullable(v.boolean()),
};

type Limits = Record<"lama" | "min_test", number> & Record<"masuk_sampai" | "tutup", number | null>;

const limitRules: readonly [keyof Limits, string, (limits: Limits) => boolean][] = [
  [
    "tutup",
    `${closing} tidak boleh kurang dari durasi.`,
    ({ tutup, lama }) => tutup === null || tutup >= lama,
  ],
  [
    "masuk_sampai",
    `${entry} tidak boleh sesudah ujian ditutup.`,
    ({ masuk_sampai: until, tutup, lama }) => until === null || until <= (tutup ?? lama),
  ],
  [
    "min_test",
    "Minimum pengerjaan tidak boleh lebih dari durasi.",
    ({ min_test: min, lama }) => min <= lama,
  ],
];

/** Each limit that does not fit the others has its own message. */
function limitsFit<Input extends Limits>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const [key, message, holds] of limitRules) {
      if (holds(input)) continue;
      const value = input[key];
      addIssue({ message, path: [{ type: "object", origin: "value", input, key, value }] });
    }
  });
}

const plainInput = v.object(scheduleFields);
export const scheduleInput = v.pipe(plainInput, limitsFit<v.InferOutput<typeof plainInput>>());
export type ScheduleInput = v.InferOutput<typeof scheduleInput>;

const plainUpdate = v.object({ id: idSchema, version, ...scheduleFields });
export const scheduleUpdate = v.pipe(plainUpdate, limitsFit<v.InferOutput<typeof plainUpdate>>());
