// The table of an analysis on paper: a head that stands on each page with the most that each question is worth, a row for everybody, and the sums.
import { useStore } from "@nanostores/react";
import { memo } from "react";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { toDecimal, type Fraction } from "../../../domain/scoring/fraction.ts";
import { useGrowing } from "../../../kit/print/sheets/use-growing.ts";
import {
  absorptionOf,
  percentOf,
  type AnalysisColumn,
  type AnalysisFigures,
  type AnalysisRow,
} from "../../../sheets/results/analysis-figures.ts";
import type { AnalysisInput } from "../../../sheets/results/analysis-places.ts";
import { resultsListMessages } from "../results-list-messages.ts";
import { analysisMessages } from "./analysis-messages.ts";
import css from "./analysis-paper-sheets.module.css";

type BandProps = {
  input: AnalysisInput;
  figures: AnalysisFigures;
  /** Those of the band. */
  columns: readonly AnalysisColumn[];
  /** The band with the sums of each row. */
  isLast: boolean;
};

export function AnalysisPaperHead({ input, figures, columns, isLast }: BandProps) {
  const t = useStore(analysisMessages);
  const sums = [...(figures.hasRest ? [t.rest] : []), t.score, t.absorption];
  return (
    <thead>
      <tr>
        <th scope="col" className={css.order}>
          {t.order}
        </th>
        <th scope="col" className={css.name}>
          {t.name}
        </th>
        {columns.map((column) => (
          <th key={column.at} scope="col">
            {input.texts.question(column.question)}
          </th>
        ))}
        {isLast &&
          sums.map((label) => (
            <th key={label} scope="col" className={css.sum}>
              {label}
            </th>
          ))}
        {isLast && (
          <th scope="col" className={css.verdict}>
            {t.verdict}
          </th>
        )}
      </tr>
      <tr>
        <td>{""}</td>
        <th scope="row" className={css.name}>
          {t.most}
        </th>
        {columns.map((column) => (
          <td key={column.at}>{exactText(column.most)}</td>
        ))}
        {isLast && figures.hasRest && <td>{exactText(figures.restMost)}</td>}
        {isLast && <td colSpan={3}>{""}</td>}
      </tr>
    </thead>
  );
}

type TableProps = Omit<BandProps, "input">;

/** So many rows are drawn at once: each time the browser lays out the whole table again. */
const rowsPerPart = 200;

/** All of it is the same again while further rows are drawn and names of signers are typed. */
export const AnalysisPaperBody = memo(function AnalysisPaperBody(props: TableProps) {
  const { figures, columns } = props;
  const t = useStore(analysisMessages);
  const { rows } = figures;
  const parts = Math.ceil(rows.length / rowsPerPart);
  const drawn = useGrowing(parts, rows);
  return (
    <>
      {Array.from({ length: drawn }, (_none, part) => (
        <BodyRows key={part} {...props} from={part * rowsPerPart} />
      ))}
      <tbody>
        {drawn < parts ? (
          <tr>
            <td colSpan={columns.length + 2}>
              <output>{t.loading}</output>
            </td>
          </tr>
        ) : (
          <FootRows {...props} />
        )}
      </tbody>
    </>
  );
});

const BodyRows = memo(function BodyRows({ from, ...props }: TableProps & { from: number }) {
  const { figures, columns } = props;
  const first = figures.columns.indexOf(columns[0]!);
  return (
    <tbody>
      {figures.rows.slice(from, from + rowsPerPart).map((one, at) => (
        <BodyRow key={one.row.id} {...props} one={one} at={from + at} first={first} />
      ))}
    </tbody>
  );
});

/** `first`: the place of the band's first question. */
type BodyRowProps = TableProps & { one: AnalysisRow; at: number; first: number };

function BodyRow({ one, at, first, columns, isLast, figures }: BodyRowProps) {
  const t = useStore(analysisMessages);
  const resultsListT = useStore(resultsListMessages);
  const { row, rest } = one;
  const verdict = row.verdict === null ? t.none : row.verdict === "reached" ? t.yes : t.no;
  return (
    <tr>
      <td>{formatNumber(at + 1)}</td>
      <td className={css.name}>{row.nama}</td>
      {columns.map((column, of) => (
        <td key={column.at}>{exactText(one.points[first + of] ?? null)}</td>
      ))}
      {isLast && (
        <>
          {figures.hasRest && <td>{exactText(rest)}</td>}
          <td>{row.score === null ? "" : shownDecimal(row.score)}</td>
          <td>{percentText(absorptionOf(one))}</td>
          <td className={css.verdict}>{row.score === null ? resultsListT[row.state] : verdict}</td>
        </>
      )}
    </tr>
  );
}

function FootRows({ columns, isLast, figures }: TableProps) {
  const t = useStore(analysisMessages);
  const lines = [
    [t.sum, ({ earned }: AnalysisColumn) => exactText(earned)],
    [t.sumMost, ({ worth }: AnalysisColumn) => exactText(worth)],
    [t.absorption, ({ earned, worth }: AnalysisColumn) => percentText(percentOf(earned, worth))],
  ] as const;
  return (
    <>
      {lines.map(([label, textOf]) => (
        <tr key={label} className={css.foot} data-kept="">
          <td>{""}</td>
          <th scope="row" className={css.name}>
            {label}
          </th>
          {columns.map((column) => (
            <td key={column.at}>{textOf(column)}</td>
          ))}
          {isLast && <td colSpan={figures.hasRest ? 4 : 3}>{""}</td>}
        </tr>
      ))}
    </>
  );
}

export const percentText = (shown: string | null): string =>
  shown === null ? "" : shownDecimal(shown);
const exactText = (value: Fraction | null): string =>
  value === null ? "" : shownDecimal(toDecimal(value, 2));
