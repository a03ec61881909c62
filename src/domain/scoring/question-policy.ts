// By which policy a question is scored: its own, else its bank's for the type, else all or nothing.
import type { PlanEntry } from "../../contract/questions/banks.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { ScoringPolicy } from "./score-question.ts";

/** As AKM does it (domain.md 3.2, 4): half of the parts earn half. */
const steps: ScoringPolicy["steps"] = [
  { from: 0.5, share: 0.5 },
  { from: 1, share: 1 },
];

export function policyNameOf(
  { policy, content }: { policy: PolicyName | null; content: { type: QuestionType } },
  plan: readonly Pick<PlanEntry, "type" | "policy">[],
): PolicyName {
  return policy ?? plan.find(({ type }) => type === content.type)?.policy ?? "mutlak";
}

/** `plan`: the bank's; its minus for a wrong single choice counts under "mutlak" alone (domain.md 3.2a). */
export function scoringPolicyOf(
  name: PolicyName,
  plan: readonly Pick<PlanEntry, "type" | "minus">[] = [],
): ScoringPolicy {
  const minus = plan.find(({ type }) => type === 1)?.minus ?? 0;
  return {
    name,
    steps: name === "bertingkat" ? steps : [],
    minus: name === "mutlak" ? minus : 0,
  };
}
