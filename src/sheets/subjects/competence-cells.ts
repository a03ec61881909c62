// The export of competences: their columns without how they are checked, and what stands in them.
import type { Competence } from "../../contract/competences.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { competenceColumns } from "./competence-columns.ts";

export const competenceFile = {
  noun: "kompetensi",
  sheetName: "Kompetensi",
  columns: competenceColumns,
  cells: competenceCells,
};

/** A competence as a row of the export: the columns of the template, so that it can be imported again unchanged. */
export function competenceCells(competence: Competence): BookCell[] {
  return [
    competence.subject_kode,
    competence.kode,
    competence.parent_kode ?? "-",
    competence.uraian,
    competence.fase || "-",
    competence.jenis,
    competence.level_kognitif || "-",
  ];
}
