// The table of the ledger: a row for each participant, a column for each exam. Names stay in sight while the exams scroll by. A table of its
// own and not the list's, because each exam has its KKM below its name and figures of all participants at the foot.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { LedgerExam, LedgerRow } from "../../contract/results/event-ledger.ts";
import { formatNumber } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import { $session } from "../../core/session.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Cell, HeaderCell, SortHeader, Table } from "../../ui/layout/table.tsx";
import { ledgerCellMessages } from "./ledger-cell-messages.ts";
import { ledgerCell } from "./ledger-numbers.tsx";
import { ledgerListMessages, type LedgerTexts } from "./ledger-list-messages.ts";
import type { LedgerColumns, LedgerList, LedgerModel } from "./ledger-model.ts";
import { cellsByExam, examTitles, figureText } from "./ledger-text.ts";
import css from "./ledger-table.module.css";

export function LedgerTable({ model }: { model: LedgerModel }) {
  const t = useStore(ledgerListMessages);
  const ledgerCellT = useStore(ledgerCellMessages);
  const state = useStore(model.list.$state);
  const columns = useStore(model.$columns)?.columns;
  const session = useStore($session);
  if (state.status !== "ready" || !columns) return <Spinner label={t.loading} />;
  const opensAnswers = session.status === "in" && session.user.menus["0017A"] === true;
  return (
    <div className={css.ledger}>
      <Table caption={t.title} busy={state.refreshing} className={css.box}>
        <Head list={model.list} columns={columns} t={t} />
        <tbody>
          {state.page.items.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <button type="button" onClick={() => model.open(row.id)}>
                  {row.nama}
                </button>
                <small>{row.no_ujian}</small>
              </th>
              {examCells(row, columns.exams, (cell, exam) =>
                ledgerCell({
                  cell,
                  exam,
                  t: ledgerCellT,
                  missedHint: t.missedHint,
                  addressOf: opensAnswers
                    ? (id) => href("student.result.detail", { id })
                    : undefined,
                }),
              )}
              <Ends row={row} columns={columns} t={t} />
            </tr>
          ))}
        </tbody>
        <Foot columns={columns} t={t} />
      </Table>
    </div>
  );
}

type CellOf = (
  cell: LedgerRow["cells"][number] | undefined,
  exam: LedgerExam,
) => ReturnType<typeof ledgerCell>;

function examCells(row: LedgerRow, exams: readonly LedgerExam[], cellOf: CellOf) {
  const cells = cellsByExam(row);
  return exams.map((exam) => (
    <td key={exam.id} className={css.score}>
      {cellOf(cells.get(exam.id), exam)}
    </td>
  ));
}

type PartProps = { columns: LedgerColumns; t: LedgerTexts };

function Head({ list, columns, t }: PartProps & { list: LedgerList }) {
  const { sort } = useStore(list.$query);
  const { exams, is_partial: isPartial } = columns;
  const titles = examTitles(exams);
  const [isWhole, setWhole] = useState(false);
  const sorted = (name: "nama" | "total" | "mean" | "rank", label: string) => (
    <SortHeader
      key={name}
      label={label}
      numeric={name !== "nama"}
      direction={sort === name ? "ascending" : sort === `-${name}` ? "descending" : null}
      onSort={() => list.sortBy(name)}
    />
  );
  const ends = isPartial ? 2 : 3;
  return (
    <thead className={isWhole ? css.whole : undefined}>
      <tr>
        {sorted("nama", t.name)}
        {exams.map((exam) => (
          <HeaderCell key={exam.id} className={css.exam} title={exam.alias}>
            {/* Cut off after two lines; whoever has no pointer to hold above it presses it. */}
            <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              <span>{titles.get(exam.id)}</span>
              {isWhole && titles.get(exam.id) !== exam.alias && <small>{exam.alias}</small>}
            </button>
          </HeaderCell>
        ))}
        {sorted("total", isPartial ? t.partTotal : t.total)}
        {sorted("mean", isPartial ? t.partMean : t.mean)}
        {!isPartial && sorted("rank", t.rank)}
      </tr>
      <tr className={css.marks}>
        <th scope="row">{t.kkm}</th>
        {exams.map((exam) => (
          <td key={exam.id} className={css.score}>
            {kkmText(exam, t)}
          </td>
        ))}
        {Cell({ colSpan: ends })}
      </tr>
    </thead>
  );
}

function kkmText({ kkm, n }: LedgerExam, t: LedgerTexts): string {
  if (kkm !== null) return figureText(String(kkm));
  return n === 0 ? t.none : t.kkmVaries;
}

function Ends({ row, columns, t }: PartProps & { row: LedgerRow }) {
  const { total, mean, rank, final, cells } = row;
  const counts = { n: formatNumber(final), all: formatNumber(cells.length) };
  return (
    <>
      {Cell({ numeric: true, children: total === null ? t.none : figureText(total) })}
      {Cell({ numeric: true, children: mean === null ? t.none : <b>{figureText(mean)}</b> })}
      {!columns.is_partial && (
        <td className={css.score}>
          {rank === null ? (
            <span className={css.quiet} title={t.incomplete(counts)}>
              {t.final(counts)}
            </span>
          ) : (
            <b>{formatNumber(rank)}</b>
          )}
        </td>
      )}
    </>
  );
}

/** Whoever was absent or waits is in no mean: it says of how many it is, where that is one number for all exams. */
function meanText(exams: readonly LedgerExam[], t: LedgerTexts): string {
  const counts = new Set(exams.map(({ n }) => n));
  return counts.size === 1 ? t.meanOf({ n: formatNumber([...counts][0]!) }) : t.mean;
}

/** Of all who are listed, on whatever page. */
function Foot({ columns: { exams, is_partial: isPartial }, t }: PartProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{meanText(exams, t)}</th>
        {exams.map(({ id, mean, n }) => (
          <td key={id} className={css.score} title={t.meanOf({ n: formatNumber(n) })}>
            {mean === null ? t.none : figureText(mean)}
          </td>
        ))}
        {Cell({ colSpan: isPartial ? 2 : 3 })}
      </tr>
      <tr>
        <th scope="row">{t.missedRow}</th>
        {exams.map(({ id, missed, kkm, n }) => (
          <td key={id} className={css.score}>
            {kkm === null && n === 0 ? t.none : formatNumber(missed)}
          </td>
        ))}
        {Cell({ colSpan: isPartial ? 2 : 3 })}
      </tr>
    </tfoot>
  );
}
