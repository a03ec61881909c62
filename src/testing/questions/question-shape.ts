// Questions for tests of the question formats: whole ones around a content, and contents compared up to what a format may
// change without changing the question: the ids of parts, the order of what is shuffled anyway, the scale of weights.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { questionWith } from "../../domain/questions/question-with.ts";

export function questionOf(
  content: QuestionContent,
  { stem = "<p>Apa jawabannya?</p>", ...fields }: Partial<QuestionInput> = {},
): QuestionInput {
  return questionWith(stem, content, { layout: 1, shuffle: true, ...fields });
}

/** Ids that count up, as an importer makes them. */
export function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `i${count}`;
  };
}

/** The content with each id replaced by what the part says. */
export function shapeOf(content: QuestionContent): unknown {
  const names = new Map<string, string>();
  collectNames(content.payload, names);
  return renamed(content, names);
}

function collectNames(value: unknown, names: Map<string, string>): void {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value) && "id" in value && typeof value.id === "string") {
    const { html, text, shape, mode } = value as Record<string, string | undefined>;
    names.set(value.id, html ?? text ?? `${shape ?? mode} ${names.size}`);
  }
  for (const each of Object.values(value)) collectNames(each, names);
}

const unordered = new Set(["right", "items", "categories", "bank", "labels", "rows"]);

function renamed(value: unknown, names: ReadonlyMap<string, string>, name = ""): unknown {
  if (typeof value === "string") {
    return (
      names.get(value) ??
      value.replace(/\[\[([\w-]+)\]\]/gu, (_, id: string) => `[[${names.get(id)}]]`)
    );
  }
  if (Array.isArray(value)) {
    const all = value.map((each) => renamed(each, names));
    const sorts = unordered.has(name) && value.some((each) => typeof each === "object");
    return sorts ? [...all].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : all;
  }
  if (value === null || typeof value !== "object") return value;
  if (name === "weights") return scaled(value as Record<string, number>, names);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      names.get(key) ?? key,
      renamed(each, names, names.has(key) ? "" : key),
    ]),
  );
}

function scaled(weights: Record<string, number>, names: ReadonlyMap<string, string>): unknown {
  const most = Math.max(0, ...Object.values(weights));
  return Object.entries(weights)
    .filter(([, weight]) => weight !== 0)
    .map(([id, weight]) => [names.get(id) ?? id, Math.round((weight / most) * 1000) / 1000])
    .sort();
}
