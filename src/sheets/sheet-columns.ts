// What a sheet looks like, declared once per entity: its columns, each with what it means in an import, in an export and in a
// template. Header matching, check, export, guide and template are derived from this description; nothing here knows an
// entity. The page gets only the outline of a sheet.
import type { GenericSchema } from "valibot";
import type { BookCell } from "../files/sheet-book.ts";
import type { CellKind, SheetCell } from "../files/sheet-cells.ts";
import type { ColumnChoices, TemplateSteps } from "./template-guide.ts";

export type Severity = "error" | "warning";
/** `fix`: what the cell should say instead, when that can be told. `code` groups faults that one fix can serve. */
export type CellFault = { code: string; severity: Severity; reason: string; fix?: string };
export type CellReading = { value: unknown; fault?: CellFault };

/** A column of an export. Alone, without what SheetColumn adds, it is written for people to read and imports skip it. */
export type WrittenColumn<Item = unknown> = {
  header: string;
  /** In characters. */
  width: number;
  /** How an export writes it; text keeps leading zeros. */
  format: "text" | "number";
  /** The cell of a record; `at`: the record's place in the file, from 0. What is written can be imported again unchanged. */
  write(item: Item, at: number): BookCell;
};

export type SheetColumn<Lookups = unknown, Item = unknown> = WrittenColumn<Item> & {
  key: string;
  /** The field of the schema that the column fills. */
  field: string;
  /** Headers in other systems' files, best first; case, spaces and punctuation do not matter. */
  aliases: readonly string[];
  /** The check cannot start without this column. */
  required: boolean;
  /** It only numbers the rows: two rows that differ in nothing else are the same. */
  counts?: boolean;
  /** Digits that are a name, not an amount: leading zeros and every digit count. */
  identifier?: boolean;
  /** Kinds of cell beside text and numbers that make sense here; every other kind is a fault. */
  accepts?: readonly CellKind[];
  /** What an empty cell means: a value, or the reason why it may not be empty. */
  whenEmpty: { value: unknown } | { reason: string };
  /** Inner spaces matter (passwords); elsewhere runs of spaces become one. */
  verbatim?: boolean;
  /** What a filled cell means; left out: its text. */
  read?(text: string, lookups: Lookups): CellReading;
  /** How the column is filled in, for the guide in the template: in Indonesian, and in English. */
  help: string;
  english: string;
  /** An example of a filled cell, for the guide. */
  sample: string;
  /** What may be in a cell, listed in the guide and offered in the template. */
  choices?: ColumnChoices;
};

export type SheetDefinition<Row = unknown, Context = unknown, Lookups = unknown, Item = unknown> = {
  /** Indonesian, as in "1.000 peserta". */
  noun: string;
  sheetName: string;
  maxRows: number;
  /** Those that an import reads and a template has, in the order of `exported`. */
  columns: readonly SheetColumn<Lookups, Item>[];
  /** Those that an export writes. */
  exported: readonly WrittenColumn<Item>[];
  /** The first lines of the guide in the template. */
  steps: TemplateSteps;
  /** The contract's schema of one row; `row`, the sheet's row number, is added to what the columns read. */
  schema: GenericSchema<unknown, Row>;
  /** Key of the column that names a row: no two rows of a file share it, and the server is asked about it. */
  identity: string;
  /** The rows name what must exist already: why one that the server does not have is refused. */
  unknownIdentity?(identity: string): string;
  /** Keys of columns that name a row only together with `identity`: a code is unique in its subject, say. */
  identityWithin?: readonly string[];
  /**
   * Key of the column by which the server judges rows together, a room's for one: what it refuses of one of them may be mended
   * in any cell of any. Without it a refusal is mended in its own cell.
   */
  judgedBy?: string;
  /** Keys of the columns without which a row says nothing: where all are empty, the row is ignored. */
  substance: readonly string[];
  /** Builds once what reading a thousand cells needs. */
  prepare(context: Context): Lookups;
  /** What only several cells of a row together can tell; answers faults by column key. */
  checkTogether?(candidate: Record<string, unknown>): Record<string, CellFault>;
  /** What only the rows together can tell, a parent that comes later in the file for one. */
  checkAcross?(rows: readonly RowAcross<Row>[], lookups: Lookups): AcrossFault[];
  /** Last changes to a row whose cells were all read. */
  settle?(candidate: Record<string, unknown>): Record<string, unknown>;
};

/** `columns`: all columns of the sheet in their order, those of an export alone included. */
export function defineSheet<Row, Context, Lookups, Item>({
  columns,
  ...sheet
}: Omit<SheetDefinition<Row, Context, Lookups, Item>, "columns" | "exported"> & {
  columns: readonly (SheetColumn<Lookups, Item> | WrittenColumn<Item>)[];
}): SheetDefinition<Row, Context, Lookups, Item> {
  return { ...sheet, columns: columns.filter((column) => "key" in column), exported: columns };
}

/** A row beside the others; `value` is null while it has an error of its own. */
export type RowAcross<Row> = { row: number; value: Row | null };
/** `column` is a column's key. */
export type AcrossFault = { row: number; column: string; fault: CellFault };

/** Where a column's values come from: a column of the file (from 0), the same text for every row, or nowhere. */
export type ColumnSource =
  | { from: "column"; index: number }
  | { from: "constant"; text: string }
  | { from: "none" };
/** By column key. */
export type ColumnSources = Readonly<Record<string, ColumnSource>>;

export const noSource: ColumnSource = { from: "none" };

/** Points one column to a source; a file column serves only one of ours. */
export function withSource(sources: ColumnSources, key: string, source: ColumnSource) {
  const changed: Record<string, ColumnSource> = { ...sources };
  if (source.from === "column") {
    for (const [other, used] of Object.entries(sources)) {
      if (used.from === "column" && used.index === source.index) changed[other] = noSource;
    }
  }
  changed[key] = source;
  return changed;
}

/** What a page shows of a definition, which itself stays with the worker. */
export type SheetOutline = Pick<SheetDefinition, "noun" | "identity" | "substance"> & {
  columns: readonly Pick<SheetColumn, "key" | "header" | "required">[];
  /** The rows name what must exist already. */
  namesExisting: boolean;
};

/** While no sheet has been opened. */
export const noOutline: SheetOutline = {
  noun: "",
  identity: "",
  substance: [],
  columns: [],
  namesExisting: false,
};

export function outlineOf(definition: SheetDefinition): SheetOutline {
  const { noun, identity, substance, columns, unknownIdentity } = definition;
  return {
    noun,
    identity,
    substance,
    columns: columns.map(({ key, header, required }) => ({ key, header, required })),
    namesExisting: unknownIdentity !== undefined,
  };
}

export function missingColumns({ columns }: Pick<SheetOutline, "columns">, sources: ColumnSources) {
  return columns.filter(
    (column) => column.required && (sources[column.key] ?? noSource).from === "none",
  );
}

export function cellOf(cells: readonly SheetCell[], source: ColumnSource | undefined): SheetCell {
  if (source?.from === "column") return cells[source.index] ?? null;
  return source?.from === "constant" && source.text !== "" ? source.text : null;
}
