// Label, hint and error around one input, tied together by ids. The input takes what `children` is given.
import { type ReactNode, useId } from "react";
import css from "./field.module.css";
import { Icon } from "../icon.tsx";
import { TermHint } from "./term-hint.tsx";

export type FieldAria = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: boolean;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** What the label means, for whom its word is new. */
  meaning?: string;
  /** Why the value is refused, in words. Empty means that it is not. */
  error?: string;
  required?: boolean;
  children: (aria: FieldAria) => ReactNode;
};

export function Field({ label, hint, meaning, error, required, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const aria: FieldAria = {
    id,
    ...(described && { "aria-describedby": described }),
    ...(error && { "aria-invalid": true as const }),
    ...(required && { required }),
  };
  const named = (
    <label id={`${id}-label`} className={css.label} htmlFor={id}>
      {label}
      {required && (
        <span className={css.star} aria-hidden="true">
          {" *"}
        </span>
      )}
    </label>
  );
  return (
    <div className={css.field}>
      {meaning ? (
        <TermHint term={label} meaning={meaning}>
          {named}
        </TermHint>
      ) : (
        named
      )}
      {children(aria)}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={css.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </div>
  );
}
