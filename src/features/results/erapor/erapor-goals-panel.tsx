// Which competence of the exam is which learning objective of the file, and from when on it is reached.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { typedNumber } from "../../../domain/text/typed-number.ts";
import { goalDescriptions } from "../../../sheets/erapor/erapor-plan.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import css from "./erapor-dialog.module.css";
import { eraporMessages, type EraporTexts } from "./erapor-messages.ts";
import type { EraporModel, PlannedState } from "./erapor-model.ts";

type GoalsPanelProps = { state: PlannedState; model: EraporModel };

export function EraporGoalsPanel({ state, model }: GoalsPanelProps) {
  const t = useStore(eraporMessages);
  const { matrix, choices, file } = state;
  const { limit, competenceOf } = choices;
  if (matrix.competences.length === 0) return <Banner tone="info">{t.noCompetences}</Banner>;
  return (
    <section className={css.goals} aria-label={t.goals}>
      <h3>{t.goals}</h3>
      <p className={css.note}>
        {limit === null ? t.goalsTextOff : t.goalsText({ limit: formatNumber(limit) })}
      </p>
      <div className={css.goalFields}>
        <LimitField state={state} model={model} />
        {goalDescriptions(file.sheet).map((description) => (
          <Field key={description} label={description}>
            {(aria) => (
              <Select
                {...aria}
                value={competenceOf.get(description) ?? ""}
                placeholder={t.noGoal}
                options={matrix.competences.map(({ id, kode, uraian }) => ({
                  value: id,
                  label: `${kode} ${uraian}`,
                }))}
                onChange={(value) => model.chooseGoal(description, value)}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}

function LimitField({ state, model }: GoalsPanelProps) {
  const t = useStore(eraporMessages);
  const [typed, setTyped] = useState(decimals(state.choices.limit));
  return (
    <Field label={t.limit} hint={limitHint(state, t)}>
      {(aria) => (
        <TextInput
          {...aria}
          className={css.limit}
          inputMode="decimal"
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            model.chooseLimit(limitIn(value));
          }}
        />
      )}
    </Field>
  );
}

function limitHint({ matrix: { kkm }, mastery }: PlannedState, t: EraporTexts): string {
  if (mastery !== null) return t.masteryHint({ limit: formatNumber(mastery) });
  return kkm === null ? t.noKkm : t.limitHint({ kkm: formatNumber(kkm) });
}

const decimals = (limit: number | null) => (limit === null ? "" : String(limit).replace(".", ","));

/** Null: no number from 0 to 100. */
function limitIn(text: string): number | null {
  const value = typedNumber(text);
  return value !== null && value <= 100 ? value : null;
}
