// Around what may be wider than the screen: it scrolls in itself, never the page.
import type { ReactNode } from "react";
import css from "./wide-box.module.css";

export type WideBoxProps = {
  label: string;
  /** Nothing in it takes the focus: then the box does, since older browsers scroll a box by keyboard only so. */
  still?: boolean;
  children: ReactNode;
};

export function WideBox({ label, still, children }: WideBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.box} role="group" aria-label={label} tabIndex={still ? 0 : undefined}>
      {children}
    </div>
  );
}
