// The columns of a bank's questions. In the bank's own order by hand each row has the handle to move it.
import type { ReactNode } from "react";
import type { Question } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { firstOfMany } from "../../../kit/list/first-of-many.tsx";
import type { Column } from "../../../kit/list/list-column.ts";
import { updatedColumn } from "../../../kit/list/updated-column.ts";
import { RowHandle } from "../../../kit/ordering/row-handle.tsx";
import { typeNames } from "../../../kit/label-messages.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { questionExcerpt } from "./question-excerpt.tsx";
import type { QuestionTypeTexts } from "./question-type-messages.ts";
import type { QuestionsTexts } from "./questions-messages.ts";
import type { QuestionSort } from "./questions-model.ts";
import css from "./questions-screen.module.css";

type Words = { t: QuestionsTexts; types: QuestionTypeTexts };

type QuestionColumn = Column<Question, QuestionSort>;

/** `canMove`: rows stand in the bank's order, which is made by hand. Cells call parts (see ui/input/button.tsx). */
export function questionListColumns(
  { t, types }: Words,
  canMove: boolean,
): readonly QuestionColumn[] {
  return [
    {
      id: "number",
      label: t.number,
      sort: "position",
      required: true,
      nowrap: true,
      card: "lead",
      cell: (question) => numberCell(question, t, canMove),
    },
    {
      id: "question",
      label: t.question,
      required: true,
      card: "title",
      cell: (question) => questionCell(question, t),
    },
    typeColumn({ t, types }),
    {
      id: "competence",
      label: t.competence,
      card: "fact",
      cardText: ({ competences }) => firstOfMany(competences.map(({ kode }) => kode)),
      cell: ({ competences }) => firstOfMany(competences.map(({ kode }) => kode)) ?? t.none,
    },
    {
      id: "reference",
      label: t.reference,
      nowrap: true,
      cell: ({ reference_kode }) => reference_kode ?? t.none,
    },
    {
      id: "difficulty",
      label: t.difficulty,
      sort: "difficulty",
      nowrap: true,
      card: "fact",
      cardText: ({ difficulty }) => (difficulty === "" ? null : t[difficulty]),
      cell: ({ difficulty }) => (difficulty === "" ? t.none : t[difficulty]),
    },
    {
      id: "bobot",
      label: t.bobot,
      sort: "bobot",
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ bobot }) => formatNumber(bobot),
    },
    updatedColumn(t.updated),
  ];
}

function questionCell(question: Question, t: QuestionsTexts): ReactNode {
  return (
    <>
      {question.faults.length > 0 && faultyTag(t)}
      {questionExcerpt(question, t.noWords)}
    </>
  );
}

function typeColumn({ t, types }: Words): QuestionColumn {
  return {
    id: "type",
    label: t.type,
    sort: "type",
    nowrap: true,
    card: "fact",
    cardText: ({ content: { type } }) => types[`short${type}`],
    cell: ({ content: { type } }) => (
      <span title={typeNames.get()[type]}>{Tag({ children: types[`short${type}`] })}</span>
    ),
  };
}

/** Why, the row's detail and the question's form say. */
function faultyTag(t: QuestionsTexts) {
  return Tag({ tone: "warn", icon: "triangle-alert", children: t.faultyOne });
}

function numberCell({ id, number }: Question, t: QuestionsTexts, canMove: boolean): ReactNode {
  const shown = formatNumber(number);
  if (!canMove) return shown;
  const label = t.orderHandle({ label: t.label({ number: shown }) });
  return (
    <span className={css.number}>
      {RowHandle({ id, label })}
      {shown}
    </span>
  );
}
