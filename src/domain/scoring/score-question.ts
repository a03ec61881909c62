// What one answer earns, 0 to 1 of the question's weight, by the policies of domain.md 3.2.
// Deterministic and without a clock: the exam server, the author's trial and a re-scoring all get the same.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import {
  add,
  atLeast,
  atMost,
  compare,
  divide,
  fractionOf,
  one,
  subtract,
  sum,
  zero,
} from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { isAllRight, markParts } from "./marked-parts.ts";
import type { MarkedPart, MarkedParts } from "./marked-parts.ts";
import { isBlank } from "./typed-answer.ts";

/**
 * - mutlak: all or nothing, as the earlier generation scored; QTI 3 template match_correct.
 * - parsial: the share of the parts that are right; QTI 3 map_response, lower bound 0, upper bound 1.
 * - parsial_penalti: a wrong part takes a right one back; map_response with a default value of −1/n.
 * - bertingkat: by thresholds, as AKM does.
 * - bobot_opsi: each option has a weight, as TKP does (types 1, 3, 4 and 15; elsewhere as parsial).
 */
export type ScoringPolicy = {
  name: "mutlak" | "parsial" | "parsial_penalti" | "bertingkat" | "bobot_opsi";
  /** bertingkat: who has at least `from` of the parts right earns `share`; the highest step that is reached counts. */
  steps: readonly { from: number; share: number }[];
  /** What a wrong answer to type 1 takes off, as a share of the question's weight; 0: nothing. */
  minus: number;
};

/** What a person has marked: the whole question (types 2 and 9), or single cells (type 11). */
export type ManualMarks = { whole?: number; cells?: Readonly<Record<string, number>> };

export type Verdict = "kosong" | "benar" | "sebagian" | "salah" | "menunggu";

export type QuestionScore = {
  verdict: Verdict;
  /** 0 to 1; null while somebody must mark it. */
  share: Fraction | null;
  /** Taken off the type's score; 0 but for a wrong choice under `minus`. */
  deduction: Fraction;
  /** By the part's own id. */
  byPart: Readonly<Record<string, MarkedPart>>;
};

const empty: QuestionScore = { verdict: "kosong", share: zero, deduction: zero, byPart: {} };

/** `answer` must be of the content's type; null: not touched. */
export function scoreQuestion(
  content: QuestionContent,
  answer: QuestionAnswer | null,
  policy: ScoringPolicy,
  marks: ManualMarks = {},
): QuestionScore {
  if (content.type === 2 || content.type === 9) {
    if (!isTouched(answer)) return empty;
    return marks.whole === undefined ? waiting({}) : judged(clamped(marks.whole), {});
  }
  const automatic = markParts(content, answer);
  const parts = content.type === 11 ? withCells(content.key, answer, automatic, marks) : automatic;
  if (parts === null) return waiting(automatic.byPart);
  if (!parts.answered) return empty;
  const share = shareBy(policy, content, parts, answer);
  const isWrong = compare(share, zero) === 0;
  const deduction = content.type === 1 && isWrong ? fractionOf(policy.minus) : zero;
  return { ...judged(share, parts.byPart), deduction };
}

const waiting = (byPart: QuestionScore["byPart"]): QuestionScore => ({
  verdict: "menunggu",
  share: null,
  deduction: zero,
  byPart,
});

function judged(share: Fraction, byPart: QuestionScore["byPart"]): QuestionScore {
  const isWhole = compare(share, one) === 0;
  const verdict = isWhole ? "benar" : compare(share, zero) > 0 ? "sebagian" : "salah";
  return { verdict, share, deduction: zero, byPart };
}

const clamped = (share: number): Fraction => atMost(one, atLeast(zero, fractionOf(share)));

/** Type 2: anything written. Type 9: any stance or argument. */
function isTouched(answer: QuestionAnswer | null): boolean {
  if (answer?.type === 2)
    return !isBlank(textIn(answer.html)) || /<(?:img|audio|math)\b/iu.test(answer.html);
  if (answer?.type !== 9) return false;
  return Object.values(answer.values).some(
    ({ value, argument }) => value !== null || !isBlank(argument),
  );
}

