// Question banks (banksoal): who writes them, how many questions of each type an exam shows and what they are worth,
// the lock, and how they leave (archived once an exam has used them).
// What counts as short or how weights are shared out is said by domain/banks/bank-plan.ts.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema, version } from "../calls/fields.ts";
import { codeLine, lineOfText, passMark, requiredLine } from "../calls/typed-fields.ts";
import { bulkIds, bulkInput, bulkResults, listQuery } from "../calls/list-fields.ts";
import {
  createCall,
  deleteCall,
  getCall,
  idsCall,
  listCall,
  updateCall,
} from "../calls/record-calls.ts";
import { policyNames } from "./question-fields.ts";
import { planMinus, takesMinus } from "./plan-minus.ts";
import { orderModes, questionTypeCodes, type QuestionType } from "./question-types.ts";

/** Each ? is drawn from the alphabet, #### is the year. */
export const bankCodePattern = "BKSL-???-####";
export const maxBankCode = 50;
export const maxBankName = 200;
export const maxGrade = 30;
export const maxPlanned = 500;
export const maxOptions = 10;
export const minLockPassword = 6;
export const maxLockPassword = 200;

/** The types whose options can each carry a weight. */
export const optionWeightTypes: readonly QuestionType[] = [1, 3, 4, 15];
export const bankStatuses = ["aktif", "arsip"] as const;
export type BankStatus = (typeof bankStatuses)[number];

const planned = "Jumlah soal";
const weight = "Bobot tipe soal";
export const planEntry = v.pipe(
  v.object({
    type: v.picklist(questionTypeCodes),
    /** How many an exam shows. */
    count: v.pipe(
      v.number(`${planned} harus berupa angka.`),
      v.integer(`${planned} harus bilangan bulat.`),
      v.minValue(1, `${planned} paling sedikit 1. Kosongkan bila tipe ini tidak dipakai.`),
      v.maxValue(maxPlanned, `${planned} per tipe paling banyak ${maxPlanned}.`),
    ),
    /** Percent of the whole; 0 for a survey. */
    weight: v.pipe(
      v.number(`${weight} harus berupa angka.`),
      v.minValue(0, `${weight} paling kecil 0.`),
      v.maxValue(100, `${weight} paling besar 100.`),
      v.check(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        `${weight} paling banyak dua angka di belakang koma.`,
      ),
    ),
    policy: v.picklist(policyNames, "Cara penilaian wajib dipilih."),
    minus: planMinus,
  }),
  v.check(
    ({ type, policy }) => policy !== "bobot_opsi" || optionWeightTypes.includes(type),
    "Bobot per opsi hanya untuk tipe soal pilihan.",
  ),
  v.check(
    ({ minus: off, ...entry }) => off === 0 || takesMinus(entry),
    "Minus hanya untuk Pilihan ganda yang dinilai mutlak.",
  ),
);
export type PlanEntry = v.InferOutput<typeof planEntry>;

/** In whole hundredths of a percent: decimals added as they are written. */
export function weightInHundredths(entries: readonly { weight: number }[]): number {
  return entries.reduce((total, entry) => total + Math.round(entry.weight * 100), 0);
}
const wholeWeight = 100 * 100;

/** Empty while nobody has planned it; else the weights come to exactly 100. */
const plan = v.pipe(
  v.array(planEntry),
  v.maxLength(questionTypeCodes.length),
  v.check(
    (entries) => new Set(entries.map(({ type }) => type)).size === entries.length,
    "Satu tipe soal hanya boleh sekali.",
  ),
  v.check(
    (entries) => entries.length === 0 || weightInHundredths(entries) === wholeWeight,
    "Jumlah bobot semua tipe harus tepat 100.",
  ),
);

