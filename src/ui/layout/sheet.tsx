// A white sheet on the desk: what belongs together lies on one.
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import css from "./sheet.module.css";

export function Sheet({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={classNames(css.sheet, className)} />;
}
