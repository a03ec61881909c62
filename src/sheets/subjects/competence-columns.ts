// The columns of the competence sheet: headers, what other systems call them, and what each cell means.
import {
  cognitiveLevels,
  competenceKindNames,
  competenceKinds,
} from "../../contract/competences.ts";
import type {
  CognitiveLevel,
  CompetenceKind,
  CompetenceOption,
} from "../../contract/competences.ts";
import type { Option } from "../../contract/calls/fields.ts";
import type { CodeIndex } from "../code-index.ts";
import { fault, readCode } from "../participants/participant-columns.ts";
import type { Speech } from "../participants/participant-columns.ts";
import type { CellReading, SheetColumn } from "../sheet-columns.ts";
import { readSpaceless } from "./subject-columns.ts";

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

const subject: Speech<Option> = {
  noun: "Matpel",
  menu: "Matpel",
  write: ({ kode }) => kode,
  show: ({ kode, nama }) => `${kode} (${nama})`,
};

/** A name is understood, but only the code itself tells one row from another: it is to be put in the cell. */
function readSubject(text: string, { subjects }: CompetenceLookups): CellReading {
  const match = subjects.find(text);
  if (match.is !== "found") return readCode(text, match, subject);
  const { kode } = match.item;
  if (kode.toLowerCase() === text.toLowerCase()) return { value: kode };
  const reason = `Tulis kodenya, bukan namanya. Maksud Anda ${subject.show(match.item)}?`;
  return { value: text, fault: fault("near", reason, kode) };
}

function readKind(text: string): CellReading {
  const kind = kindWords.get(text.toLowerCase());
  if (kind !== undefined) return { value: kind };
  const reason = `Jenis tidak dikenal. Isi dengan ${competenceKinds.join(", ")}.`;
  return { value: text, fault: fault("choice", reason) };
}

function readLevel(text: string): CellReading {
  if (text === "-") return { value: "" };
  const level = text.toUpperCase() as CognitiveLevel;
  if (cognitiveLevels.includes(level)) return { value: level };
  const reason = "Level kognitif tidak dikenal. Isi dengan L1 sampai L3, atau C1 sampai C6.";
  return { value: text, fault: fault("choice", reason) };
}

export const competenceColumns: readonly SheetColumn<CompetenceLookups>[] = [
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
    read: readKind,
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
  },
];
