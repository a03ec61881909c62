// Several of many choices: tick boxes in a box that scrolls, those chosen first, with a search above a long list.
import { useId, useState } from "react";
import { Checkbox } from "./checkbox.tsx";
import fieldCss from "../input/field.module.css";
import { Icon } from "../icon.tsx";
import { TermHint } from "../input/term-hint.tsx";
import css from "./multi-choice.module.css";
import radioCss from "./radio-group.module.css";
import { SearchInput } from "../input/search-input.tsx";

export type MultiChoiceOption = { value: string; label: string };
export type MultiChoiceProps = {
  legend: string;
  options: readonly MultiChoiceOption[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  hint?: string;
  /** What the legend means, for whom its word is new. */
  meaning?: string;
  /** Why the choice is refused, in words. */
  error?: string;
  required?: boolean;
  searchLabel: string;
  clearLabel: string;
  /** Where nothing is found, or there is nothing to choose from. */
  emptyText: string;
};

/** A longer list is searched. */
const maxInSight = 6;

export function MultiChoice(props: MultiChoiceProps) {
  const { options, values, onChange, hint, error, emptyText } = props;
  const id = useId();
  const [q, setQ] = useState("");
  // As they were when the list was drawn first: a box that is ticked does not jump away.
  const [first] = useState(() => new Set(values));
  const sorted = [
    ...options.filter(({ value }) => first.has(value)),
    ...options.filter(({ value }) => !first.has(value)),
  ];
  const wanted = q.trim().toLowerCase();
  const found = sorted.filter(({ label }) => label.toLowerCase().includes(wanted));
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...values, value] : values.filter((each) => each !== value));
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={css.group}
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
    >
      <Legend {...props} id={`${id}-legend`} />
      {options.length > maxInSight && (
        <SearchInput
          value={q}
          onChange={setQ}
          label={props.searchLabel}
          clearLabel={props.clearLabel}
          placeholder={props.searchLabel}
        />
      )}
      <div className={css.box}>
        {found.length === 0 && <span className={fieldCss.hint}>{emptyText}</span>}
        {found.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            label={label}
            checked={values.includes(value)}
            onChange={(on) => toggle(value, on)}
            aria-invalid={error && index === 0 ? true : undefined}
          />
        ))}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </fieldset>
  );
}

function Legend({ id, legend, meaning, required, values }: MultiChoiceProps & { id: string }) {
  const named = (
    <span id={id}>
      {legend}
      {required && <span className={fieldCss.star}> *</span>}
      {values.length > 0 && ` (${values.length})`}
    </span>
  );
  return (
    <legend className={radioCss.legend}>
      {meaning ? (
        <TermHint term={legend} meaning={meaning}>
          {named}
        </TermHint>
      ) : (
        named
      )}
    </legend>
  );
}
