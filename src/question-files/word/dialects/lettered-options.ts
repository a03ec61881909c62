// "##A##" before each option, "***" beside the right one. A question ends where the letters begin again: its last option
// goes to the end of its paragraph, or to the number or the empty line that follows.
import { isBlank, type WordBlock } from "../document/word-block.ts";
import { markerText } from "../reading/marker-text.ts";
import { wordsOf, type HashOption, type HashPart, type HashQuestion } from "./hash-parts.ts";
import { numberedStart } from "./written-starts.ts";

/** Null: the letters between the signs are keys, not names of options. */
export function letteredOptions(parts: readonly HashPart[]): HashQuestion[] | null {
  const hashes = parts.filter(({ sign }) => sign === "##");
  const names = parts.flatMap((part, at) => (isName(parts, at) ? [nameOf(part)] : []));
  const isOrdered = names.some((name) => name === "B") && names[0] === "A";
  if (!isOrdered || hashes.length !== names.length * 2) return null;
  const walk: Walk = { questions: [], open: newOpen(parts[0]) };
  for (const [at, part] of parts.entries()) if (at > 0) takePart(parts, at, part, walk);
  return [...walk.questions, walk.open];
}

function nameOf({ blocks }: HashPart): string {
  return markerText(wordsOf(blocks)).replace(/[.)]$/u, "");
}

function isName(parts: readonly HashPart[], at: number): boolean {
  const part = parts[at];
  return part?.sign === "##" && /^[A-J]$/u.test(nameOf(part)) && parts[at + 1]?.sign === "##";
}

type Open = {
  paragraph: number;
  stem: WordBlock[];
  options: HashOption[];
  key: string;
  ticked: string[];
};
type Walk = { questions: HashQuestion[]; open: Open };

function newOpen(part: Pick<HashPart, "paragraph" | "blocks"> | undefined): Open {
  return {
    paragraph: part?.paragraph ?? 1,
    stem: [...(part?.blocks ?? [])],
    options: [],
    key: "",
    ticked: [],
  };
}

function takePart(parts: readonly HashPart[], at: number, part: HashPart, walk: Walk): void {
  const last = walk.open.options.at(-1);
  if (part.sign === "***") takeStars(parts, at, part, walk);
  else if (isName(parts, at)) {
    if (nameOf(part) === "A" && last) beginNext(part, walk);
    walk.open.options.push({ letter: nameOf(part), blocks: [] });
  } else if (last) add(last, part.blocks);
}

function add(option: HashOption, blocks: readonly WordBlock[]): void {
  option.blocks = [...option.blocks, ...blocks];
}

/** Stars before a name at the beginning of a line are of the option that follows; else of the one before. */
function takeStars(parts: readonly HashPart[], at: number, part: HashPart, { open }: Walk): void {
  const last = open.options.at(-1);
  const said = markerText(wordsOf(part.blocks));
  const following = parts[at + 1];
  if (part.startsLine && said === "" && following && isName(parts, at + 1)) {
    open.ticked.push(nameOf(following));
  } else if (/^[A-J](?: ?[,;&] ?[A-J])*\.?$/u.test(said)) open.key = said;
  else if (last) {
    open.ticked.push(last.letter);
    add(last, part.blocks);
  }
}

/** The text after the last option is the stem of the next question. */
function beginNext({ paragraph }: HashPart, walk: Walk): void {
  const last = walk.open.options.at(-1) as HashOption;
  const numbered = last.blocks.findIndex((block, at) => at > 0 && numberedStart(block) !== null);
  const blank = last.blocks.findIndex((block, at) => at > 0 && isBlank(block));
  const cut = [numbered, blank, 1].find((each) => each > 0) ?? 1;
  const stem = last.blocks.slice(cut);
  last.blocks = last.blocks.slice(0, cut);
  walk.questions.push(walk.open);
  walk.open = newOpen({ paragraph: Math.max(1, paragraph - stem.length), blocks: stem });
}
