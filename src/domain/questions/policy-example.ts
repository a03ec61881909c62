// What a policy of scoring comes to, in one example that the scorer itself reckons: for the words beside a choice of policy.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { optionWeightTypes } from "../../contract/questions/banks.ts";
import { zero, type Fraction } from "../scoring/fraction.ts";
import { netShare, scoreQuestion, type ScoringPolicy } from "../scoring/score-question.ts";

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

/** Of a small question of four parts: all but one right, or of an order two out of place. Null where a policy decides nothing. */
export function policyExample(
  type: QuestionType,
  content: QuestionContent | null,
  policy: ScoringPolicy,
): PolicyExample | null {
  const earning = earningOf(type, content);
  if (earning === "marked" || earning === "mapped") return null;
  if (policy.name === "bobot_opsi" && optionWeightTypes.includes(type))
    return weightExample(earning === "single", policy);
  if (earning === "single") return singleExample(policy);
  if (earning === "set") return setExample(policy);
  return partsExample(type === 7 ? 2 : 1, policy);
}

const total = 4;
const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const optionsOf = (ids: readonly string[]) => ids.map((id) => ({ id, html: id, fixed: false }));

function singleExample(policy: ScoringPolicy): PolicyExample {
  const [right = "", wrong = ""] = idsOf(2);
  const payload = { options: optionsOf([right, wrong]) };
  const content = { type: 1, payload, key: { id: right, weights: {} } } as const;
  const earned = (id: string) => netShare(scoreQuestion(content, { type: 1, id }, policy));
  return { is: "single", right: earned(right), wrong: earned(wrong) };
}

function partsExample(wrong: number, policy: ScoringPolicy): PolicyExample {
  const ids = idsOf(total);
  const content: QuestionContent = {
    type: 8,
    payload: { labels: ["", ""], statements: ids.map((id) => ({ id, html: id })) },
    key: { values: Object.fromEntries(ids.map((id) => [id, 1])) },
  };
  const values = Object.fromEntries(ids.map((id, at) => [id, at < total - wrong ? 1 : 0] as const));
  const { share } = scoreQuestion(content, { type: 8, values }, policy);
  return { is: "parts", total, right: total - wrong, wrong, share: share ?? zero };
}

function setExample(policy: ScoringPolicy): PolicyExample {
  const keys = idsOf(total);
  const payload = { options: optionsOf([...keys, "x"]), min_choices: 0, max_choices: 0 };
  const content: QuestionContent = { type: 4, payload, key: { ids: keys, weights: {} } };
  const ids = [...keys.slice(1), "x"];
  const { share } = scoreQuestion(content, { type: 4, ids }, policy);
  return { is: "parts", total, right: total - 1, wrong: 1, share: share ?? zero };
}

const weights = [4, 3, 2, 1];

/** The second best chosen. */
function weightExample(isSingle: boolean, policy: ScoringPolicy): PolicyExample {
  const ids = weights.map(String);
  const [best = "", id = ""] = ids;
  const options = optionsOf(ids);
  const worth = Object.fromEntries(ids.map((each) => [each, Number(each)]));
  const { share } = isSingle
    ? scoreQuestion(
        { type: 1, payload: { options }, key: { id: best, weights: worth } },
        { type: 1, id },
        policy,
      )
    : scoreQuestion(
        {
          type: 4,
          payload: { options, min_choices: 0, max_choices: 0 },
          key: { ids, weights: worth },
        },
        { type: 4, ids: [id] },
        policy,
      );
  return { is: "weights", weights, chosen: Number(id), share: share ?? zero };
}
