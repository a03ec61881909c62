// Compares the columns that each statement names and the expressions that it selects (exam-server/records/sql-rows.ts) with
// PostgreSQL's own description of its result, and the values with them. It is on in every test that uses the embedded exam
// server on PostgreSQL.
import {
  AliasNode,
  IdentifierNode,
  SelectQueryNode,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
} from "kysely";
import pg, { type FieldDef, type QueryArrayResult, type QueryResult } from "pg";
import {
  checkRows,
  declared,
  orNull,
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

type Declared = {
  /** The statement names all columns of its result, or those alone that are expressions. */
  isWhole: boolean;
  columns: Columns;
};

const noneDeclared: Declared = { isWhole: false, columns: {} };

/** From now on each result of a statement or of an expression that declares its kind is compared with it. */
export function startRowCheck(): void {
  describeResults();
  const sent = new WeakMap<QueryId, Declared>();
  checkRows({
    transformQuery({ node, queryId }) {
      const columns = declared.rows(node);
      sent.set(queryId, columns ? { isWhole: true, columns } : declaredSelections(node));
      return node;
    },
    async transformResult({ result, queryId }) {
      const { isWhole, columns } = sent.get(queryId) ?? noneDeclared;
      const fields = descriptions.get(result.rows);
      const compared = isWhole
        ? fields
        : fields?.filter(({ name }) => Object.hasOwn(columns, name));
      const faults = rowFaults(columns, compared, result.rows as Record<string, unknown>[]);
      if (faults.length > 0) throw new Error(`A statement's rows: ${faults.join(" ")}`);
      return result;
    },
  });
}

/** Of a statement of the query builder: what it selects or returns. What is within a subquery has no result of its own. */
function declaredSelections(node: RootOperationNode): Declared {
  const returned = "returning" in node ? node.returning?.selections : undefined;
  const selections = "selections" in node ? node.selections : returned;
  const named = (selections ?? []).flatMap(({ selection }) => {
    if (!AliasNode.is(selection) || !IdentifierNode.is(selection.alias)) return [];
    const column = declaredValue(selection.node);
    return column ? [[selection.alias.name, column] as const] : [];
  });
  return { isWhole: false, columns: Object.fromEntries(named) };
}

/** A subquery of one expression has its value, or null where it finds no row. */
function declaredValue(node: OperationNode): Column<unknown> | undefined {
  if (!SelectQueryNode.is(node)) return declared.value(node);
  const [only, ...others] = node.selections ?? [];
  if (!only || others.length > 0 || !AliasNode.is(only.selection)) return undefined;
  const column = declaredValue(only.selection.node);
  return column && orNull(column);
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
