// The table of type 11 as it is shown: heads where there are any, text as it reads, and of each input what the mode says.
import type { ReactNode } from "react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { isEmptyHtml } from "../../domain/text/html-text.ts";
import { hasWords, partName } from "../parts/rows/part-name.ts";
import { WideBox } from "../parts/layout/wide-box.tsx";
import type { PayloadOf } from "../frame/question-type-props.ts";
import css from "./text-grid.module.css";
import type { InputCell } from "./text-grid-model.ts";
import { useGridNames } from "./use-grid-names.ts";

export type GridTableProps = {
  payload: PayloadOf<11>;
  /** `name`: "3: 2x". */
  renderInput: (cell: InputCell, name: string) => ReactNode;
  still?: boolean;
};

export function GridTable({ payload, renderInput, still }: GridTableProps) {
  const { cols, rows, cells } = payload;
  const names = useGridNames(payload);
  const hasHeads = cols.some((html) => !isEmptyHtml(html));
  const width = Math.max(cols.length, ...cells.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  return (
    <WideBox label={names.table} still={still}>
      <table className={css.table}>
        {hasHeads && (
          <thead>
            <tr>
              {rows.length > 0 && <td aria-hidden="true" />}
              {columns.map((col) => (
                <Head key={col} scope="col" html={cols[col] ?? ""} name={names.column(col)} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {cells.map((line, row) => (
            // Rows have no ids; here they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {rows.length > 0 && <Head scope="row" html={rows[row] ?? ""} name={names.row(row)} />}
              {columns.map((col) => {
                const cell = line[col];
                if (cell?.kind !== "input")
                  return <td key={col}>{cell && <RichTextView html={cell.html} />}</td>;
                return (
                  <td key={col} className={css.input}>
                    {renderInput(cell, names.cell({ row, col }))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideBox>
  );
}

function Head({ scope, html, name }: { scope: "col" | "row"; html: string; name: string }) {
  return (
    <th scope={scope}>
      {!hasWords(html) && <VisuallyHidden>{partName("", name)}</VisuallyHidden>}
      <RichTextView html={html} />
    </th>
  );
}
