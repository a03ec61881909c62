// Writes rich text piece by piece: runs with their marks into paragraphs, paragraphs and tables and lists one below the
// other. Words of two blocks never touch; what is one line without a block of its own stays without one.
import type { Mark } from "./element-format.ts";

export type Lines = { dir: string | null; align: string | null };
type Run = { html: string; marks: readonly Mark[] };
type Paragraph = { lines: Lines; runs: Run[]; isMeant: boolean };
type Block = { html: string } | Paragraph;

export const noLines: Lines = { dir: null, align: null };

export function escapedText(text: string): string {
  return text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/>/gu, "&gt;");
}

export function escapedValue(text: string): string {
  return escapedText(text).replace(/"/gu, "&quot;");
}

export class RichBlocks {
  readonly #blocks: Block[] = [];
  #open: Paragraph | null = null;

  /** @param html a piece that is whole: text, a picture, a line break */
  run(html: string, marks: readonly Mark[], lines: Lines): void {
    if (html === "") return;
    if (!this.#open) {
      if (/^[ \t\n\f]*$/u.test(html)) return;
      this.begin(lines, false);
    }
    this.#open?.runs.push({ html, marks });
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** @param isMeant the file has a paragraph here, even if nothing is in it */
  begin(lines: Lines, isMeant: boolean): void {
    this.end();
    this.#open = { lines, runs: [], isMeant };
    this.#blocks.push(this.#open);
  }

  end(): void {
    this.#open = null;
  }

  block(html: string): void {
    this.end();
    this.#blocks.push({ html });
  }

  html(): string {
    const blocks = this.#blocks.map(writtenBlock).filter(({ isShown }) => isShown);
    const [first] = blocks;
    if (blocks.length === 1 && first?.isBare) return first.html;
    return blocks
      .map(({ html, lines }) => (lines ? `<p${attributesOf(lines)}>${html}</p>` : html))
      .join("");
  }
}

type WrittenBlock = { html: string; lines: Lines | null; isShown: boolean; isBare: boolean };

function writtenBlock(block: Block): WrittenBlock {
  if ("html" in block) return { ...block, lines: null, isShown: true, isBare: false };
  const { lines, isMeant } = block;
  const html = runsHtml(block.runs);
  const isBare = !isMeant && lines.dir === null && lines.align === null;
  return { html, lines, isShown: isMeant || html !== "", isBare };
}

function attributesOf({ dir, align }: Lines): string {
  return `${dir === null ? "" : ` dir="${dir}"`}${align === null ? "" : ` data-align="${align}"`}`;
}

/** Marks that several runs share are written once; spaces at both ends are nothing. */
function runsHtml(all: readonly Run[]): string {
  const runs = trimmed(all);
  let html = "";
  let open: readonly Mark[] = [];
  for (const { html: piece, marks } of runs) {
    let same = 0;
    while (same < open.length && open[same] === marks[same]) same += 1;
    html +=
      closing(open.slice(same)) +
      marks
        .slice(same)
        .map((mark) => `<${mark}>`)
        .join("");
    html += piece;
    open = marks;
  }
  return html + closing(open);
}

const closing = (marks: readonly Mark[]) =>
  [...marks]
    .reverse()
    .map((mark) => `</${mark}>`)
    .join("");

function trimmed(all: readonly Run[]): Run[] {
  const runs = [...all];
  for (let first = runs[0]; first; first = runs[0]) {
    const html = first.html.replace(/^[ \t\n\f]+/u, "");
    runs[0] = { ...first, html };
    if (html !== "") break;
    runs.shift();
  }
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    const html = last.html.replace(/[ \t\n\f]+$/u, "");
    runs[runs.length - 1] = { ...last, html };
    if (html !== "") break;
    runs.pop();
  }
  return runs;
}
