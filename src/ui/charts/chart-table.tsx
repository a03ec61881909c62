// The figures of a drawing as a table, folded below it: for screen readers, and for whoever wants to read them. Its rows are made when it is opened.
import { useState, type ReactNode } from "react";
import css from "./chart.module.css";

type ChartTableProps = {
  /** "Sebagai tabel" */
  title: string;
  caption: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: () => readonly (readonly ReactNode[])[];
};

export function ChartTable({ title, caption, heads, rows }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        // Focusable, because older browsers scroll a box by keyboard only then.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={css.scrolled} aria-label={caption} tabIndex={0}>
          <table className={css.table}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th key={at} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([name, ...cells], row) => (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
