// How the share of an answer came about, in words and as a quotient, by the rule that the server has opened.
import type { OpenedQuestion, OpenedRule } from "../../../../contract/results/opened-result.ts";
import { formatNumber } from "../../../../core/format.ts";
import { scoreStored } from "../../../../domain/scoring/shown-score.ts";
import { exactText } from "../exact-text.ts";
import type { ArithmeticTexts } from "./arithmetic-messages.ts";

/** `quotient`: what is divided by what, where the share is no more than that; null: the share alone. */
export type ShareReason = { quotient: { above: string; below: string } | null; text: string };

type Parts = Extract<OpenedRule, { is: "parts" }>;
type Policy = OpenedQuestion["policy"];

export function shareReason({ rule, policy }: OpenedQuestion, t: ArithmeticTexts): ShareReason {
  switch (rule.is) {
    case "parts":
      return partsReason(rule, policy, t);
    case "weights": {
      const [chosen, best] = [exactText(rule.chosen), exactText(rule.best)];
      const isWithin = !rule.chosen.startsWith("-") && rule.best !== "0/1";
      return {
        quotient: isWithin ? { above: chosen, below: best } : null,
        text: t.weights({ chosen, best }),
      };
    }
    case "marks":
      return { quotient: meanOf(rule.marks), text: marksText(rule.marks.length, t) };
    case "removed":
    case "given":
    case "incomparable":
    case "failed":
    case "impossible":
    case "empty":
    case "hidden":
    case "typed":
      return { quotient: null, text: t[rule.is] };
  }
}

function marksText(count: number, t: ArithmeticTexts): string {
  if (count === 0) return t.noMarks;
  return count === 1 ? t.oneMark : t.marks({ n: formatNumber(count) });
}

/** "(1/2 + 3/4) ÷ 2", once all of them have given the whole. */
function meanOf(marks: readonly { least: string; most: string }[]): ShareReason["quotient"] {
  if (marks.length < 2 || marks.some(({ least, most }) => least !== most)) return null;
  const above = marks.map(({ least }) => exactText(least)).join(" + ");
  return { above, below: formatNumber(marks.length) };
}

function partsReason(rule: Parts, policy: Policy, t: ArithmeticTexts): ShareReason {
  if (rule.keys === 0) return { quotient: null, text: t.noKeys };
  const isOpen = rule.partial.least !== rule.partial.most || rule.least.wrong !== rule.most.wrong;
  const parts = partsText(rule, policy, t);
  if (policy === "mutlak") {
    const isAllRight = !isOpen && rule.least.wrong === 0 && isWhole(rule);
    const text = isAllRight ? t.allRight({ parts }) : t.notAllRight({ parts });
    return { quotient: null, text };
  }
  if (policy === "bertingkat") {
    if (!isOpen && rule.least.wrong === 0 && isWhole(rule)) {
      return { quotient: null, text: t.allRight({ parts }) };
    }
    const { numerator, denominator } = scoreStored(rule.partial.least);
    const isHalf = numerator * 2n >= denominator;
    const texts = { parts, partial: exactText(rule.partial.least) };
    return { quotient: null, text: isHalf ? t.step(texts) : t.belowStep(texts) };
  }
  return { quotient: isOpen ? null : quotientOf(rule), text: parts };
}

const isWhole = ({ least, keys }: Parts): boolean => least.right === `${keys}/1`;

function quotientOf({ least, keys, takes_back: takesBack }: Parts): ShareReason["quotient"] {
  const right = exactText(least.right);
  const isTaken = takesBack && least.wrong > 0;
  return { above: isTaken ? `${right} − ${least.wrong}` : right, below: formatNumber(keys) };
}

function partsText(rule: Parts, policy: Policy, t: ArithmeticTexts): string {
  const { least, most, keys } = rule;
  const between = (low: string, high: string) =>
    low === high ? low : t.to({ least: low, most: high });
  const values = {
    right: between(exactText(least.right), exactText(most.right)),
    wrong: between(formatNumber(most.wrong), formatNumber(least.wrong)),
    keys: formatNumber(keys),
  };
  if (least.wrong === 0) return t.parts(values);
  return rule.takes_back && policy !== "mutlak" ? t.partsBack(values) : t.partsWrong(values);
}
