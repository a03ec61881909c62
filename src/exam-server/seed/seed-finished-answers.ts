// What one participant of the demonstration's finished exam has answered: the better they are, the more of it is right, and some
// questions are harder than others. One is bad: those who know most get it wrong, as an analysis of items is to show.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { keyAnswer } from "../../domain/scoring/key-answer.ts";
import { isGiven } from "../entities/sittings/own-answers/answers-writing.ts";
import { chosenAnswer } from "./chosen-answer.ts";
import { nearAnswer } from "./near-answer.ts";
import { writtenEssay, writtenReason } from "./seed-essays.ts";

type Chance = () => number;
export type Asked = { question_id: string; content: QuestionContent };
export type FinishedAnswer = {
  question_id: string;
  seq: number;
  answer: QuestionAnswer;
  is_given: boolean;
  doubt: boolean;
  given_at: Date;
  answered_at: Date;
};

/** By type: how much one must know to have an even chance, and how much knowing more helps. */
const items: Partial<Record<QuestionType, { hardness: number; helps: number }>> = {
  1: { hardness: -0.5, helps: 1.4 },
  3: { hardness: 0.2, helps: 1 },
  4: { hardness: 0.5, helps: 1.2 },
  5: { hardness: -1.2, helps: 1.5 },
  6: { hardness: 0, helps: 1.9 },
  7: { hardness: -0.8, helps: 1 },
  8: { hardness: -0.6, helps: 0.8 },
  10: { hardness: 0.9, helps: 1.2 },
  11: { hardness: -1.6, helps: 1.3 },
  12: { hardness: 0.1, helps: 1.7 },
  13: { hardness: -0.2, helps: 0.9 },
  14: { hardness: 0.6, helps: 1.5 },
  15: { hardness: -0.1, helps: -2.4 },
  16: { hardness: 0.3, helps: 1.6 },
};
const leftEmpty = 0.03;
const doubted = 0.07;

/** About -2 to 2, most of them near 0. */
export const knowledgeOf = (chance: Chance): number =>
  (chance() + chance() + chance() + chance() - 2) * 1.8;

/** @param span when the first can have been given, and the last; `asked` is in the order in which it was shown */
export function finishedAnswers(
  asked: readonly Asked[],
  knows: number,
  { from, until }: { from: number; until: number },
  chance: Chance,
): FinishedAnswer[] {
  const answered = asked.filter(() => chance() >= leftEmpty * (knows < -0.8 ? 3 : 1));
  return answered.map(({ question_id, content }, place) => {
    const answer = answerOf(content, knows, chance);
    const given = from + ((until - from) * (place + 0.2 + 0.7 * chance())) / answered.length;
    return {
      question_id,
      seq: place + 1,
      answer,
      is_given: isGiven(content, answer),
      doubt: chance() < doubted,
      given_at: new Date(given),
      answered_at: new Date(given + 200 + 1500 * chance()),
    };
  });
}

function answerOf(content: QuestionContent, knows: number, chance: Chance): QuestionAnswer {
  const quality = Math.min(Math.max((knows + 2) / 4 + (chance() - 0.5) * 0.3, 0), 1);
  if (content.type === 2) return { type: 2, html: writtenEssay(quality) };
  if (content.type === 9) return reasonsFor(content, quality, chance);
  const right = keyAnswer(content);
  const { hardness, helps } = items[content.type] ?? { hardness: 0, helps: 1 };
  if (right === null) return chosenAnswer(content, chance);
  if (chance() < 1 / (1 + Math.exp(-helps * (knows - hardness)))) return right;
  return chance() < quality ? nearAnswer(content, right, chance) : chosenAnswer(content, chance);
}

function reasonsFor(
  { payload: { statements } }: ContentOf<9>,
  quality: number,
  chance: Chance,
): QuestionAnswer {
  const reasons = statements.map(({ id }, place) => {
    const argument = writtenReason(place, quality + (chance() - 0.5) * 0.2);
    return [id, { value: argument.startsWith("Tidak") ? (0 as const) : (1 as const), argument }];
  });
  return { type: 9, values: Object.fromEntries(reasons) };
}
