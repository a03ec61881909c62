// One question in a row of cells, whether a sheet or a table of Word holds them (domain.md 1.12). The cells become the rows
// that a question table of Word has, so that a question means the same wherever it was written.
import { questionTypes, type QuestionType } from "../../contract/questions/question-types.ts";
import { escapeHtml, plainTextOf } from "../../domain/text/html-text.ts";
import type { ImportedQuestion } from "../imported-question.ts";
import { keyLettersOf } from "../layouts/loose-question.ts";
import { spokenKey } from "../layouts/spoken-key.ts";
import { markerText } from "../word/reading/marker-text.ts";
import { optionMarker, type MarkerRow } from "../word/reading/marker-rows.ts";
import { finishDraft, type Draft } from "../word/reading/word-draft.ts";
import { readMeta, type MetaRow } from "../word/reading/table-meta.ts";
import { finishQuestion } from "../word/reading/marked-questions.ts";
import { hasMedia, htmlOfCell, withoutMedia } from "./cell-text.ts";
import { columnNames, columnOf, type QuestionColumn } from "./question-sheet-columns.ts";
import {
  answersOfKey,
  linkedOptions,
  optionMarkers,
  valuesOfKey,
  type SheetMarker,
} from "./sheet-options.ts";

export type LineCell = {
  /** What is written in it, its lines as lines. */
  text: string;
  isEmpty: boolean;
  html(draft: Draft): string;
};
export type QuestionLine = {
  /** From 1, as the program shows it. */
  row: number;
  /** Of the question, if it is numbered. */
  number: string;
  cell(name: QuestionColumn): LineCell;
  /** In the order of their letters; empty ones keep their place. */
  options: readonly LineCell[];
};

export const noCell: LineCell = { text: "", isEmpty: true, html: () => "" };

/** Of text alone: with lines as lines and formulas in \(…\). A sheet brings no pictures and sounds. */
export function textCell(text: string): LineCell {
  return { text, isEmpty: text === "", html: (draft) => cellHtml(text, draft) };
}

function cellHtml(text: string, draft: Draft): string {
  const html = htmlOfCell(text);
  if (!hasMedia(html)) return html;
  draft.warn("Gambar dan suara di dalam sel tidak ikut; pasang di soalnya sesudah impor.");
  return withoutMedia(html);
}

export function isEmptyLine(line: QuestionLine): boolean {
  const own = (["stem", "text", "key"] as const).map((name) => line.cell(name));
  return [...own, ...line.options].every(({ isEmpty }) => isEmpty);
}

export function readLine(draft: Draft, line: QuestionLine): ImportedQuestion {
  const stem = line.cell("stem").html(draft);
  const type = typeOf(line, draft);
  const meta = readMeta(metaOf(line, draft), draft);
  const markers = type ? markersOf(type, line, draft) : [];
  if (!type || draft.hasErrors()) return finishDraft(draft, stem, null, meta.fields);
  const html = new Map(markers.map((each) => [rowOf(each), htmlOf(each, draft)]));
  return finishQuestion(type, {
    draft,
    stem,
    meta,
    rows: [...html.keys()],
    html: (row) => html.get(row) ?? "",
    forced: true,
  });
}

function htmlOf({ plain, text, cell }: SheetMarker, draft: Draft): string {
  if (cell) return cell.html(draft);
  return plain ? `<p>${escapeHtml(text)}</p>` : cellHtml(text, draft);
}

const rowOf = ({ kind, marker, number = 0 }: SheetMarker): MarkerRow => ({
  kind,
  marker,
  row: 0,
  number,
  type: 0,
  blocks: [],
});

const inSheets: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14]);
/** As schools shorten them, beside our own names. */
const shortNames: Readonly<Record<string, number>> = {
  PG: 1,
  PGK: 4,
  "PG KOMPLEKS": 4,
  "PG KOMPLEX": 4,
  KOMPLEKS: 4,
  ESSAY: 2,
  ESSAI: 2,
  ESAI: 2,
  ESAY: 2,
  URAIAN: 2,
  ISIAN: 6,
  JODOHKAN: 5,
  BS: 8,
  "BENAR SALAH": 8,
};

