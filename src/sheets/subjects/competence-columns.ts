// The columns of the competence sheet: what each cell means, how an export writes it and how the template explains it.
import {
  cognitiveLevels,
  competenceKindNames,
  competenceKinds,
  type CognitiveLevel,
  type Competence,
  type CompetenceKind,
  type CompetenceOption,
} from "../../contract/competences.ts";
import type { Option } from "../../contract/calls/list-fields.ts";
import type { CodeIndex } from "../code-index.ts";
import type { CellReading, SheetColumn } from "../sheet-columns.ts";
import { choicesOf } from "../template-guide.ts";
import { fault, readCode, readSpaceless, readWord, subject } from "../value-reading.ts";

/** What the school has: subjects, and the competences that may be parents. */
export type CompetenceContext = {
  subjects: readonly Option[];
  competences: readonly Pick<CompetenceOption, "subject_kode" | "kode">[];
};

export type CompetenceLookups = {
  subjects: CodeIndex<Option>;
  /** Keys (competence-key.ts) of what the server has. */
  stored: ReadonlySet<string>;
};

const kindWords = new Map<string, CompetenceKind>(
  competenceKinds.flatMap((kind) => [
    [kind.toLowerCase(), kind] as const,
    [competenceKindNames[kind].toLowerCase(), kind] as const,
  ]),
);

/** A name is understood, but only the code itself tells one row from another: it is to be put in the cell. */
function readSubject(text: string, { subjects }: CompetenceLookups): CellReading {
  const match = subjects.find(text);
  if (match.is !== "found") return readCode(text, match, subject);
  const { kode } = match.item;
  if (kode.toLowerCase() === text.toLowerCase()) return { value: kode };
  const reason = `Tulis kodenya, bukan namanya. Maksud Anda ${subject.show(match.item)}?`;
  return { value: text, fault: fault("near", reason, kode) };
}

const kindReason = `Jenis tidak dikenal. Isi dengan ${competenceKinds.join(", ")}.`;

function readLevel(text: string): CellReading {
  if (text === "-") return { value: "" };
  const level = text.toUpperCase() as CognitiveLevel;
  if (cognitiveLevels.includes(level)) return { value: level };
  const reason = "Level kognitif tidak dikenal. Isi dengan L1 sampai L3, atau C1 sampai C6.";
  return { value: text, fault: fault("choice", reason) };
}

export const competenceColumns: readonly SheetColumn<CompetenceLookups, Competence>[] = [
  {
    key: "kode_matpel",
    field: "kode_matpel",
    header: "kode_matpel",
    aliases: ["Kode Mapel", "Kode Mata Pelajaran", "Matpel", "Mapel", "Mata Pelajaran"],
    required: true,
    width: 16,
    format: "text",
    identifier: true,
    whenEmpty: { reason: "Kode matpel wajib diisi." },
    read: readSubject,
    write: ({ subject_kode }) => subject_kode,
    help: "Kode mata pelajaran dari menu Matpel.",
    english: "Code of the subject, as in Subjects.",
    sample: "MTK",
  },
  {
    key: "kode_kompetensi",
    field: "kode",
    header: "kode_kompetensi",
    aliases: ["Kode", "Kode KD", "Kode TP", "Kode CP", "No KD", "Kompetensi"],
    required: true,
    width: 18,
    format: "text",
    identifier: true,
    whenEmpty: { reason: "Kode kompetensi wajib diisi." },
    read: (text) => readSpaceless(text, "Kode kompetensi"),
    write: ({ kode }) => kode,
    help: "Kode kompetensi, tidak boleh sama dalam satu matpel, tanpa spasi, paling panjang 50 karakter.",
    english:
      "Code of the competence: unique in its subject, without spaces, at most 50 characters.",
    sample: "TP.1.1",
  },
  {
    key: "kode_induk",
    field: "kode_induk",
    header: "kode_induk",
    aliases: ["Induk", "Kode Parent", "Parent"],
    required: false,
    width: 18,
    format: "text",
    identifier: true,
    whenEmpty: { value: null },
    read: (text) => (text === "-" ? { value: "" } : readSpaceless(text, "Kode induk")),
    write: ({ parent_kode }) => parent_kode ?? "-",
    help: "Kode kompetensi yang menjadi induknya, di matpel yang sama; boleh ada di baris mana pun di file ini. Jika kosong: paling atas untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - memindahkannya ke paling atas.",
    english:
      "Code of the competence above it, in the same subject, in any row of this file. If empty: at the top where it is new, unchanged where it exists; - moves it to the top.",
    sample: "CP.BIL",
  },
  {
    key: "uraian",
    field: "uraian",
    header: "uraian",
    aliases: ["Deskripsi", "Rumusan", "Isi", "Uraian Kompetensi", "Description"],
    required: true,
    width: 60,
    format: "text",
    whenEmpty: { reason: "Uraian wajib diisi." },
    write: ({ uraian }) => uraian,
    help: "Bunyi kompetensinya, paling panjang 1.000 karakter.",
    english: "Wording of the competence, at most 1,000 characters.",
    sample: "Menjelaskan sifat-sifat bilangan berpangkat",
  },
  {
    key: "fase",
    field: "fase",
    header: "fase/kelas",
    aliases: ["Fase", "Kelas", "Kelas/Fase", "Tingkat"],
    required: false,
    width: 12,
    format: "text",
    whenEmpty: { value: null },
    read: (text) => ({ value: text === "-" ? "" : text }),
    write: ({ fase }) => fase || "-",
    help: "Fase A sampai F, atau kelas. Jika kosong: tanpa fase untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    english:
      "Phase A to F, or a grade. If empty: none where it is new, unchanged where it exists; - clears it.",
    sample: "Fase E",
  },
  {
    key: "jenis",
    field: "jenis",
    header: "jenis",
    aliases: ["Jenis Kompetensi", "Tipe", "Type"],
    required: true,
    width: 8,
    format: "text",
    whenEmpty: { reason: "Jenis wajib diisi." },
    read: (text) => readWord(text, kindWords, kindReason),
    write: ({ jenis }) => jenis,
    help: "CP (capaian pembelajaran), TP (tujuan pembelajaran), KD (kompetensi dasar), atau IND (indikator).",
    english:
      "CP (learning outcome), TP (learning objective), KD (basic competence) or IND (indicator).",
    sample: "TP",
    choices: {
      beside: "Artinya",
      items: () => competenceKinds.map((kode) => ({ kode, nama: competenceKindNames[kode] })),
    },
  },
  {
    key: "level_kognitif",
    field: "level_kognitif",
    header: "level_kognitif",
    aliases: ["Level", "Level Kognitif", "Ranah Kognitif", "Taksonomi"],
    required: false,
    width: 14,
    format: "text",
    whenEmpty: { value: null },
    read: readLevel,
    write: ({ level_kognitif }) => level_kognitif || "-",
    help: "L1 sampai L3, atau C1 sampai C6. Jika kosong: tanpa level untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    english:
      "L1 to L3, or C1 to C6. If empty: none where it is new, unchanged where it exists; - clears it.",
    sample: "C3",
    choices: { items: () => choicesOf(...cognitiveLevels) },
  },
];
