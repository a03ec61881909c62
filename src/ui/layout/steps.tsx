// Where one is in a wizard.
import { classNames } from "../class-names.ts";
import css from "./steps.module.css";

export type StepsProps = {
  label: string;
  steps: readonly string[];
  /** Index, from 0. */
  current: number;
};

export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(css.step, index < current && css.done)}
          aria-current={index === current ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
