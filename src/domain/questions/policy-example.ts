// What a policy of scoring comes to, in one example that the scorer itself reckons: for the words beside a choice of policy.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { optionWeightTypes } from "../../contract/questions/banks.ts";
import type { Fraction } from "../scoring/fraction.ts";
import { zero } from "../scoring/fraction.ts";
import { netShare, scoreQuestion } from "../scoring/score-question.ts";
import type { ScoringPolicy } from "../scoring/score-question.ts";

/** How a type earns: one choice, parts of their own, a set of picks, a worth for each answer, or by a person. */
export type Earning = "single" | "parts" | "set" | "mapped" | "marked";

export type PolicyExample =
  | { is: "single"; right: Fraction; wrong: Fraction }
  | { is: "parts"; total: number; right: number; wrong: number; share: Fraction }
  | { is: "weights"; weights: readonly number[]; chosen: number; share: Fraction };

/** @param content null: any question of the type */
export function earningOf(type: QuestionType, content: QuestionContent | null): Earning {
  if (type === 2 || type === 9) return "marked";
  if (type === 6) return "mapped";
  if (type === 1 || type === 3) return "single";
  if (content?.type === 15) return isSinglePicture(content) ? "single" : "set";
  if (content?.type === 12) return content.key.measure === "cells" ? "set" : "parts";
  return type === 4 || type === 10 || type === 15 ? "set" : "parts";
}

function isSinglePicture({ payload }: Extract<QuestionContent, { type: 15 }>): boolean {
  return payload.mode === "options" ? !payload.multiple : payload.max_choices === 1;
}

/**
 * Of a small question with as many parts as `content` has, four when there is none: all but one right. Null where the
 * policy decides nothing.
 */
export function policyExample(
  type: QuestionType,
  content: QuestionContent | null,
  policy: ScoringPolicy,
): PolicyExample | null {
  const earning = earningOf(type, content);
  if (earning === "marked" || earning === "mapped") return null;
  if (policy.name === "bobot_opsi" && optionWeightTypes.includes(type))
    return weightExample(content, earning === "single", policy);
  if (earning === "single") return singleExample(policy);
  const total = partCount(content);
  if (earning === "set") return setExample(total, policy);
  // Two of an order change places, or none does.
  return partsExample(total, type === 7 ? 2 : 1, policy);
}

const usualParts = 4;

/** Parts that have a key; too few to be right in part count as the usual ones. */
function partCount(content: QuestionContent | null): number {
  const count = content === null ? 0 : keyedParts(content);
  return count < 2 ? usualParts : count;
}

function keyedParts({ type, key, payload }: QuestionContent): number {
  switch (type) {
    case 4:
    case 15:
      return key.ids.length;
    case 5:
      return Object.keys(key.pairs).length;
    case 7:
      return key.measure === "neighbours" ? key.ids.length - 1 : key.ids.length;
    case 8:
      return Object.values(key.values).filter((value) => value !== null).length;
    case 10:
      return key.pairs.length;
    case 11:
      return Object.keys(key.cells).length;
    case 12: {
      const rows = Object.values(key.rows).filter((columns) => columns.length > 0);
      return key.measure === "cells" ? rows.flat().length : rows.length;
    }
    case 13:
      return Object.values(key.items).filter((item) => item !== null).length;
    case 14:
      return payload.blanks.length;
    case 16:
      return payload.zones.length;
    default:
      return 0;
  }
}

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const optionsOf = (ids: readonly string[]) => ids.map((id) => ({ id, html: id, fixed: false }));

function singleExample(policy: ScoringPolicy): PolicyExample {
  const [right = "", wrong = ""] = idsOf(2);
  const payload = { options: optionsOf([right, wrong]) };
  const content = { type: 1, payload, key: { id: right, weights: {} } } as const;
  const earned = (id: string) => netShare(scoreQuestion(content, { type: 1, id }, policy));
  return { is: "single", right: earned(right), wrong: earned(wrong) };
}

function partsExample(total: number, most: number, policy: ScoringPolicy): PolicyExample {
  const ids = idsOf(total);
  const wrong = Math.min(most, total);
  const content: QuestionContent = {
    type: 8,
    payload: { labels: ["", ""], statements: ids.map((id) => ({ id, html: id })) },
    key: { values: Object.fromEntries(ids.map((id) => [id, 1])) },
  };
  const values = Object.fromEntries(ids.map((id, at) => [id, at < total - wrong ? 1 : 0] as const));
  const { share } = scoreQuestion(content, { type: 8, values }, policy);
  return { is: "parts", total, right: total - wrong, wrong, share: share ?? zero };
}

function setExample(total: number, policy: ScoringPolicy): PolicyExample {
  const keys = idsOf(total);
  const payload = { options: optionsOf([...keys, "x"]), min_choices: 0, max_choices: 0 };
  const content: QuestionContent = { type: 4, payload, key: { ids: keys, weights: {} } };
  const ids = [...keys.slice(1), "x"];
  const { share } = scoreQuestion(content, { type: 4, ids }, policy);
  return { is: "parts", total, right: total - 1, wrong: 1, share: share ?? zero };
}

const usualWeights = [4, 3, 2, 1];

/** The question's own weights, and its second best chosen. */
function weightExample(
  content: QuestionContent | null,
  isSingle: boolean,
  policy: ScoringPolicy,
): PolicyExample {
  const own = content && "weights" in content.key ? Object.values(content.key.weights) : [];
  const given = own.some((weight) => weight > 0) ? own : usualWeights;
  const weights = [...given].sort((one, other) => other - one);
  const ids = idsOf(weights.length);
  const at = Math.min(1, weights.length - 1);
  const id = ids[at] ?? "";
  const worth = Object.fromEntries(weights.map((weight, index) => [`p${index}`, weight]));
  const options = optionsOf(ids);
  const { share } = isSingle
    ? scoreQuestion(
        { type: 1, payload: { options }, key: { id: ids[0] ?? null, weights: worth } },
        { type: 1, id },
        policy,
      )
    : scoreQuestion(
        {
          type: 4,
          payload: { options, min_choices: 0, max_choices: mostOf(content) },
          key: { ids, weights: worth },
        },
        { type: 4, ids: [id] },
        policy,
      );
  return { is: "weights", weights, chosen: weights[at] ?? 0, share: share ?? zero };
}

function mostOf(content: QuestionContent | null): number {
  return content && "max_choices" in content.payload ? content.payload.max_choices : 0;
}
