// The columns of the question banks list.
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { planTotals } from "../../../domain/banks/bank-plan.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../../kit/list/naming-columns.ts";
import { updatedColumn } from "../../../kit/list/updated-column.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import type { BankTexts } from "./banks-messages.ts";
import type { BankSort } from "./banks-model.ts";
import css from "./banks-screen.module.css";

type BankColumn = Column<QuestionBank, BankSort>;

export function bankListColumns(t: BankTexts): readonly BankColumn[] {
  return [
    codeColumn("kode", t.code),
    {
      ...nameColumn("nama", t.name),
      cardText: ({ nama }) => nama,
      cell: ({ nama }) => <span className={css.name}>{nama}</span>,
    },
    {
      id: "subject",
      label: t.subject,
      sort: "subject",
      card: "fact",
      cardText: ({ subject_nama, grade }) => [subject_nama, grade].filter(Boolean).join(" "),
      cell: ({ subject_nama }) => subject_nama ?? t.none,
    },
    {
      id: "grade",
      label: t.grade,
      sort: "grade",
      nowrap: true,
      cell: ({ grade }) => grade || t.none,
    },
    {
      id: "questions",
      label: t.questions,
      nowrap: true,
      card: "fact",
      cardText: (bank) => filledFact(bank, t),
      cell: (bank) => filledCell(bank, t),
    },
    { id: "author", label: t.author, sort: "author", cell: ({ author }) => author?.name ?? t.none },
    statusColumn(t),
    {
      id: "schedules",
      label: t.usedIn,
      sort: "schedule_count",
      numeric: true,
      cell: ({ schedule_count }) => formatNumber(schedule_count),
    },
    {
      id: "references",
      label: t.references,
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ reference_count }) => formatNumber(reference_count),
    },
    updatedColumn(t.updated),
    createdColumn(t),
  ];
}

function statusColumn(t: BankTexts): BankColumn {
  return {
    id: "status",
    label: t.status,
    nowrap: true,
    card: "state",
    cardText: (bank) =>
      bank.locked || bank.status === "arsip"
        ? statusCell(bank, t)
        : (faultyTag(bank, t) ?? shortTag(bank, t)),
    cell: (bank) => statusCell(bank, t),
  };
}

function createdColumn(t: BankTexts): BankColumn {
  return {
    id: "created_at",
    label: t.created,
    sort: "created_at",
    nowrap: true,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ created_at }) => formatDateTime(created_at),
  };
}

/** Parts are called, not mounted: there may be two hundred of them (see ui/input/button.tsx). */
function filledCell(bank: QuestionBank, t: BankTexts) {
  return (
    <>
      {filledText(bank, t)} {shortTag(bank, t)}
      <div>{faultyTag(bank, t)}</div>
    </>
  );
}

function filledText({ plan, entered }: QuestionBank, t: BankTexts): string {
  const totals = planTotals(plan, entered);
  const figures = { entered: formatNumber(totals.entered), planned: formatNumber(totals.planned) };
  return plan.length > 0 ? t.filled(figures) : figures.entered;
}

function filledFact(bank: QuestionBank, t: BankTexts): string {
  return t.filledFact({ filled: filledText(bank, t) });
}

function shortTag({ plan, entered }: QuestionBank, t: BankTexts) {
  if (planTotals(plan, entered).short.length === 0) return null;
  return Tag({ tone: "bad", icon: "triangle-alert", children: t.short });
}

/** Leads to those questions, where they can be seen. */
function faultyTag({ id, locked, faulty_count: count }: QuestionBank, t: BankTexts) {
  if (count === 0) return null;
  const children = t.toCheck({ n: formatNumber(count) });
  const tag = Tag({ tone: "warn", icon: "triangle-alert", children });
  if (locked) return tag;
  return (
    <RouteLink className={css.check} to={href("banksoal.soal", { id }, { faulty: "ya" })}>
      {tag}
    </RouteLink>
  );
}

function statusCell({ status, locked }: QuestionBank, t: BankTexts) {
  if (locked) return Tag({ tone: "warn", icon: "lock", children: t.locked });
  return status === "arsip"
    ? Tag({ icon: "archive", children: t.arsip })
    : Tag({ tone: "ok", children: t.aktif });
}
