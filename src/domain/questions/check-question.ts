// Whether a question can be used: what it lacks or contradicts, part by part (domain.md 3.3, "Checks"). The form shows it
// at its place, the imports beside each question, and the exam server refuses what has an error.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { checkBlanks, checkGrid, checkTyped } from "./check-typed.ts";
import { checkChoice, checkPictureChoice } from "./check-choice.ts";
import { checkLabels } from "./check-labels.ts";
import {
  checkMatch,
  checkLinks,
  checkOrder,
  checkSorting,
  checkStatements,
  checkTable,
} from "./check-match.ts";
import { isEmptyHtml } from "../text/html-text.ts";
import type { QuestionFault } from "./question-fault.ts";

type Checks = {
  [Type in QuestionType]: (content: Extract<QuestionContent, { type: Type }>) => QuestionFault[];
};

const checks: Checks = {
  1: ({ payload, key }) => checkChoice(payload.options, key.id === null ? [] : [key.id], 1),
  2: () => [],
  3: ({ payload, key }) => checkChoice(payload.options, key.id === null ? [] : [key.id], 1),
  4: ({ payload, key }) => checkChoice(payload.options, key.ids, Infinity),
  5: checkMatch,
  6: ({ key }) => checkTyped("key", key),
  7: checkOrder,
  8: checkStatements,
  9: checkStatements,
  10: checkLinks,
  11: checkGrid,
  12: checkTable,
  13: checkSorting,
  14: checkBlanks,
  15: checkPictureChoice,
  16: checkLabels,
};

/** Empty when nothing is wrong. */
export function checkQuestion({ stem, content, audio }: QuestionInput): QuestionFault[] {
  const faults: QuestionFault[] = [];
  const error = (path: string, reason: string) => faults.push({ path, severity: "error", reason });
  // The text with the blanks is the question.
  const needsStem = content.type !== 14;
  if (needsStem && isEmptyHtml(stem)) error("stem", "Pertanyaan wajib diisi.");
  if (content.type === 3 && audio === null) error("audio", "Soal listening memerlukan file audio.");
  const check = checks[content.type] as (content: QuestionContent) => QuestionFault[];
  return [...faults, ...check(content)];
}
