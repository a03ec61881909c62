// SQL statements whose rows have a type. Each statement names its columns once, with the kind of each; the row's type
// follows from them. In tests every statement that runs is compared with PostgreSQL's own description of its columns
// (row-check.ts), so a type that the database contradicts fails a test.
import { sql, type KyselyPlugin, type RawBuilder } from "kysely";

/** What a driver reads from a column, told apart as PostgreSQL describes it. */
export type ColumnKind =
  | "text"
  | "number"
  | "boolean"
  | "moment"
  | "json"
  | "texts"
  | "numbers"
  | "moments";

export type Column<Value> = {
  kind: ColumnKind;
  isNullable: boolean;
  /** This property carries the type for the compiler. It is never set. */
  value?: Value;
};

export type Columns = Record<string, Column<unknown>>;

export type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

const column = <Value>(kind: ColumnKind): Column<Value> => ({ kind, isNullable: false });

/** text and varchar; `Value` is a union of words where the table or the statement allows no others. */
export const text = <Value extends string = string>() => column<Value>("text");
/** smallint, integer, bigint, numeric and floating-point numbers. */
export const number = <Value extends number = number>() => column<Value>("number");
export const boolean = () => column<boolean>("boolean");
/** timestamptz, read as a Date. */
export const moment = () => column<Date>("moment");
/** json and jsonb, read as the value. What is inside is not described by the database. */
export const json = <Value>() => column<Value>("json");
export const texts = <Value extends string = string>() => column<Value[]>("texts");
export const numbers = () => column<number[]>("numbers");
export const moments = () => column<Date[]>("moments");
export const orNull = <Value>(of: Column<Value>): Column<Value | null> => ({
  kind: of.kind,
  isNullable: true,
});

type RowCheck = (columns: Columns) => KyselyPlugin;

let rowCheck: RowCheck | null = null;

/** For tests: `check` sees every result with the columns that its statement names. */
export function checkRows(check: RowCheck): void {
  rowCheck = check;
}

/**
 * ```ts
 * const { rows } = await sqlRows({ id: text(), total: number() })`select …`.execute(db);
 * ```
 */
export function sqlRows<C extends Columns>(columns: C) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<RowOf<C>> => {
    const statement = sql<RowOf<C>>(strings, ...values);
    return rowCheck ? statement.withPlugin(rowCheck(columns)) : statement;
  };
}
