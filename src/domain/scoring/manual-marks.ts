// What people have marked of an answer, as a share from 0 to 1: the whole of it, criterion by criterion, statement by
// statement, or single cells. While something of it is missing the share lies between two bounds. Exact throughout: a third
// of three markers is a ninth. QTI 3: an outcome with external-scored="human". Moodle: manual grading, by one person.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import {
  add,
  atLeast,
  atMost,
  divide,
  fractionOf,
  one,
  sum,
  zero,
  type Fraction,
} from "./fraction.ts";
import { ownValue, recordOf } from "./own-value.ts";
import { isStated, type MarkRanges, type Range } from "./score-question.ts";

/** A number is taken as it is written: 0.1 is a tenth. */
export type Mark = Fraction | number;

/** What one marker gave to one answer. What is given as a whole goes before criteria, and those before statements. */
export type ManualMarks = {
  /** Types 2 and 9: 0 to 1. */
  whole?: Mark;
  /** Types 2 and 9: points by the rubric's criterion, each from 0 to its `max`. */
  criteria?: Readonly<Record<string, Mark>>;
  /** Type 9: 0 to 1 by statement; the question earns their mean. */
  statements?: Readonly<Record<string, Mark>>;
  /** Type 11: 0 to 1 by cell. */
  cells?: Readonly<Record<string, Mark>>;
};

type ByHand = ContentOf<2> | ContentOf<9>;
type ByHandAnswer = AnswerOf<2> | AnswerOf<9>;

const open: Range = { least: zero, most: one };
const exactly = (value: Fraction): Range => ({ least: value, most: value });

/** What all marks of an answer come to: the mean of those who gave it anything. `answer`: null is not touched. */
export function markRanges(
  content: QuestionContent,
  answer: QuestionAnswer | null,
  marks: readonly ManualMarks[],
): MarkRanges {
  if (answer === null || marks.length === 0) return {};
  if (content.type === 11) return { cells: cellRanges(content, marks) };
  if (content.type === 2 && answer.type === 2) return wholeRange(content, answer, marks);
  return content.type === 9 && answer.type === 9 ? wholeRange(content, answer, marks) : {};
}

function wholeRange(
  content: ByHand,
  answer: ByHandAnswer,
  marks: readonly ManualMarks[],
): MarkRanges {
  return { whole: meanOf(marks.flatMap((each) => rangeBy(content, answer, each) ?? [])) };
}

function cellRanges({ key }: ContentOf<11>, marks: readonly ManualMarks[]) {
  return recordOf(
    Object.keys(key.cells).map((cell) => {
      const given = marks.flatMap(({ cells = {} }) => ownValue(cells, cell) ?? []);
      return [cell, meanOf(given.map((mark) => exactly(within(mark, one))))] as const;
    }),
  );
}

/** What one marker's marks of a whole answer come to; null: nothing was given, or not to an answer of this kind. */
export function givenRange(
  content: ByHand,
  answer: QuestionAnswer | null,
  marks: ManualMarks,
): Range | null {
  const isFitting = answer?.type === content.type;
  return isFitting ? rangeBy(content, answer as ByHandAnswer, marks) : null;
}

/** @throws RangeError for a number that is not finite */
function within(mark: Mark, most: Fraction): Fraction {
  return atMost(most, atLeast(zero, typeof mark === "number" ? fractionOf(mark) : mark));
}

function meanOf(ranges: readonly Range[]): Range {
  if (ranges.length === 0) return open;
  const count = fractionOf(ranges.length);
  return {
    least: divide(sum(ranges.map(({ least }) => least)), count),
    most: divide(sum(ranges.map(({ most }) => most)), count),
  };
}

/** Null: this marker gave nothing. */
function rangeBy(
  content: ByHand,
  answer: ByHandAnswer,
  { whole, criteria, statements }: ManualMarks,
): Range | null {
  if (whole !== undefined) return exactly(within(whole, one));
  return (
    (criteria && byCriteria(content.key.rubric, criteria)) ??
    (statements && content.type === 9 && answer.type === 9
      ? byStatements(content, answer, statements)
      : null)
  );
}

function byCriteria(
  rubric: ContentOf<2>["key"]["rubric"],
  criteria: Readonly<Record<string, Mark>>,
): Range | null {
  const whole = sum(rubric.map(({ max }) => fractionOf(max)));
  const isNone = rubric.every(({ id }) => ownValue(criteria, id) === undefined);
  if (isNone || whole.numerator === 0n) return null;
  let [least, most] = [zero, zero];
  for (const { id, max } of rubric) {
    const mark = ownValue(criteria, id);
    const bound = fractionOf(max);
    least = add(least, mark === undefined ? zero : within(mark, bound));
    most = add(most, mark === undefined ? bound : within(mark, bound));
  }
  return { least: divide(least, whole), most: divide(most, whole) };
}

/** A statement with neither stance nor argument earns nothing and waits for nobody. */
function byStatements(
  { payload }: ContentOf<9>,
  { values }: AnswerOf<9>,
  marks: Readonly<Record<string, Mark>>,
): Range | null {
  const ids = payload.statements.map(({ id }) => id);
  if (ids.every((id) => ownValue(marks, id) === undefined)) return null;
  return meanOf(
    ids.map((id) => {
      const stance = ownValue(values, id);
      if (stance === undefined || !isStated(stance)) return exactly(zero);
      const mark = ownValue(marks, id);
      return mark === undefined ? open : exactly(within(mark, one));
    }),
  );
}
