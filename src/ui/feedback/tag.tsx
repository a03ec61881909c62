// A state in one or two words. The colour only repeats what the word says.
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import css from "./tag.module.css";

export type Tone = "neutral" | "ok" | "warn" | "bad" | "info";
export type TagProps = { tone?: Tone; icon?: IconName; children: ReactNode };

export function Tag({ tone = "neutral", icon, children }: TagProps) {
  return (
    <span className={classNames(css.tag, css[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
