// Subjects (matpel): for everybody, for one religion, or for some majors; who corrects them, and the pass mark (KKM).
// The kind decides whose bank a participant gets.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, timestampSchema, version } from "./calls/fields.ts";
import { codeLine, passMark, requiredLine } from "./calls/typed-fields.ts";
import { listQuery, option } from "./calls/list-fields.ts";
import { importResultCall, matchCall, rowsImportCall } from "./calls/import-calls.ts";
import {
  createCall,
  deleteCall,
  exportCall,
  idsCall,
  listCall,
  optionsCall,
  updateCall,
} from "./calls/record-calls.ts";
import { importKeys, importResult, sheetRowNumber } from "./imports.ts";

export const subjectScopes = ["umum", "agama", "khusus"] as const;
export type SubjectScope = (typeof subjectScopes)[number];

/** Each ? is drawn from the alphabet. */
export const subjectCodePattern = "MTPL-??-???";
export const subjectCodeAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export const maxSubjectCode = 100;
export const maxSubjectName = 200;
const subjectCode = codeLine("Kode matpel", maxSubjectCode);
const subjectName = requiredLine("Nama mata pelajaran", maxSubjectName);
/** Of majors, and of correctors. */
export const maxSubjectChoices = 200;
const chosenIds = v.pipe(v.array(idSchema), v.maxLength(maxSubjectChoices));
const listOfCodes = (maxLength: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxLength))), v.maxLength(maxSubjectChoices));

const subjectFields = {
  kode: subjectCode,
  nama: subjectName,
  scope: v.picklist(subjectScopes),
  agama_id: v.nullable(v.string()),
  jurusan_ids: chosenIds,
  corrector_ids: chosenIds,
  /** Null: the school has not set one. */
  kkm: v.nullable(passMark),
};
type Kind = { scope: SubjectScope; agama_id: string | null; jurusan_ids: string[] };

const hasReligion = ({ scope, agama_id: religion }: Kind) => scope !== "agama" || Boolean(religion);
const hasMajors = ({ scope, jurusan_ids: majors }: Kind) => scope !== "khusus" || majors.length > 0;
const noReligion = "Agama wajib dipilih untuk matpel agama.";
const noMajors = "Pilih paling sedikit satu jurusan untuk matpel khusus.";

/** What another kind had chosen goes: a general subject has neither religion nor majors. */
function settled<Fields extends Kind>(fields: Fields): Fields {
  const { scope, agama_id: religion, jurusan_ids: majors } = fields;
  return {
    ...fields,
    agama_id: scope === "agama" ? religion : null,
    jurusan_ids: scope === "khusus" ? [...new Set(majors)] : [],
  };
}

const plainInput = v.object(subjectFields);
type PlainInput = v.InferOutput<typeof plainInput>;
export const subjectInput = v.pipe(
  plainInput,
  v.forward(v.check<PlainInput, string>(hasReligion, noReligion), ["agama_id"]),
  v.forward(v.check<PlainInput, string>(hasMajors, noMajors), ["jurusan_ids"]),
  v.transform(settled<PlainInput>),
);
export type SubjectInput = v.InferOutput<typeof subjectInput>;

const plainUpdate = v.object({ id: idSchema, version, ...subjectFields });
type PlainUpdate = v.InferOutput<typeof plainUpdate>;
export const subjectUpdate = v.pipe(
  plainUpdate,
  v.forward(v.check<PlainUpdate, string>(hasReligion, noReligion), ["agama_id"]),
  v.forward(v.check<PlainUpdate, string>(hasMajors, noMajors), ["jurusan_ids"]),
  v.transform(settled<PlainUpdate>),
);

/** Staff who may correct. Somebody inactive is listed only while a subject still names them. */
export const corrector = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  active: v.boolean(),
});
export type Corrector = v.InferOutput<typeof corrector>;

export const subject = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  scope: v.picklist(subjectScopes),
  agama_id: v.nullable(idSchema),
  agama_kode: v.nullable(v.string()),
  agama_nama: v.nullable(v.string()),
  majors: v.array(option),
  correctors: v.array(corrector),
  kkm: v.nullable(v.number()),
  bank_count: v.number(),
  /** Essay questions in the subject's banks: without a corrector nobody would mark them. */
  essay_count: v.number(),
  competence_count: v.number(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Subject = v.InferOutput<typeof subject>;

export const subjectFilters = { scope: v.optional(v.picklist(["", ...subjectScopes]), "") };
export const subjectSorts = ["kode", "nama", "scope", "kkm", "bank_count", "updated_at"] as const;
export const subjectQuery = listQuery(subjectFilters, subjectSorts);

/** `q` finds part of the name or of the code. */
export const listSubjects = listCall<typeof subjectQuery, typeof subject>("/api/v1/subjects");

export const listSubjectIds = idsCall(listSubjects);

export const exportSubjects = exportCall(listSubjects);

export const listSubjectOptions = optionsCall(listSubjects);

export const listCorrectorsOutput = v.array(corrector);
export const listCorrectors = httpCall<typeof nothing, typeof listCorrectorsOutput>(
  "GET",
  "/api/v1/subjects/correctors",
);

export const createSubject = createCall<typeof subjectInput, typeof subject>(listSubjects);

export const updateSubject = updateCall<typeof subjectUpdate, typeof subject>(listSubjects);

/** Refuses subjects that question banks or competences belong to. */
export const deleteSubjects = deleteCall(listSubjects);

/**
 * One row of the sheet, cells already read as what they mean (sheets/subjects/subject-columns.ts does that).
 * Null is an empty cell or a column that the file lacks: an existing subject keeps what it has, a new one is general,
 * without correctors and pass mark. An empty text or list takes away.
 */
export const subjectImportRow = v.pipe(
  v.object({
    row: sheetRowNumber,
    kode: subjectCode,
    nama: subjectName,
    agama_kode: v.nullable(v.pipe(v.string(), v.maxLength(30))),
    jurusan_kodes: v.nullable(listOfCodes(30)),
    kkm: v.nullable(v.union([v.literal(""), passMark])),
    korektor: v.nullable(listOfCodes(254)),
  }),
  v.forward(
    v.check(
      ({ agama_kode: religion, jurusan_kodes: majors }) =>
        !(religion && majors && majors.length > 0),
      "Isi Agama atau Khusus, tidak keduanya. Isi yang lain dengan 0.",
    ),
    ["jurusan_kodes"],
  ),
);
export type SubjectImportRow = v.InferOutput<typeof subjectImportRow>;

export const matchSubjectsKeys = { kode: importKeys(v.string()) };
export const matchSubjectsMatch = v.object({ kode: v.string(), id: idSchema, nama: v.string() });
export const matchSubjects = matchCall<typeof matchSubjectsKeys, typeof matchSubjectsMatch>(
  listSubjects,
);
export const importSubjects = rowsImportCall<typeof subjectImportRow, typeof importResult>(
  listSubjects,
);
export const getSubjectImport = importResultCall<typeof importResult>(listSubjects);
