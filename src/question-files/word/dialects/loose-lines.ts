// Paragraphs of a document without markers of ours, each line of it that begins a question, an option or a key by itself:
// people put options beside each other with tabs or spaces, and break lines instead of paragraphs.
import type { LooseRow } from "../../layouts/stacked-items.ts";
import { cuttableText, paragraphBetween } from "../document/paragraph-cuts.ts";
import type { WordBlock, WordParagraph } from "../document/word-block.ts";
import { looseBlocks } from "./table-lines.ts";

/** `row`: of the paragraph in the document. */
export function looseLines(blocks: readonly WordBlock[]): LooseRow[] {
  const rows: LooseRow[] = [];
  for (let at = 0; at < blocks.length;) {
    const end = listEnd(blocks, at);
    const own = blocks.slice(at, end);
    const [first] = own;
    const lines = own.length === 1 && first?.kind === "paragraph" ? cutLines(first) : [own];
    for (const line of lines) rows.push({ row: at + 1, cells: [looseBlocks(line)] });
    at = end;
  }
  return rows;
}

/** Bullets, Roman numbers and numbers in brackets are no questions and no options: their list stays whole. */
function listEnd(blocks: readonly WordBlock[], from: number): number {
  let end = from;
  while (isInnerItem(blocks[end])) end += 1;
  return Math.max(end, from + 1);
}

function isInnerItem(block: WordBlock | undefined): boolean {
  if (block?.kind !== "paragraph" || !block.label) return false;
  const { ordered, type, text } = block.label;
  return !ordered || type === "i" || type === "I" || /^\(\d+\)$/u.test(text);
}

const lineStart =
  /\n\s*(?=\(?\d{1,3}\s*[.)](?!\d)|\(?[A-J]\s*[.)]|(?:KUNCI|JAWABAN|JAWAB|ANSWER|KEY|PEMBAHASAN|PENJELASAN)\b)/giu;
const besideStart = /(?:[ \u00a0]{2,}|\s*[\t\u2003]\s*)(?=\(?([A-J])\s*[.)]\s*\S)/giu;

function cutLines(paragraph: WordParagraph): WordBlock[][] {
  const lines = cutAt(paragraph, [...cuttableText(paragraph).matchAll(lineStart)]);
  return lines.flatMap((line) => cutAt(line, besideIn(cuttableText(line)))).map((line) => [line]);
}

/** Those that go on upwards from the letter at the beginning, or from A in a line with a B. */
function besideIn(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(besideStart)];
  const [, own] = /^\s*\(?([A-J])\s*[.)]/iu.exec(text) ?? [];
  const names = found.map(([, name = ""]) => name.toUpperCase());
  const all = own === undefined ? names : [own.toUpperCase(), ...names];
  const isRising = all.every((name, at) => at === 0 || name > (all[at - 1] ?? ""));
  const isOfOptions = own !== undefined || (all[0] === "A" && all.length > 1);
  return isRising && isOfOptions ? found : [];
}

function cutAt(paragraph: WordParagraph, cuts: readonly RegExpExecArray[]): WordParagraph[] {
  if (cuts.length === 0) return [paragraph];
  const ends = [...cuts.map(({ index }) => index), Infinity];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((from, at) => paragraphBetween(paragraph, from, ends[at] ?? Infinity));
}
