// A piece of a spreadsheet from the clipboard, put into a table with inputs: `{{6}}` or `[[enam|6]]` in a cell marks an
// input with what it accepts, everything else is text.
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { numberIn } from "../../domain/scoring/typed-answer.ts";
import {
  type Address,
  evened,
  htmlOf,
  type MakeId,
  maxLines,
  newKey,
  withCell,
  withColumn,
  withHtml,
} from "./text-grid-model.ts";

type Content = ContentOf<11>;

/** Cells between tabs, rows between line ends; what holds one of these, or a quotation mark, stands in quotation marks. */
export function readTabbed(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/guy;
  for (const { 1: quoted, 2: plain = "", 3: end, index } of text.matchAll(pattern)) {
    // After the last line's end there is nothing more.
    if (index === text.length && !text.endsWith("\t")) break;
    rows.at(-1)?.push(quoted?.replace(/""/gu, '"') ?? plain);
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const marked = /\{\{([^{}]*)\}\}|\[\[([^[\]]*)\]\]/u;

/** `cut`: not all of it found room. */
export function withPasted(
  content: Content,
  at: Address,
  text: string,
  makeId: MakeId,
): { content: Content; cut: boolean } {
  const pasted = readTabbed(text);
  const needed = {
    rows: at.row + pasted.length,
    cols: at.col + Math.max(0, ...pasted.map((row) => row.length)),
  };
  let changed = evened(content);
  while (changed.payload.cells.length < Math.min(maxLines, needed.rows))
    changed = withPlainRow(changed);
  while (changed.payload.cols.length < Math.min(maxLines, needed.cols))
    changed = withColumn(changed, changed.payload.cols.length);
  pasted.forEach((line, down) =>
    line.forEach((value, right) => {
      changed = withValue(changed, { row: at.row + down, col: at.col + right }, value, makeId);
    }),
  );
  return { content: changed, cut: needed.rows > maxLines || needed.cols > maxLines };
}

/** Unlike a row that a person adds: what is pasted says itself where the inputs are. */
function withPlainRow(content: Content): Content {
  const { cells, rows } = content.payload;
  const heads = rows.length > 0 ? [...rows, ""] : [];
  const bare = { ...content, payload: { ...content.payload, rows: heads } };
  const row = content.payload.cols.map(() => ({ kind: "text" as const, html: "" }));
  return { ...bare, payload: { ...bare.payload, cells: [...cells, row] } };
}

function withValue(content: Content, at: Address, value: string, makeId: MakeId): Content {
  const { cols, cells } = content.payload;
  if (at.row >= cells.length || at.col >= cols.length) return content;
  const mark = at.row < 0 || at.col < 0 ? null : marked.exec(value);
  if (!mark) return withHtml(content, at, htmlOf(value.trim()));
  const answers = (mark[1] ?? mark[2] ?? "").split("|").map((answer) => answer.trim());
  const isNumber = answers.every((answer) => numberIn(answer) !== null);
  const key = {
    ...newKey("", isNumber ? "number" : "text"),
    accepted: answers.map((text) => ({ text, share: 1 })),
  };
  const placeholder = value.replace(marked, "").trim().slice(0, 100);
  return withCell(content, at, { kind: "input", id: makeId(), number: isNumber, placeholder }, key);
}
