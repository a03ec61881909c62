// What a whole sitting earns: each type's score from the shares of its questions, then their sum (domain.md 3.2 and 3.2a).
// With all weights of questions 1, the policy mutlak and enough questions it is the earlier generation's formula:
// (right ÷ count) × the type's weight, summed over the types. Everything that decides comes in and goes out again: which
// versions of which questions, by which policy and with which weight. Nothing is rounded here; see shown-score.ts.
import type { PlanEntry } from "../../contract/questions/banks.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import {
  atLeast,
  compare,
  divide,
  fractionOf,
  multiply,
  one,
  subtract,
  sum,
  zero,
  type Fraction,
} from "./fraction.ts";
import { markRanges, type ManualMarks } from "./manual-marks.ts";
import { scoringPolicyOf } from "./question-policy.ts";
import {
  fullScore,
  scoreQuestion,
  type QuestionScore,
  type Range,
  type ScoringPolicy,
  type Verdict,
} from "./score-question.ts";

/**
 * After the exam: `dihapus`, its weight goes to the other questions of its type, and a type without any left earns its
 * full weight; `semua_benar`, whoever was shown it has it right.
 */
export type Treatment = "normal" | "dihapus" | "semua_benar";

/** A question that this participant was shown, as it was frozen with the sitting. */
export type DrawnQuestion = {
  id: string;
  version: number;
  /** By which it was drawn and is counted. */
  type: QuestionType;
  /** bobot, above 0. */
  weight: number;
  policy: PolicyName;
  /** What it is scored by: that version's, or the one that counts since a recalculation. */
  content: QuestionContent;
  /** The version that counts is of another type, so that it cannot score the answer: `content` is the one that was shown. */
  isIncomparable?: boolean;
  treatment: Treatment;
};

export type GivenAnswer = {
  answer: QuestionAnswer | null;
  /** What each marker gave. */
  marks?: readonly ManualMarks[];
  /** For an answer without marks that many gave to the same question, so that it is scored once. Scoring fills it. */
  known?: KnownResults;
};

/** What an answer to a question comes to, by what the plan takes off for a wrong choice. */
export type KnownResults = Map<number, QuestionResult>;

/** `weight`: of 100, for the whole type. `minus`: what a wrong answer to type 1 takes off under mutlak. */
export type PlannedType = Pick<PlanEntry, "type" | "count" | "weight"> & { minus?: number };

/**
 * - scored: by its answer, or as left empty.
 * - given, removed: by its treatment.
 * - incomparable: the version that counts is of another type than the answer, which is "tidak dapat dihitung ulang" and keeps what it
 *   earns by the version that was shown.
 * - failed: scoring it threw; until that is mended it may be worth anything.
 */
export type Outcome = "scored" | "given" | "removed" | "incomparable" | "failed";

export type QuestionResult = Omit<DrawnQuestion, "content" | "isIncomparable"> & {
  outcome: Outcome;
  answer: QuestionAnswer | null;
  /** Null where nothing was scored. */
  score: QuestionScore | null;
  /** Whether people mark it, or some of it. */
  isManual: boolean;
  /** Summed up, but worth nothing. */
  isSurvey: boolean;
  /** What it earns of its weight, from what is sure to what is possible, with a deduction taken off. */
  earned: Range;
};

export type TypeScore = {
  type: QuestionType;
  /** The plan's: of 100, how many were to be shown; both 0 for a type that is not planned. */
  weight: number;
  planned: number;
  shown: number;
  /** The weights of the questions that count, together: surveys and removed ones do not. */
  bobot: Fraction;
  /** All that could be answered was removed, so that everybody has the whole weight. */
  isLeftEmpty: boolean;
  /** Of the questions that count. */
  counts: Record<Verdict, number>;
  outcomes: Record<Outcome, number>;
  /** Of `weight`: of questions that nobody marks, of those that people mark, and both together. Never below 0. */
  automatic: Range;
  manual: Range;
  total: Range;
};

export type SittingScore = {
  /** In the order in which they were drawn. */
  questions: QuestionResult[];
  /** By their number. */
  types: TypeScore[];
  /** Of 100. While `least` is below `most` the total is "sementara". */
  automatic: Range;
  manual: Range;
  total: Range;
  /** Questions that somebody must still mark and whose mark can change the total. */
  pending: number;
  /** Planned, but nothing of them was drawn: their share is lost, and that is the bank's matter. */
  notShown: PlannedType[];
  /** By question: why it could not be scored. For whoever runs the server. */
  faults: { id: string; reason: string }[];
};

/** `answers`: by the question's id; one that is missing was not touched. @throws RangeError for a weight that is no number */
export function scoreSitting(
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<string, GivenAnswer>,
  plan: readonly PlannedType[],
): SittingScore {
  const faults: SittingScore["faults"] = [];
  const minus = plan.find(({ type }) => type === 1)?.minus ?? 0;
  const questions = drawn.map((question) =>
    resultOf(question, answers.get(question.id) ?? { answer: null }, minus, (reason) =>
      faults.push({ id: question.id, reason }),
    ),
  );
  const byType = new Map<QuestionType, QuestionResult[]>();
  for (const question of questions) {
    const own = byType.get(question.type);
    if (own) own.push(question);
    else byType.set(question.type, [question]);
  }
  const types = [...byType].map(([type, own]) =>
    scoreType(own, plan.find((each) => each.type === type) ?? { type, count: 0, weight: 0 }),
  );
  types.sort((a, b) => a.type - b.type);
  return {
    questions,
    types,
    automatic: sumOf(types.map(({ automatic }) => automatic)),
    manual: sumOf(types.map(({ manual }) => manual)),
    total: sumOf(types.map(({ total }) => total)),
    pending: types.reduce((all, { weight, counts }) => all + (weight > 0 ? counts.menunggu : 0), 0),
    notShown: plan.filter(({ type }) => !byType.has(type)),
    faults,
  };
}

