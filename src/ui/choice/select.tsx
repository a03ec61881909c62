// A native list of choices. For long lists to search in, see combobox.tsx.
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import css from "./select.module.css";
import inputCss from "../input/text-input.module.css";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<"select">, "onChange" | "value" | "children"> & {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Label of the empty choice, which stays choosable: "Semua group". */
  placeholder?: string;
};

export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder, className, ...rest } = props;
  return (
    <select
      {...rest}
      className={classNames(inputCss.input, css.select, className)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
