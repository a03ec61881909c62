// Majors (jurusan) and religions (agama) are both a code and a name, used by participants and subjects.
// The schemas that the two agree on are here; each has calls of its own in its own file.
import * as v from "valibot";
import { importKeys, sheetRowNumber } from "./imports.ts";
import { idSchema, timestampSchema, version } from "./calls/fields.ts";
import { codeLine, lineOfText, requiredLine } from "./calls/typed-fields.ts";
import { listQuery } from "./calls/list-fields.ts";

export const codedNameFields = {
  kode: codeLine("Kode", 30),
  nama: requiredLine("Nama", 100),
};

/** The code may be left empty on a new row: the server then makes one. */
export const codedNameInput = v.object({
  kode: v.union([v.pipe(lineOfText("Kode", 30), v.literal("")), codedNameFields.kode]),
  nama: codedNameFields.nama,
});
export type CodedNameInput = v.InferOutput<typeof codedNameInput>;

export const codedNameUpdate = v.object({ id: idSchema, version, ...codedNameFields });

export const codedName = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  participant_count: v.number(),
  /** Subjects for this religion or for this among other majors. */
  subject_count: v.number(),
  version: v.number(),
  updated_at: timestampSchema,
});
export type CodedName = v.InferOutput<typeof codedName>;

export const codedNameSorts = ["kode", "nama", "participant_count", "subject_count"] as const;
export const codedNameQuery = listQuery({}, codedNameSorts);

/** One row of the sheet. A code that exists keeps its spelling: what people hold may name it. */
export const codedNameImportRow = v.object({ row: sheetRowNumber, ...codedNameFields });
export type CodedNameImportRow = v.InferOutput<typeof codedNameImportRow>;

/** What an import recognises a row by, and what it answers about one that exists. */
export const codedNameKeys = { kode: importKeys(v.string()) };
export const codedNameMatch = v.object({ kode: v.string(), id: idSchema, nama: v.string() });
