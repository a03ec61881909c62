// What counts in a version otherwise than when it was asked.
import { useStore } from "@nanostores/react";
import type { ResultVersion } from "../../../contract/results/result-recalculation.ts";
import { formatNumber } from "../../../core/format.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { policyLabels } from "../../../kit/label-messages.ts";
import { resultVersionsMessages, type ResultVersionsTexts } from "./result-versions-messages.ts";

export function CountedRules({ version: { questions, banks } }: { version: ResultVersion }) {
  const t = useStore(resultVersionsMessages);
  if (questions.length + banks.length === 0) return null;
  return (
    <details>
      <summary>{t.counted}</summary>
      <ul>
        {questions.map((question) => (
          <li key={question.question_id}>
            {t.part({
              what:
                question.number === null
                  ? t.deletedQuestion
                  : t.question({ n: formatNumber(question.number) }),
              how: ruleText(question, t),
            })}
          </li>
        ))}
        {banks.map((bank) => (
          <li key={bank}>{t.plan({ bank })}</li>
        ))}
      </ul>
    </details>
  );
}

function ruleText(
  { version, weight, policy, treatment }: ResultVersion["questions"][number],
  t: ResultVersionsTexts,
): string {
  const parts = [
    treatment !== "normal" && t[treatment],
    version !== null && t.content({ n: String(version) }),
    weight !== null && t.weight({ n: numberAsTyped(weight) }),
    policy !== null && policyLabels.get()[policy].toLowerCase(),
  ];
  return parts.filter(Boolean).join(", ");
}
