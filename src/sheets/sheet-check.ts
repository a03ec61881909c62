// Checks the rows of an import against its definition, before anything is sent: each cell, each row by the contract's
// schema, and the rows against each other and against what the server has. Rows can be corrected one cell at a time.
import * as v from "valibot";
import { cleanText, readCell } from "./cell-reading.ts";
import { isSevere, summarize, type CheckSummary } from "./check-summary.ts";
import { duplicateFaults, lostZeroFaults } from "./row-comparison.ts";
import { cellText, isBlankRow, type SheetCell, type SheetRow } from "../files/sheet-cells.ts";
import { normalizeHeader } from "../files/sheet-header.ts";
import { identitySeparator, sheetKey } from "./row-identity.ts";
import {
  cellOf,
  type CellFault,
  type ColumnSources,
  type SheetDefinition,
} from "./sheet-columns.ts";

/** `column` is a column's key, `value` what the cell says. */
export type Fault = CellFault & { row: number; column: string; value: string };

export type CheckedRow<Row = unknown> = {
  row: number;
  /** In the order of the definition's columns. */
  cells: SheetCell[];
  /** What the row means; null while it has an error. */
  value: Row | null;
  faults: Fault[];
  /** Who the server has under the same identity. */
  existing: string | null;
};

export type ExistingRow = { key: string; label: string };
/** `field` as in the schema: what the server refuses, it names by field. */
export type Refusal = { row: number; field: string; message: string };

type State<Row> = CheckedRow<Row> & {
  /** Identity without regard to case; empty when the cell is. */
  key: string;
  parsed: Row | null;
  own: Fault[];
  refused: Fault[];
};

export class SheetCheck<Row, Context = unknown, Lookups = unknown> {
  readonly rows: readonly CheckedRow<Row>[];
  readonly #definition: SheetDefinition<Row, Context, Lookups>;
  readonly #lookups: Lookups;
  readonly #states: State<Row>[];
  readonly #byRow: Map<number, State<Row>>;
  readonly #existing = new Map<string, string>();
  /** Identities that the server has been asked about. */
  readonly #asked = new Set<string>();
  readonly #ignored: number;
  #checked = 0;

  constructor(
    definition: SheetDefinition<Row, Context, Lookups>,
    sheet: readonly SheetRow[],
    sources: ColumnSources,
    context: Context,
  ) {
    const isIgnored = ignoredRows(definition, sources);
    const filled = sheet.filter(({ cells }) => !isIgnored(cells));
    this.#definition = definition;
    this.#lookups = definition.prepare(context);
    this.#states = filled.map((row) => blankState(definition.columns, row, sources));
    this.#byRow = new Map(this.#states.map((state) => [state.row, state]));
    this.#ignored = sheet.length - filled.length;
    this.rows = this.#states;
  }

  /** Checks up to `limit` further rows; answers how many are checked so far. After the last, call `compare`. */
  checkNext(limit: number): number {
    const states = this.#states.slice(this.#checked, this.#checked + limit);
    for (const state of states) this.#checkRow(state);
    this.#checked += states.length;
    return this.#checked;
  }

