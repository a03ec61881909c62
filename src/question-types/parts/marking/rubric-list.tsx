// A rubric to be read: each criterion with its points.
import { useStore } from "@nanostores/react";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import css from "./rubric-list.module.css";
import { rubricMessages } from "./rubric-messages.ts";
import { totalPoints } from "./rubric-points.ts";

export type Criterion = ContentOf<9>["key"]["rubric"][number];

/** Nothing when there are no criteria. */
export function RubricList({ criteria }: { criteria: readonly Criterion[] }) {
  const t = useStore(rubricMessages);
  if (criteria.length === 0) return null;
  return (
    <div className={css.rubric}>
      <p className={css.title}>{t.title}</p>
      <ol>
        {criteria.map(({ id, label, max }) => (
          <li key={id} className={css.criterion}>
            <span className={css.label}>{label}</span>
            <span className={css.points}>{t.pointsText({ points: numberAsTyped(max) })}</span>
          </li>
        ))}
      </ol>
      <p className={css.total}>{t.total({ points: numberAsTyped(totalPoints(criteria)) })}</p>
    </div>
  );
}
