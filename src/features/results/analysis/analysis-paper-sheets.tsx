// One band of an analysis on paper, on its side: the head, everybody with their points, and below the last band its figures and two signatures.
import { useStore } from "@nanostores/react";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { PaperSignatures } from "../../../kit/print/sheets/paper-signatures.tsx";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle, type SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import {
  commonAbsorption,
  shareOfFinal,
  type AnalysisColumn,
  type AnalysisFigures,
} from "../../../sheets/results/analysis-figures.ts";
import { AnalysisPaperBody, AnalysisPaperHead, percentText } from "./analysis-paper-table.tsx";
import { analysisMessages } from "./analysis-messages.ts";
import css from "./analysis-paper-sheets.module.css";
import type { TypedSigners } from "./analysis-signers-state.ts";
import { useAnalysisInput } from "./use-analysis-input.ts";

export type AnalysisPaperProps = {
  matrix: ResultMatrix;
  figures: AnalysisFigures;
  /** Those of the band. */
  columns: readonly AnalysisColumn[];
  signers: TypedSigners;
  letterhead: boolean;
  asOf: Date;
  /** `part`: "bagian 1 dari 3"; empty where there is one. */
  place: { isFirst: boolean; isLast: boolean; part: string };
};

export function AnalysisPaper(props: AnalysisPaperProps) {
  const { matrix, figures, columns, signers, letterhead, asOf, place } = props;
  const t = useStore(analysisMessages);
  const input = useAnalysisInput(matrix, signers);
  const facts: SheetFact[] = [
    ...input.facts.map(([name, value]) => [name, String(value) || t.none] as const),
    [t.kkm, matrix.kkm === null ? t.none : formatNumber(matrix.kkm)],
    [t.asOf, formatDateTime(asOf)],
  ];
  const short = facts.filter(([name]) => [t.subject, t.classAndSemester].includes(name));
  return (
    <>
      {letterhead && place.isFirst && <PrintedLetterhead />}
      <SheetTitle title={t.heading} mark={place.part} />
      <div className={css.facts}>
        <SheetFacts facts={place.isFirst ? facts : short} />
      </div>
      {matrix.is_partial && <p className={css.partial}>{t.partialPaper}</p>}
      <div className={css.table}>
        <PaperTable>
          <AnalysisPaperHead {...{ input, figures, columns }} isLast={place.isLast} />
          <AnalysisPaperBody {...{ figures, columns }} isLast={place.isLast} />
        </PaperTable>
      </div>
      {place.isLast && (
        <>
          <Summary figures={figures} />
          <p className={css.legend}>{t.legend}</p>
          <PaperSignatures lines={input.signatures} />
        </>
      )}
    </>
  );
}

function Summary({ figures }: { figures: AnalysisFigures }) {
  const t = useStore(analysisMessages);
  const reached = shareOfFinal(figures.reached, figures);
  const hasVerdicts = figures.reached + figures.missed > 0;
  return (
    <div className={css.summary}>
      <SheetFacts
        facts={[
          [t.absorption, percentText(commonAbsorption(figures)) || t.none],
          [t.reached, (hasVerdicts && percentText(reached)) || t.none],
        ]}
      />
    </div>
  );
}
