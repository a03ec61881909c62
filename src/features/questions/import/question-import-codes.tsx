// Codes of references and competences that the bank does not have: for each, one choice for all questions that name it.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Field } from "../../../ui/input/field.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import {
  codeKey,
  unknownCodes,
  type ImportChoices,
  type UnknownCode,
} from "./question-import-rows.ts";
import type { ReviewState } from "./question-import-state.ts";
import css from "./question-import.module.css";

type CodesProps = {
  state: ReviewState;
  /** Null: to be left out; undefined: undecided again. */
  onDecide(code: UnknownCode, id: string | null | undefined): void;
};

/** Stands for "left out" among the ids. */
const leftOut = "-";

export function QuestionImportCodes({ state, onDecide }: CodesProps) {
  const t = useStore(questionImportMessages);
  const codes = unknownCodes(state.rows);
  if (codes.length === 0) return null;
  const valueOf = (code: UnknownCode) => {
    const chosen = state.codes.get(codeKey(code));
    return chosen === undefined ? "" : (chosen ?? leftOut);
  };
  return (
    <fieldset className={css.codes}>
      <legend>{t.codes}</legend>
      <p>{t.codesHint}</p>
      <div className={css.codeFields}>
        {codes.map(({ count, ...code }) => {
          const words = { code: code.code, n: formatNumber(count) };
          const label =
            code.kind === "reference" ? t.codeReference(words) : t.codeCompetence(words);
          return (
            <Field key={codeKey(code)} label={label}>
              {(aria) => (
                <Select
                  {...aria}
                  placeholder={t.codeUndecided}
                  options={[
                    { value: leftOut, label: t.codeNone },
                    ...optionsFor(code, state.choices),
                  ]}
                  value={valueOf(code)}
                  onChange={(value) => onDecide(code, meant(value))}
                />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

function meant(value: string): string | null | undefined {
  if (value === "") return undefined;
  return value === leftOut ? null : value;
}

function optionsFor({ kind }: UnknownCode, { references, competences }: ImportChoices) {
  return kind === "reference"
    ? references.map(({ id, kode, judul }) => ({ value: id, label: `${kode} — ${judul}` }))
    : competences.map(({ id, kode, uraian }) => ({ value: id, label: `${kode} — ${uraian}` }));
}
