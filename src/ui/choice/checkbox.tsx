// A tick box with its label; the label is part of the target, which is at least 24 px high and wide.
import type { ComponentProps, ReactNode } from "react";
import css from "./checkbox.module.css";
import radioCss from "./radio-group.module.css";
import { classNames } from "../class-names.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "onChange" | "type" | "ref"> & {
  label: string;
  /** What ticking it means. */
  hint?: ReactNode;
  /** The label is only heard: for a table's first column. */
  hideLabel?: boolean;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hint,
    hideLabel,
    checked,
    indeterminate = false,
    onChange,
    className,
    ...rest
  } = props;
  return (
    <label className={classNames(css.choice, className)}>
      <input
        {...rest}
        type="checkbox"
        aria-label={hideLabel ? label : undefined}
        checked={checked}
        ref={(input) => {
          // Not an attribute: only the element knows it.
          if (input) input.indeterminate = indeterminate;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!hideLabel &&
        (hint ? (
          <span>
            {label}
            <small className={radioCss.hint}>{hint}</small>
          </span>
        ) : (
          label
        ))}
    </label>
  );
}
