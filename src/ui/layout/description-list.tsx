// Names and values, side by side.
import type { ReactNode } from "react";
import css from "./description-list.module.css";

export type Description = { term: string; value: ReactNode };

export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={css.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