  /** Judges the rows against each other; every change does it again by itself. */
  compare(): void {
    const { columns, identity } = this.#definition;
    const across = new Map<State<Row>, Fault[]>();
    const found = [
      ...duplicateFaults(identity, columns, this.#states),
      ...this.#unknownFaults(),
      ...lostZeroFaults(columns, this.#states),
    ];
    for (const [state, fault] of found) across.set(state, [...(across.get(state) ?? []), fault]);
    for (const state of this.#states) {
      state.faults = [...state.own, ...(across.get(state) ?? []), ...state.refused];
      state.value = state.faults.some(isSevere) ? null : state.parsed;
      state.existing = this.#existing.get(state.key) ?? null;
    }
    this.#compareAll();
  }

  /** Comes last: it must know which rows have no error so far. */
  #compareAll(): void {
    const faults = this.#definition.checkAcross?.(this.#states, this.#lookups) ?? [];
    for (const { row, column, fault } of faults) {
      const state = this.#byRow.get(row);
      if (!state) continue;
      state.faults = [...state.faults, located(fault, state, column, this.#at(column))];
      if (isSevere(fault)) state.value = null;
    }
  }

  /** An empty text empties the cell. False: there is no such row or column. */
  edit(row: number, column: string, text: string): boolean {
    const state = this.#byRow.get(row);
    const at = this.#at(column);
    if (!state || at < 0) return false;
    this.#change([[state, text]], at);
    return true;
  }

  /** Replaces a text wherever the column says exactly that; answers how many cells changed. */
  replaceAll(column: string, from: string, to: string): number {
    const at = this.#at(column);
    const wanted = from.trim();
    return this.#changeWhere(at, ({ cells }) =>
      cellText(cells[at]).trim() === wanted ? to : undefined,
    );
  }

  /** Does what every fault of that kind proposes; answers how many cells changed. */
  applyFixes(code: string): number {
    let changed = 0;
    this.#definition.columns.forEach(({ key }, at) => {
      changed += this.#changeWhere(
        at,
        ({ faults }) => faults.find((fault) => fault.code === code && fault.column === key)?.fix,
      );
    });
    return changed;
  }

  /** `asked`: the identities in question; those without a row are unknown to the server. */
  setExisting(rows: readonly ExistingRow[], asked: readonly string[]): void {
    for (const key of asked) this.#asked.add(sheetKey(key));
    for (const { key, label } of rows) this.#existing.set(sheetKey(key), label);
    this.compare();
  }

  /** The identities in the rows, each once, as the server is to be asked about them. */
  identities(): string[] {
    const byKey = new Map(this.#states.map((state) => [state.key, state]));
    byKey.delete("");
    return [...byKey.values()].map(({ cells }) => this.#identityOf(cells));
  }

  /** Empty when the identity's own cell is. */
  #identityOf(cells: readonly SheetCell[]): string {
    const { columns, identity, identityWithin = [] } = this.#definition;
    const texts = [...identityWithin, identity].map((key) => {
      const at = this.#at(key);
      const column = columns[at];
      return column ? cleanText(column, cells[at] ?? null) : "";
    });
    return texts.at(-1) === "" ? "" : texts.join(identitySeparator);
  }

  /** Adds what the server refused after all, until what it speaks of is corrected. */
  refuse(refusals: readonly Refusal[]): void {
    const { columns } = this.#definition;
    for (const { row, field, message } of refusals) {
      const state = this.#byRow.get(row);
      const at = Math.max(
        columns.findIndex((column) => column.field === field),
        0,
      );
      const fault: CellFault = { code: "server", severity: "error", reason: message };
      const column = columns[at];
      if (state && column) state.refused.push(located(fault, state, column.key, at));
    }
    this.compare();
  }

  summary(): CheckSummary {
    const { unknownIdentity } = this.#definition;
    return summarize(this.#states, this.#ignored, unknownIdentity === undefined);
  }

  #unknownFaults(): [State<Row>, Fault][] {
    const { identity, unknownIdentity } = this.#definition;
    if (!unknownIdentity) return [];
    const at = this.#at(identity);
    return this.#states.flatMap((state): [State<Row>, Fault][] => {
      if (!this.#asked.has(state.key) || this.#existing.has(state.key)) return [];
      if (state.own.some(({ column, severity }) => column === identity && severity === "error")) {
        return [];
      }
      const reason = unknownIdentity(cellText(state.cells[at]).trim());
      const fault: CellFault = { code: "missing", severity: "error", reason };
      return [[state, located(fault, state, identity, at)]];
    });
  }

  #at(key: string): number {
    return this.#definition.columns.findIndex((column) => column.key === key);
  }

  #checkRow(state: State<Row>): void {
    readRow(this.#definition, state, this.#lookups);
    state.key = sheetKey(this.#identityOf(state.cells));
  }

  #change(changes: readonly [State<Row>, text: string][], at: number): void {
    const { columns, judgedBy } = this.#definition;
    const judged = judgedBy === undefined ? -1 : this.#at(judgedBy);
    const subjectOf = ({ cells }: State<Row>) => sheetKey(cellText(cells[judged]).trim());
    const touched = new Set<string>();
    for (const [state, text] of changes) {
      touched.add(subjectOf(state));
      state.cells[at] = text === "" ? null : text;
      touched.add(subjectOf(state));
      state.refused = state.refused.filter(({ column }) => column !== columns[at]?.key);
      this.#checkRow(state);
    }
    for (const state of judged < 0 ? [] : this.#states) {
      if (touched.has(subjectOf(state))) state.refused = [];
    }
    this.compare();
  }

  #changeWhere(at: number, textFor: (state: State<Row>) => string | undefined): number {
    const changes = this.#states.flatMap((state): [State<Row>, string][] => {
      const text = at < 0 ? undefined : textFor(state);
      return text === undefined ? [] : [[state, text]];
    });
    if (changes.length > 0) this.#change(changes, at);
    return changes.length;
  }
}

