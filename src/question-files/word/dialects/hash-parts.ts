// The older templates of this product's family: between "##" stand the key and the options, "***" ends a question. Here a
// document is cut at these signs, and known by them.
import { cutParagraph, cuttableText } from "../document/paragraph-cuts.ts";
import {
  isBlank,
  paragraphsOf,
  textOfPieces,
  type WordBlock,
  type WordParagraph,
} from "../document/word-block.ts";

export type HashOption = { letter: string; blocks: readonly WordBlock[] };
export type HashQuestion = {
  /** From 1: where it begins. */
  paragraph: number;
  stem: readonly WordBlock[];
  options: readonly HashOption[];
  key: string;
  ticked: readonly string[];
};

/** What stands between two signs. */
export type HashPart = {
  /** The one before it; empty at the beginning. */
  sign: "" | "##" | "***";
  /** Whether that sign stood at the beginning of its line. */
  startsLine: boolean;
  blocks: WordBlock[];
  /** From 1, of the paragraphs: where it begins. */
  paragraph: number;
};

const signs = /##|(?:\*\s?){3,}/gu;
const letters = String.raw`[A-Ja-j](?:\s*(?:[,;/&+]|dan)\s*[A-Ja-j])*`;
const keyed = new RegExp(String.raw`##\s*${letters}\s*[.)]?\s*##`, "u");
const alone = /^\s*(?:\*\s?){3,}\s*$/u;

/** Some were written into a frame: a table of one column. */
function unframed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isKeyed = (each: readonly WordBlock[]) => keyed.test(textOf(each));
  if (isKeyed(blocks)) return blocks;
  return blocks.flatMap((block): readonly WordBlock[] => {
    if (block.kind !== "table") return [block];
    const inner = block.rows.flat().flatMap((cell) => cell.blocks);
    return isKeyed(inner) ? inner : [block];
  });
}

function textOf(blocks: readonly WordBlock[]): string {
  return paragraphsOf(blocks).map(cuttableText).join("\n");
}

/** Null: no key stands between such signs. */
export function hashedBlocks(blocks: readonly WordBlock[]): readonly WordBlock[] | null {
  const all = unframed(blocks);
  return keyed.test(textOf(all)) ? all : null;
}

/** Whether lines of "***" part it, as they part essays. */
export function isStarred(blocks: readonly WordBlock[]): boolean {
  return paragraphsOf(blocks).some((paragraph) => alone.test(cuttableText(paragraph)));
}

export function hashParts(blocks: readonly WordBlock[]): HashPart[] {
  const parts: HashPart[] = [{ sign: "", startsLine: true, blocks: [], paragraph: 1 }];
  let count = 0;
  for (const block of blocks) {
    if (block.kind === "table") {
      parts.at(-1)?.blocks.push(block);
      continue;
    }
    count += 1;
    addParagraph(block, count, parts);
  }
  return parts;
}

function addParagraph(paragraph: WordParagraph, count: number, parts: HashPart[]): void {
  let isStart = true;
  for (const { sign, rest } of cutParagraph(paragraph, signs)) {
    if (sign !== "") {
      const name = sign.startsWith("#") ? "##" : "***";
      parts.push({ sign: name, startsLine: isStart, blocks: [], paragraph: count });
    }
    const part = parts.at(-1);
    if (part && part.blocks.length === 0) part.paragraph = count;
    if (sign === "" || !isBlank(rest)) part?.blocks.push(rest);
    isStart &&= isBlank(rest);
  }
}

/** A table in it is a sign that is no letter. */
export function wordsOf(blocks: readonly WordBlock[]): string {
  const texts = blocks.map((block) => (block.kind === "table" ? "▦" : textOfPieces(block.pieces)));
  return texts.join(" ").trim();
}
