// What counts for a question: its own policy, or the bank's for its type.
import type { PlanEntry } from "../../contract/banks.ts";
import type { PolicyName } from "../../contract/question-fields.ts";
import type { FormValue } from "./question-form-value.ts";

export function policyFor(
  { policy, content }: Pick<FormValue, "policy" | "content">,
  plan: readonly PlanEntry[],
): PolicyName {
  return policy ?? plan.find(({ type }) => type === content.type)?.policy ?? "mutlak";
}