function blankState<Row>(
  columns: readonly { key: string }[],
  { row, cells }: SheetRow,
  sources: ColumnSources,
): State<Row> {
  return {
    row,
    cells: columns.map(({ key }) => cellOf(cells, sources[key])),
    value: null,
    faults: [],
    existing: null,
    key: "",
    parsed: null,
    own: [],
    refused: [],
  };
}

/** Rows that name nobody (formatted only, or numbered in advance), and headers pasted in between. */
function ignoredRows(
  definition: Pick<SheetDefinition, "columns" | "substance">,
  sources: ColumnSources,
): (cells: readonly SheetCell[]) => boolean {
  const naming = definition.columns
    .filter(({ key }) => definition.substance.includes(key) && sources[key]?.from === "column")
    .map(({ key, header, aliases }) => ({
      source: sources[key],
      names: new Set([header, ...aliases].map(normalizeHeader)),
    }));
  return (cells) => {
    if (naming.length === 0) return isBlankRow(cells);
    const texts = naming.map(({ source }) => cellText(cellOf(cells, source)));
    if (texts.every((text) => text.trim() === "")) return true;
    return naming.every(({ names }, at) => names.has(normalizeHeader(texts[at] ?? "")));
  };
}

function readRow<Row, Context, Lookups>(
  definition: SheetDefinition<Row, Context, Lookups>,
  state: State<Row>,
  lookups: Lookups,
): void {
  const { columns } = definition;
  const candidate: Record<string, unknown> = { row: state.row };
  const found = new Map<string, CellFault>();
  columns.forEach((column, at) => {
    const reading = readCell(column, state.cells[at] ?? null, lookups);
    candidate[column.field] = reading.value;
    if (reading.fault) found.set(column.key, reading.fault);
  });
  for (const [key, fault] of Object.entries(definition.checkTogether?.(candidate) ?? {})) {
    if (!found.has(key)) found.set(key, fault);
  }
  const parsed = v.safeParse(definition.schema, definition.settle?.(candidate) ?? candidate);
  for (const issue of parsed.issues ?? []) {
    const column = columns.find(({ field }) => field === v.getDotPath(issue)?.split(".")[0]);
    if (!column || found.get(column.key)?.severity === "error") continue;
    found.set(column.key, { code: "invalid", severity: "error", reason: issue.message });
  }
  state.own = columns.flatMap(({ key }, at) => {
    const fault = found.get(key);
    return fault ? [located(fault, state, key, at)] : [];
  });
  state.parsed = parsed.success ? parsed.output : null;
}

function located(
  fault: CellFault,
  state: { row: number; cells: SheetCell[] },
  column: string,
  at: number,
): Fault {
  return { ...fault, row: state.row, column, value: cellText(state.cells[at]) };
}
