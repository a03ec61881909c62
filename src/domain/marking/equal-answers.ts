// Which answers are the same, so that they are marked together: the same words and formulas after what no reader sees is evened
// out (domain.md 3.2a, "Text"). A minus sign, a unit or a decimal makes another answer. Answers with pictures, tables or
// files are never the same as another: what they show cannot be compared. Statements are agreed with or not in the same way, each with the
// same argument.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { comparedText } from "../scoring/typed/compared-text.ts";
import { plainTextOf } from "../text/html-text.ts";

const incomparable = /<(?:img|audio|video|table|math|svg|object)\b/iu;
const rules = { case_sensitive: false, ignore_punctuation: false, ignore_harakat: false };

/** The compared text of the answer; null for one that is a group of its own. */
export function equalityText(answer: QuestionAnswer): string | null {
  if (answer.type === 9) return stancesText(answer.values);
  if (answer.type !== 2) return null;
  const { html, attachments = [] } = answer;
  if (attachments.length > 0 || incomparable.test(html)) return null;
  const text = comparedText(plainTextOf(html), rules);
  return text === "" ? null : text;
}

/** What was not touched and what was emptied again are the same: neither is marked. Null: nothing was answered. */
function stancesText(values: AnswerOf<9>["values"]): string | null {
  const stated = Object.entries(values)
    .map(([id, { value, argument }]) => [id, value, comparedText(argument, rules)] as const)
    .filter(([, value, argument]) => value !== null || argument !== "")
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return stated.length === 0 ? null : JSON.stringify(stated);
}

/** What of the answer may be spelled differently in another that is the same. */
export function spellingOf(answer: QuestionAnswer): string {
  if (answer.type === 2) return plainTextOf(answer.html);
  if (answer.type !== 9) return "";
  const written = Object.entries(answer.values).filter(
    ([, { argument }]) => argument.trim() !== "",
  );
  return written
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { argument }]) => argument.trim())
    .join(" / ");
}

/** How many words a reader counts. */
export function wordCount(answer: QuestionAnswer): number {
  const text = plainTextsOf(answer).join(" ").trim();
  return text === "" ? 0 : text.split(/\s+/u).length;
}

function plainTextsOf(answer: QuestionAnswer): string[] {
  if (answer.type === 2) return [plainTextOf(answer.html)];
  if (answer.type === 9)
    return Object.values(answer.values).map(({ argument }) => plainTextOf(argument));
  return answer.type === 11 ? Object.values(answer.cells) : [];
}
