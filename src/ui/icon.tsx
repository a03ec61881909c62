// One icon of the sprite. It is decoration unless it has a label.
import sprite from "icons:sprite";
import type { IconName } from "./icon-names.ts";
import css from "./icon.module.css";

/** In drawings.svg: wider than high. */
type DrawingName = `${"type" | "layout"}-${number}`;
export type IconProps = { name: IconName | DrawingName; size?: number; label?: string };

export function Icon({ name, size = 20, label }: IconProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={css.icon} width={size} height={size} {...naming}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
