// A question that came without markers of types: its stem, options with letters, and a key in whatever words. One or several
// keys tell which kind of choice it is; without options it is an essay.
import { plainTextOf } from "../../domain/text/html-text.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { ImportedQuestion } from "../imported-question.ts";
import {
  choiceContent,
  essayContent,
  type LetteredOption,
} from "../word/reading/contents/answer-content.ts";
import { finishDraft, type Draft, type DraftFields } from "../word/reading/word-draft.ts";
import { spokenKey } from "./spoken-key.ts";

export type LooseQuestion = {
  stem: string;
  options: readonly LetteredOption[];
  /** HTML, as it is written; empty: none. */
  key: string;
  /** Letters of options that are marked where they stand. */
  ticked?: readonly string[];
  explanation?: string;
};

export function finishLoose(draft: Draft, question: LooseQuestion): ImportedQuestion {
  const { stem, explanation } = question;
  const fields: DraftFields = explanation ? { explanation } : {};
  return finishDraft(draft, stem, contentOf(draft, question), fields);
}

function contentOf(draft: Draft, { options, key, ticked = [] }: LooseQuestion): QuestionContent {
  if (options.length > 0) {
    const letters = new Set([...ticked, ...keyLettersOf(draft, plainTextOf(key), options)]);
    return choiceContent(draft, options, [...letters]);
  }
  const words = plainTextOf(key);
  if (/^[A-J]$/iu.test(words))
    draft.warn(`Kunci "${words}" tanpa opsi menjadi jawaban rujukan uraian.`);
  return essayContent(key);
}

/** Empty after telling why. */
export function keyLettersOf(
  draft: Draft,
  text: string,
  options: readonly LetteredOption[],
): string[] {
  if (text === "") return [];
  const named = options.map(({ letter, html }) => ({ letter, words: plainTextOf(html) }));
  const found = spokenKey(text, named);
  if (!found) {
    draft.error(`Kunci "${text.slice(0, 60)}" bukan huruf opsi; tulis huruf opsi yang benar.`);
    return [];
  }
  if (found.isGuess)
    draft.warn(`Kunci "${text.slice(0, 60)}" dibaca sebagai opsi ${found.letters.join(", ")}.`);
  return found.letters;
}

/** Tells of a number that a question before it has. */
export function reportDoubled(draft: Draft, number: string, seen: Set<string>): void {
  if (number === "") return;
  if (seen.has(number)) draft.warn(`Nomor ${number} sudah ada di atasnya; kedua soal dibaca.`);
  seen.add(number);
}
