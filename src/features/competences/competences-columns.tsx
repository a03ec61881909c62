// The columns of the competences list. In tree order the code stands as far in as its level, with the handle to move it.
import type { ReactNode } from "react";
import type { Competence } from "../../contract/competences.ts";
import { formatNumber } from "../../core/format.ts";
import type { Column } from "../../kit/list/list-column.ts";
import { updatedColumn } from "../../kit/list/updated-column.ts";
import { RowHandle } from "../../kit/ordering/row-handle.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { kindMessages, type CompetenceTexts } from "./competences-messages.ts";
import type { CompetenceSort } from "./competences-model.ts";
import css from "./competences-screen.module.css";

type CompetenceColumn = Column<Competence, CompetenceSort>;

const levelWidth = 20;

export function competenceListColumns(
  t: CompetenceTexts,
  /** Rows stand in tree order and may be moved. */
  isTree: boolean,
): readonly CompetenceColumn[] {
  return [
    {
      id: "kode",
      label: t.code,
      sort: "kode",
      mono: true,
      required: true,
      card: "lead",
      cardText: (row) => (isTree ? handle(row, t) : null),
      cell: (row) => codeCell(row, t, isTree),
    },
    descriptionColumn(t),
    {
      id: "subject",
      label: t.subject,
      nowrap: true,
      card: "fact",
      cell: ({ subject_kode }) => subject_kode,
    },
    {
      id: "fase",
      label: t.phase,
      sort: "fase",
      nowrap: true,
      cell: ({ fase }) => fase || t.none,
    },
    {
      id: "jenis",
      label: t.kind,
      nowrap: true,
      cell: ({ jenis }) => (
        <span title={kindMessages.get()[jenis]}>{Tag({ children: jenis })}</span>
      ),
    },
    {
      id: "level",
      label: t.levelColumn,
      nowrap: true,
      cell: ({ level_kognitif }) => level_kognitif || t.none,
    },
    {
      id: "questions",
      label: t.questions,
      sort: "question_count",
      numeric: true,
      card: "fact",
      cardText: ({ question_count }) => t.questionCount({ n: formatNumber(question_count) }),
      cell: ({ question_count }) => formatNumber(question_count),
    },
    updatedColumn(t.updated),
  ];
}

function descriptionColumn(t: CompetenceTexts): CompetenceColumn {
  return {
    id: "uraian",
    label: t.description,
    required: true,
    card: "title",
    cardText: ({ kode, uraian }) => `${kode} — ${uraian}`,
    cell: ({ uraian }) => (
      <span className={css.text} title={uraian}>
        {uraian}
      </span>
    ),
  };
}

function handle({ id, kode }: Competence, t: CompetenceTexts) {
  return RowHandle({ id, label: t.order({ label: kode }) });
}

/** Called, not mounted: there may be two hundred of them (see ui/input/button.tsx). */
function codeCell(row: Competence, t: CompetenceTexts, isTree: boolean): ReactNode {
  if (!isTree) return row.kode;
  return (
    <span className={css.code} style={{ paddingInlineStart: row.depth * levelWidth }}>
      {handle(row, t)}
      {row.kode}
      {row.parent_kode && VisuallyHidden({ children: ` ${t.below({ parent: row.parent_kode })}` })}
    </span>
  );
}
