// The demonstration's questions are written with short ids such as l1 and r1, which tell the key. What is stored has ids that tell nothing,
// as the console makes them; they follow from the question's text, so that the demonstration is the same each time.
import { createHash } from "node:crypto";
import type { QuestionContent } from "../../contract/questions/question-content.ts";

/** As long as the console's. */
const partIdLength = 8;

/** Everything in the content that is called by a part's id, in text as well, is called by the new one. */
export function withOwnIds<Fields extends { stem: string; content: QuestionContent }>(
  fields: Fields,
): Fields {
  const ids = new Map<string, string>();
  collect(fields.content, (id) => ids.set(id, idOf(`${fields.stem} ${id}`)));
  return { ...fields, content: renamed(fields.content, ids) as QuestionContent };
}

const idOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, partIdLength);

function collect(value: unknown, found: (id: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "id" && typeof inner === "string") found(inner);
    collect(inner, found);
  }
}

function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    const blanks = value.replace(
      /\[\[(\w+)\]\]/gu,
      (_mark, id: string) => `[[${ids.get(id) ?? id}]]`,
    );
    return ids.get(value) ?? blanks;
  }
  if (Array.isArray(value)) return value.map((each) => renamed(each, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [ids.get(name) ?? name, renamed(inner, ids)]),
  );
}
