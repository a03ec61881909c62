// The typed answers that are accepted, to be read: each with what it earns when that is not all, and what is unusual
// about the comparison.
import { useStore } from "@nanostores/react";
import type { Comparison } from "../../../contract/questions/question-content.ts";
import css from "./accepted-list.module.css";
import { acceptedMessages } from "./comparison-messages.ts";
import { rulesOf, describedAnswers } from "./comparison-model.ts";
import { ruleText } from "./comparison-settings.tsx";
import { percentOf } from "../marks/share-bar.tsx";

export function AcceptedList({ comparison }: { comparison: Comparison }) {
  const t = useStore(acceptedMessages);
  const answers = describedAnswers(comparison);
  const rules = rulesOf(comparison).map((rule) => ruleText(t, rule));
  if (answers.length === 0) return <span className={css.rules}>{t.none}</span>;
  return (
    <span className={css.accepted}>
      <span className={css.answers} role="list" aria-label={t.label}>
        {answers.map(({ text, share }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} role="listitem" className={css.answer}>
            <bdi className={comparison.mode === "regex" ? css.pattern : undefined}>{text}</bdi>
            {share < 1 && <span className={css.share}>{percentOf(share)}</span>}
          </span>
        ))}
      </span>
      {rules.length > 0 && <span className={css.rules}>({rules.join(", ")})</span>}
    </span>
  );
}
