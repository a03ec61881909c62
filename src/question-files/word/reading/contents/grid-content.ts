// Contents of question tables that hold a table of their own: types 11 and 12.
import type {
  Comparison,
  ContentOf,
  GridCell,
  Part,
} from "../../../../contract/questions/question-content.ts";
import { partOf } from "./answer-content.ts";
import type { Token } from "../../answer-token.ts";
import { replaceBlanks } from "../blank-tokens.ts";
import { blocksHtml } from "../block-html.ts";
import { cellAt } from "../../document/word-block.ts";
import { isEmptyHtml, plainTextOf } from "../../../../domain/text/html-text.ts";
import { isTick, isUnticked } from "../marker-text.ts";
import { rowsOfKind, type TableQuestion } from "../table-question.ts";
import { comparisonOfToken } from "./typed-comparison.ts";

/** The HTML of each place of the nested table after `T`; null after telling that there is none. */
function nestedTable(question: TableQuestion): string[][] | null {
  const { draft } = question;
  const tables = rowsOfKind(question, "table").flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" ? block : [])),
  );
  const [table] = tables;
  if (!table || tables.length > 1) {
    draft.error('Sel di sebelah penanda "T" harus berisi tepat satu tabel.');
    return null;
  }
  const { rows } = table;
  const width = Math.max(
    0,
    ...rows.flatMap((row) => row.map((cell) => cell.column + cell.colspan)),
  );
  if (rows.some((row) => row.some((cell) => cell.colspan > 1 || cell.continued)))
    draft.warn("Sel gabungan di dalam tabel jawaban dipisah kembali; periksa tabelnya.");
  return rows.map((row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cellAt(row, column);
      const isStart = cell?.column === column && !cell.continued;
      return isStart ? blocksHtml(cell.blocks, draft) : "";
    }),
  );
}

export function matrixInputContent(question: TableQuestion): ContentOf<11> | null {
  const grid = nestedTable(question);
  if (!grid) return null;
  const keys: ContentOf<11>["key"]["cells"] = {};
  const cells = grid.map((row) => row.map((html) => inputCell(question, html, keys)));
  const [first = [], ...others] = cells;
  const hasHeading = others.length > 0 && first.every((cell) => cell.kind === "text");
  const cols = first.map((cell) => (hasHeading && cell.kind === "text" ? cell.html : ""));
  if (Object.keys(keys).length === 0)
    question.draft.error('Tabelnya tidak punya sel isian; tulis jawabannya seperti "[[6]]".');
  const body = hasHeading ? others : cells;
  const hasHeads = question.meta.settings.isOn("rowHeads", false);
  const rows = hasHeads ? body.map(([head]) => (head?.kind === "text" ? head.html : "")) : [];
  const payload = hasHeads
    ? { cols: cols.slice(1), rows, cells: body.map((row) => row.slice(1)) }
    : { cols, rows, cells: body };
  return { type: 11, payload, key: { cells: keys } };
}

function inputCell(
  question: TableQuestion,
  html: string,
  keys: ContentOf<11>["key"]["cells"],
): GridCell {
  const { draft } = question;
  const found: Token[] = [];
  const around = replaceBlanks(html, (token) => {
    found.push(token);
    return "";
  });
  const [token, ...more] = found;
  if (!token) return { kind: "text", html: around };
  if (more.length > 0)
    draft.error(`Sel "${plainTextOf(html)}" punya lebih dari satu isian; pecah selnya.`);
  const manual = token.flags.has("manual");
  if (token.answers.length === 0 && !manual)
    draft.error('Ada sel isian "[[ ]]" yang kosong; tulis jawabannya.');
  if (!isEmptyHtml(around))
    draft.warn(
      `Teks "${plainTextOf(around)}" di samping isian menjadi petunjuk di dalam kotaknya.`,
    );
  const id = draft.makeId();
  const key = typedKeyOf(question, token);
  keys[id] = { ...key, manual };
  const pad = token.flags.get("papan");
  const placeholder = token.flags.get("petunjuk") ?? plainTextOf(around).slice(0, 100);
  return { kind: "input", id, number: pad ? pad === "angka" : key.mode === "number", placeholder };
}

/** Of a cell, a blank or a place that is typed. */
export function typedKeyOf({ draft, meta }: TableQuestion, token: Token): Comparison {
  return comparisonOfToken(token, meta.caseSensitive, (flag) =>
    draft.error(`"${flag}" tidak dapat dibaca; tulis angka, misalnya toleransi=0,5.`),
  );
}

export function matrixCheckContent(question: TableQuestion): ContentOf<12> | null {
  const grid = nestedTable(question);
  if (!grid) return null;
  const { draft } = question;
  const [heading = [], ...lines] = grid;
  const [corner = "", ...names] = heading;
  if (!isEmptyHtml(corner)) draft.warn(`Teks sudut tabel "${plainTextOf(corner)}" tidak ikut.`);
  const columns = names.map((html) => partOf(draft, html));
  if (columns.length < 2 || columns.some(({ html }) => isEmptyHtml(html)))
    draft.error("Baris pertama tabel harus berisi judul dari setidaknya dua kolom.");
  if (lines.length === 0) draft.error("Tabelnya tidak punya baris pernyataan.");
  const rows: Part[] = [];
  const key: Record<string, string[]> = {};
  for (const [name = "", ...marks] of lines) {
    const row = partOf(draft, name);
    if (isEmptyHtml(name)) draft.error(`Baris ${rows.length + 1} tabel tidak punya pernyataan.`);
    rows.push(row);
    key[row.id] = tickedColumns(question, plainTextOf(name), marks, columns);
  }
  const { settings } = question.meta;
  const isSaid = settings.has("multiple");
  const multiple = settings.isOn(
    "multiple",
    Object.values(key).some((ids) => ids.length > 1),
  );
  for (const row of rows) {
    if ((key[row.id]?.length ?? 0) > 0) continue;
    const reason = `Baris "${plainTextOf(row.html)}" belum punya tanda v.`;
    if (!multiple) draft.error(reason);
    else if (!isSaid) draft.warn(reason);
  }
  const measure = settings.oneOf("measure", { baris: "rows", sel: "cells" } as const, "rows");
  return { type: 12, payload: { columns, rows, multiple }, key: { rows: key, measure } };
}

function tickedColumns(
  { draft }: TableQuestion,
  name: string,
  marks: readonly string[],
  columns: readonly Part[],
): string[] {
  return marks.flatMap((html, at) => {
    const mark = plainTextOf(html);
    if (isTick(mark)) return columns[at]?.id ?? [];
    if (!isUnticked(mark) || html.includes("<img"))
      draft.error(`Tanda "${mark}" di baris "${name}" tidak dikenal; pakai huruf v.`);
    return [];
  });
}
