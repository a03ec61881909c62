// Reads one cell as what its column means, and says what is wrong with it.
import { cellKind, cellText, type CellKind, type SheetCell } from "../files/sheet-cells.ts";
import { unguardFormula } from "../files/formula-guard.ts";
import type { CellFault, CellReading, SheetColumn } from "./sheet-columns.ts";
import { identifierFault } from "./sheet-identifiers.ts";

const invisible = /[\p{Cc}\p{Cf}]/gu;
/** Joiners and direction marks, which Arabic needs. */
const needed = /[\u200c-\u200f]/u;

function withoutInvisible(text: string): string {
  return text.replace(invisible, (character) => (needed.test(character) ? character : ""));
}

function kindFault(kind: CellKind, text: string): CellFault | null {
  const reasons: Partial<Record<CellKind, string>> = {
    date: `Excel mengubah isi sel ini menjadi tanggal (${text}). Ketik ulang sebagai teks.`,
    boolean: `Excel mengubah isi sel ini menjadi ${text}. Ketik ulang sebagai teks.`,
    percent: `Sel ini berformat persen (${text}). Ketik ulang sebagai teks.`,
    error: `Sel ini berisi kesalahan rumus (${text}). Perbaiki rumusnya atau ketik isinya.`,
    formula:
      "Sel ini berisi rumus yang belum dihitung. Ketik isinya, atau buka dan simpan dahulu file di Excel.",
  };
  const reason = reasons[kind];
  return reason === undefined ? null : { code: kind, severity: "error", reason };
}

/** The cell's text as the column takes it: guard taken off, outer spaces dropped, runs of spaces made one. */
export function cleanText(column: SheetColumn<never>, cell: SheetCell): string {
  const text = typeof cell === "string" ? unguardFormula(cell) : cellText(cell);
  return column.verbatim ? text.trim() : text.replace(/\s+/gu, " ").trim();
}

export function readCell<Lookups>(
  column: SheetColumn<Lookups>,
  cell: SheetCell,
  lookups: Lookups,
): CellReading {
  const text = cleanText(column, cell);
  const kind = cellKind(cell);
  if (text === "") {
    if ("value" in column.whenEmpty) return { value: column.whenEmpty.value };
    const { reason } = column.whenEmpty;
    return { value: "", fault: { code: "empty", severity: "error", reason } };
  }
  const foreign = column.accepts?.includes(kind) ? null : kindFault(kind, text);
  if (foreign) return { value: text, fault: foreign };
  const broken = column.identifier ? identifierFault(cell) : null;
  if (broken) return { value: text, fault: broken };
  const visible = withoutInvisible(text);
  if (visible !== text) return { value: text, fault: hiddenFault(visible) };
  return column.read ? column.read(text, lookups) : { value: text };
}

function hiddenFault(visible: string): CellFault {
  return {
    code: "hidden",
    severity: "error",
    reason: "Sel ini berisi karakter tak terlihat, biasanya terbawa saat menyalin dari situs web.",
    fix: visible,
  };
}
