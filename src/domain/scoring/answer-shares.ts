// How a group answered one question: how many had each part right, and how many chose what (domain.md 3.3, the view's
// fourth mode). Parts are named as in the question; a choice of a part is "part choice", both by id.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { toNumber } from "./fraction.ts";
import { recordOf } from "./own-value.ts";
import { scoreQuestion, type ScoringPolicy } from "./score-question.ts";

export type AnswerShares = {
  /** Answers that were looked at, empty ones included. */
  total: number;
  /** Of them, those with anything in them: what every share is a share of. */
  answered: number;
  /** By part: 0 to 1, the mean of what the part earned. */
  right: Readonly<Record<string, number>>;
  /** By option, or by "part choice": 0 to 1. Typed answers are not among them. */
  chosen: Readonly<Record<string, number>>;
};

const mutlak: ScoringPolicy = { name: "mutlak", minus: 0 };

/** `answers`: null is not touched. What the question's interaction cannot have produced is answered, and nothing more. */
export function answerShares(
  content: QuestionContent,
  answers: readonly (QuestionAnswer | null)[],
): AnswerShares {
  const right = new Map<string, number>();
  const chosen = new Map<string, number>();
  let answered = 0;
  const count = (counts: Map<string, number>, name: string, amount: number) =>
    counts.set(name, (counts.get(name) ?? 0) + amount);
  for (const answer of answers) {
    const { verdict, byPart, impossible } = scoreQuestion(content, answer, mutlak);
    if (verdict === "kosong" || answer === null) continue;
    answered += 1;
    if (impossible) continue;
    for (const [part, { share }] of Object.entries(byPart)) count(right, part, toNumber(share, 4));
    for (const name of choicesOf(content, answer)) count(chosen, name, 1);
  }
  const shares = (counts: Map<string, number>) =>
    recordOf([...counts].map(([name, amount]) => [name, amount / answered]));
  return { total: answers.length, answered, right: shares(right), chosen: shares(chosen) };
}

const named = (choices: Readonly<Record<string, string | number | null>>): string[] =>
  Object.entries(choices).flatMap(([part, choice]) =>
    choice === null || choice === "" ? [] : [`${part} ${choice}`],
  );

function choicesOf(content: QuestionContent, answer: QuestionAnswer): string[] {
  switch (answer.type) {
    case 1:
    case 3:
      return answer.id === null ? [] : [answer.id];
    case 4:
    case 15:
      return answer.ids;
    case 5:
      return named(answer.pairs);
    case 7:
      return (answer.ids ?? []).map((id, at) => `${id} ${at + 1}`);
    case 8:
      return named(answer.values);
    case 9:
      return named(
        Object.fromEntries(Object.entries(answer.values).map(([id, { value }]) => [id, value])),
      );
    case 10:
      return answer.pairs.map(([left, right]) => `${left} ${right}`);
    case 12:
      return Object.entries(answer.rows).flatMap(([row, columns]) =>
        columns.map((column) => `${row} ${column}`),
      );
    case 13:
      return named(answer.items);
    case 14:
      return named(withoutTyped(content, answer.blanks));
    case 16:
      return named(withoutTyped(content, answer.labels));
    default:
      return [];
  }
}

/** Blanks and labels that are typed into hold words of every kind, which nobody chose out of a list. */
function withoutTyped(
  { type, payload }: QuestionContent,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  if (type === 16) return payload.mode === "typed" ? {} : { ...given };
  if (type !== 14) return {};
  const typed = new Set(payload.blanks.filter(({ mode }) => mode === "text").map(({ id }) => id));
  return Object.fromEntries(Object.entries(given).filter(([id]) => !typed.has(id)));
}
