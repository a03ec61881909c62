// The questions of a document with "##" and "***": a stem, "##B##" for the key, the options between "##", then "***"; without
// "##" an essay. Some wrote "##A##" before each option and "***" beside the right one; that is told by the letters in order.
import type { ImportedQuestion } from "../../imported-question.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import { finishLoose, reportDoubled } from "../../layouts/loose-question.ts";
import { spokenKey } from "../../layouts/spoken-key.ts";
import { isBlank, textOfPieces, type WordBlock } from "../document/word-block.ts";
import { blocksHtml } from "../reading/block-html.ts";
import type { Draft } from "../reading/word-draft.ts";
import { wordsOf, type HashPart, type HashQuestion } from "./hash-parts.ts";
import { letteredOptions } from "./lettered-options.ts";
import { numberedStart, trimmedBlocks, withoutLetters } from "./written-starts.ts";

export type HashTarget = {
  draft(place: string): Draft;
  add(draft: Draft, question: ImportedQuestion): void;
  outside(text: string): void;
};

/** Numbers that are left out between two questions. */
const maxSkipped = 20;

export function readHashQuestions(parts: readonly HashPart[], target: HashTarget): void {
  const questions = letteredOptions(parts) ?? keyedQuestions(parts);
  const seen = new Set<string>();
  let last = 0;
  for (const [at, question] of questions.entries()) {
    const { stem, before } = splitTitle(question.stem, at === 0);
    for (const block of before)
      if (block.kind === "paragraph") target.outside(textOfPieces(block.pieces));
    const start = numberedStart(stem[0]);
    // A year that begins a sentence is no number of a question.
    const value = Number(start?.name ?? 0);
    const isNumber =
      start !== null && (value === 1 || (value >= last && value <= last + maxSkipped));
    if (isNumber) last = Number(start.name);
    const number = isNumber ? start.name : "";
    const about = ` (soal ${number || at + 1})`;
    const draft = target.draft(`Paragraf ${question.paragraph}${about}`);
    reportDoubled(draft, number, seen);
    const own = isNumber ? [start.rest, ...stem.slice(1)] : stem;
    target.add(draft, finishHash(draft, { ...question, stem: own }));
  }
}

function finishHash(draft: Draft, { stem, options, key, ticked }: HashQuestion): ImportedQuestion {
  const named = withoutLetters(options).map(({ letter, blocks }) => ({
    letter,
    html: blocksHtml(blocks, draft),
  }));
  return finishLoose(draft, { stem: blocksHtml(stem, draft), options: named, key, ticked });
}

/** What stands above number 1 is a title. */
function splitTitle(stem: readonly WordBlock[], isFirst: boolean) {
  const own = trimmedBlocks(stem);
  const first = isFirst ? own.findIndex((block) => numberedStart(block)?.name === "1") : 0;
  return first > 0
    ? { before: own.slice(0, first), stem: own.slice(first) }
    : { before: [], stem: own };
}

function keyedQuestions(parts: readonly HashPart[]): HashQuestion[] {
  const groups: HashPart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group && part.sign === "##") group.push(part);
    else groups.push([part]);
  }
  return groups.filter((group) => group.some(isFilled)).map(keyedQuestion);
}

function isFilled({ blocks }: HashPart): boolean {
  return blocks.some((block) => !isBlank(block));
}

/** A part that is no letter where the key should stand is the first option: then the key is missing. */
function keyedQuestion([stem, ...others]: readonly HashPart[]): HashQuestion {
  const [first, ...rest] = others;
  const key = first ? wordsOf(first.blocks) : "";
  const named = rest.map((_, at) => ({ letter: letterOf(at), words: "" }));
  const hasKey =
    first !== undefined && (!isFilled(first) || spokenKey(key, named)?.isGuess === false);
  const options = hasKey ? rest : others;
  while (options.length > 0 && !isFilled(options.at(-1) as HashPart)) options.pop();
  return {
    paragraph: stem?.paragraph ?? 1,
    stem: stem?.blocks ?? [],
    options: options.map(({ blocks }, at) => ({ letter: letterOf(at), blocks })),
    key: hasKey ? key : "",
    ticked: [],
  };
}
