// One line of text.
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import css from "./text-input.module.css";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...rest} className={classNames(css.input, className)} />;
}
