// A ring or a box as on paper, empty or filled, with a word under it where it says more than that.
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import css from "./choice-grid.module.css";

export type GridMarkProps = {
  multiple: boolean;
  isOn?: boolean;
  tone?: "ok" | "bad" | "warn";
  word?: ReactNode;
};

export function GridMark({ multiple, isOn, tone, word }: GridMarkProps) {
  return (
    <span className={css.place} data-tone={tone}>
      <span className={css.mark} data-multiple={multiple ? "" : undefined}>
        {isOn && <Icon name="check" size={14} />}
      </span>
      {word}
    </span>
  );
}
