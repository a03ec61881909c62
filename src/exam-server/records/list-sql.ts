// What lists say in SQL: which rows a query lets through, and in which order.
import { sql, type RawBuilder } from "kysely";
import { boolean, sqlValue } from "./sql-rows.ts";

export type Sql = RawBuilder<unknown>;

/** % and _ are letters in a name, not wildcards; the backslash is PostgreSQL's escape of both. */
export function literalPattern(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/[\\%_]/gu, "\\$&");
}

/** The text is a part of one of the columns, without regard to case. */
export function contains(columns: readonly string[], text: string): Sql {
  const part = `%${literalPattern(text)}%`;
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like lower(${part})`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Every condition holds; those that a query does not ask for are false. None: all rows. */
export function allOf(conditions: readonly (Sql | false)[]): Sql {
  const asked = conditions.filter((condition) => condition !== false);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

/** The same order on every server, without regard to case. */
export function caseless(column: string): Sql {
  return sql`lower(${sql.ref(column)}) collate "C"`;
}

/** The column has one of the values, without regard to case. */
export function isOneOf(column: string, values: readonly string[]) {
  return sqlValue(boolean())`
    ${caseless(column)} = any(select lower(one) from unnest(${values}::text[]) one)`;
}

/** Empty ones at the end, whichever way the rows are sorted. */
export function emptyLast(value: Sql): Sql {
  return sql`${value} is null, ${value}`;
}

/** "-nama" is nama, descending. */
export function readSort<Name extends string>(
  sort: Name | `-${Name}`,
): { name: Name; direction: "asc" | "desc" } {
  return sort.startsWith("-")
    ? { name: sort.slice(1) as Name, direction: "desc" }
    : { name: sort as Name, direction: "asc" };
}

/** `ties` must end in the id: rows that are alike keep their places from page to page. */
export function inOrderOf<Name extends string>(
  sorts: Record<Name, Sql>,
  sort: Name | `-${Name}`,
  ties: Sql,
): Sql {
  const { name, direction } = readSort(sort);
  return sql`${sorts[name]} ${sql.raw(direction)}, ${ties}`;
}
