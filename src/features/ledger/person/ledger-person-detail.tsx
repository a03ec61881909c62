// One participant of an event: a row for each exam (domain.md 5.7), also for those that they were not asked.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import {
  readLedgerPeople,
  type LedgerExam,
  type LedgerPeople,
  type LedgerPerson as Person,
  type LedgerPersonExam,
} from "../../../contract/results/event-ledger.ts";
import { call } from "../../../core/api.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import { passPredicate } from "../../../domain/results/pass-predicate.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { HeaderCell, Table } from "../../../ui/layout/table.tsx";
import { useLedgerExport } from "../export/ledger-export-button.tsx";
import { ledgerCellMessages } from "../ledger-cell-messages.ts";
import type { LedgerModel } from "../ledger-model.ts";
import { figureText, missingSentence, stateSentence } from "../ledger-text.ts";
import { ledgerPersonMessages } from "./ledger-person-messages.ts";
import css from "./ledger-person-detail.module.css";

type LedgerPersonDetailProps = { model: LedgerModel; id: string };

export function LedgerPersonDetail({ model, id }: LedgerPersonDetailProps) {
  const t = useStore(ledgerPersonMessages);
  const { g } = useStore(model.list.$query);
  const selected = useStore(model.detail.$state);
  const groups = selected.status === "ready" ? selected.detail.groups : [];
  const group = groups.find(({ id: own }) => own === g)?.nama ?? "";
  const detail = useModel(() =>
    createDetail((signal) =>
      call(readLedgerPeople, { event_id: model.event, group_id: g, ids: [id] }, { signal }),
    ),
  );
  return (
    <div className={css.page}>
      <PageHeader title={t.title}>
        <Button icon="chevron-left" onClick={() => model.open("")}>
          {t.back}
        </Button>
        <Actions model={model} id={id} />
      </PageHeader>
      <DetailView model={detail}>
        {(people) => {
          const [person] = people.items;
          return person ? (
            <Opened person={person} people={people} group={group} />
          ) : (
            <EmptyState icon="users" title={t.gone} />
          );
        }}
      </DetailView>
    </div>
  );
}

function Actions({ model, id }: LedgerPersonDetailProps) {
  const t = useStore(ledgerPersonMessages);
  const state = useStore(model.detail.$state);
  const { g } = useStore(model.list.$query);
  if (state.status !== "ready") return null;
  const paper = { e: model.event, ...(g !== "" && { g }), p: id };
  return (
    <>
      <Export model={model} id={id} selected={state.detail} />
      <RouteLink
        to={href("ledger.peserta.view", {}, paper)}
        className={buttonClass({ variant: "primary" })}
      >
        <Icon name="printer" size={18} />
        {t.print}
      </RouteLink>
    </>
  );
}

type ExportProps = LedgerPersonDetailProps & { selected: Parameters<typeof useLedgerExport>[1] };

function Export({ model, id, selected }: ExportProps) {
  const t = useStore(ledgerPersonMessages);
  const { isRunning, start } = useLedgerExport(model, selected);
  return (
    <Button icon="download" busy={isRunning} onClick={() => void start({ id })}>
      {t.export}
    </Button>
  );
}

type Texts = ReturnType<typeof ledgerPersonMessages.get>;
/** `group`: of the list, by whose people the rank is; empty: all. */
type OpenedProps = { person: Person; people: LedgerPeople; group: string };

function Opened({ person, people, group: scope }: OpenedProps) {
  const t = useStore(ledgerPersonMessages);
  const { nama, no_ujian: number, nisn, group_path: group } = person;
  const own = new Map(person.exams.map((one) => [one.schedule_id, one]));
  return (
    <>
      <div className={css.who}>
        <div>
          <h2>{nama}</h2>
          <p>{[number, nisn && `NISN ${nisn}`, group].filter(Boolean).join(" · ")}</p>
        </div>
        <Figures person={person} people={people} group={scope} />
      </div>
      {people.is_partial && <Banner tone="warn">{t.partial}</Banner>}
      <Sheet className={css.sheet}>
        <Table caption={t.caption({ name: nama })} className={css.table}>
          <thead>
            <tr>
              <HeaderCell>{t.exam}</HeaderCell>
              <HeaderCell>{t.day}</HeaderCell>
              <HeaderCell numeric>{t.score}</HeaderCell>
              <HeaderCell numeric>{t.kkm}</HeaderCell>
              <HeaderCell>{t.predicate}</HeaderCell>
              <HeaderCell numeric>{t.rank}</HeaderCell>
              <HeaderCell>{t.state}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {people.exams.map((exam) => (
              <ExamRow key={exam.id} exam={exam} one={own.get(exam.id)} />
            ))}
          </tbody>
        </Table>
      </Sheet>
      <p className={css.rule}>{t.rule}</p>
    </>
  );
}

