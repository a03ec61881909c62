// The table of an analysis on paper: a head that stands on each page with the most that each question is worth, a row for everybody, and the sums.
import { useStore } from "@nanostores/react";
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
import type { AnalysisInput } from "../../../sheets/results/analysis-sheet.ts";
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
        {isLast && <td colSpan={sums.length + 1}>{""}</td>}
      </tr>
    </thead>
  );
}

/** So many rows are drawn at once. */
const rowsPerPart = 40;

export function AnalysisPaperBody(props: BandProps) {
  const { figures, columns } = props;
  const t = useStore(analysisMessages);
  const { rows } = figures;
  const parts = Math.ceil(rows.length / rowsPerPart);
  const drawn = useGrowing(parts, rows);
  const first = figures.columns.indexOf(columns[0]!);
  return (
    <>
      {Array.from({ length: drawn }, (_none, part) => (
        <tbody key={part}>
          {rows.slice(part * rowsPerPart, (part + 1) * rowsPerPart).map((one, at) => (
            <BodyRow
              key={one.row.id}
              {...props}
              one={one}
              at={part * rowsPerPart + at}
              first={first}
            />
          ))}
        </tbody>
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
}

/** `first`: the place of the band's first question. */
type BodyRowProps = BandProps & { one: AnalysisRow; at: number; first: number };

function BodyRow({ one, at, first, columns, isLast, input, figures }: BodyRowProps) {
  const { row, rest } = one;
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
          <td>{row.score === null ? "" : comma(row.score)}</td>
          <td>{percentText(absorptionOf(one))}</td>
          <td className={css.verdict}>{verdictText(one, input)}</td>
        </>
      )}
    </tr>
  );
}

function verdictText({ row }: AnalysisRow, { texts }: AnalysisInput): string {
  if (row.score === null) return texts.state(row.state);
  if (row.verdict === null) return texts.none;
  return row.verdict === "reached" ? texts.yes : texts.no;
}

function FootRows({ columns, isLast, figures }: BandProps) {
  const t = useStore(analysisMessages);
  const lines = [
    [t.sum, ({ earned }: AnalysisColumn) => exactText(earned)],
    [t.sumMost, ({ worth }: AnalysisColumn) => exactText(worth)],
    [t.absorption, ({ earned, worth }: AnalysisColumn) => percentText(percentOf(earned, worth))],
  ] as const;
  return (
    <>
      {lines.map(([label, textOf]) => (
        <tr key={label} className={css.foot}>
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

const comma = (figure: string): string => figure.replace(".", ",");
export const percentText = (shown: string | null): string => (shown === null ? "" : comma(shown));
const exactText = (value: Fraction | null): string =>
  value === null ? "" : comma(toDecimal(value, 2));
