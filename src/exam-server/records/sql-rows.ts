// SQL whose result has a type. Each statement names its columns once, with the kind of each; the row's type follows from
// them. Each expression names the kind of its value. In tests every statement that runs is compared with PostgreSQL's own
// description of its result (row-check.ts), so a type that the database contradicts fails a test.
import { sql, type KyselyPlugin, type OperationNode, type RawBuilder } from "kysely";

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

/** What was declared, by the node that Kysely compiles to SQL. Only tests look it up. */
const declaredRows = new WeakMap<OperationNode, Columns>();
const declaredValues = new WeakMap<OperationNode, Column<unknown>>();

export const declared = {
  /** Of a whole statement. */
  rows: (node: OperationNode): Columns | undefined => declaredRows.get(node),
  /** Of an expression within a statement. */
  value: (node: OperationNode): Column<unknown> | undefined => declaredValues.get(node),
};

let checks: readonly KyselyPlugin[] = [];

/** For tests: `check` sees each statement of the databases that are opened from now on, and its result. */
export function checkRows(check: KyselyPlugin): void {
  checks = [check];
}

/** Plugins of each database that is opened; none outside tests. */
export const rowChecks = (): readonly KyselyPlugin[] => checks;

/**
 * A whole statement.
 * ```ts
 * const { rows } = await sqlRows({ id: text(), total: number() })`select …`.execute(db);
 * ```
 */
export function sqlRows<C extends Columns>(columns: C) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<RowOf<C>> => {
    const statement = sql<RowOf<C>>(strings, ...values);
    // To remember costs 4 µs. Statements are made when they run, when it is known whether they are checked.
    if (checks.length > 0) declaredRows.set(statement.toOperationNode(), columns);
    return statement;
  };
}

/**
 * An expression within a statement of the query builder, or of another statement.
 * ```ts
 * db.selectFrom("rooms").select(sqlValue(number())`count(*)`.as("total"))
 * ```
 */
export function sqlValue<Value>(column: Column<Value>) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<Value> => {
    const expression = sql<Value>(strings, ...values);
    // It may be a constant, which is made before a test can ask for the check.
    declaredValues.set(expression.toOperationNode(), column);
    return expression;
  };
}

/** One of the values: `.where("id", "=", anyOf(ids))`. They are sent as one list. */
export function anyOf<Value extends number | string>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`;
}
