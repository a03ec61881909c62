// A policy with what the exam server scores by where neither bank nor question says more.
import type { PolicyName } from "../../contract/question-fields.ts";
import type { ScoringPolicy } from "./score-question.ts";

/** As AKM does: all right 1, at least half 0.5, else nothing (domain.md 3.2). */
const usualSteps: ScoringPolicy["steps"] = [
  { from: 0.5, share: 0.5 },
  { from: 1, share: 1 },
];

export function scoringPolicy(name: PolicyName): ScoringPolicy {
  return { name, steps: usualSteps, minus: 0 };
}
