// What the editor of a table of choices does to the question: parts come and go, and the key follows them.
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { movedPart } from "../parts/rows/part-row.tsx";

type Content = ContentOf<12>;
/** Which of the two lists of a table. */
export type GridList = "columns" | "rows";

export const gridBounds = { columns: { min: 2, max: 6 }, rows: { min: 1, max: 12 } } as const;

const withPayload = (content: Content, changes: Partial<Content["payload"]>): Content => ({
  ...content,
  payload: { ...content.payload, ...changes },
});
const withRows = (content: Content, rows: Content["key"]["rows"]): Content => ({
  ...content,
  key: { ...content.key, rows },
});

export function withPart(content: Content, list: GridList, id: string): Content {
  return withPayload(content, { [list]: [...content.payload[list], { id, html: "" }] });
}

export function withPartHtml(content: Content, list: GridList, id: string, html: string): Content {
  const parts = content.payload[list].map((part) => (part.id === id ? { ...part, html } : part));
  return withPayload(content, { [list]: parts });
}

export function withMoved(content: Content, list: GridList, at: number, step: -1 | 1): Content {
  return withPayload(content, { [list]: movedPart(content.payload[list], at, step) });
}

/** Takes the part out of the key too. */
export function withoutPart(content: Content, list: GridList, id: string): Content {
  const left = withPayload(content, {
    [list]: content.payload[list].filter((part) => part.id !== id),
  });
  const entries = Object.entries(content.key.rows);
  return withRows(
    left,
    Object.fromEntries(
      list === "rows"
        ? entries.filter(([row]) => row !== id)
        : entries.map(([row, keys]) => [row, keys.filter((column) => column !== id)]),
    ),
  );
}

export function withKeys(content: Content, row: string, columns: readonly string[]): Content {
  return withRows(content, { ...content.key.rows, [row]: [...columns] });
}

/** One choice a row keeps the first of several keys. */
export function withMultiple(content: Content, multiple: boolean): Content {
  const changed = withPayload(content, { multiple });
  if (multiple) return changed;
  const first = Object.entries(content.key.rows).map(([row, keys]) => [row, keys.slice(0, 1)]);
  return withRows(changed, Object.fromEntries(first));
}
