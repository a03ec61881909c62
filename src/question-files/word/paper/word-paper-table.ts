// Tables of a paper in Word: plain ones that only align (a question beside its number), and ruled ones to write in.
import { wordCell, wordTable } from "../writing/table-to-word.ts";
import { htmlToWord } from "../writing/html-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "../writing/word-markup.ts";
import type { WordPage } from "../writing/word-package.ts";

/** What Word keeps free on both sides of a cell, in twentieths of a point. */
const padding = 216;
/** Of a number of three digits, and of the letter of an option. */
const numberWidth = 700;
const letterWidths = { bare: 480, boxed: 820 };
const keptTogether = "Pertanyaan";

export type CellText = { html: string } | { line: string };

/** Paragraphs of what stands in a cell. */
export function blocksIn(content: CellText, page: WordPage, width: number, style?: string): string {
  if ("html" in content) return htmlToWord(content.html, page, width, style);
  return wordParagraph(textRun(content.line), style ? valued("w:pStyle", style) : "");
}

/** A ruled table whose columns are all alike, unless `widths` says their shares. Its first row is the head. */
export function ruledTable(
  rows: readonly (readonly CellText[])[],
  page: WordPage,
  room: number,
  shares?: readonly number[],
): string {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const parts = shares ?? Array.from({ length: columns }, () => 1);
  const all = parts.reduce((sum, part) => sum + part, 0);
  const widths = parts.map((part) => Math.floor((room * part) / all));
  const written = rows.map((row, at) => {
    const head = at === 0 ? tag("w:tblHeader") : "";
    const cells = widths.map((width, column) => {
      const content = row[column] ?? { line: "" };
      return wordCell(blocksIn(content, page, Math.max(200, width - padding)), width);
    });
    return tag("w:tr", {}, tag("w:trPr", {}, tag("w:cantSplit") + head) + cells.join(""));
  });
  return wordTable(widths, written);
}

/** A table without lines, whose columns have these widths. */
export function plainTable(
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): string {
  const written = rows.map((cells) => {
    const inner = cells.map((blocks, at) => wordCell(blocks, widths[at] ?? 0)).join("");
    return tag("w:tr", {}, tag("w:trPr", {}, tag("w:cantSplit")) + inner);
  });
  return wordTable(widths, written, false, null);
}

/** The rows of one question: its number, beside it what is asked, and below it the answers. */
export class QuestionTable {
  readonly page: WordPage;
  /** Of what stands beside the number, in twentieths of a point. */
  readonly room: number;
  readonly #widths: readonly [number, number, number];
  readonly #rows: string[] = [];

  /** `boxed`: a box stands before each letter. */
  constructor(page: WordPage, width: number, letters: keyof typeof letterWidths = "bare") {
    const letterWidth = letterWidths[letters];
    this.page = page;
    this.#widths = [numberWidth, letterWidth, width - numberWidth - letterWidth];
    this.room = width - numberWidth - padding;
  }

  #row(cells: readonly string[]): void {
    this.#rows.push(tag("w:tr", {}, tag("w:trPr", {}, tag("w:cantSplit")) + cells.join("")));
  }

  /** Over the whole width beside the number. Rows stay with what follows but for the last. */
  wide(mark: string, blocks: string): void {
    const [number, letter, text] = this.#widths;
    this.#row([
      wordCell(wordParagraph(textRun(mark), valued("w:pStyle", keptTogether)), number),
      wordCell(blocks, letter + text, valued("w:gridSpan", 2)),
    ]);
  }

  text(mark: string, content: CellText): void {
    this.wide(mark, blocksIn(content, this.page, this.room, keptTogether));
  }

  /** "a." and what it stands for. */
  lettered(mark: string, content: CellText | { blocks: string }): void {
    const [number, letter, text] = this.#widths;
    const room = text - padding;
    const blocks =
      "blocks" in content ? content.blocks : blocksIn(content, this.page, room, keptTogether);
    this.#row([
      wordCell("", number),
      wordCell(wordParagraph(textRun(mark)), letter),
      wordCell(blocks, text),
    ]);
  }

  finish(): string {
    return wordTable(this.#widths, this.#rows, false, null);
  }
}

/** Lines to write on, over the whole room. */
export function ruledLines(count: number): string {
  const line = tag("w:bottom", { "w:val": "single", "w:sz": 4, "w:space": 1, "w:color": "808080" });
  const between = tag("w:between", {
    "w:val": "single",
    "w:sz": 4,
    "w:space": 1,
    "w:color": "808080",
  });
  const properties =
    tag("w:pBdr", {}, line + between) + tag("w:spacing", { "w:before": 160, "w:after": 0 });
  return wordParagraph("", properties).repeat(count);
}
