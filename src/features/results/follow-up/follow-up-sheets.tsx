// A program on paper, on its side: letterhead, facts, the table with its headings on each page, who is left out, and two signatures.
import { shownDecimal } from "../../../core/decimal-text.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import type { WrittenRow } from "./follow-up-model.ts";
import css from "./follow-up-sheets.module.css";
import {
  competencesText,
  dayText,
  followUpHeads,
  hasClasses,
  proposedFormText,
  questionsText,
  type FollowUpPaper,
} from "./follow-up-text.ts";

export function FollowUpSheet({
  paper,
  letterhead,
}: {
  paper: FollowUpPaper;
  letterhead: boolean;
}) {
  const { sheet, facts, others, signatures, followUpPaperT, t } = paper;
  return (
    <div className={css.paper}>
      {letterhead && <PrintedLetterhead />}
      <SheetTitle title={followUpPaperT[`${sheet.kind}Title`]} mark="" />
      <SheetFacts facts={facts} />
      {sheet.matrix.is_partial && <p className={css.partial}>{t.partial}</p>}
      <PaperTable>
        <thead>
          <tr>
            {followUpHeads(sheet, t, followUpPaperT).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((one, at) => (
            <PaperRow key={one.row.id} one={one} number={at + 1} paper={paper} />
          ))}
        </tbody>
      </PaperTable>
      {others.map(({ state, names }) => (
        <p key={state} className={css.others}>
          {t.othersOf({ state, n: names.length, names: names.join(", ") })}
        </p>
      ))}
      <div className={css.signatures}>
        {signatures.map(([left, right], at) => (
          <div key={at}>
            <span>{left || " "}</span>
            <span>{right || " "}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

type PaperRowProps = { one: WrittenRow; number: number; paper: FollowUpPaper };

function PaperRow({ one, number, paper: { sheet, t, analysisT } }: PaperRowProps) {
  const { row, fields } = one;
  const isRemedial = sheet.kind === "remedial";
  return (
    <tr>
      <td className={css.figure}>{number}</td>
      <td className={css.name}>{row.nama}</td>
      {hasClasses(sheet) && <td>{row.group_path}</td>}
      <td className={css.figure}>{shownDecimal(row.score ?? "")}</td>
      {isRemedial && <td>{competencesText(one)}</td>}
      {isRemedial && <td>{questionsText(one, sheet.matrix, analysisT)}</td>}
      <td>{fields.bentuk || proposedFormText(sheet, t)}</td>
      <td className={css.day}>{dayText(fields.tanggal)}</td>
      {isRemedial && <td className={css.figure}>{shownDecimal(fields.nilai ?? "")}</td>}
      <td>{fields.keterangan}</td>
    </tr>
  );
}