function typeOf(line: QuestionLine, draft: Draft): QuestionType | null {
  const { text: written } = line.cell("type");
  const word = markerText(written).replace(/^#/u, "");
  const byName = Object.entries(questionTypes).find(([, name]) => markerText(name) === word)?.[0];
  const short = Object.hasOwn(shortNames, word) ? shortNames[word] : undefined;
  const type = Number(byName ?? short ?? (word === "" ? guessedType(line) : word));
  if (inSheets.has(type)) return type as QuestionType;
  draft.error(
    Object.hasOwn(questionTypes, type)
      ? `${questionTypes[type as QuestionType]} tidak dapat ditulis di lembar kerja; pakai dokumen Word.`
      : `Tipe berisi "${written}"; tulis kodenya, misalnya 1 untuk Pilihan ganda.`,
  );
  return null;
}

function guessedType(line: QuestionLine): number {
  const options = line.options.flatMap(({ text, isEmpty }, at) =>
    isEmpty ? [] : [{ letter: optionMarker(at) ?? "", words: text }],
  );
  if (options.length === 0) return line.cell("text").isEmpty ? 2 : 14;
  return (spokenKey(line.cell("key").text, options)?.letters.length ?? 0) > 1 ? 4 : 1;
}

function metaOf(line: QuestionLine, draft: Draft): MetaRow[] {
  return columnNames.flatMap((name) => {
    const { marker } = columnOf(name);
    const cell = line.cell(name);
    if (!marker || cell.isEmpty) return [];
    const lines = cell.text.split("\n").map((each) => each.trim());
    const html = marker === "@X" ? cell.html(draft) : `<p>${escapeHtml(cell.text)}</p>`;
    return [{ marker, row: line.row, html, lines: lines.filter((each) => each !== "") }];
  });
}

function markersOf(type: QuestionType, line: QuestionLine, draft: Draft): SheetMarker[] {
  const filled = line.options.filter(({ isEmpty }) => !isEmpty);
  const texts = filled.map(({ text }) => text);
  const key = line.cell("key");
  const extra = line
    .cell("extra")
    .text.split("\n")
    .filter((text) => text.trim() !== "")
    .map((text): SheetMarker => ({ kind: "distractor", marker: "X", text }));
  const each = (kind: "order" | "opinion", marker: string) =>
    filled.map((cell): SheetMarker => ({ kind, marker, text: cell.text, cell }));
  switch (type) {
    case 2:
      return key.isEmpty ? [] : [{ kind: "key", marker: ":::", text: key.text, cell: key }];
    case 5:
    case 10:
    case 13:
      return [...linkedOptions(type, texts, draft), ...(type === 5 ? extra : [])];
    case 6:
      return answersOfKey(key.isEmpty ? texts : null, key.text);
    case 7:
      return each("order", "|");
    case 8:
      return valuesOfKey(texts, key.text, draft).map((marker, at) => ({
        ...marker,
        ...(filled[at] ? { cell: filled[at] } : {}),
      }));
    case 9:
      return each("opinion", "?");
    case 14: {
      const text = line.cell("text");
      const words = extra.map((word) => ({ ...word, plain: true as const }));
      const own: SheetMarker = { kind: "table", marker: "T", text: text.text, cell: text };
      return text.isEmpty ? words : [own, ...words];
    }
    default:
      return choiceMarkers(line, draft);
  }
}

function choiceMarkers(line: QuestionLine, draft: Draft): SheetMarker[] {
  const options = optionMarkers(line.options);
  const { text } = line.cell("key");
  const named = options.map(({ marker, cell }) => ({
    letter: marker,
    html: cell?.html(draft) ?? "",
  }));
  const letters = keyLettersOf(draft, plainTextOf(escapeHtml(text)), named);
  return [...options, { kind: "key", marker: ":::", text: letters.join(", "), plain: true }];
}
