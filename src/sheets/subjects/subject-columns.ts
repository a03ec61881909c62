// The columns of the subject sheet: headers, what other systems call them, and what each cell means.
import { passMark } from "../../contract/calls/fields.ts";
import type { Option } from "../../contract/calls/fields.ts";
import { maxSubjectChoices } from "../../contract/subjects.ts";
import type { Corrector } from "../../contract/subjects.ts";
import * as v from "valibot";
import type { CodeIndex } from "../code-index.ts";
import { fault, major, readCode, religion } from "../participants/participant-columns.ts";
import type { Speech } from "../participants/participant-columns.ts";
import type { CellFault, CellReading, SheetColumn } from "../sheet-columns.ts";

/** What the school has: codes and people that a sheet may name. */
export type SubjectContext = {
  majors: readonly Option[];
  religions: readonly Option[];
  correctors: readonly Corrector[];
};

export type SubjectLookups = {
  majors: CodeIndex<Option>;
  religions: CodeIndex<Option>;
  correctors: CodeIndex<Corrector>;
};

/** Both mean "none"; 0 is what the old template says. */
const none = ["0", "-"];

const corrector: Speech<Corrector> = {
  noun: "Korektor",
  menu: "Pengguna",
  write: ({ email }) => email,
  show: ({ name, email }) => `${name} (${email})`,
};

/** A code that is not to hold spaces; what to do about one that does. */
export function readSpaceless(text: string, noun: string): CellReading {
  const joined = text.replace(/\s/gu, "");
  if (joined === text) return { value: text };
  const reason = `${noun} tidak boleh berisi spasi. Maksud Anda ${joined}?`;
  return { value: text, fault: fault("spaces", reason, joined) };
}

/** Several codes with commas between them; the first that is wrong is told, with the whole cell put right. */
function readList<Item>(
  text: string,
  index: CodeIndex<Item>,
  speech: Speech<Item>,
  separator: RegExp,
): CellReading {
  if (none.includes(text)) return { value: [] };
  const parts = text.split(separator).filter((part) => part !== "");
  const readings = parts.map((part) => readCode(part, index.find(part), speech));
  const codes = [...new Set(readings.map(({ value }) => String(value)))];
  const at = readings.findIndex(({ fault: found }) => found !== undefined);
  const wrong = readings[at]?.fault;
  if (wrong) {
    return { value: codes, fault: withWholeFix(wrong, codes, String(readings[at]?.value)) };
  }
  if (codes.length <= maxSubjectChoices) return { value: codes };
  const reason = `${speech.noun} paling banyak ${maxSubjectChoices} untuk satu matpel, di sini ${codes.length}.`;
  return { value: codes, fault: fault("too-long", reason) };
}

function withWholeFix(wrong: CellFault, codes: readonly string[], text: string): CellFault {
  const { fix, ...rest } = wrong;
  if (fix === undefined) return wrong;
  return { ...rest, fix: codes.map((code) => (code === text ? fix : code)).join(",") };
}

function readPassMark(text: string): CellReading {
  if (text === "-") return { value: "" };
  const mark = /^\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  if (v.is(passMark, mark)) return { value: mark };
  const reason = "KKM harus berupa angka 0 sampai 100, misalnya 75 atau 72,5.";
  return { value: text, fault: fault("choice", reason) };
}

export const subjectColumns: readonly SheetColumn<SubjectLookups>[] = [
  {
    key: "kode",
    field: "kode",
    header: "Kode",
    aliases: ["Kode Matpel", "Kode Mapel", "Kode Mata Pelajaran", "Kode MP", "Code"],
    required: true,
    width: 18,
    format: "text",
    identifier: true,
    whenEmpty: { reason: "Kode matpel wajib diisi." },
    read: (text) => readSpaceless(text, "Kode"),
  },
  {
    key: "nama",
    field: "nama",
    header: "Nama mata pelajaran",
    aliases: ["Nama", "Nama Matpel", "Nama Mapel", "Mata Pelajaran", "Matpel", "Mapel", "Subject"],
    required: true,
    width: 40,
    format: "text",
    whenEmpty: { reason: "Nama mata pelajaran wajib diisi." },
  },
  {
    key: "agama",
    field: "agama_kode",
    header: "Agama",
    aliases: ["Kode Agama", "agama_kode", "Matpel Agama", "Religion"],
    required: false,
    width: 14,
    format: "text",
    whenEmpty: { value: null },
    read: (text, { religions }) =>
      none.includes(text) ? { value: "" } : readCode(text, religions.find(text), religion),
  },
  {
    key: "khusus",
    field: "jurusan_kodes",
    header: "Khusus",
    aliases: ["Jurusan", "Kode Jurusan", "jurusan_kode", "Matpel Khusus", "Khusus Jurusan"],
    required: false,
    width: 20,
    format: "text",
    whenEmpty: { value: null },
    read: (text, { majors }) => readList(text, majors, major, /\s*[,;]\s*/u),
  },
  {
    key: "kkm",
    field: "kkm",
    header: "KKM",
    aliases: ["KKTP", "Nilai Minimal", "Passing Grade"],
    required: false,
    width: 8,
    format: "number",
    whenEmpty: { value: null },
    read: readPassMark,
  },
  {
    key: "korektor",
    field: "korektor",
    header: "Korektor",
    aliases: ["Tim Pengoreksi", "Pengoreksi", "Email Korektor", "Guru", "Pengampu", "Correctors"],
    required: false,
    width: 36,
    format: "text",
    whenEmpty: { value: null },
    read: (text, { correctors }) => readList(text, correctors, corrector, /[\s,;]+/u),
  },
];
