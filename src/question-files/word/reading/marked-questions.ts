// The table dialect: one two-column table per question, markers in the first column (domain.md 1.12 "fmt 2", and 3.4).
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { ImportedQuestion } from "../../imported-question.ts";
import { choiceContent } from "./contents/answer-content.ts";
import { blankContent } from "./contents/blank-content.ts";
import { hasBlank } from "./blank-tokens.ts";
import { essayOf } from "./contents/essay-content.ts";
import { matrixCheckContent, matrixInputContent } from "./contents/grid-content.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { keyLettersOf } from "../../layouts/loose-question.ts";
import { blocksHtml } from "./block-html.ts";
import type { MarkerRow } from "./marker-rows.ts";
import {
  groupContent,
  manyPairsContent,
  opinionContent,
  orderContent,
  pairContent,
  statementContent,
} from "./contents/pair-content.ts";
import { labelContent, pictureChoiceContent } from "./contents/picture-content.ts";
import { finishDraft, type Draft } from "./word-draft.ts";
import { metaRowsOf, readMeta } from "./table-meta.ts";
import { shortOf } from "./contents/short-content.ts";
import { htmlOfKind, optionNotesOf, type TableQuestion } from "./table-question.ts";
import { typeOfTable } from "./table-type.ts";

/** `rows`: of one question, its number and stem first. */
export function readMarkedQuestion(draft: Draft, rows: readonly MarkerRow[]): ImportedQuestion {
  const [first, ...others] = rows as [MarkerRow, ...MarkerRow[]];
  const shown = new Map(rows.map((row) => [row, blocksHtml(row.blocks, draft)]));
  const html = (row: MarkerRow) => shown.get(row) ?? "";
  const stem = html(first);
  const about = others.filter(({ kind }) => kind === "meta");
  const meta = readMeta(metaRowsOf(about, html), draft);
  const content = filledRows(
    others.filter(({ kind }) => kind !== "meta"),
    html,
  );
  const type = typeOfTable(draft, first, content, {
    blanksInStem: hasBlank(stem),
    blanksInTable: content.some((row) => row.kind === "table" && hasBlank(html(row))),
  });
  const question: TableQuestion = {
    draft,
    stem,
    meta,
    rows: content,
    html,
    forced: first.type > 0,
  };
  return type ? finishQuestion(type, question) : finishDraft(draft, stem, null, meta.fields);
}

/** From its rows, wherever they stood. */
export function finishQuestion(type: QuestionType, question: TableQuestion): ImportedQuestion {
  const { draft, stem, meta } = question;
  if (type === 14) return finishBlanks(question);
  const made = contentOf(type, question);
  if (made) meta.settings.warnOfUnused();
  if (type === 3 && !meta.fields.audio && draft.notes.length === 0)
    draft.warn("Soal listening ini belum punya suara; unggah lalu pasang di soalnya.");
  return finishDraft(draft, stem, made, meta.fields);
}

/** An empty `:::` is no key; an empty row of another kind is an error that its maker tells. */
function filledRows(rows: readonly MarkerRow[], html: (row: MarkerRow) => string): MarkerRow[] {
  return rows.filter((row) => row.kind !== "key" || !isEmptyHtml(html(row)));
}

function finishBlanks(question: TableQuestion): ImportedQuestion {
  const { stem, content } = blankContent(question);
  if (content) question.meta.settings.warnOfUnused();
  return finishDraft(question.draft, stem, content, question.meta.fields);
}

function contentOf(
  type: Exclude<QuestionType, 14>,
  question: TableQuestion,
): QuestionContent | null {
  switch (type) {
    case 2:
      return essayOf(question);
    case 5:
      return pairContent(question);
    case 6:
      return shortOf(question);
    case 7:
      return orderContent(question);
    case 8:
      return statementContent(question);
    case 9:
      return opinionContent(question);
    case 10:
      return manyPairsContent(question);
    case 11:
      return matrixInputContent(question);
    case 12:
      return matrixCheckContent(question);
    case 13:
      return groupContent(question);
    case 15:
      return pictureChoiceContent(question);
    case 16:
      return labelContent(question);
    default:
      return choice(type, question);
  }
}

function choice(type: 1 | 3 | 4, question: TableQuestion): QuestionContent | null {
  const options = question.rows
    .filter(({ kind }) => kind === "letter")
    .map((row) => ({ letter: row.marker, html: question.html(row) }));
  // One that is inferred becomes a choice of several by its keys.
  const wanted = question.forced ? type : undefined;
  const { draft } = question;
  const letters = htmlOfKind(question, "key").flatMap((html) =>
    keyLettersOf(draft, plainTextOf(html), options),
  );
  return choiceContent(draft, options, letters, wanted, optionNotesOf(question));
}
