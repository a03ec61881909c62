// Questions from a sheet, one row each (domain.md 1.12). The cells of a row become the rows that a question table of Word
// has, so that a question means the same wherever it was written. Reading the file itself is done in files/.
import { questionTypes } from "../../contract/questions/question-types.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { unguardFormula } from "../../files/formula-guard.ts";
import { cellText } from "../../files/sheet-cells.ts";
import type { SheetCell, SheetRow } from "../../files/sheet-cells.ts";
import type { ImportedQuestion, ImportedQuestions } from "../imported-question.ts";
import { markerText } from "../word/reading/marker-text.ts";
import type { MarkerRow } from "../word/reading/marker-rows.ts";
import { createDraft, finishDraft } from "../word/reading/word-draft.ts";
import type { Draft } from "../word/reading/word-draft.ts";
import { readMeta } from "../word/reading/table-meta.ts";
import type { MetaRow } from "../word/reading/table-meta.ts";
import { finishQuestion } from "../word/reading/marked-questions.ts";
import { hasMedia, htmlOfCell, withoutMedia } from "./cell-text.ts";
import { columnNames, columnOf, readHeader } from "./question-sheet-columns.ts";
import type { QuestionColumn, SheetHeader } from "./question-sheet-columns.ts";
import { answersOfKey, linkedOptions, optionMarkers, valuesOfKey } from "./sheet-options.ts";
import type { SheetMarker } from "./sheet-options.ts";

/** @param rows of the first sheet, its title lines and header among them */
export function readQuestionSheet(
  rows: readonly SheetRow[],
  makeId: () => string,
): ImportedQuestions {
  const found = readHeader(rows);
  if (!found) {
    const reason =
      'Lembar ini tidak punya baris judul soal; tulis judul kolom "Tipe", "Soal", "Kunci", "Opsi 1", dan seterusnya.';
    return { questions: [], notes: [{ severity: "error", reason }], files: [] };
  }
  const questions = found.body.flatMap(
    (row) => readRow({ row, header: found.header }, makeId) ?? [],
  );
  const reason = "Tidak ada soal di bawah baris judul; tulis satu soal per baris.";
  const notes = questions.length > 0 ? [] : [{ severity: "error" as const, reason }];
  return { questions, notes, files: [] };
}

type Line = { row: SheetRow; header: SheetHeader };

function textAt(cell: SheetCell | undefined): string {
  const text = typeof cell === "string" ? unguardFormula(cell) : cellText(cell);
  return text.replace(/\r\n?/gu, "\n").trim();
}

function textOf({ row, header }: Line, name: QuestionColumn): string {
  return textAt(row.cells[header.columns.get(name) ?? -1]);
}

function optionsOf({ row, header }: Line): string[] {
  return header.options.map((at) => textAt(row.cells[at]));
}

/** Null: an empty row. */
function readRow(line: Line, makeId: () => string): ImportedQuestion | null {
  const isEmpty = ["stem", "text", "key"].every(
    (name) => textOf(line, name as QuestionColumn) === "",
  );
  if (isEmpty && optionsOf(line).every((text) => text === "")) return null;
  const draft = createDraft(`Baris ${line.row.row}`, noMedia, makeId);
  const stem = cellHtml(textOf(line, "stem"), draft);
  const type = typeOf(line, draft);
  const meta = readMeta(metaOf(line, draft), draft);
  const markers = type ? markersOf(type, line, draft) : [];
  if (!type || draft.hasErrors()) return finishDraft(draft, stem, null, meta.fields);
  const html = new Map(
    markers.map((each) => [
      rowOf(each),
      each.plain ? `<p>${escapeHtml(each.text)}</p>` : cellHtml(each.text, draft),
    ]),
  );
  return finishQuestion(type, {
    draft,
    stem,
    meta,
    rows: [...html.keys()],
    html: (row) => html.get(row) ?? "",
    forced: true,
  });
}

const rowOf = ({ kind, marker, number = 0 }: SheetMarker): MarkerRow => ({
  kind,
  marker,
  row: 0,
  number,
  type: 0,
  blocks: [],
});

/** A sheet brings no pictures and sounds. */
const noMedia = { picture: () => null, sound: () => null };

function cellHtml(text: string, draft: Draft): string {
  const html = htmlOfCell(text);
  if (!hasMedia(html)) return html;
  draft.warn("Gambar dan suara di dalam sel tidak ikut; pasang di soalnya sesudah impor.");
  return withoutMedia(html);
}

const inSheets: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14]);

function typeOf(line: Line, draft: Draft): QuestionType | null {
  const written = textOf(line, "type");
  const word = markerText(written).replace(/^#/u, "");
  const byName = Object.entries(questionTypes).find(([, name]) => markerText(name) === word)?.[0];
  const type = Number(byName ?? (word === "" ? guessedType(line) : word));
  if (inSheets.has(type)) return type as QuestionType;
  draft.error(
    Object.hasOwn(questionTypes, type)
      ? `${questionTypes[type as QuestionType]} tidak dapat ditulis di lembar kerja; pakai dokumen Word.`
      : `Tipe berisi "${written}"; tulis kodenya, misalnya 1 untuk Pilihan ganda.`,
  );
  return null;
}

function guessedType(line: Line): string {
  const options = optionsOf(line).filter((text) => text !== "");
  if (options.length === 0) return textOf(line, "text") === "" ? "2" : "14";
  return /[\s,;]/u.test(textOf(line, "key")) ? "4" : "1";
}

function metaOf(line: Line, draft: Draft): MetaRow[] {
  return columnNames.flatMap((name) => {
    const { marker } = columnOf(name);
    const text = textOf(line, name);
    if (!marker || text === "") return [];
    const lines = text.split("\n").map((each) => each.trim());
    const html = marker === "@X" ? cellHtml(text, draft) : `<p>${escapeHtml(text)}</p>`;
    return [{ marker, row: line.row.row, html, lines: lines.filter((each) => each !== "") }];
  });
}

function markersOf(type: QuestionType, line: Line, draft: Draft): SheetMarker[] {
  const options = optionsOf(line);
  const filled = options.filter((text) => text !== "");
  const key = textOf(line, "key");
  const keyRow: SheetMarker = { kind: "key", marker: ":::", text: key };
  const extra = textOf(line, "extra")
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map((text): SheetMarker => ({ kind: "distractor", marker: "X", text }));
  switch (type) {
    case 2:
      return key === "" ? [] : [keyRow];
    case 5:
    case 10:
    case 13:
      return [...linkedOptions(type, filled, draft), ...(type === 5 ? extra : [])];
    case 6:
      return answersOfKey(key === "" ? filled : null, key);
    case 7:
      return filled.map((text) => ({ kind: "order", marker: "|", text }));
    case 8:
      return valuesOfKey(filled, key, draft);
    case 9:
      return filled.map((text) => ({ kind: "opinion", marker: "?", text }));
    case 14: {
      const text = textOf(line, "text");
      const words = extra.map((each) => ({ ...each, plain: true as const }));
      return text === "" ? words : [{ kind: "table", marker: "T", text }, ...words];
    }
    default:
      return [...optionMarkers(options), { ...keyRow, plain: true }];
  }
}
