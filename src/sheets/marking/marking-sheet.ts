// The sheet in which a person marks the answers to one question: a row for each answer, protected but for points and comment. A hidden
// sheet says whose it is, which column means what, and which state of each answer was seen.
import type { MarkingAnswer, ShownMark } from "../../contract/marking/marking-answers.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { answerParts, answerText, modelAnswer } from "../../domain/marking/answer-parts.ts";
import {
  pointFormOf,
  scaleFor,
  type PointField,
  type PointForm,
} from "../../domain/marking/point-form.ts";
import { shareOf } from "../../domain/marking/point-input.ts";
import { cellOfShare, type SheetScale } from "../../domain/marking/files/sheet-points.ts";
import { divide, fractionOf } from "../../domain/scoring/fraction.ts";
import { recordOf } from "../../domain/scoring/own-value.ts";
import { excerptOf, plainTextOf } from "../../domain/text/html-text.ts";
import type { Book, BookCell, BookSheet } from "../../files/sheet-book.ts";

export const hiddenSheetName = "exo";
/** Its first cell, by which it is known. */
export const hiddenSheetMark = "exo-marking-1";

/** What the hidden sheet says of itself, besides columns and answers. */
export type MarkingSheetFacts = {
  file: string;
  schedule: string;
  question: string;
  unit: string;
  marker: string;
  markerName: string;
  scale: SheetScale;
  /** When, by the server's clock. */
  made: string;
  /** The version of the rubric whose points its columns are. */
  rubric?: number;
};

export type MarkingSheetTexts = {
  sheet: string;
  title: string;
  help: string;
  code: string;
  question: string;
  model: string;
  answer: string;
  points: string;
  comment: string;
  /** At the end of a text that is longer than a cell takes. */
  cut: string;
};

export type MarkingSheetInput = {
  facts: MarkingSheetFacts;
  versions: readonly { version: number; stem: string; content: QuestionContent }[];
  answers: readonly MarkingAnswer[];
  texts: MarkingSheetTexts;
};

type PointColumn = PointField & { kind: PointForm["kind"]; header: string };

/** The columns before those of points: code, question, model answer, answer. */
const fixedColumns = 4;
/** Excel takes 32,767. */
const mostLetters = 32_000;
const questionLetters = 200;

export function markingBook(input: MarkingSheetInput): Book {
  const columns = pointColumns(input);
  return { sheets: [shownSheet(input, columns), hiddenSheet(input, columns)] };
}

/** Of all versions of the question: each answer uses those that its own version has. */
function pointColumns({ versions, facts, texts }: MarkingSheetInput): PointColumn[] {
  const found = new Map<string, Omit<PointColumn, "header">>();
  for (const { content } of versions) {
    const { kind, fields } = wholeForm(content);
    for (const field of fields) {
      const key = `${kind} ${field.id}`;
      if (!found.has(key)) found.set(key, { ...field, kind });
    }
  }
  const columns = [...found.values()];
  return columns.map((column, at) => {
    const top = column.kind === "criteria" ? column.max : facts.scale === "percent" ? 100 : 1;
    const number = columns.length > 1 ? ` ${at + 1}` : "";
    const label = column.label === "" ? "" : ` ${excerptOf(column.label, 60)}`;
    return { ...column, header: `${texts.points}${number}${label} (0–${top})` };
  });
}

/** As if every part had been answered. */
function wholeForm(content: QuestionContent): PointForm {
  const full = fullAnswer(content);
  const labels = new Map(answerParts(content, full).map(({ id, label }) => [id, label]));
  const { kind, fields } = pointFormOf(content, full);
  if (kind !== "cells") return { kind, fields };
  return { kind, fields: fields.map((field) => ({ ...field, label: labels.get(field.id) ?? "" })) };
}

function fullAnswer(content: QuestionContent): QuestionAnswer {
  if (content.type === 9) {
    const values = content.payload.statements.map(
      ({ id }) => [id, { value: 1 as const, argument: "" }] as const,
    );
    return { type: 9, values: recordOf(values) };
  }
  if (content.type === 11) {
    return {
      type: 11,
      cells: recordOf(Object.keys(content.key.cells).map((id) => [id, "x"] as const)),
    };
  }
  return { type: 2, html: "x" };
}

function shownSheet(
  { facts, versions, answers, texts }: MarkingSheetInput,
  columns: readonly PointColumn[],
): BookSheet {
  const byVersion = new Map(versions.map((version) => [version.version, version]));
  const wide = { width: 50, text: true };
  const rows = answers.map(({ code, version, answer, marks }): BookCell[] => {
    const shown = byVersion.get(version) ?? versions[0];
    const own = marks.find((mark) => mark.is_own && !mark.is_stale);
    if (!shown) return [code];
    return [
      code,
      excerptOf(shown.stem, questionLetters),
      cellText(plainTextOf(modelAnswer(shown.content)), texts.cut),
      cellText(answerText(shown.content, answer), texts.cut),
      ...columns.map((column) => (own ? pointCell(own, column, facts.scale) : null)),
      own?.comment || null,
    ];
  });
  return {
    name: texts.sheet,
    columns: [
      { width: 12, text: true },
      { width: 30, text: true },
      wide,
      { width: 70, text: true },
      ...columns.map(() => ({ width: 14, text: false })),
      wide,
    ],
    rows: [
      [texts.title],
      [texts.help],
      [
        texts.code,
        texts.question,
        texts.model,
        texts.answer,
        ...columns.map(({ header }) => header),
        texts.comment,
      ],
      ...rows,
    ],
    frozenRows: 3,
    titleRows: 2,
    wrapped: true,
    openColumns: [...columns, null].map((_column, at) => fixedColumns + at),
  };
}

const cellText = (text: string, cut: string) =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters)}… ${cut}`;

function pointCell({ given }: ShownMark, column: PointColumn, scale: SheetScale): BookCell {
  const parts: Readonly<Record<string, string>> =
    "whole" in given && column.kind === "whole"
      ? { "": given.whole }
      : "criteria" in given && column.kind === "criteria"
        ? given.criteria
        : "statements" in given && column.kind === "statements"
          ? given.statements
          : "cells" in given && column.kind === "cells"
            ? given.cells
            : {};
  const text = Object.hasOwn(parts, column.id) ? parts[column.id] : undefined;
  if (text === undefined) return null;
  const points = shareOf(text);
  const share = column.kind === "criteria" ? divide(points, fractionOf(column.max)) : points;
  return cellOfShare(share, scaleFor({ kind: column.kind, fields: [] }, scale), column.max);
}

function hiddenSheet(
  { facts, answers, texts }: MarkingSheetInput,
  columns: readonly PointColumn[],
): BookSheet {
  return {
    name: hiddenSheetName,
    columns: Array.from({ length: 5 }, () => ({ width: 20, text: true })),
    rows: [
      [hiddenSheetMark],
      ...Object.entries(facts).map((fact) => fact),
      ["column", texts.code, "code"],
      ["column", texts.question, "question"],
      ["column", texts.comment, "comment"],
      ...columns.map(({ header, kind, id }) => ["column", header, kind, id]),
      ...answers.map(({ code, seq }) => ["answer", code, `${seq}`]),
    ],
    frozenRows: 0,
    isHidden: true,
    openColumns: [],
  };
}
