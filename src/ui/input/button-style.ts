// What a button looks like, for real buttons and for links that look like one.
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import type { IconName } from "../icon-names.ts";

export type ButtonVariant = "secondary" | "primary" | "ghost" | "danger";
export type ButtonSize = "s" | "m" | "l";
export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; icon?: IconName };

export function buttonClass(
  style: Omit<ButtonStyle, "icon">,
  ...more: (string | undefined)[]
): string {
  const { variant = "secondary", size = "m" } = style;
  return classNames(css.button, css[variant], css[size], ...more);
}

export const iconSizes: Record<ButtonSize, number> = { s: 16, m: 18, l: 20 };
