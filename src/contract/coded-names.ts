// Majors (jurusan) and religions (agama) are both a code and a name, used by participants and subjects.
// What the two lists and forms agree on stands here; each has its own calls in its own file.
import * as v from "valibot";
import {
  codeLine,
  idSchema,
  lineOfText,
  listQuery,
  requiredLine,
  timestampSchema,
  version,
} from "./calls/fields.ts";

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
