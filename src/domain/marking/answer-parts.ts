// An answer that people mark as a list of its parts, for sheets and for the page without a network, which have no views of question types.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import { ownValue } from "../scoring/own-value.ts";
import { plainTextOf } from "../text/html-text.ts";
import { paragraphsOf } from "../text/plain-paragraphs.ts";

/** `label`: plain text; empty for the only part of an essay. `html`: rich text. */
export type AnswerPart = { id: string; label: string; html: string };

export function answerParts(content: QuestionContent, answer: QuestionAnswer): AnswerPart[] {
  if (answer.type === 2) return [{ id: "", label: "", html: answer.html }];
  if (content.type === 9 && answer.type === 9) return statementParts(content, answer);
  return content.type === 11 && answer.type === 11 ? cellParts(content, answer) : [];
}

function statementParts({ payload }: ContentOf<9>, { values }: AnswerOf<9>): AnswerPart[] {
  return payload.statements.map(({ id, html }) => {
    const { value = null, argument = "" } = ownValue(values, id) ?? {};
    // As the answer says it: 1 is the first of the two labels.
    const stance = value === null ? "–" : payload.labels[value === 1 ? 0 : 1];
    return { id, label: `${plainTextOf(html)}: ${stance}`, html: argument };
  });
}

function cellParts({ payload }: ContentOf<11>, { cells }: AnswerOf<11>): AnswerPart[] {
  return payload.cells.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (cell.kind !== "input") return [];
      const label = cellLabel(payload, at, column);
      return [{ id: cell.id, label, html: paragraphsOf(ownValue(cells, cell.id) ?? "") }];
    }),
  );
}

/** What stands at the left of the cell and above it. */
function cellLabel({ cols, rows, cells }: ContentOf<11>["payload"], row: number, column: number) {
  const beside = (cells[row] ?? []).flatMap((cell) => (cell.kind === "text" ? cell.html : []));
  const words = [rows[row] ?? "", ...beside].map(plainTextOf).filter((text) => text !== "");
  const above = plainTextOf(cols[column] ?? "");
  const place = words.join(", ") || String(row + 1);
  return above === "" ? place : `${place}; ${above}`;
}

/** All of it as one text, a line for each part. */
export function answerText(content: QuestionContent, answer: QuestionAnswer): string {
  return answerParts(content, answer)
    .map(({ label, html }) => [label, plainTextOf(html)].filter((text) => text !== "").join(" — "))
    .join("\n");
}

/** What the question's key says of a good answer, as rich text; empty: nothing. */
export function modelAnswer(content: QuestionContent): string {
  if (content.type === 2) return content.key.rujukan;
  if (content.type !== 11) return "";
  const { key, payload } = content;
  return cellParts(content, { type: 11, cells: {} })
    .filter(({ id }) => ownValue(key.cells, id)?.manual)
    .map(({ id, label }) => {
      const accepted = ownValue(key.cells, id)!.accepted.map(({ text }) => text);
      const name = payload.cells.length > 1 || payload.cols.length > 1 ? `${label}: ` : "";
      return paragraphsOf(name + (accepted.join(" / ") || "–"));
    })
    .join("");
}
