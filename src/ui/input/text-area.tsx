// Several lines of text.
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import css from "./text-input.module.css";

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={classNames(css.input, css.area, className)} />;
}
