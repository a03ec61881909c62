// The list of scores on paper, with letterhead and two signatures. Loaded when it is asked for.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { ResultRow } from "../../../contract/results/exam-results.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { $signing } from "../../../core/institution/school.ts";
import { signerOr } from "../../../domain/institution/head-signer.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { scoreListMessages } from "./score-list-messages.ts";
import { finalScore, reachedOf, remarkText, type ScoreList } from "./score-list-rows.ts";
import css from "./score-list-sheets.module.css";

type SheetsProps = {
  list: ScoreList;
  letterhead?: boolean;
  /** Missing: lines to write on. */
  signatures?: ReactNode;
};

export function ScoreListSheets({ list, letterhead = true, signatures }: SheetsProps) {
  const t = useStore(scoreListMessages);
  const { exam, group, rows, mean, isPartial, asOf } = list;
  const decimals = (figure: string | null) => (figure === null ? t.none : shownDecimal(figure));
  return (
    <div className={css.list}>
      {letterhead && <PrintedLetterhead />}
      <SheetTitle title={t.title} mark="" />
      <SheetFacts
        facts={[
          [t.exam, exam],
          [t.class, group || t.everybody],
          [t.asOf, formatDateTime(asOf)],
          [t.reached, reachedText(list)],
        ]}
      />
      {isPartial && <p className={css.partial}>{t.partial}</p>}
      <PaperTable>
        <thead>
          <tr>
            {[t.no, t.number, t.name, t.score, t.kkm, t.rank, t.remark].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <td>{at + 1}</td>
              <td>{row.no_ujian}</td>
              <td>{row.nama}</td>
              <td className={isLow(row) ? css.low : css.figure}>{decimals(finalScore(row))}</td>
              <td className={css.figure}>
                {row.kkm === null ? t.none : decimals(String(row.kkm))}
              </td>
              <td className={css.figure}>{row.rank === null ? t.none : formatNumber(row.rank)}</td>
              <td>{remarkText(row, t)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{""}</td>
            <th scope="row">{t.mean}</th>
            <td className={css.figure}>{decimals(mean)}</td>
            <td colSpan={3}>{""}</td>
          </tr>
        </tbody>
      </PaperTable>
      <p className={css.rule}>{t.rule}</p>
      {signatures ?? <Signatures />}
    </div>
  );
}

const isLow = ({ state, verdict }: ResultRow) => state === "complete" && verdict === "missed";

function Signatures() {
  const t = useStore(scoreListMessages);
  const head = signerOr({ name: "", nip: "" }, useStore($signing));
  return (
    <div className={css.signatures}>
      {[[t.knowing, head] as const, [t.teacher, null] as const].map(([office, signer]) => (
        <div key={office}>
          <p>{office}</p>
          <p className={css.line}>{signer?.name}</p>
          <p>{t.nip({ nip: signer?.nip || "…………………" })}</p>
        </div>
      ))}
    </div>
  );
}

function reachedText(list: ScoreList): string {
  const t = scoreListMessages.get();
  const { reached, all } = reachedOf(list);
  return all === 0 ? t.none : t.reachedOf({ n: formatNumber(reached), all: formatNumber(all) });
}
