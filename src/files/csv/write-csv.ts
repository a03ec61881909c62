// CSV as Excel with Indonesian settings opens it by a double click: UTF-8 with its mark, semicolons, decimal commas.
import { guardFormula } from "../formula-guard.ts";
import type { Book, BookCell } from "../sheet-book.ts";

const delimiter = ";";
const byteOrderMark = "\ufeff";

export function writeCsv({ sheets: [sheet] }: Book): Uint8Array {
  const lines = (sheet?.rows ?? []).map((cells) => cells.map(csvCell).join(delimiter));
  return new TextEncoder().encode(byteOrderMark + lines.map((line) => `${line}\r\n`).join(""));
}

function csvCell(cell: BookCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (typeof cell === "object") {
    return "fill" in cell || "formula" in cell ? csvCell(cell.value) : quoted(cell.text);
  }
  return quoted(guardFormula(cell));
}

/** Everything that some program takes for a delimiter is quoted, and blanks that some program would drop. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
