// What a policy of scoring means, with an example that the scorer reckons: stands beside each choice of one.
import { useStore } from "@nanostores/react";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { shownDecimal } from "../../core/decimal-text.ts";
import { formatNumber } from "../../core/format.ts";
import { typeNames } from "../../kit/label-messages.ts";
import {
  earningOf,
  policyExample,
  type PolicyExample,
} from "../../domain/questions/policy-example.ts";
import { toDecimal, type Fraction } from "../../domain/scoring/fraction.ts";
import { scoringPolicyOf } from "../../domain/scoring/question-policy.ts";
import { policyNoteMessages } from "./policy-note-messages.ts";

export type PolicyUse = {
  type: QuestionType;
  /** Null: of all questions of the type. */
  content: QuestionContent | null;
  policy: PolicyName;
  /** What the bank takes off for a wrong single choice. */
  minus: number;
};

/** Where it comes to the same for all of them in one sentence, else in a line for each kind with its types named. */
export function PolicyNote({ uses }: { uses: readonly PolicyUse[] }) {
  const t = useStore(policyNoteMessages);
  const names = useStore(typeNames);
  const byText = new Map<string, string[]>();
  for (const use of uses) {
    const text = noteText(use, t);
    byText.set(text, [...(byText.get(text) ?? []), names[use.type]]);
  }
  if (byText.size === 1) return <>{[...byText.keys()]}</>;
  const lines = [...byText].map(([text, types]) => `${types.join(", ")}: ${text}`);
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

type Texts = ReturnType<typeof policyNoteMessages.get>;

function noteText({ type, content, policy, minus }: PolicyUse, t: Texts): string {
  const example = policyExample(type, content, scoringPolicyOf(policy, minus));
  const meaning = meaningOf(type, content, policy, t);
  return example ? `${meaning} ${exampleText(example, t)}` : meaning;
}

function meaningOf(
  type: QuestionType,
  content: QuestionContent | null,
  policy: PolicyName,
  t: Texts,
): string {
  const earning = earningOf(type, content);
  if (earning === "mapped" || earning === "marked") return t[earning];
  const isPartial = policy === "parsial" || policy === "parsial_penalti";
  return earning === "set" && isPartial ? t.set : t[policy];
}

/** "0,50" in whatever language: as numbers are written here. */
const shareText = (share: Fraction) => shownDecimal(toDecimal(share, 2));

function exampleText(example: PolicyExample, t: Texts): string {
  const { is } = example;
  if (is === "single")
    return t.single({ right: shareText(example.right), wrong: shareText(example.wrong) });
  const share = shareText(example.share);
  if (is === "parts") {
    const { total, right, wrong } = example;
    return t.parts({ total, right, wrong, share });
  }
  const weights = example.weights.map(formatNumber).join("; ");
  return t.weights({ weights, chosen: formatNumber(example.chosen), share });
}
