// The export of subjects: their columns without how they are checked, and what stands in them.
import type { Subject } from "../../contract/subjects.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { subjectColumns } from "./subject-columns.ts";

export const subjectFile = {
  noun: "matpel",
  sheetName: "Matpel",
  columns: subjectColumns,
  cells: subjectCells,
};

/** A subject as a row of the export: the columns of the template, so that it can be imported again unchanged. */
export function subjectCells(subject: Subject): BookCell[] {
  const { majors, correctors } = subject;
  return [
    subject.kode,
    subject.nama,
    subject.agama_kode ?? "0",
    majors.length > 0 ? majors.map(({ kode }) => kode).join(",") : "0",
    subject.kkm ?? "-",
    correctors.length > 0 ? correctors.map(({ email }) => email).join(", ") : "-",
  ];
}
