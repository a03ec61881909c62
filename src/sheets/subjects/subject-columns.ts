// The columns of the subject sheet: what each cell means, how an export writes it and how the template explains it.
import { passMark } from "../../contract/calls/typed-fields.ts";
import type { Option } from "../../contract/calls/list-fields.ts";
import { maxSubjectChoices, type Corrector, type Subject } from "../../contract/subjects.ts";
import * as v from "valibot";
import { typedNumber } from "../../domain/text/typed-number.ts";
import type { CodeIndex } from "../code-index.ts";
import type { CellFault, CellReading, SheetColumn } from "../sheet-columns.ts";
import {
  fault,
  major,
  readCode,
  readSpaceless,
  religion,
  type CodeWording,
} from "../value-reading.ts";

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

const corrector: CodeWording<Corrector> = {
  noun: "Korektor",
  menu: "Pengguna",
  write: ({ email }) => email,
  show: ({ name, email }) => `${name} (${email})`,
};

/** Several codes with commas between them; the first that is wrong is told, with the whole cell put right. */
function readList<Item>(
  text: string,
  index: CodeIndex<Item>,
  wording: CodeWording<Item>,
  separator: RegExp,
): CellReading {
  if (none.includes(text)) return { value: [] };
  const parts = text.split(separator).filter((part) => part !== "");
  const readings = parts.map((part) => readCode(part, index.find(part), wording));
  const codes = [...new Set(readings.map(({ value }) => String(value)))];
  const at = readings.findIndex(({ fault: found }) => found !== undefined);
  const wrong = readings[at]?.fault;
  if (wrong) {
    return { value: codes, fault: withWholeFix(wrong, codes, String(readings[at]?.value)) };
  }
  if (codes.length <= maxSubjectChoices) return { value: codes };
  const reason = `${wording.noun} paling banyak ${maxSubjectChoices} untuk satu matpel, di sini ${codes.length}.`;
  return { value: codes, fault: fault("too-long", reason) };
}

function withWholeFix(wrong: CellFault, codes: readonly string[], text: string): CellFault {
  const { fix, ...rest } = wrong;
  if (fix === undefined) return wrong;
  return { ...rest, fix: codes.map((code) => (code === text ? fix : code)).join(",") };
}

function readPassMark(text: string): CellReading {
  if (text === "-") return { value: "" };
  const mark = typedNumber(text);
  if (v.is(passMark, mark)) return { value: mark };
  const reason = "KKM harus berupa angka 0 sampai 100, misalnya 75 atau 72,5.";
  return { value: text, fault: fault("choice", reason) };
}

export const subjectColumns: readonly SheetColumn<SubjectLookups, Subject>[] = [
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
    write: ({ kode }) => kode,
    help: "Kode mata pelajaran; tidak boleh sama, tanpa spasi, paling panjang 100 karakter.",
    english: "Code of the subject: unique, without spaces, at most 100 characters.",
    sample: "MTPL-A1-B2C",
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
    write: ({ nama }) => nama,
    help: "Nama mata pelajaran, paling panjang 200 karakter.",
    english: "Name of the subject, at most 200 characters.",
    sample: "Matematika",
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
    write: ({ agama_kode }) => agama_kode ?? "0",
    help: "Kode agama bila matpel ini hanya untuk peserta agama itu; 0 bila bukan matpel agama. Jika kosong: bukan matpel agama untuk matpel baru, tidak berubah untuk yang sudah ada.",
    english:
      "Code of a religion if the subject is only for its participants; 0 if it is not. If empty: 0 where it is new, unchanged where it exists.",
    sample: "0",
    choices: {
      title: "Kode agama",
      beside: "Nama agama",
      items: ({ religions }) => [{ kode: "0", nama: "bukan matpel agama" }, ...religions],
    },
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
    write: ({ majors }) => (majors.length > 0 ? majors.map(({ kode }) => kode).join(",") : "0"),
    help: "Kode jurusan, dipisahkan koma, bila matpel ini hanya untuk peserta jurusan itu; 0 bila untuk semua. Jika kosong: untuk semua bila matpel baru, tidak berubah bila sudah ada.",
    english:
      "Codes of majors, separated by commas, if the subject is only for their participants; 0 if it is for all. If empty: 0 where it is new, unchanged where it exists.",
    sample: "IPA,IPS",
    choices: {
      several: true,
      title: "Kode jurusan",
      beside: "Nama jurusan",
      items: ({ majors }) => majors,
    },
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
    write: ({ kkm }) => kkm ?? "-",
    help: "Nilai batas lulus, 0 sampai 100. Jika kosong: tidak diatur untuk matpel baru, tidak berubah untuk yang sudah ada; tanda - menghapusnya.",
    english:
      "Pass mark, 0 to 100. If empty: none where it is new, unchanged where it exists; - removes it.",
    sample: "75",
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
    write: ({ correctors }) =>
      correctors.length > 0 ? correctors.map(({ email }) => email).join(", ") : "-",
    help: "Email akun yang mengoreksi jawaban esai, dipisahkan koma. Jika kosong: tanpa korektor untuk matpel baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    english:
      "E-mail addresses of the accounts that mark essays, separated by commas. If empty: nobody where it is new, unchanged where it exists; - removes all.",
    sample: "guru@sekolah.contoh",
  },
];