const bankCode = codeLine("Kode banksoal", maxBankCode);
const bankName = requiredLine("Nama banksoal", maxBankName);
export const bankFields = {
  kode: bankCode,
  nama: bankName,
  subject_id: v.pipe(v.string(), v.minLength(1, "Matpel wajib dipilih."), v.maxLength(64)),
  /** "X", "Fase E": as the school says it, or empty. */
  grade: lineOfText("Kelas", maxGrade),
  /** They see and change the bank as its author does, but do not delete it. */
  coauthor_ids: v.pipe(v.array(idSchema), v.maxLength(50)),
  order_mode: v.picklist(orderModes),
  /** How many options a new choice question begins with. */
  default_option_count: v.pipe(
    v.number("Jumlah pilihan harus berupa angka."),
    v.integer("Jumlah pilihan harus bilangan bulat."),
    v.minValue(2, "Jumlah pilihan paling sedikit 2."),
    v.maxValue(maxOptions, `Jumlah pilihan paling banyak ${maxOptions}.`),
  ),
  /** What a new question is linked to. */
  default_competence_id: v.nullable(idSchema),
  /** Null: the subject's. */
  kkm: v.nullable(passMark),
  plan,
};
export const bankInput = v.object(bankFields);
export type BankInput = v.InferOutput<typeof bankInput>;
export const bankUpdate = v.object({ id: idSchema, version, ...bankFields });

/** Staff who may write banks. Somebody inactive is listed only while a bank still names them. */
export const bankAuthor = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  active: v.boolean(),
});
export type BankAuthor = v.InferOutput<typeof bankAuthor>;

export const enteredCount = v.object({ type: planEntry.pipe[0].entries.type, count: v.number() });