const exactly = (value: Fraction): Range => ({ least: value, most: value });
const nothing = exactly(zero);

function sumOf(ranges: readonly Range[]): Range {
  return {
    least: sum(ranges.map(({ least }) => least)),
    most: sum(ranges.map(({ most }) => most)),
  };
}

function resultOf(
  question: DrawnQuestion,
  given: GivenAnswer,
  minus: number,
  report: (reason: string) => void,
): QuestionResult {
  const known = given.known?.get(minus);
  if (known) return known;
  const result = scoredResult(question, given, minus, report);
  // A failure is reported for each sitting.
  if (result.outcome !== "failed") given.known?.set(minus, result);
  return result;
}

function scoredResult(
  question: DrawnQuestion,
  given: GivenAnswer,
  minus: number,
  report: (reason: string) => void,
): QuestionResult {
  const { content, policy } = question;
  const rules = scoringPolicyOf(policy, minus);
  try {
    const isSurvey = content.type === 9 && content.payload.survey;
    const treated = byTreatment(question.treatment);
    // Whatever the treatment decides nobody marks any more.
    if (treated) return carried(question, given, treated, false, isSurvey);
    const scored = scoredBy(question, given, rules);
    return carried(question, given, scored, isMarkedByHand(content), isSurvey);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    const loss = question.type === 1 ? fractionOf(rules.minus) : zero;
    const earned = { least: subtract(zero, loss), most: one };
    return carried(question, given, { outcome: "failed", score: null, earned }, false, false);
  }
}

/** Each by its name: spreading a quarter of a million of them takes longer than scoring them. */
function carried(
  { id, version, type, weight, policy, treatment }: DrawnQuestion,
  { answer }: GivenAnswer,
  { outcome, score, earned }: Scored,
  isManual: boolean,
  isSurvey: boolean,
): QuestionResult {
  return {
    id,
    version,
    type,
    weight,
    policy,
    treatment,
    answer,
    outcome,
    score,
    earned,
    isManual,
    isSurvey,
  };
}

type Scored = Pick<QuestionResult, "outcome" | "score" | "earned">;

function byTreatment(treatment: Treatment): Scored | null {
  if (treatment === "dihapus") return { outcome: "removed", score: null, earned: nothing };
  if (treatment === "normal") return null;
  return { outcome: "given", score: fullScore, earned: exactly(one) };
}

/** Whether people mark the question, or some of its cells. */
export function isMarkedByHand(content: QuestionContent): boolean {
  if (content.type === 11) return Object.values(content.key.cells).some(({ manual }) => manual);
  return content.type === 2 || content.type === 9;
}

function scoredBy(
  { content, isIncomparable }: DrawnQuestion,
  { answer, marks = [] }: GivenAnswer,
  policy: ScoringPolicy,
): Scored {
  const score = scoreQuestion(content, answer, policy, markRanges(content, answer, marks));
  const outcome = isIncomparable && answer !== null ? "incomparable" : "scored";
  return { outcome, score, earned: netRange(score) };
}

function netRange({ least, most, deduction }: QuestionScore): Range {
  if (deduction.numerator === 0n) return { least, most };
  return { least: subtract(least, deduction), most: subtract(most, deduction) };
}

function scoreType(
  questions: readonly QuestionResult[],
  { type, weight, count }: PlannedType,
): TypeScore {
  const counts: TypeScore["counts"] = { kosong: 0, benar: 0, sebagian: 0, salah: 0, menunggu: 0 };
  const outcomes = { scored: 0, given: 0, removed: 0, incomparable: 0, failed: 0 };
  for (const { outcome, isSurvey, score } of questions) {
    outcomes[outcome] += 1;
    if (score && !isSurvey) counts[score.verdict] += 1;
  }
  const asked = questions.filter(({ isSurvey }) => !isSurvey);
  const counted = asked.filter(({ outcome }) => outcome !== "removed");
  const bobot = sum(counted.map((question) => fractionOf(question.weight)));
  const worth = fractionOf(weight);
  const isLeftEmpty = counted.length === 0 && asked.length > 0;
  // The floor is that of the type: what people give makes up for what is deducted (evaluation.md 2.4).
  const total = isLeftEmpty ? exactly(worth) : weighed(counted, bobot, worth);
  const byHand = counted.filter(({ isManual }) => isManual);
  const manual = byHand.length === 0 ? nothing : weighed(byHand, bobot, worth);
  const automatic = differenceOf(total, manual);
  return {
    type,
    weight,
    planned: count,
    shown: questions.length,
    bobot,
    isLeftEmpty,
    counts,
    outcomes,
    automatic,
    manual,
    total,
  };
}

/** What is left of the whole without a part. */
const differenceOf = (whole: Range, part: Range): Range => ({
  least: subtract(whole.least, part.least),
  most: subtract(whole.most, part.most),
});

/** What some questions of a type earn of what the type is worth; deductions never take it below 0. */
function weighed(questions: readonly QuestionResult[], bobot: Fraction, worth: Fraction): Range {
  if (questions.length === 0 || worth.numerator === 0n) return nothing;
  const whole = divide(worth, bobot);
  const earned = (bound: keyof Range) => {
    const points = sum(
      questions.map(({ earned: each, weight }) => multiply(each[bound], fractionOf(weight))),
    );
    return multiply(atLeast(zero, points), whole);
  };
  const least = earned("least");
  const isSure = questions.every(({ earned: { least, most } }) => compare(least, most) === 0);
  return { least, most: isSure ? least : earned("most") };
}
