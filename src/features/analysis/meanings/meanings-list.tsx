// Figures, each with its class, a sentence that says what it means, and its formula one press away. One that is not defined is a dash with its reason.
import { useStore } from "@nanostores/react";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { figureText } from "../papers/item-words-text.ts";
import { figureReasonsMessages } from "./figure-reasons-messages.ts";
import type { MeaningRow } from "./meaning-rows.ts";
import { testMeaningsMessages } from "./test-meanings-messages.ts";
import css from "./meanings-list.module.css";

export function MeaningsList({ rows }: { rows: readonly MeaningRow[] }) {
  const t = useStore(testMeaningsMessages);
  const figureReasonsT = useStore(figureReasonsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <dl className={css.list}>
      {rows.map(({ name, figure, word, meaning, formula, notes = [] }) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          {figure && (
            <dd className={css.value}>
              <b>{figureText(figure, itemWordsT)}</b> {word}
            </dd>
          )}
          <dd className={css.meaning}>
            {figure?.why && <strong>{figureReasonsT[figure.why]} </strong>}
            {meaning} {notes.join(" ")}
            <details>
              <summary>{t.formula}</summary>
              <span className={css.formula}>{formula}</span>
            </details>
          </dd>
        </div>
      ))}
    </dl>
  );
}
