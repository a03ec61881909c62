// What one person has given to each part of an answer, in the words and on the scale of the fields.
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import { scaleFor, textsOf, type PointForm } from "../../../../domain/marking/point-form.ts";
import { noPoints } from "../../../../domain/marking/rubric/mark-points.ts";
import type { ShownVersion } from "../marking-question.tsx";
import { $pointScale } from "../../points/point-scale-value.ts";
import { shownMark } from "../../points/shown-points-text.ts";

export const partTexts = (form: PointForm, { given }: Pick<ShownMark, "given">) =>
  textsOf(form, given, scaleFor(form, $pointScale.get()));

/** "3 (2 + 1)" where there are parts. */
export function pointsWithParts(
  form: PointForm,
  mark: ShownMark,
  content: ShownVersion["content"],
): string {
  const total = shownMark(mark, content);
  const texts = partTexts(form, mark);
  if (form.fields.length < 2 || Object.keys(texts).length === 0) return total;
  return `${total} (${form.fields.map(({ id }) => texts[id] ?? noPoints).join(" + ")})`;
}
