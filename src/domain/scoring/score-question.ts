// What one answer earns, 0 to 1 of the question's weight, by the policies of domain.md 3.2 and the rules of 3.2a.
// Deterministic and without a clock: the exam server, the author's trial and a re-scoring all get the same.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import { plainTextOf } from "../text/html-text.ts";
import { isProducible } from "./answer-faults.ts";
import {
  add,
  atLeast,
  compare,
  divide,
  fraction,
  fractionOf,
  one,
  subtract,
  zero,
  type Fraction,
} from "./fraction.ts";
import {
  isAllRight,
  markParts,
  type AutomaticContent,
  type MarkedPart,
  type MarkedParts,
} from "./marked-parts.ts";
import { optionShare } from "./option-weights.ts";
import { ownValue, recordOf } from "./own-value.ts";
import { isBlank } from "./typed/compared-text.ts";

/**
 * n parts with a key, c right, w wrong (answered and earning nothing, or filled without a key):
 * - mutlak: 1 when all is right and nothing wrong, else 0. QTI 3: template match_correct. Moodle: all-or-nothing multiple
 *   choice, "all or nothing" of ordering; its matching has no such.
 * - parsial: c ÷ n; of a set (types 4, 10, 15, 12 by cells) max(0, (c − w) ÷ n). QTI 3: map_response with the default
 *   value 0 for types 5, 8 and 13, with −1/n for sets; no template for 7 partly right and 12 by rows. Moodle: matching,
 *   drag and drop into text, ordering by place or next item; a multiple choice question whose wrong options carry −1/n.
 * - parsial_penalti: max(0, (c − w) ÷ n). QTI 3: map_response with the default value −1/n and the lower bound 0. Moodle has
 *   it for multiple choice alone, for which it is the same as parsial.
 * - bertingkat: 1 when all is right, ½ when the share of parsial is at least ½, else 0, as AKM does. Neither has it.
 * - bobot_opsi: the options' own weights (option-weights.ts); elsewhere than in types 1, 3, 4 and 15 as parsial.
 * Type 6 has one part and earns what its accepted answer says, under every policy.
 */
export type ScoringPolicy = {
  name: PolicyName;
  /**
   * What a wrong answer to type 1 takes off under mutlak, as a share of the question's weight; 0: nothing. A type's score
   * never goes below 0 by it, unlike Moodle, where a single choice may and takes from other questions.
   */
  minus: number;
};

/** From what is sure to what is possible, 0 to 1 each; the same when nothing is missing. */
export type Range = { least: Fraction; most: Fraction };

/** What people's marks come to (manual-marks.ts): of types 2 and 9 the whole, of type 11 cells. Missing: anything. */
export type MarkRanges = { whole?: Range; cells?: Readonly<Record<string, Range>> };

/** benar: all that can be earned, and nothing wrong beside it. */
export type Verdict = "kosong" | "benar" | "sebagian" | "salah" | "menunggu";

export type QuestionScore = {
  verdict: Verdict;
  /** 0 to 1; null while somebody must mark it and the mark can change it. */
  share: Fraction | null;
  /** The share lies from `least` to `most`; both are the share once nobody is waited for. */
  least: Fraction;
  most: Fraction;
  /** Taken off the type's score; 0 but for a wrong choice under `minus`. */
  deduction: Fraction;
  /** By the part's own id; what waits for its mark is not among them. */
  byPart: Readonly<Record<string, MarkedPart>>;
  /** The question's interaction cannot have produced the answer, which therefore earns nothing. */
  impossible: boolean;
};

/** What a question is scored with that nobody has touched. */
const nothing = {
  share: zero,
  least: zero,
  most: zero,
  deduction: zero,
  byPart: recordOf<MarkedPart>([]),
  impossible: false,
} as const;
/** Of a question that everybody has right who was shown it. */
export const fullScore: QuestionScore = {
  ...nothing,
  verdict: "benar",
  share: one,
  least: one,
  most: one,
};
const open: Range = { least: zero, most: one };
const half = fraction(1n, 2n);

/**
 * `answer` null: not touched.
 * @throws RangeError for a weight or share that is no finite number; never for what was answered
 */
export function scoreQuestion(
  content: QuestionContent,
  answer: QuestionAnswer | null,
  policy: ScoringPolicy,
  marks: MarkRanges = {},
): QuestionScore {
  if (answer !== null && !isProducible(content, answer)) {
    return { ...nothing, verdict: "salah", impossible: true };
  }
  if (content.type === 2 || content.type === 9) {
    if (!isTouched(answer)) return { ...nothing, verdict: "kosong" };
    return ranged(marks.whole ?? open, nothing.byPart, true);
  }
  if (content.type === 11) return scoreTable(content, answer, policy, marks.cells ?? {});
  return scoreParts(content, answer, policy, markParts(content, answer));
}

