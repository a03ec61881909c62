// The columns of the subjects list.
import type { Subject } from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import type { Column } from "../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../kit/list/naming-columns.ts";
import { updatedColumn } from "../../kit/list/updated-column.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import type { SubjectTexts } from "./subjects-messages.ts";
import type { SubjectSort } from "./subjects-model.ts";
import css from "./subjects-screen.module.css";

/** "Agama: Islam", "Khusus: IPA, IPS", "Umum". */
export function kindText(subject: Subject, t: SubjectTexts): string {
  const kind = t[subject.scope];
  if (subject.scope === "umum") return kind;
  const of = subject.agama_nama ?? subject.majors.map(({ kode }) => kode).join(", ");
  return t.kindOf({ kind, of });
}

export function correctorNames(subject: Subject, t: SubjectTexts): string {
  return subject.correctors
    .map(({ name, active }) => (active ? name : t.inactive({ name })))
    .join("; ");
}

/** Somebody who is not active cannot mark anything either. */
export function lacksCorrector({ essay_count: essays, correctors }: Subject): boolean {
  return essays > 0 && !correctors.some(({ active }) => active);
}

function noCorrector(t: SubjectTexts) {
  return (
    <Tag tone="warn" icon="triangle-alert">
      {t.noCorrector}
    </Tag>
  );
}

export function subjectListColumns(t: SubjectTexts): readonly Column<Subject, SubjectSort>[] {
  return [
    codeColumn("kode", t.code),
    nameColumn("nama", t.name),
    {
      id: "kind",
      label: t.kind,
      sort: "scope",
      card: "fact",
      cardText: (row) => kindText(row, t),
      cell: (row) => <span className={css.kind}>{kindText(row, t)}</span>,
    },
    {
      id: "correctors",
      label: t.correctors,
      card: "state",
      cardText: (row) => lacksCorrector(row) && noCorrector(t),
      cell: (row) => (
        <span className={css.people}>
          {correctorNames(row, t)}
          {lacksCorrector(row) ? noCorrector(t) : row.correctors.length === 0 && t.none}
        </span>
      ),
    },
    {
      id: "kkm",
      label: t.passMark,
      sort: "kkm",
      numeric: true,
      cell: ({ kkm }) => (kkm === null ? t.none : formatNumber(kkm)),
    },
    {
      id: "banks",
      label: t.banks,
      sort: "bank_count",
      numeric: true,
      cell: ({ bank_count: banks }) => formatNumber(banks),
    },
    {
      id: "competences",
      label: t.competences,
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ competence_count: competences }) => formatNumber(competences),
    },
    updatedColumn(t.updated),
  ];
}

export function subjectLabel({ kode, nama }: Subject): string {
  return `${kode} — ${nama}`;
}