function textIn(html: string): string {
  return html.replace(/<[^>]*>/gu, " ").replace(/&nbsp;|&#160;/gu, " ");
}

type CellKeys = Extract<QuestionContent, { type: 11 }>["key"];

/** With the cells that a person marks; null while one of them is written in and not marked yet. */
function withCells(
  { cells }: CellKeys,
  answer: QuestionAnswer | null,
  automatic: MarkedParts,
  marks: ManualMarks,
): MarkedParts | null {
  const typed = answer?.type === 11 ? answer.cells : {};
  const byPart: Record<string, MarkedPart> = { ...automatic.byPart };
  for (const [id, { manual }] of Object.entries(cells)) {
    if (!manual) continue;
    const answered = !isBlank(typed[id]);
    const mark = marks.cells?.[id];
    if (answered && mark === undefined) return null;
    byPart[id] = { answered, share: answered ? clamped(mark ?? 0) : zero };
  }
  const parts = Object.values(byPart);
  const answered = parts.filter((part) => part.answered);
  const right = sum(parts.map(({ share }) => share));
  return {
    ...automatic,
    answered: answered.length > 0,
    total: parts.length,
    right,
    wrong: subtract(fractionOf(answered.length), right),
    byPart,
  };
}

function shareBy(
  policy: ScoringPolicy,
  content: QuestionContent,
  parts: MarkedParts,
  answer: QuestionAnswer | null,
): Fraction {
  // An answer that is only near earns its own share, whatever the policy: there is one part, and no half of it.
  if (content.type === 6) return parts.right;
  if (parts.total === 0) return zero;
  const difference = atLeast(zero, subtract(parts.right, parts.wrong));
  const whole = fractionOf(parts.total);
  const partial = divide(parts.isSet ? difference : parts.right, whole);
  switch (policy.name) {
    case "mutlak":
      return isAllRight(parts) ? one : zero;
    case "parsial":
      return partial;
    case "parsial_penalti":
      return divide(difference, whole);
    case "bertingkat":
      return stepShare(policy.steps, isAllRight(parts) ? one : partial);
    case "bobot_opsi":
      return optionShare(content, answer) ?? partial;
  }
}

function stepShare(steps: ScoringPolicy["steps"], reached: Fraction): Fraction {
  let best: { from: number; share: number } | null = null;
  for (const step of steps) {
    const isReached = compare(reached, fractionOf(step.from)) >= 0;
    if (isReached && (best === null || step.from > best.from)) best = step;
  }
  return best ? clamped(best.share) : zero;
}

/** The weights of what was chosen, of the most that could be; null for a type without weighted options. */
function optionShare(content: QuestionContent, answer: QuestionAnswer | null): Fraction | null {
  const isSingle = content.type === 1 || content.type === 3;
  if (!isSingle && content.type !== 4 && content.type !== 15) return null;
  const weights = Object.values(content.key.weights).filter((weight) => weight > 0);
  const most = isSingle || isSingleChoice(content) ? Math.max(0, ...weights) : null;
  const best = most === null ? sum(weights.map(fractionOf)) : fractionOf(most);
  if (compare(best, zero) === 0) return zero;
  const earned = sum(chosenIds(answer).map((id) => fractionOf(content.key.weights[id] ?? 0)));
  return atMost(one, atLeast(zero, divide(earned, best)));
}

function isSingleChoice(content: QuestionContent): boolean {
  if (content.type !== 15) return false;
  const { payload } = content;
  return payload.mode === "options" ? !payload.multiple : payload.max_choices === 1;
}

function chosenIds(answer: QuestionAnswer | null): string[] {
  if (answer?.type === 1 || answer?.type === 3) return answer.id === null ? [] : [answer.id];
  return answer?.type === 4 || answer?.type === 15 ? [...new Set(answer.ids)] : [];
}

/** Sums shares with the deduction taken off; never below 0 for a whole type, see score-sitting.ts. */
export function netShare({ share, deduction }: QuestionScore): Fraction {
  return add(share ?? zero, { ...deduction, numerator: -deduction.numerator });
}
