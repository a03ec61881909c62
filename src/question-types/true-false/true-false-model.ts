// What an edit of a table of true and false statements does to its key.
import type { ContentOf, Part } from "../../contract/questions/question-content.ts";

/** With these statements: the key of one that is gone goes too, a new one has none yet. */
export function withStatements(content: ContentOf<8>, statements: Part[]): ContentOf<8> {
  const { payload, key } = content;
  const values = Object.fromEntries(statements.map(({ id }) => [id, key.values[id] ?? null]));
  return { ...content, payload: { ...payload, statements }, key: { values } };
}

export function withKey(content: ContentOf<8>, id: string, value: 0 | 1): ContentOf<8> {
  return { ...content, key: { values: { ...content.key.values, [id]: value } } };
}
