// A table of statements with one column for each of two stances. What stands in the cells is the view's: a radio button,
// an empty box on paper, the key, an answer. The first stance is the value 1, the second 0.
import { useStore } from "@nanostores/react";
import { Fragment, type ReactNode, useId } from "react";
import type { Part } from "../../../contract/questions/question-content.ts";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { stanceMessages } from "./stance-messages.ts";
import css from "./stance-table.module.css";

export type Stance = 0 | 1;
export const stances: readonly Stance[] = [1, 0];

export type StanceTableProps = {
  labels: readonly [string, string];
  statements: readonly Part[];
  /** `labelledBy`: ids of the stance's label and the statement. */
  renderCell: (statement: Part, stance: Stance, labelledBy: string) => ReactNode;
  /** Below the statement, beside the cells. */
  renderUnder?: (statement: Part) => ReactNode;
  /** A row of its own below the statement. */
  renderBelow?: (statement: Part, at: number) => ReactNode;
  /** Ruled on all sides, for writing on paper. */
  paper?: boolean;
};

export function StanceTable(props: StanceTableProps) {
  const { labels, statements, renderCell, renderUnder, renderBelow, paper } = props;
  const t = useStore(stanceMessages);
  const id = useId();
  return (
    <table className={classNames(css.table, paper && css.paper)}>
      <thead>
        <tr>
          <th scope="col">{t.statement}</th>
          {stances.map((stance) => (
            <th key={stance} scope="col" id={`${id}-${stance}`} className={css.stance}>
              {labels[1 - stance]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statements.map((statement, at) => (
          <Fragment key={statement.id}>
            <tr className={renderBelow && css.above}>
              <th scope="row" aria-labelledby={`${id}-${statement.id}`}>
                <div className={css.statement}>
                  <span className={css.number}>{at + 1}.</span>
                  <div className={css.text}>
                    <div id={`${id}-${statement.id}`}>
                      <RichTextView html={statement.html} fallback={plainTextOf(statement.html)} />
                    </div>
                    {renderUnder?.(statement)}
                  </div>
                </div>
              </th>
              {stances.map((stance) => (
                <td key={stance} className={css.stance}>
                  {renderCell(statement, stance, `${id}-${stance} ${id}-${statement.id}`)}
                </td>
              ))}
            </tr>
            {renderBelow && (
              <tr>
                <td colSpan={3} className={css.below}>
                  {renderBelow(statement, at)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
