// Whether what a person gives fits the question and the answer, and how much of the question it is worth. Form, server, sheets
// and files that come back from offline marking obey this function.
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import { compare, divide, fractionOf, sum, type Fraction } from "../scoring/fraction.ts";
import { markRanges, type ManualMarks } from "../scoring/manual-marks.ts";
import { ownValue, recordOf } from "../scoring/own-value.ts";
import { isStated } from "../scoring/score-question.ts";
import { isBlank } from "../scoring/typed/compared-text.ts";
import { shareOf } from "./point-input.ts";
import { hasCountedRubric } from "./rubric/counted-rubric.ts";

/**
 * - other-kind: the question is not marked in that way, or has no such criterion, statement or cell.
 * - too-much: more than the maximum.
 * - incomplete: some part of the answer has no points yet.
 */
export type MarkFault = "other-kind" | "too-much" | "incomplete";
/** `share`: 0 to 1 of the question. */
export type JudgedMark = { share: Fraction; marks: ManualMarks } | { fault: MarkFault };

export function judgeMark(
  content: QuestionContent,
  answer: QuestionAnswer,
  given: GivenMark,
): JudgedMark {
  const marks = manualMarks(given);
  const most = maximaOf(content, given);
  if (most === null || answer.type !== content.type) return { fault: "other-kind" };
  for (const [part, points] of partsOf(marks)) {
    const max = ownValue(most, part);
    if (max === undefined) return { fault: "other-kind" };
    if (compare(points, fractionOf(max)) > 0) return { fault: "too-much" };
  }
  const share =
    content.type === 11 ? cellsShare(content, answer, marks) : wholeShare(content, answer, marks);
  return share === null ? { fault: "incomplete" } : { share, marks };
}

/** As domain/scoring takes them. */
export function manualMarks(given: GivenMark): ManualMarks {
  if ("whole" in given) return { whole: shareOf(given.whole) };
  const shares = (parts: Readonly<Record<string, string>>) =>
    recordOf(Object.entries(parts).map(([part, points]) => [part, shareOf(points)] as const));
  if ("criteria" in given) return { criteria: shares(given.criteria) };
  return "statements" in given
    ? { statements: shares(given.statements) }
    : { cells: shares(given.cells) };
}

const wholePart = "";

function partsOf({ whole, criteria, statements, cells }: ManualMarks): [string, Fraction][] {
  if (whole !== undefined) return [[wholePart, whole as Fraction]];
  return Object.entries(criteria ?? statements ?? cells ?? {}) as [string, Fraction][];
}

/** What each part can earn at most, by its id; null: the question is not marked in that way. */
function maximaOf(
  content: QuestionContent,
  given: GivenMark,
): Readonly<Record<string, number>> | null {
  if (content.type === 11) {
    return "cells" in given ? recordOf(manualCells(content).map((cell) => [cell, 1])) : null;
  }
  if (content.type !== 2 && content.type !== 9) return null;
  if ("whole" in given) return recordOf([[wholePart, 1]]);
  if ("criteria" in given) return recordOf(content.key.rubric.map(({ id, max }) => [id, max]));
  // Points of a rubric come from its criteria. The whole alone is what sheets of the older layout have.
  return "statements" in given && content.type === 9 && !hasCountedRubric(content)
    ? recordOf(content.payload.statements.map(({ id }) => [id, 1]))
    : null;
}

function manualCells({ key }: ContentOf<11>): string[] {
  return Object.entries(key.cells).flatMap(([cell, { manual }]) => (manual ? cell : []));
}

/** The parts of an answer that a person marks: statements of type 9 that are answered, cells of type 11 that are filled in. */
export function partsToMark(content: QuestionContent, answer: QuestionAnswer): string[] {
  if (content.type === 11 && answer.type === 11) {
    return manualCells(content).filter((cell) => !isBlank(ownValue(answer.cells, cell)));
  }
  if (content.type !== 9 || answer.type !== 9) return [];
  return content.payload.statements
    .map(({ id }) => id)
    .filter((id) => {
      const stance = ownValue(answer.values, id);
      return stance !== undefined && isStated(stance);
    });
}

function wholeShare(
  content: QuestionContent,
  answer: QuestionAnswer,
  marks: ManualMarks,
): Fraction | null {
  const { whole } = markRanges(content, answer, [marks]);
  return whole && compare(whole.least, whole.most) === 0 ? whole.least : null;
}

/** The mean of the cells: what two people give is compared by it. */
function cellsShare(
  content: ContentOf<11>,
  answer: QuestionAnswer,
  { cells = {} }: ManualMarks,
): Fraction | null {
  const wanted = partsToMark(content, answer);
  const given = wanted.flatMap((cell) => ownValue(cells, cell) ?? []) as Fraction[];
  if (wanted.length === 0 || given.length < wanted.length) return null;
  return divide(sum(given), fractionOf(given.length));
}
