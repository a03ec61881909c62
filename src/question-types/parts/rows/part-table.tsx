// A table with parts of a question as its heads: rows that are chosen in, or shares of what was chosen (types 12 and 13).
// Wider than the screen it scrolls by itself, and the heads of the rows stay.
import type { ReactNode } from "react";
import type { Part } from "../../../contract/questions/question-content.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { hasWords } from "./part-name.ts";
import css from "./part-table.module.css";
import { WideBox } from "../layout/wide-box.tsx";

export type PartTableProps = {
  label: string;
  /** What the rows are, for those who cannot see it. */
  rowsName: string;
  columns: readonly Part[];
  rows: readonly Part[];
  renderCell: (row: string, column: string) => ReactNode;
  /** A last column: what is said of the whole row. */
  end?: { head: ReactNode; renderCell: (row: string) => ReactNode };
  /** Nothing in it takes the focus, so that the table itself must, to be scrolled by keyboard. */
  still?: boolean;
};

export function PartTable(props: PartTableProps) {
  const { label, rowsName, columns, rows, renderCell, end, still } = props;
  return (
    <WideBox label={label} still={still}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{rowsName}</VisuallyHidden>
            </th>
            {columns.map(({ id, html }, at) => (
              <th key={id} scope="col">
                {!hasWords(html) && <VisuallyHidden>{at + 1}</VisuallyHidden>}
                <RichTextView html={html} />
              </th>
            ))}
            {end && <th scope="col">{end.head}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, html }, at) => (
            <tr key={id}>
              <th scope="row">
                {!hasWords(html) && <VisuallyHidden>{at + 1}</VisuallyHidden>}
                <RichTextView html={html} />
              </th>
              {columns.map((column) => (
                <td key={column.id}>{renderCell(id, column.id)}</td>
              ))}
              {end && <td>{end.renderCell(id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </WideBox>
  );
}
