// The analysis of a test on paper, on its side: letterhead, facts, the table in blocks of questions, and two signatures.
import { useStore } from "@nanostores/react";
import { toDecimal, type Fraction } from "../../../domain/scoring/fraction.ts";
import { usePageRules } from "../../../kit/print/sheets/page-rules.ts";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import {
  absorptionOf,
  analysisFigures,
  commonAbsorption,
  percentOf,
  shareOfFinal,
  type AnalysisFigures,
  type AnalysisRow,
} from "../../../sheets/results/analysis-figures.ts";
import type { AnalysisInput } from "../../../sheets/results/analysis-sheet.ts";
import { analysisMessages } from "./analysis-messages.ts";
import css from "./analysis-paper-sheets.module.css";

const { width: height, height: width } = papers.a4;
const sideways = { width, height };
const noParts: readonly never[] = [];

/** So many questions stand beside the names, and the sums after the last of them. */
const questionsInBlock = 20;

export function AnalysisPaperSheets({ input }: { input: AnalysisInput }) {
  usePageRules(sideways, noParts);
  const figures = analysisFigures(input.matrix);
  const { columns } = figures;
  const starts = columns.map((_column, at) => at).filter((at) => at % questionsInBlock === 0);
  const { kkm } = input.matrix;
  const t = useStore(analysisMessages);
  const facts = input.facts.map(([name, value]) => [name, String(value)] as const);
  return (
    <div className={css.paper}>
      <PrintedLetterhead />
      <SheetTitle title={t.heading} mark="" />
      <SheetFacts facts={[...facts, [t.kkm, kkm === null ? t.none : comma(String(kkm))]]} />
      {starts.map((from) => (
        <Block
          key={from}
          input={input}
          figures={figures}
          from={from}
          isLast={from + questionsInBlock >= columns.length}
        />
      ))}
      <div className={css.signatures} data-block="">
        {input.signatures.map(([left, right], at) => (
          <div key={at}>
            <span>{left || " "}</span>
            <span>{right || " "}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

type BlockProps = {
  input: AnalysisInput;
  figures: AnalysisFigures;
  from: number;
  isLast: boolean;
};

function Block({ input, figures, from, isLast }: BlockProps) {
  const t = useStore(analysisMessages);
  const shown = figures.columns.slice(from, from + questionsInBlock);
  const { question } = input.texts;
  return (
    <div className={css.block}>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col">{t.name}</th>
            {shown.map((column) => (
              <th key={column.at} scope="col">
                {question(column.question)}
              </th>
            ))}
            {isLast && figures.hasRest && <th scope="col">{t.rest}</th>}
            {isLast && <th scope="col">{t.score}</th>}
            {isLast && <th scope="col">{t.absorption}</th>}
            {isLast && <th scope="col">{t.verdict}</th>}
          </tr>
        </thead>
        <tbody>
          <Line title={t.most} cells={shown.map(({ most }) => exact(most))} />
          {figures.rows.map((one, at) => (
            <tr key={one.row.id}>
              <td>{at + 1}</td>
              <td className={css.name}>{one.row.nama}</td>
              {shown.map(({ at: place }, of) => (
                <td key={place}>{exact(one.points[from + of] ?? null)}</td>
              ))}
              {isLast && <Totals one={one} input={input} hasRest={figures.hasRest} />}
            </tr>
          ))}
          <Line title={t.sum} cells={shown.map(({ earned }) => exact(earned))} />
          <Line title={t.sumMost} cells={shown.map(({ worth }) => exact(worth))} />
          <Line
            title={t.absorption}
            cells={shown.map(({ earned, worth }) => percent(percentOf(earned, worth)))}
          />
        </tbody>
      </PaperTable>
      {isLast && <Summary figures={figures} />}
    </div>
  );
}

function Line({ title, cells }: { title: string; cells: readonly string[] }) {
  return (
    <tr className={css.line}>
      <th scope="row" colSpan={2} className={css.name}>
        {title}
      </th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}

type TotalsProps = { one: AnalysisRow; input: AnalysisInput; hasRest: boolean };

function Totals({ one, input, hasRest }: TotalsProps) {
  const t = useStore(analysisMessages);
  const { row, rest } = one;
  const verdict = row.verdict === null ? t.none : row.verdict === "reached" ? t.yes : t.no;
  return (
    <>
      {hasRest && <td>{exact(rest)}</td>}
      <td>{row.score === null ? "" : comma(row.score)}</td>
      <td>{percent(absorptionOf(one))}</td>
      <td>{row.score === null ? input.texts.state(row.state) : verdict}</td>
    </>
  );
}

function Summary({ figures }: { figures: AnalysisFigures }) {
  const t = useStore(analysisMessages);
  const reached = shareOfFinal(figures.reached, figures);
  const facts: (readonly [string, string])[] = [[t.absorption, percent(commonAbsorption(figures))]];
  if (figures.reached + figures.missed > 0 && reached !== null)
    facts.push([t.reached, percent(reached)]);
  return <SheetFacts facts={facts} />;
}

const comma = (figure: string): string => figure.replace(".", ",");
const percent = (shown: string | null): string => (shown === null ? "" : comma(shown));
const exact = (value: Fraction | null): string =>
  value === null ? "" : comma(toDecimal(value, 2));
