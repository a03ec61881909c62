// A cell for several names: the first in words, the others counted, so that a row is no higher for them.
import type { ReactNode } from "react";
import css from "./list-page.module.css";

/** Null without any. Cells call parts (see ui/input/button.tsx). */
export function firstOfMany(names: readonly string[]): ReactNode {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <span className={css.several} title={names.join(", ")}>
      <span>{first}</span>
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}
