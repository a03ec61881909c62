// The exams of single participants on paper (domain.md 5.7), a sheet for each.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type {
  LedgerExam,
  LedgerPeople,
  LedgerPerson,
  LedgerPersonExam,
} from "../../../contract/results/event-ledger.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../core/format.ts";
import { passPredicate } from "../../../domain/results/pass-predicate.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedSheets, type SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ledgerCellMessages } from "../ledger-cell-messages.ts";
import { figureText, stateSentence } from "../ledger-text.ts";
import { LedgerPaperHead, LedgerSignatures, type LedgerPaperProps } from "./ledger-paper-head.tsx";
import { ledgerPaperMessages } from "./ledger-paper-messages.ts";
import css from "./ledger-paper.module.css";

type PersonLedgersProps = LedgerPaperProps & { printed: { people: LedgerPeople; asOf: Date } };

export function PersonLedgerSheets(props: PersonLedgersProps) {
  const { choices, paper, selected, groupName, printed } = props;
  const parts = useMemo(
    () =>
      printed.people.items.map((person, at): SheetPart => {
        const label = `${person.no_ujian} ${person.nama} · ${selected.event.nama}`;
        const content = (
          <PersonLedger {...{ choices, paper, selected, groupName, printed, person }} />
        );
        return { name: `person-${at + 1}`, label, foot: label, content };
      }),
    [choices, paper, selected, groupName, printed],
  );
  return <PrintedSheets paper={paper} font={choices.font} parts={parts} />;
}

function PersonLedger({ person, ...props }: PersonLedgersProps & { person: LedgerPerson }) {
  const t = useStore(ledgerPaperMessages);
  const { choices, selected, printed } = props;
  const { exams, is_partial: isPartial } = printed.people;
  const own = new Map(person.exams.map((one) => [one.schedule_id, one]));
  const sat = exams.flatMap((exam) => {
    const one = own.get(exam.id);
    return one ? [{ exam, one }] : [];
  });
  return (
    <>
      <LedgerPaperHead
        choices={choices}
        selected={selected}
        title={t.personTitle({ event: selected.event.nama.toUpperCase() })}
        facts={[
          [t.name, person.nama],
          [t.number, person.no_ujian],
          [t.nisn, person.nisn || t.none],
          [t.class, person.group_path || t.none],
          [t.asOf, formatDateTime(printed.asOf)],
        ]}
      />
      {isPartial && <p className={css.partial}>{t.partial}</p>}
      <PaperTable>
        <thead>
          <tr>
            {[t.no, t.exam, t.day, t.score, t.kkm, t.predicate, t.fullRank, t.state].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sat.map(({ exam, one }, at) => (
            <ExamRow key={exam.id} exam={exam} one={one} at={at} />
          ))}
          <Totals person={person} people={printed.people} />
        </tbody>
      </PaperTable>
      <p className={css.legend}>{t.personLegend}</p>
      <LedgerSignatures choices={choices} selected={selected} />
    </>
  );
}

function ExamRow({ exam, one, at }: { exam: LedgerExam; one: LedgerPersonExam; at: number }) {
  const t = useStore(ledgerPaperMessages);
  const ledgerCellT = useStore(ledgerCellMessages);
  const { kkm, rank, ranked, is_missed: isMissed } = one;
  const final = one.state === "complete" ? one.score : null;
  const verdict = kkm === null ? t.noKkm : isMissed ? t.below : t.reached;
  return (
    <tr>
      <td className={css.figure}>{at + 1}</td>
      <td>{exam.alias}</td>
      <td>{formatDate(exam.starts_at)}</td>
      <td className={classNames(css.figure, isMissed && css.low)}>
        {final === null ? t.none : figureText(final)}
      </td>
      <td className={css.figure}>{kkm === null ? t.none : figureText(String(kkm))}</td>
      <td className={css.figure}>{(final !== null && passPredicate(final, kkm)) || t.none}</td>
      <td className={css.figure}>
        {rank === null ? t.none : t.rankOf({ n: formatNumber(rank), all: formatNumber(ranked) })}
      </td>
      <td>{final === null ? stateSentence(one, ledgerCellT) : verdict}</td>
    </tr>
  );
}

function Totals({ person, people }: { person: LedgerPerson; people: LedgerPeople }) {
  const t = useStore(ledgerPaperMessages);
  const { total, mean, rank } = person;
  const { is_partial: isPartial, counts } = people;
  const text = (value: string | null) => (value === null ? t.none : figureText(value));
  const placed =
    rank === null
      ? t.noRank
      : t.rankOf({ n: formatNumber(rank), all: formatNumber(counts.complete) });
  const rows = [
    [isPartial ? t.partTotal : t.total, text(total)],
    [isPartial ? t.partMean : t.mean, text(mean)],
    ...(isPartial ? [] : [[t.fullRank, placed] as const]),
  ] as const;
  return (
    <>
      {rows.map(([label, value]) => (
        <tr key={label} className={css.foot}>
          <td>{""}</td>
          <th scope="row" colSpan={2}>
            {label}
          </th>
          <td className={css.value} colSpan={5}>
            {value}
          </td>
        </tr>
      ))}
    </>
  );
}
