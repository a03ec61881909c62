// What the lists share: paging, counting, and text that a LIKE pattern takes literally.
import { sql } from "kysely";
import type { Page } from "../../contract/calls/fields.ts";

export function pageAnswer<Item>(
  query: { page: number; per_page: number },
  items: Item[],
  total: number,
): Page<Item> {
  return { items, page: query.page, per_page: query.per_page, total };
}

export function offsetOf({ page, per_page }: { page: number; per_page: number }): number {
  return (page - 1) * per_page;
}

/** "-nama" is nama, descending. */
export function readSort<Name extends string>(
  sort: Name | `-${Name}`,
): { name: Name; direction: "asc" | "desc" } {
  return sort.startsWith("-")
    ? { name: sort.slice(1) as Name, direction: "desc" }
    : { name: sort as Name, direction: "asc" };
}

/** % and _ are letters in a name, not wildcards; the backslash is PostgreSQL's escape of both. */
export function literalPattern(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\\%_]/gu, "\\$&");
}

/** The same order on every server, without regard to case. */
export function caseless(column: string) {
  return sql<string>`lower(${sql.ref(column)}) collate "C"`;
}
