// How many questions of each type are picked, and what that makes of the bank's plan.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import { pickedRows, typeCounts, type TypeCount } from "./question-import-rows.ts";
import type { ReviewState } from "./question-import-state.ts";
import type { QuestionImportTexts } from "./question-import-text.ts";
import css from "./question-import.module.css";

export function QuestionImportCounts({ state }: { state: ReviewState }) {
  const t = useStore(questionImportMessages);
  const counts = typeCounts(pickedRows(state), state.choices.bank);
  if (counts.length === 0) return null;
  return (
    <ul className={css.counts} aria-label={t.counts}>
      {counts.map((count) => (
        <li key={count.type}>
          <Tag>{textOf(count, t)}</Tag>
        </li>
      ))}
    </ul>
  );
}

function textOf({ type, picked, entered, planned }: TypeCount, t: QuestionImportTexts): string {
  const words = {
    type: typeNames.get()[type],
    n: formatNumber(picked),
    after: formatNumber(entered + picked),
  };
  return planned === null
    ? t.countPlain(words)
    : t.countPlanned({ ...words, planned: formatNumber(planned) });
}
