// One of a few choices, all in sight.
import { type ReactNode, useId } from "react";
import checkboxCss from "./checkbox.module.css";
import css from "./radio-group.module.css";

export type RadioOption = { value: string; label: string; hint?: ReactNode; disabled?: boolean };
export type RadioGroupProps = {
  legend: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
};

export function RadioGroup({ legend, options, value, onChange, disabled }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend className={css.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={checkboxCss.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small className={css.hint}>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