/** An essay is empty without text, formula, picture, sound, table or file; a type 9 without stance or argument. */
function isTouched(answer: QuestionAnswer | null): boolean {
  if (answer?.type === 9) return Object.values(answer.values).some(isStated);
  if (answer?.type !== 2) return false;
  const { html, attachments = [] } = answer;
  return attachments.length > 0 || !isBlank(plainTextOf(html)) || something.test(html);
}

/** Whether a statement of type 9 has a stance or an argument. */
export function isStated({ value, argument }: AnswerOf<9>["values"][string]): boolean {
  return value !== null || !isBlank(argument);
}

const something =
  /<(?:img|audio|video|table|math|svg|object)\b|<span\b[^>]*\bdata-formula(?:-block)?="\s*[^\s"]/iu;

/** With cells that people mark: once as if what is missing earned nothing, once as if it earned all. */
function scoreTable(
  content: ContentOf<11>,
  answer: QuestionAnswer | null,
  policy: ScoringPolicy,
  marks: NonNullable<MarkRanges["cells"]>,
): QuestionScore {
  const rangeOf = (cell: string) => ownValue(marks, cell) ?? open;
  const scoreWith = (bound: keyof Range) => {
    const parts = markParts(content, answer, (cell) => rangeOf(cell)[bound]);
    return scoreParts(content, answer, policy, parts);
  };
  const [low, high] = [scoreWith("least"), scoreWith("most")];
  const isMissing = (cell: string) => {
    const { least, most } = rangeOf(cell);
    return ownValue(content.key.cells, cell)?.manual && compare(least, most) < 0;
  };
  const known = Object.entries(low.byPart).filter(
    ([cell, { answered }]) => !answered || !isMissing(cell),
  );
  const byPart = recordOf(known);
  if (low.verdict === "kosong") return { ...low, byPart };
  return ranged({ least: low.least, most: high.most }, byPart, high.verdict === "benar");
}

function scoreParts(
  content: AutomaticContent,
  answer: QuestionAnswer | null,
  policy: ScoringPolicy,
  parts: MarkedParts,
): QuestionScore {
  if (!parts.answered) return { ...nothing, verdict: "kosong" };
  const share = shareBy(policy, content, parts, answer);
  const score = ranged({ least: share, most: share }, parts.byPart, parts.wrong === 0);
  const isWrong = content.type === 1 && policy.name === "mutlak" && score.verdict === "salah";
  return isWrong ? { ...score, deduction: atLeast(zero, fractionOf(policy.minus)) } : score;
}

/** `isFaultless`: nothing of the answer is wrong. */
function ranged(
  { least, most }: Range,
  byPart: QuestionScore["byPart"],
  isFaultless: boolean,
): QuestionScore {
  const isOpen = compare(least, most) < 0;
  const isWhole = !isOpen && isFaultless && compare(least, one) === 0;
  const verdict = isWhole ? "benar" : least.numerator > 0n ? "sebagian" : "salah";
  // Each by its name: there are a quarter of a million of them in the results of a large school.
  return {
    verdict: isOpen ? "menunggu" : verdict,
    share: isOpen ? null : least,
    least,
    most,
    deduction: zero,
    byPart,
    impossible: false,
  };
}

function shareBy(
  policy: ScoringPolicy,
  content: AutomaticContent,
  parts: MarkedParts,
  answer: QuestionAnswer | null,
): Fraction {
  // One part, and no half of it: an answer that is only near earns its own share, whatever the policy.
  if (content.type === 6) return parts.right;
  if (parts.total === 0 && policy.name !== "bobot_opsi") return zero;
  switch (policy.name) {
    case "mutlak":
      return isAllRight(parts) ? one : zero;
    case "parsial":
      return partialShare(parts, parts.isSet);
    case "parsial_penalti":
      return partialShare(parts, true);
    case "bertingkat":
      if (isAllRight(parts)) return one;
      return compare(partialShare(parts, parts.isSet), half) >= 0 ? half : zero;
    case "bobot_opsi":
      return optionShare(content, answer) ?? partialShare(parts, parts.isSet);
  }
}

/** The share before a policy decides. `isTakenBack`: a wrong part takes a right one back. */
export function partialShare(
  { right, wrong, total }: Pick<MarkedParts, "right" | "wrong" | "total">,
  isTakenBack: boolean,
): Fraction {
  if (total === 0) return zero;
  const kept = isTakenBack ? atLeast(zero, subtract(right, fractionOf(wrong))) : right;
  return divide(kept, fractionOf(total));
}

/** What is sure of the share, with the deduction taken off; never below 0 for a whole type, see score-sitting.ts. */
export function netShare({ least, deduction }: QuestionScore): Fraction {
  return add(least, { ...deduction, numerator: -deduction.numerator });
}
