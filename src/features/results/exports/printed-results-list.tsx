// The list of results on paper, with the letterhead and its headings on each page. It prints itself once it is drawn.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { ExportedResult } from "../../../contract/results/result-exports.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { usePrintAlone } from "../../../kit/print/print-alone.tsx";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { useGrowing } from "../../../kit/print/sheets/use-growing.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { verdictText, type ListWords } from "./result-export-columns.ts";
import { resultExportMessages } from "./result-export-messages.ts";
import css from "./printed-results-list.module.css";

type PrintedResultsProps = {
  rows: readonly ExportedResult[];
  title: string;
  isEvent: boolean;
  words: ListWords;
};

export function PrintedResults(props: PrintedResultsProps) {
  const { print, printed } = usePrintAlone(() => <ResultsOnPaper {...props} />);
  const { rows } = props;
  // Once for each time that rows were fetched for it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(print, [rows]);
  return printed;
}

/** So many are drawn at once. */
const rowsPerPart = 50;

function ResultsOnPaper({ rows, title, isEvent, words }: PrintedResultsProps) {
  const { listT, stateText } = words;
  const t = useStore(resultExportMessages);
  const parts = Math.ceil(rows.length / rowsPerPart);
  const drawn = useGrowing(parts, rows);
  const heads = [
    t.no,
    t.number,
    t.name,
    ...(isEvent ? [t.exam] : []),
    t.group,
    t.score,
    t.rank,
    t.verdict,
  ];
  return (
    <div className={css.paper}>
      <PrintedLetterhead />
      <SheetTitle title={listT.title} mark="" />
      <p>{title}</p>
      <PaperTable>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: drawn }, (_none, part) => (
          <tbody key={part}>
            {rows.slice(part * rowsPerPart, (part + 1) * rowsPerPart).map((row, at) => (
              <tr key={row.id}>
                <td className={css.number}>{formatNumber(part * rowsPerPart + at + 1)}</td>
                <td>{row.no_ujian}</td>
                <td>{row.nama}</td>
                {isEvent && <td>{row.exam}</td>}
                <td>{row.group_path}</td>
                <td className={css.number}>{scoreText(row, stateText(row, listT))}</td>
                <td className={css.number}>{row.rank === null ? "" : formatNumber(row.rank)}</td>
                <td>{verdictText(row, listT)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </PaperTable>
      {drawn < parts && <Spinner label={t.running} />}
    </div>
  );
}

/** What is not final is said in words, never as a number. */
function scoreText({ state, result }: ExportedResult, words: string): string {
  return state === "complete" && result ? shownDecimal(result.score) : words;
}
