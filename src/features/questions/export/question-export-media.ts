// The pictures and sounds that questions name, by the names that they get in an exported file.
import { mediaIdsIn } from "../../../contract/questions/media.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { mediaTypeOf } from "../../../domain/questions/media-type.ts";

export function mediaIdsOf(question: QuestionInput): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown, key = ""): void => {
    if (typeof value === "object" && value !== null) {
      for (const [inner, each] of Object.entries(value)) visit(each, inner);
    } else if (typeof value === "string") {
      if (key === "media_id") ids.add(value);
      else for (const id of mediaIdsIn(value)) ids.add(id);
    }
  };
  visit([question.stem, question.explanation, question.audio, question.content]);
  return [...ids];
}

/** Short enough for an id in a question, with the ending that its content asks for. */
export function fileNameFor(id: string, bytes: Uint8Array): string {
  const safe = id.replace(/[^\w-]+/gu, "-").slice(0, 44);
  return `${safe}.${mediaTypeOf(bytes)?.extension ?? "bin"}`;
}

/** Each as `import:` and its name; those without a name stay as they are. */
export function withFileNames<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  if (names.size === 0) return value;
  const rename = (each: unknown, key = ""): unknown => {
    if (typeof each === "string") {
      const name = key === "media_id" ? names.get(each) : undefined;
      return name === undefined ? renamedAddresses(each, names) : `import:${name}`;
    }
    if (Array.isArray(each)) return each.map((item) => rename(item));
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([inner, item]) => [inner, rename(item, inner)]),
    );
  };
  return rename(value) as Value;
}

function renamedAddresses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(/\/storage\/media\/([\w-]{1,64})/gu, (whole, id: string) => {
    const name = names.get(id);
    return name === undefined ? whole : `import:${name}`;
  });
}
