// Which settings say anything about a question of a type: the others are not shown, and stay as they are stored.
import { optionWeightTypes } from "../../../../contract/questions/banks.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import {
  policyNames,
  type PolicyName,
  type QuestionInput,
} from "../../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";

type Layout = QuestionInput["layout"];

/** Marked by a person, or with a worth of its own for each answer. */
const unscored: readonly QuestionType[] = [2, 6, 9];
/** One part, right or wrong: there is nothing to be right in part. */
const undivided: readonly QuestionType[] = [1, 3];
/** Options in lines, which can stand otherwise. */
const lined: readonly QuestionType[] = [1, 3, 4];

/** What is set already stays offered. */
export function meaningfulPolicies(type: QuestionType, set: PolicyName | null): PolicyName[] {
  if (unscored.includes(type)) return [];
  return policyNames.filter(
    (name) =>
      name === set ||
      (name === "bobot_opsi"
        ? optionWeightTypes.includes(type)
        : name === "mutlak" || !undivided.includes(type)),
  );
}

/** Statements stand in a table as they are; only where the answers stand is left to choose. */
export function meaningfulLayouts(type: QuestionType, set: Layout): Layout[] {
  const all: Layout[] = lined.includes(type)
    ? [1, 2, 3, 4]
    : type === 8 || type === 9
      ? [3, 4]
      : [1, 4];
  return all.includes(set) ? all : [...all, set].sort();
}

/** "fixed": with options that may be kept in their place. */
export function shuffleMeaning({ type, payload }: QuestionContent): "none" | "parts" | "fixed" {
  if (type === 15) return payload.mode === "options" ? "fixed" : "none";
  if (lined.includes(type)) return "fixed";
  return type === 5 || type === 10 ? "parts" : "none";
}
