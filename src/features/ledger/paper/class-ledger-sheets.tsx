// The class ledger on paper (evaluation.md 4.4): NO, NISN, NAMA, exams, JUMLAH, RATA-RATA, PERINGKAT, with a row of KKM. Its head stands on each
// page; exams that do not fit beside one another go on in a further part, whose last one has the totals.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type {
  LedgerCell,
  LedgerExam,
  LedgerRow,
  LedgerSheet,
} from "../../../contract/results/event-ledger.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedSheets, type SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ledgerCellMessages, type LedgerCellTexts } from "../ledger-cell-messages.ts";
import { cellsByExam, examTitles, figureText, missingSentence } from "../ledger-text.ts";
import { LedgerPaperHead, LedgerSignatures, type LedgerPaperProps } from "./ledger-paper-head.tsx";
import { ledgerPaperMessages, type LedgerPaperTexts } from "./ledger-paper-messages.ts";
import css from "./ledger-paper.module.css";

/** So many exams stand beside one another on A4 on its side. */
const maxColumns = 14;

type ClassLedgerProps = LedgerPaperProps & {
  printed: { sheet: LedgerSheet; asOf: Date };
};

export function ClassLedgerSheets({
  choices,
  paper,
  selected,
  groupName,
  printed,
}: ClassLedgerProps) {
  const t = useStore(ledgerPaperMessages);
  const parts = useMemo(
    () => classLedgerParts({ choices, paper, selected, groupName, printed }, t),
    [choices, paper, selected, groupName, printed, t],
  );
  return <PrintedSheets paper={paper} font={choices.font} parts={parts} />;
}

/** `name`: of its parts; those of several classes need one each. */
export function classLedgerParts(
  ledger: ClassLedgerProps,
  t: LedgerPaperTexts,
  name = "ledger",
): SheetPart[] {
  const { selected, groupName, printed } = ledger;
  const all = inParts(printed.sheet.exams);
  return all.map((exams, at) => {
    const mark =
      all.length > 1 ? t.part({ n: formatNumber(at + 1), all: formatNumber(all.length) }) : "";
    const label = [t.kelas, groupName, selected.event.nama, mark].filter(Boolean).join(" · ");
    return {
      name: `${name}-${at + 1}`,
      label,
      foot: label,
      content: <ClassLedger {...ledger} exams={exams} mark={mark} isLast={at === all.length - 1} />,
    };
  });
}

/** As even as possible. */
function inParts(exams: readonly LedgerExam[]): LedgerExam[][] {
  const count = Math.max(1, Math.ceil(exams.length / maxColumns));
  const size = Math.ceil(exams.length / count);
  return Array.from({ length: count }, (_part, at) => exams.slice(at * size, (at + 1) * size));
}

type PartProps = ClassLedgerProps & { exams: readonly LedgerExam[]; mark: string; isLast: boolean };

function ClassLedger({ exams, mark, isLast, ...props }: PartProps) {
  const t = useStore(ledgerPaperMessages);
  const ledgerCellT = useStore(ledgerCellMessages);
  const { choices, selected, groupName, printed } = props;
  const { items, is_partial: isPartial } = printed.sheet;
  const columns = { exams, isLast, isPartial, t };
  return (
    <>
      <LedgerPaperHead
        choices={choices}
        selected={selected}
        title={t.classTitle({ event: selected.event.nama.toUpperCase() })}
        mark={mark}
        facts={[
          [t.class, groupName || t.everybody],
          [t.asOf, formatDateTime(printed.asOf)],
        ]}
      />
      {isPartial && <p className={css.partial}>{t.partial}</p>}
      <div className={css.ledger}>
        <PaperTable>
          <Head {...columns} titles={examTitles(printed.sheet.exams)} />
          <tbody>
            {items.map((row, at) => (
              <BodyRow key={row.id} row={row} at={at} ledgerCellT={ledgerCellT} {...columns} />
            ))}
            <FootRows {...columns} />
          </tbody>
        </PaperTable>
      </div>
      <p className={css.legend}>{t.legend}</p>
      {isLast && <LedgerSignatures choices={choices} selected={selected} />}
    </>
  );
}