export const questionBank = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  subject_id: v.nullable(idSchema),
  subject_kode: v.nullable(v.string()),
  subject_nama: v.nullable(v.string()),
  grade: v.string(),
  author: v.nullable(bankAuthor),
  coauthors: v.array(bankAuthor),
  order_mode: v.picklist(orderModes),
  default_option_count: v.number(),
  default_competence_id: v.nullable(idSchema),
  default_competence_kode: v.nullable(v.string()),
  kkm: v.nullable(v.number()),
  status: v.picklist(bankStatuses),
  /** By type. */
  plan: v.array(planEntry),
  /** The questions that are there, by type; types without any are left out. */
  entered: v.array(enteredCount),
  /** Of them, those that the check of questions refuses by now (`faults` of a question). */
  faulty_count: v.number(),
  reference_count: v.number(),
  /** Exams that name the bank: while there are any it is archived, not deleted. */
  schedule_count: v.number(),
  /** Null: open. Only the Head Master opens it without the password. */
  locked: v.nullable(v.object({ by: v.string(), email: v.string(), at: timestampSchema })),
  /** What the person who asks may do beyond writing: delete it, and name its co-authors. */
  is_own: v.boolean(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type QuestionBank = v.InferOutput<typeof questionBank>;

/** Whether a bank has what its plan shows: questions are missing, none is, there is no plan; or some are to be looked at. */
export const bankFillings = ["kurang", "lengkap", "tanpa", "periksa"] as const;
export type BankFilling = (typeof bankFillings)[number];

/** Each empty means "all". */
export const bankFilters = {
  subject_id: v.optional(v.string(), ""),
  author_id: v.optional(v.string(), ""),
  grade: v.optional(v.string(), ""),
  locked: v.optional(v.picklist(["", "ya", "tidak"]), ""),
  filling: v.optional(v.picklist(["", ...bankFillings]), ""),
  status: v.optional(v.picklist(["", ...bankStatuses]), ""),
};
export const bankSorts = [
  "kode",
  "nama",
  "subject",
  "grade",
  "author",
  "schedule_count",
  "updated_at",
  "created_at",
] as const;
export const bankQuery = listQuery(bankFilters, bankSorts);

const lockPassword = v.pipe(
  v.string("Password wajib diisi."),
  v.minLength(minLockPassword, `Password paling pendek ${minLockPassword} karakter.`),
  v.maxLength(maxLockPassword, `Password paling panjang ${maxLockPassword} karakter.`),
);
export const lockFields = { password: lockPassword };
export const unlockFields = {
  password: v.pipe(
    v.string("Password wajib diisi."),
    v.minLength(1, "Password wajib diisi."),
    v.maxLength(maxLockPassword),
  ),
};
export const forceUnlockFields = { reason: requiredLine("Alasan", 200) };
export const copyFields = { kode: bankCode, nama: bankName };

/** Those of the person who asks, as author or co-author; the Head Master's are all. `q` finds code, name or subject. */
export const listQuestionBanks = listCall<typeof bankQuery, typeof questionBank>(
  "/api/v1/question-banks",
);

export const listQuestionBankIds = idsCall(listQuestionBanks);

export const questionBankChoices = v.object({
  authors: v.array(bankAuthor),
  grades: v.array(v.string()),
});

/** For the filters and the form. */
export const listQuestionBankChoices = httpCall<typeof nothing, typeof questionBankChoices>(
  "GET",
  "/api/v1/question-banks/choices",
);

/** 409 while it is locked. */
export const getQuestionBank = getCall<typeof questionBank>(listQuestionBanks);

/** The person who asks becomes its author. */
export const createQuestionBank = createCall<typeof bankInput, typeof questionBank>(
  listQuestionBanks,
);

/** Refused with 409 and the newer bank when `version` is not the stored one, and with 409 while it is locked. */
export const updateQuestionBank = updateCall<typeof bankUpdate, typeof questionBank>(
  listQuestionBanks,
);

export const duplicateQuestionBankInput = v.object({ id: idSchema, ...copyFields });

/** Plan, references and questions with all that belongs to them; the person who asks becomes the copy's author. */
export const duplicateQuestionBank = httpCall<
  typeof duplicateQuestionBankInput,
  typeof questionBank
>("POST", "/api/v1/question-banks/{id}/duplicate");

export const lockQuestionBankInput = v.object({ id: idSchema, ...lockFields });

/** From now on nobody sees or changes what is in it; exams that use it go on. */
export const lockQuestionBank = httpCall<typeof lockQuestionBankInput, typeof questionBank>(
  "POST",
  "/api/v1/question-banks/{id}/lock",
);

export const unlockQuestionBankInput = v.object({ id: idSchema, ...unlockFields });
export const unlockQuestionBank = httpCall<typeof unlockQuestionBankInput, typeof questionBank>(
  "POST",
  "/api/v1/question-banks/{id}/unlock",
);

export const forceUnlockQuestionBankInput = v.object({ id: idSchema, ...forceUnlockFields });

/** For a lost password: the Head Master alone, with a reason that the audit keeps. */
export const forceUnlockQuestionBank = httpCall<
  typeof forceUnlockQuestionBankInput,
  typeof questionBank
>("POST", "/api/v1/question-banks/{id}/force-unlock");

export const setQuestionBankStatusInput = v.object({
  ids: bulkIds,
  status: v.picklist(bankStatuses),
});

/** An archived bank is offered to no new exam. Locked ones are refused. */
export const setQuestionBankStatus = httpCall<
  typeof setQuestionBankStatusInput,
  typeof bulkResults
>("POST", "/api/v1/question-banks/status");

/** What of a bank would be gone for good. */
const bankDeletion = v.object({
  id: idSchema,
  kode: v.string(),
  question_count: v.number(),
  reference_count: v.number(),
  /** Pictures and sounds that no other bank uses. */
  media_count: v.number(),
  /** Why it would be kept; null: it would go. */
  reason: v.nullable(v.string()),
});
export type BankDeletion = v.InferOutput<typeof bankDeletion>;

export const foreseeBankDeletionOutput = v.object({ items: v.array(bankDeletion) });

/** Changes nothing. Banks that are not the person's are left out. */
export const foreseeBankDeletion = httpCall<typeof bulkInput, typeof foreseeBankDeletionOutput>(
  "POST",
  "/api/v1/question-banks/deletion",
);

/** With their questions and references. Refuses those that an exam uses, that are locked, or that are somebody else's. */
export const deleteQuestionBanks = deleteCall(listQuestionBanks);