/** Of a class its ranks are not those of all exams below. */
const placedText = (all: string, group: string, t: Texts): string =>
  group === "" ? t.placed({ all }) : t.placedIn({ all, group });

function Figures({ person, people, group }: OpenedProps) {
  const t = useStore(ledgerPersonMessages);
  const { total, mean, final, missed, rank, cells } = person;
  const { is_partial: isPartial, counts } = people;
  const figure = (value: ReactNode, label: string) => (
    <li key={label}>
      <b>{value}</b> <span>{label}</span>
    </li>
  );
  const text = (value: string | null) => (value === null ? t.none : figureText(value));
  return (
    <ul className={css.figures}>
      {figure(text(total), isPartial ? t.partTotal : t.total)}
      {figure(text(mean), isPartial ? t.partMean : t.mean)}
      {figure(formatNumber(final), t.finals({ all: formatNumber(cells.length) }))}
      {figure(formatNumber(missed), t.missedCount)}
      {!isPartial &&
        figure(
          rank === null ? t.none : formatNumber(rank),
          rank === null ? t.unplaced : placedText(formatNumber(counts.complete), group, t),
        )}
    </ul>
  );
}

function ExamRow({ exam, one }: { exam: LedgerExam; one: LedgerPersonExam | undefined }) {
  const t = useStore(ledgerPersonMessages);
  const final = one?.state === "complete" ? one.score : null;
  const kkm = one?.kkm ?? exam.kkm;
  return (
    <tr>
      <th scope="row">
        <ExamName exam={exam} one={one} />
      </th>
      <td>{formatDate(exam.starts_at)}</td>
      <td className={css.number}>
        {final === null ? (
          t.none
        ) : (
          <b className={one?.is_missed ? css.low : ""}>{figureText(final)}</b>
        )}
      </td>
      <td className={css.number}>{kkm === null ? t.none : figureText(String(kkm))}</td>
      <td>{(final !== null && passPredicate(final, one?.kkm ?? null)) || t.none}</td>
      <td className={css.number}>
        {one && one.rank !== null
          ? t.rankOf({ n: formatNumber(one.rank), all: formatNumber(one.ranked) })
          : t.none}
      </td>
      <td>
        <State exam={exam} one={one} />
      </td>
    </tr>
  );
}

/** The way to the answers, for who may read them. */
function ExamName({ exam, one }: { exam: LedgerExam; one: LedgerPersonExam | undefined }) {
  const session = useStore($session);
  const opensAnswers = session.status === "in" && session.user.menus["0017A"] === true;
  const sitting = one?.sitting_id ?? null;
  if (!opensAnswers || sitting === null || one?.score === null) return exam.alias;
  return <RouteLink to={href("student.result.detail", { id: sitting })}>{exam.alias}</RouteLink>;
}

function State({ exam, one }: { exam: LedgerExam; one: LedgerPersonExam | undefined }) {
  const t = useStore(ledgerPersonMessages);
  const ledgerCellT = useStore(ledgerCellMessages);
  if (!one) return <span className={css.quiet}>{missingSentence(exam, ledgerCellT)}</span>;
  if (one.state !== "complete") return <b>{stateSentence(one, ledgerCellT)}</b>;
  if (one.kkm === null) return <span className={css.quiet}>{t.noKkm}</span>;
  return one.is_missed ? (
    <b className={css.missed}>{t.missed}</b>
  ) : (
    <span className={css.quiet}>{t.reached}</span>
  );
}
