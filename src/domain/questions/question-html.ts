// Where a question holds HTML, told once: what cleans it, what searches it and what looks for pictures in it walk the
// same places. Everything else in a question is plain text and never shown as markup.
import type { Part, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";

/** `path` names the place as domain/questions/ does: "stem", "content.options.a1". */
type Change = (html: string, path: string) => string;
type Changes = {
  [Type in QuestionType]: (
    content: Extract<QuestionContent, { type: Type }>,
    change: Change,
  ) => Extract<QuestionContent, { type: Type }>;
};

const parts = <One extends Part>(list: readonly One[], path: string, change: Change): One[] =>
  list.map((one) => ({ ...one, html: change(one.html, `content.${path}.${one.id}`) }));
const texts = (list: readonly string[], path: string, change: Change): string[] =>
  list.map((html) => change(html, `content.${path}`));

function ofOptions<Payload extends { options: { id: string; html: string; fixed: boolean }[] }>(
  payload: Payload,
  change: Change,
): Payload {
  return { ...payload, options: parts(payload.options, "options", change) };
}

function ofSides<Payload extends { left: Part[]; right: Part[] }>(
  payload: Payload,
  change: Change,
): Payload {
  const { left, right } = payload;
  return {
    ...payload,
    left: parts(left, "left", change),
    right: parts(right, "right", change),
  };
}

function ofStatements<Payload extends { statements: Part[] }>(
  payload: Payload,
  change: Change,
): Payload {
  return { ...payload, statements: parts(payload.statements, "statements", change) };
}

const changes: Changes = {
  1: (content, change) => ({ ...content, payload: ofOptions(content.payload, change) }),
  2: ({ key, ...content }, change) => ({
    ...content,
    key: { ...key, rujukan: change(key.rujukan, "content.rujukan") },
  }),
  3: (content, change) => ({ ...content, payload: ofOptions(content.payload, change) }),
  4: (content, change) => ({ ...content, payload: ofOptions(content.payload, change) }),
  5: (content, change) => ({ ...content, payload: ofSides(content.payload, change) }),
  6: (content) => content,
  7: ({ payload, ...content }, change) => ({
    ...content,
    payload: { ...payload, items: parts(payload.items, "items", change) },
  }),
  8: (content, change) => ({ ...content, payload: ofStatements(content.payload, change) }),
  9: (content, change) => ({ ...content, payload: ofStatements(content.payload, change) }),
  10: (content, change) => ({ ...content, payload: ofSides(content.payload, change) }),
  11: ({ payload, ...content }, change) => ({
    ...content,
    payload: {
      cols: texts(payload.cols, "cols", change),
      rows: texts(payload.rows, "rows", change),
      cells: payload.cells.map((row) =>
        row.map((cell) =>
          cell.kind === "text" ? { ...cell, html: change(cell.html, "content.cells") } : cell,
        ),
      ),
    },
  }),
  12: ({ payload, ...content }, change) => ({
    ...content,
    payload: {
      ...payload,
      columns: parts(payload.columns, "columns", change),
      rows: parts(payload.rows, "rows", change),
    },
  }),
  13: ({ payload, ...content }, change) => ({
    ...content,
    payload: {
      categories: parts(payload.categories, "categories", change),
      items: parts(payload.items, "items", change),
    },
  }),
  14: ({ payload, ...content }, change) => ({
    ...content,
    payload: { ...payload, text: change(payload.text, "content.text") },
  }),
  15: (content) => content,
  16: (content) => content,
};

/** The question with each HTML in it as `change` answers it. */
export function withHtml(question: QuestionInput, change: Change): QuestionInput {
  const { content } = question;
  const ofType = changes[content.type] as (
    content: QuestionContent,
    change: Change,
  ) => QuestionContent;
  return {
    ...question,
    stem: change(question.stem, "stem"),
    explanation: change(question.explanation, "explanation"),
    content: ofType(content, change),
  };
}

/** Each HTML of the question with its place; empty ones too. */
export function htmlIn(question: QuestionInput): { html: string; path: string }[] {
  const found: { html: string; path: string }[] = [];
  withHtml(question, (html, path) => {
    found.push({ html, path });
    return html;
  });
  return found;
}
