// Compares the columns that each statement names (exam-server/records/sql-rows.ts) with PostgreSQL's own description of
// its result, and the values with them. It is on in every test that uses the embedded exam server on PostgreSQL.
import type { KyselyPlugin } from "kysely";
import pg, { type FieldDef, type QueryArrayResult, type QueryResult } from "pg";
import {
  checkRows,
  type Column,
  type ColumnKind,
  type Columns,
} from "../../exam-server/records/sql-rows.ts";

/** PostgreSQL's numbers of types (pg_type.oid), which never change. A list arrives as an array or as JSON. */
const typesOf: Record<ColumnKind, readonly number[]> = {
  text: [25, 1043, 1042, 19],
  number: [20, 21, 23, 26, 700, 701, 1700],
  boolean: [16],
  moment: [1184],
  json: [114, 3802],
  texts: [1009, 1015, 114, 3802],
  moments: [1185],
  numbers: [1005, 1007, 1016, 1022, 1231, 114, 3802],
};

const fits: Record<ColumnKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  moment: (value) => value instanceof Date,
  json: (value) => value !== undefined,
  texts: (value) => Array.isArray(value) && value.every((each) => typeof each === "string"),
  moments: (value) => Array.isArray(value) && value.every((each) => each instanceof Date),
  numbers: (value) => Array.isArray(value) && value.every((each) => typeof each === "number"),
};

/** @returns one sentence for each difference; none: the declared columns are those of the result */
export function rowFaults(
  columns: Columns,
  fields: readonly Pick<FieldDef, "name" | "dataTypeID">[] | undefined,
  rows: readonly Record<string, unknown>[],
): string[] {
  const names = Object.keys(columns);
  const described = (fields ?? []).flatMap(({ name, dataTypeID }) => {
    const column = columns[name];
    if (!column) return [`The statement does not name the column ${name}.`];
    return typesOf[column.kind].includes(dataTypeID)
      ? []
      : [`${name} is declared as ${column.kind}, but PostgreSQL describes type ${dataTypeID}.`];
  });
  const missing = fields
    ? names.filter((name) => !fields.some((field) => field.name === name))
    : [];
  return [
    ...described,
    ...missing.map((name) => `${name} is declared, but is not in the result.`),
    ...names.flatMap((name) => valueFault(name, columns[name]!, rows)),
  ];
}

function valueFault(
  name: string,
  { kind, isNullable }: Column<unknown>,
  rows: readonly Record<string, unknown>[],
): string[] {
  const wrong = rows.find((row) => !(row[name] === null ? isNullable : fits[kind](row[name])));
  return wrong ? [`${name} is declared as ${kind}, but holds ${JSON.stringify(wrong[name])}.`] : [];
}

const descriptions = new WeakMap<object, readonly FieldDef[]>();

/** From now on each result of a statement that names its columns is compared with them. */
export function startRowCheck(): void {
  describeResults();
  checkRows((columns): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const rows = result.rows as Record<string, unknown>[];
      const faults = rowFaults(columns, descriptions.get(result.rows), rows);
      if (faults.length > 0) throw new Error(`A statement's rows: ${faults.join(" ")}`);
      return result;
    },
  }));
}

/** Kysely passes on the rows of a result and not its description. */
function describeResults(): void {
  type Query = (...args: unknown[]) => Promise<QueryResult | QueryArrayResult> | void;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function describing(this: pg.Client, ...args: unknown[]) {
    const answered = query.apply(this, args);
    return answered instanceof Promise
      ? answered.then((result) => {
          if (result.rows && result.fields) descriptions.set(result.rows, result.fields);
          return result;
        })
      : answered;
  };
}
