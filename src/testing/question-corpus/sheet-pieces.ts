// What sheets of the corpus are made of.
import { writeBook } from "../../files/write-sheet.ts";
import { xlsFile } from "../sheets/xls-file.ts";
import { casesOf, type CorpusCase, type Outcome } from "./corpus-case.ts";

type Rows = readonly (readonly string[])[];
export const xlsx = casesOf("Sheet .xlsx", "soal.xlsx");
export const xls = casesOf("Sheet .xls", "soal.xls");
export const csv = casesOf("Sheet .csv", "soal.csv");
const sheetOf = (name: string, rows: Rows) => ({
  name,
  columns: rows
    .reduce((most, row) => (row.length > most.length ? row : most), [""])
    .map(() => ({ width: 20, text: true })),
  rows: rows.map((row) => row.map((text) => (text === "" ? null : text))),
  frozenRows: 0,
});
export const bookOf = (...sheets: (readonly [string, Rows])[]) =>
  new Uint8Array(writeBook({ sheets: sheets.map(([name, rows]) => sheetOf(name, rows)) }, "xlsx"));
export const quoted = (rows: Rows, sign: string) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(sign)).join("\r\n");
type Out = Outcome | readonly Outcome[];
/** In all three kinds of files, which must come to the same. */
export function all(
  about: string,
  rows: Rows,
  out: Out,
  extra: { told?: readonly RegExp[] } = {},
): CorpusCase[] {
  return [
    xlsx(about, bookOf(["Soal", rows]), out, extra),
    xls(about, xlsFile([{ name: "Soal", rows }]), out, extra),
    csv(about, quoted(rows, ";"), out, extra),
  ];
}
export const jakarta = "1 Ibu kota? | Bandung | *Jakarta";
export const two: Rows = [
  ["1", "Ibu kota?", "Bandung", "Jakarta", "B"],
  ["2", "Satu?", "a", "b", "A"],
];
export const twoOut = [jakarta, "1 Satu? | *a | b"];
