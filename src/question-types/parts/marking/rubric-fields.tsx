// The criteria of a rubric, written: a sentence and the points that it can earn.
import { useStore } from "@nanostores/react";
import { maxAnswerText } from "../../../contract/questions/question-content.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { NumberInput } from "../typed/number-input.tsx";
import { PartList } from "../rows/part-list.tsx";
import { movedPart, PartRow } from "../rows/part-row.tsx";
import css from "./rubric-fields.module.css";
import type { Criterion } from "./rubric-list.tsx";
import { rubricMessages } from "./rubric-messages.ts";
import { totalPoints } from "./rubric-points.ts";

export type RubricFieldsProps = {
  criteria: readonly Criterion[];
  onChange: (criteria: Criterion[]) => void;
  makeId: () => string;
};

const maxCriteria = 20;
const maxPoints = 1000;

export function RubricFields({ criteria, onChange, makeId }: RubricFieldsProps) {
  const t = useStore(rubricMessages);
  const change = (id: string, changes: Partial<Criterion>) =>
    onChange(criteria.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const last = criteria.length - 1;
  return (
    <PartList
      label={t.title}
      hint={t.hint}
      addLabel={t.add}
      onAdd={
        criteria.length < maxCriteria
          ? () => onChange([...criteria, { id: makeId(), label: "", max: 1 }])
          : undefined
      }
      actions={
        criteria.length > 0 && (
          <span className={css.total}>
            {t.total({ points: numberAsTyped(totalPoints(criteria)) })}
          </span>
        )
      }
    >
      {criteria.map(({ id, label, max }, at) => (
        <PartRow
          key={id}
          label={t.criterionNumber({ number: at + 1 })}
          after={
            <label className={css.points}>
              {t.points}
              <NumberInput
                aria-label={t.pointsOf({ number: at + 1 })}
                min={0}
                max={maxPoints}
                decimals={2}
                value={max}
                onChange={(points) => change(id, { max: points })}
              />
            </label>
          }
          onUp={at > 0 ? () => onChange(movedPart(criteria, at, -1)) : undefined}
          onDown={at < last ? () => onChange(movedPart(criteria, at, 1)) : undefined}
          onRemove={() => onChange(criteria.filter((each) => each.id !== id))}
        >
          <TextInput
            data-row-text=""
            aria-label={t.criterionNumber({ number: at + 1 })}
            placeholder={t.criterion}
            maxLength={maxAnswerText}
            value={label}
            onInput={(event) => change(id, { label: event.currentTarget.value })}
          />
        </PartRow>
      ))}
    </PartList>
  );
}
