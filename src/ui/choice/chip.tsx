// A filter in one or two words that is on or off.
import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";
import css from "./chip.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";

export type ChipProps = {
  pressed: boolean;
  onPress: () => void;
  /** What the words leave out: read after them, and shown to the pointer. */
  hint?: string;
  tone?: "neutral" | "bad";
  icon?: IconName;
  children: ReactNode;
};

export function Chip({ pressed, onPress, hint, tone, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(css.chip, tone === "bad" && css.bad)}
      aria-pressed={pressed}
      title={hint}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
      {hint && <VisuallyHidden>, {hint}</VisuallyHidden>}
    </button>
  );
}
