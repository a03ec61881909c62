// Whether a question can be used: what it lacks or contradicts, part by part (domain.md 3.3, "Checks"). The form shows it
// at its place, the imports beside each question, and the exam server refuses what has an error.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../../contract/questions/question-fields.ts";
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
import { bestWeight, isKeyHeaviest, weightedOptions } from "../scoring/option-weights.ts";
import { isEmptyHtml } from "../text/html-text.ts";
import { error as faultAt, warning, type QuestionFault } from "./question-fault.ts";

type Checks = {
  [Type in QuestionType]: (content: Extract<QuestionContent, { type: Type }>) => QuestionFault[];
};

const checks: Checks = {
  1: ({ payload, key }) => checkChoice(payload.options, key.id === null ? [] : [key.id], 1),
  2: () => [],
  3: ({ payload, key }) => checkChoice(payload.options, key.id === null ? [] : [key.id], 1),
  4: ({ payload, key }) => checkChoice(payload.options, key.ids, payload.max_choices || Infinity),
  5: checkMatch,
  6: ({ payload, key }) => checkTyped("key", key, payload.unit),
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

/**
 * Empty when nothing is wrong.
 * @param bankPolicy what counts where the question has no policy of its own
 */
export function checkQuestion(
  { stem, content, audio, policy }: QuestionInput,
  bankPolicy: PolicyName = "mutlak",
): QuestionFault[] {
  const faults: QuestionFault[] = [];
  const error = (path: string, reason: string) => faults.push({ path, severity: "error", reason });
  // The text with the blanks is the question.
  const needsStem = content.type !== 14;
  if (needsStem && isEmptyHtml(stem)) error("stem", "Pertanyaan wajib diisi.");
  if (content.type === 3 && audio === null) error("audio", "Soal listening memerlukan file audio.");
  const options = (policy ?? bankPolicy) === "bobot_opsi" ? weightedOptions(content) : null;
  if (options !== null && bestWeight(options).numerator === 0n)
    error("key", "Belum ada opsi dengan bobot di atas 0.");
  else if (options !== null && !isKeyHeaviest(content, options))
    faults.push(warning("key", "Kunci tidak termasuk opsi yang bobotnya paling besar."));
  const check = checks[content.type] as (content: QuestionContent) => QuestionFault[];
  return [...faults, ...reservedNames(content), ...check(content)];
}

/** Names that every object of the programming language has: readers of records drop them, so that a part called so would have no key. */
const reserved: readonly string[] = ["constructor", "prototype", "__proto__"];

/** domain.md 3.2a. Ids are made by the form; only files and other programs bring such ones. */
function reservedNames({ payload, key }: QuestionContent): QuestionFault[] {
  const lists = Object.entries({ ...payload, ...("rubric" in key && { rubric: key.rubric }) });
  return lists.flatMap(([list, parts]: [string, unknown]) =>
    (Array.isArray(parts) ? parts : []).flatMap((part: unknown) => {
      const [own] = idsIn(part);
      const name = idsIn(part).find((id) => reserved.includes(id));
      if (name === undefined) return [];
      const reason = `Nama bagian “${name}” tidak boleh dipakai. Beri nama lain.`;
      return [faultAt(`${list}.${own}`, reason)];
    }),
  );
}

/** Of a part and of what is inside it, such as the options of a blank and the inputs of a row of cells. */
function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn);
  if (typeof part !== "object" || part === null) return [];
  const { id, ...others } = part as { id?: unknown };
  const inside = Object.values(others).filter((value) => Array.isArray(value));
  return [...(typeof id === "string" ? [id] : []), ...inside.flatMap(idsIn)];
}
