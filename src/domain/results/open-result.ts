// Opens the result of a sitting into its arithmetic (evaluation.md 2.5). It takes what scoreSitting has decided and adds by which numbers: it
// decides nothing itself. That the numbers lead to the result is shown by open-result.test.ts, which works them out anew.
import type {
  ExactRange,
  OpenedQuestion,
  OpenedResult,
  OpenedRule,
  OpenedType,
} from "../../contract/results/opened-result.ts";
import { fractionOf, multiply, one, sum, zero, type Fraction } from "../scoring/fraction.ts";
import { givenRange, markRanges } from "../scoring/manual-marks.ts";
import { markParts, type AutomaticContent } from "../scoring/marked-parts.ts";
import { weighedChoice } from "../scoring/option-weights.ts";
import { ownValue } from "../scoring/own-value.ts";
import { partialShare, type Range } from "../scoring/score-question.ts";
import type {
  DrawnQuestion,
  GivenAnswer,
  PlannedType,
  QuestionResult,
  SittingScore,
} from "../scoring/score-sitting.ts";
import { shownScore, storedScore } from "../scoring/shown-score.ts";
import { bobotUnit, questionPoints } from "./question-points.ts";

/** `drawn`, `answers` and `plan` are those by which `score` was computed. @param hidden ids of questions whose answer is not told */
export function openResult(
  score: SittingScore,
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<string, GivenAnswer>,
  hidden: ReadonlySet<string> = new Set(),
): OpenedResult {
  const earnings = questionPoints(score);
  const questions = score.questions.map((result, at): OpenedQuestion => {
    const { counts, worth, points } = earnings[at]!;
    const given = answers.get(result.id) ?? { answer: null };
    const { least, most } = result.score ?? result.earned;
    return {
      question_id: result.id,
      type: result.type,
      policy: result.policy,
      rule: hidden.has(result.id) ? { is: "hidden" } : ruleOf(drawn[at]!, given, result),
      share: exactRange({ least, most }),
      deduction: exactOf(result.score?.deduction ?? zero),
      earned: exactRange(result.earned),
      bobot: result.weight,
      counts,
      points: exactRange(points),
      shown: shownRange(points),
      worth: exactOf(worth),
    };
  });
  return {
    questions,
    types: score.types.map((type) => openedType(type, score.questions)),
    total: exactRange(score.total),
    shown: shownRange(score.total),
    not_shown: score.notShown.map(({ type, weight }: PlannedType) => ({ type, weight })),
  };
}

const exactOf = (value: Fraction): string => storedScore(value).exact;
const exactRange = ({ least, most }: Range): ExactRange => ({
  least: exactOf(least),
  most: exactOf(most),
});
const shownRange = ({ least, most }: Range) => ({
  least: shownScore(least),
  most: shownScore(most),
});

function openedType(
  { type, weight, planned, shown, bobot, total }: SittingScore["types"][number],
  questions: readonly QuestionResult[],
): OpenedType {
  const asked = questions.filter((each) => each.type === type && !each.isSurvey);
  const counted = asked.filter(({ outcome }) => outcome !== "removed");
  const unit = bobotUnit({ bobot, weight });
  const summed = (bound: keyof Range) =>
    multiply(
      sum(counted.map((each) => multiply(each.earned[bound], fractionOf(each.weight)))),
      unit,
    );
  return {
    type,
    weight,
    planned,
    shown,
    bobot: exactOf(bobot),
    sum: exactRange({ least: summed("least"), most: summed("most") }),
    is_left_empty: counted.length === 0 && asked.length > 0,
    total: exactRange(total),
  };
}

function ruleOf(
  { content, policy }: DrawnQuestion,
  { answer, marks = [] }: GivenAnswer,
  { outcome, score }: QuestionResult,
): OpenedRule {
  if (outcome !== "scored" || score === null) {
    return { is: outcome === "scored" ? "failed" : outcome };
  }
  if (score.impossible) return { is: "impossible" };
  if (score.verdict === "kosong") return { is: "empty" };
  if (content.type === 2 || content.type === 9) {
    const given = marks.map((each) => givenRange(content, answer, each));
    return { is: "marks", marks: given.flatMap((each) => (each ? [exactRange(each)] : [])) };
  }
  if (content.type === 6) return { is: "typed" };
  const weighed = policy === "bobot_opsi" ? weighedChoice(content, answer) : null;
  if (weighed) {
    return { is: "weights", chosen: exactOf(weighed.chosen), best: exactOf(weighed.best) };
  }
  return partsRule(content, policy, { answer, marks });
}

function partsRule(
  content: AutomaticContent,
  policy: DrawnQuestion["policy"],
  { answer, marks }: Required<Pick<GivenAnswer, "answer" | "marks">>,
): OpenedRule {
  const cells = markRanges(content, answer, marks).cells ?? {};
  const partsWith = (bound: keyof Range) =>
    markParts(
      content,
      answer,
      (cell) => ownValue(cells, cell)?.[bound] ?? (bound === "least" ? zero : one),
    );
  const [low, high] = [partsWith("least"), partsWith("most")];
  const takesBack = policy === "parsial_penalti" || low.isSet;
  return {
    is: "parts",
    keys: low.total,
    takes_back: takesBack,
    least: { right: exactOf(low.right), wrong: low.wrong },
    most: { right: exactOf(high.right), wrong: high.wrong },
    partial: exactRange({
      least: partialShare(low, takesBack),
      most: partialShare(high, takesBack),
    }),
  };
}