type Columns = {
  exams: readonly LedgerExam[];
  isLast: boolean;
  isPartial: boolean;
  t: LedgerPaperTexts;
};

type ColumnHeadsProps = Columns & { titles: ReadonlyMap<string, string> };

function Head({ exams, titles, isLast, isPartial, t }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{t.no}</th>
        <th scope="col">{t.nisn}</th>
        <th scope="col" className={css.name}>
          {t.name}
        </th>
        {exams.map(({ id }) => (
          <th key={id} scope="col" className={css.exam}>
            <span>{titles.get(id)}</span>
          </th>
        ))}
        {isLast && (
          <>
            <th scope="col" className={css.end}>
              {isPartial ? t.partTotal : t.total}
            </th>
            <th scope="col" className={css.end}>
              {isPartial ? t.partMean : t.mean}
            </th>
            {!isPartial && <th scope="col">{t.rank}</th>}
          </>
        )}
      </tr>
      <tr>
        <td colSpan={2}>{""}</td>
        <th scope="row">{t.kkm}</th>
        {exams.map(({ id, kkm, n }) => (
          <td key={id} className={css.figure}>
            {kkm === null ? (n === 0 ? t.none : t.kkmVaries) : figureText(String(kkm))}
          </td>
        ))}
        {isLast && <td colSpan={isPartial ? 2 : 3}>{""}</td>}
      </tr>
    </thead>
  );
}

type BodyRowProps = Columns & { row: LedgerRow; at: number; ledgerCellT: LedgerCellTexts };

function BodyRow({ row, at, ledgerCellT, ...columns }: BodyRowProps) {
  const { exams, isLast, isPartial, t } = columns;
  const cells = cellsByExam(row);
  return (
    <tr>
      <td className={css.figure}>{at + 1}</td>
      <td className={css.figure}>{row.nisn || t.none}</td>
      <td>{row.nama}</td>
      {exams.map((exam) => scoreCell(cells.get(exam.id), exam, ledgerCellT))}
      {isLast && (
        <>
          <td className={css.figure}>{row.total === null ? t.none : figureText(row.total)}</td>
          <td className={css.figure}>{row.mean === null ? t.none : figureText(row.mean)}</td>
          {!isPartial && (
            <td className={css.figure}>{row.rank === null ? t.none : formatNumber(row.rank)}</td>
          )}
        </>
      )}
    </tr>
  );
}

function scoreCell(cell: LedgerCell | undefined, exam: LedgerExam, t: LedgerCellTexts) {
  if (!cell) {
    return (
      <td key={exam.id} className={css.missing}>
        <VisuallyHidden>{missingSentence(exam, t)}</VisuallyHidden>
      </td>
    );
  }
  const isFinal = cell.state === "complete" && cell.score !== null;
  return (
    <td
      key={exam.id}
      className={classNames(css.figure, cell.is_missed && css.low, !isFinal && css.word)}
    >
      {isFinal ? figureText(cell.score!) : cell.state === "complete" ? "" : t[cell.state]}
    </td>
  );
}

function FootRows({ exams, isLast, isPartial, t }: Columns) {
  const rows = [
    [t.highest, ({ highest }: LedgerExam) => highest],
    [t.lowest, ({ lowest }: LedgerExam) => lowest],
    [t.mean, ({ mean }: LedgerExam) => mean],
    [t.missed, ({ missed }: LedgerExam) => String(missed)],
  ] as const;
  return (
    <>
      {rows.map(([label, figureOf]) => (
        <tr key={label} className={css.foot} data-kept="">
          <td colSpan={2}>{""}</td>
          <th scope="row">{label}</th>
          {exams.map((exam) => {
            const figure = figureOf(exam);
            return (
              <td key={exam.id} className={css.figure}>
                {figure === null ? t.none : figureText(figure)}
              </td>
            );
          })}
          {isLast && <td colSpan={isPartial ? 2 : 3}>{""}</td>}
        </tr>
      ))}
    </>
  );
}
