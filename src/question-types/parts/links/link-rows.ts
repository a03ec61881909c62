// Left parts with what belongs to each: by the key, or by an answer with the key beside what is not right.
import type { Part } from "../../../contract/questions/question-content.ts";
import { isSameLink, type Link, markOf, type Sides } from "./link-model.ts";

/** `is`: key, as there is no answer; right or wrong, as answered; missed, the key that was not answered. */
export type LinkEntry = {
  id: string;
  mark: string;
  html: string;
  is: "key" | "right" | "wrong" | "missed";
};
export type LinkRow = { id: string; mark: string; html: string; entries: LinkEntry[] };

export function keyRows(sides: Sides, key: readonly Link[]): LinkRow[] {
  return rowsOf(sides, (link) => (has(key, link) ? "key" : null));
}

/** What was answered stands before what was missed. */
export function resultRows(
  sides: Sides,
  key: readonly Link[],
  given: readonly Link[],
  isRight: (link: Link) => boolean,
): LinkRow[] {
  const rows = rowsOf(sides, (link) => {
    if (has(given, link)) return isRight(link) ? "right" : "wrong";
    return has(key, link) ? "missed" : null;
  });
  return rows.map((row) => ({
    ...row,
    entries: [
      ...row.entries.filter(({ is }) => is !== "missed"),
      ...row.entries.filter(({ is }) => is === "missed"),
    ],
  }));
}

/** Right parts that belong to nothing. */
export function spareParts({ right }: Sides, key: readonly Link[]): (Part & { mark: string })[] {
  return right
    .map((part, at) => ({ ...part, mark: markOf("right", at) }))
    .filter(({ id }) => key.every(([, to]) => to !== id));
}

const has = (links: readonly Link[], link: Link) => links.some((each) => isSameLink(each, link));

function rowsOf(
  { left, right }: Sides,
  entryOf: (link: Link) => LinkEntry["is"] | null,
): LinkRow[] {
  return left.map(({ id, html }, at) => ({
    id,
    html,
    mark: markOf("left", at),
    entries: right.flatMap((part, place): LinkEntry[] => {
      const is = entryOf([id, part.id]);
      return is ? [{ ...part, mark: markOf("right", place), is }] : [];
    }),
  }));
}
