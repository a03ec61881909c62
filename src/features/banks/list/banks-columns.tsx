// The columns of the question banks list.
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { planTotals } from "../../../domain/banks/bank-plan.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { updatedColumn } from "../../../kit/list/updated-column.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import type { BankTexts } from "./banks-messages.ts";
import type { BankSort } from "./banks-model.ts";
import css from "./banks-screen.module.css";

export function bankListColumns(t: BankTexts): readonly Column<QuestionBank, BankSort>[] {
  return [
    {
      id: "kode",
      label: t.code,
      sort: "kode",
      mono: true,
      nowrap: true,
      required: true,
      cell: codeCell,
    },
    {
      id: "nama",
      label: t.name,
      sort: "nama",
      required: true,
      cell: ({ nama }) => <span className={css.name}>{nama}</span>,
    },
    {
      id: "subject",
      label: t.subject,
      sort: "subject",
      cell: ({ subject_nama }) => subject_nama ?? t.none,
    },
    {
      id: "grade",
      label: t.grade,
      sort: "grade",
      nowrap: true,
      cell: ({ grade }) => grade || t.none,
    },
    { id: "questions", label: t.questions, nowrap: true, cell: (bank) => filledCell(bank, t) },
    { id: "author", label: t.author, sort: "author", cell: ({ author }) => author?.name ?? t.none },
    { id: "status", label: t.status, nowrap: true, cell: (bank) => statusCell(bank, t) },
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
    {
      id: "created_at",
      label: t.created,
      sort: "created_at",
      nowrap: true,
      muted: true,
      hiddenAtFirst: true,
      cell: ({ created_at }) => formatDateTime(created_at),
    },
  ];
}

/** To what is in it; of a locked one nobody sees that. */
function codeCell({ id, kode, locked }: QuestionBank) {
  return locked ? kode : <RouteLink to={href("banksoal.soal", { id })}>{kode}</RouteLink>;
}

/** Parts are called, not mounted: there may be two hundred of them (see ui/input/button.tsx). */
function filledCell({ plan, entered }: QuestionBank, t: BankTexts) {
  const totals = planTotals(plan, entered);
  const figures = { entered: formatNumber(totals.entered), planned: formatNumber(totals.planned) };
  return (
    <>
      {plan.length > 0 ? t.filled(figures) : figures.entered}{" "}
      {totals.short.length > 0 && Tag({ tone: "bad", icon: "triangle-alert", children: t.short })}
    </>
  );
}

function statusCell({ status, locked }: QuestionBank, t: BankTexts) {
  if (locked) return Tag({ tone: "warn", icon: "lock", children: t.locked });
  return status === "arsip"
    ? Tag({ icon: "archive", children: t.arsip })
    : Tag({ tone: "ok", children: t.aktif });
}
