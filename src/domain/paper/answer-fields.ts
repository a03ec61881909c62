// What a blank answer sheet has for each question: rings for letters, rows of them, short blanks, or lines to write on.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../text/html-text.ts";
import type { ParticipantContent } from "../questions/participant-question.ts";
import { letterOf } from "../text/letters.ts";
import { blanksInOrder, inputsInOrder } from "./paper-marks.ts";

export type AnswerField =
  /** One ring for each mark. */
  | { is: "rings"; marks: readonly string[] }
  /** The same rings for each of the numbered statements or rows. */
  | { is: "rows"; rows: number; marks: readonly string[] }
  /** A short blank behind each mark. */
  | { is: "blanks"; marks: readonly string[] }
  | { is: "lines"; lines: number };

const maxLines = 12;
const maxMark = 24;

export function answerFieldOf(content: ParticipantContent): AnswerField {
  const { type, payload } = content as QuestionContent;
  switch (type) {
    case 1:
    case 3:
    case 4:
      return { is: "rings", marks: payload.options.map((_, at) => letterOf(at)) };
    case 2:
      return { is: "lines", lines: Math.min(Math.max(payload.lines, 2), maxLines) };
    case 5:
    case 10:
      return { is: "blanks", marks: counted(payload.left.length) };
    case 6:
      return { is: "lines", lines: 1 };
    case 7:
      return { is: "blanks", marks: counted(payload.items.length) };
    case 8:
    case 9:
      return { is: "rows", rows: payload.statements.length, marks: payload.labels };
    case 11:
      return { is: "blanks", marks: counted(inputsInOrder(payload.cells).length) };
    case 12:
      return { is: "rows", rows: payload.rows.length, marks: namesOf(payload.columns) };
    case 13:
      return { is: "blanks", marks: namesOf(payload.categories) };
    case 14:
      return { is: "blanks", marks: counted(blanksInOrder(payload).length) };
    case 15:
      return payload.mode === "options"
        ? { is: "rings", marks: payload.options.map((_, at) => letterOf(at)) }
        : { is: "rings", marks: counted(payload.zones.length) };
    case 16:
      return { is: "blanks", marks: counted(payload.zones.length) };
  }
}

const counted = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

function namesOf(parts: readonly { html: string }[]): string[] {
  return parts.map(({ html }, at) => {
    const text = plainTextOf(html);
    return text === "" || text.length > maxMark ? letterOf(at) : text;
  });
}
