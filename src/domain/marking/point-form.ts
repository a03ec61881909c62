// The fields that one mark is typed into: one for the whole question, one for each criterion of its rubric, one for each statement of
// type 9, or one for each cell of type 11 that people mark.
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { partsToMark } from "./given-mark.ts";
import { shareIn, shareOf, shareText, typedPoints, type PointScale } from "./point-input.ts";
import { divide, fractionOf, multiply } from "../scoring/fraction.ts";
import { plainTextOf } from "../text/html-text.ts";
import { hasCountedRubric } from "./rubric/counted-rubric.ts";

/** `max`: what the scale "points" goes up to. `label`: empty for the field of the whole question. */
export type PointField = { id: string; label: string; max: number };
export type PointForm = {
  kind: "whole" | "criteria" | "statements" | "cells";
  fields: PointField[];
};

/** Without a rubric a question has no points of its own, and is marked of 100. */
const wholeMax = 100;

export function pointFormOf(content: QuestionContent, answer: QuestionAnswer): PointForm {
  const parts = partsToMark(content, answer);
  if (content.type === 11) {
    return {
      kind: "cells",
      fields: parts.map((id) => ({ id, label: cellLabel(answer, id), max: 1 })),
    };
  }
  const rubric = content.type === 2 || content.type === 9 ? content.key.rubric : [];
  if (hasCountedRubric(content)) {
    return { kind: "criteria", fields: rubric.filter(({ max }) => max > 0) };
  }
  if (content.type !== 9) return { kind: "whole", fields: [{ id: "", label: "", max: wholeMax }] };
  const labels = new Map(content.payload.statements.map(({ id, html }) => [id, plainTextOf(html)]));
  const fields = parts.map((id) => ({ id, label: labels.get(id) ?? "", max: 1 }));
  return { kind: "statements", fields };
}

const cellLabel = (answer: QuestionAnswer, cell: string) =>
  answer.type === 11 ? (answer.cells[cell] ?? "") : "";

/** A rubric has its own points; everything else is marked as the person likes. */
export const scaleFor = ({ kind }: PointForm, chosen: PointScale): PointScale =>
  kind === "criteria" ? "points" : chosen;

/** What the texts of the fields come to; null while one is empty or is no mark. */
export function givenIn(
  { kind, fields }: PointForm,
  texts: Readonly<Record<string, string>>,
  scale: PointScale,
): GivenMark | null {
  const given: Record<string, string> = {};
  for (const { id, max } of fields) {
    const share = shareIn(texts[id] ?? "", scale, max);
    if (share === null) return null;
    given[id] = shareText(kind === "criteria" ? multiply(share, fractionOf(max)) : share);
  }
  if (kind === "whole") return { whole: given[""]! };
  if (kind === "criteria") return { criteria: given };
  return kind === "statements" ? { statements: given } : { cells: given };
}

/** What is typed for exactly that mark, for the fields that it has. */
export function textsOf(
  { kind, fields }: PointForm,
  mark: GivenMark,
  scale: PointScale,
): Record<string, string> {
  const parts: Record<string, string> =
    "whole" in mark
      ? { "": mark.whole }
      : "criteria" in mark
        ? mark.criteria
        : "statements" in mark
          ? mark.statements
          : mark.cells;
  return Object.fromEntries(
    fields.flatMap(({ id, max }) => {
      const text = parts[id];
      if (text === undefined) return [];
      const points = shareOf(text);
      const share = kind === "criteria" ? divide(points, fractionOf(max)) : points;
      return [[id, typedPoints(share, scale, max)]];
    }),
  );
}
