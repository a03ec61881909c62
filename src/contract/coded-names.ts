// Majors (jurusan) and religions (agama) are both a code and a name, used by participants and subjects.
// All that the two agree on stands here, their calls too; each has them under its own names in its own file.
import * as v from "valibot";
import type { Endpoint } from "./calls/endpoint.ts";
import { importEndpoints, importKeys } from "./calls/import-endpoints.ts";
import {
  createEndpoint,
  deleteEndpoint,
  exportEndpoint,
  idsEndpoint,
  listEndpoint,
  optionsEndpoint,
  updateEndpoint,
} from "./calls/record-endpoints.ts";
import { importResult, sheetRowNumber } from "./imports.ts";
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

const codedNameUpdate = v.object({ id: idSchema, version, ...codedNameFields });

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

/** Codes are locked once somebody uses them; rows in use are not deleted. */
export function codedNameEndpoints(what: "majors" | "religions", access: Endpoint["access"]) {
  const list = listEndpoint(`/api/v1/${what}`, access, what, codedNameQuery, codedName);
  return {
    list,
    ids: idsEndpoint(list, what),
    options: optionsEndpoint(list, what),
    export: exportEndpoint(list, `The ${what}`, codedName),
    create: createEndpoint(list, `Add one of the ${what}`, codedNameInput, codedName),
    update: updateEndpoint(list, `Change one of the ${what}`, codedNameUpdate, codedName),
    remove: deleteEndpoint(list, `Delete ${what} that nobody uses`),
    ...importEndpoints(list, {
      summaries: {
        match: `Which of these codes are taken, and by which of the ${what}`,
        send: `Import ${what}`,
        find: "What became of an import",
      },
      keys: { kode: importKeys(v.string()) },
      match: v.object({ kode: v.string(), id: idSchema, nama: v.string() }),
      row: codedNameImportRow,
      result: importResult,
    }),
  };
}
export type CodedNameEndpoints = ReturnType<typeof codedNameEndpoints>;
