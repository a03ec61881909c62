// What an import of a sheet would do, row by row, judged against what is stored: create, update, skip, or a fault.
// It changes nothing. The entity says how a row is recognised, which fields it would write and what is wrong with them.
import { randomUUID } from "node:crypto";
import type { DuplicateMode, ImportFault } from "../../contract/imports.ts";
import { createYieldOften } from "../yield-often.ts";
import { difference } from "./audit-trail.ts";

export type SheetRow = { row: number; password?: string };
export type RowInput<Row> = { import_id: string; duplicates: DuplicateMode; rows: readonly Row[] };

/** Of one row; null: nothing is wrong. */
export type AddFault = (field: string, message: string | null) => void;

export type RowKey<Row> = {
  /** Where the row says who it is, and what that is called. */
  field: Extract<keyof Row, string>;
  noun: string;
  /** The same for rows that mean the same record; null: that cannot be known, and is a fault. */
  keyOf(row: Row, fault: AddFault): string | null;
};
export type KeyedRow<Row> = {
  row: Row;
  key: string;
  /** "Nomor ujian 0042". */
  label: string;
  isRepeated: boolean;
  fault: AddFault;
};

/** No record may stand in two rows. */
export function keyedRows<Row extends SheetRow>(
  rows: readonly Row[],
  { field, noun, keyOf }: RowKey<Row>,
  faults: ImportFault[],
): KeyedRow<Row>[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const fault: AddFault = (at, message) => {
      if (message !== null) faults.push({ row: row.row, field: at, message });
    };
    const key = keyOf(row, fault);
    if (key === null) return [];
    const earlier = seen.get(key);
    const label = `${noun} ${String(row[field])}`;
    const isRepeated = earlier !== undefined;
    if (isRepeated) fault(field, `${label} sudah ada di baris ${earlier}.`);
    seen.set(key, earlier ?? row.row);
    return { row, key, label, isRepeated, fault };
  });
}

type Identified = { id: string };
export type Recognition<Row, Stored> = RowKey<Row> & {
  /** By key. */
  stored: ReadonlyMap<string, Stored>;
  /** Why the sheet stops at a row that exists. */
  taken(label: string, stored: Stored): string;
};
/** `id` is the stored record's, or the new one's. */
export type RecognisedRow<Row, Stored> = KeyedRow<Row> & { id: string; stored: Stored | null };
export type RecognisedRows<Each> = { rows: Each[]; skipped: number; faults: ImportFault[] };

/** Rows that exist are skipped, kept for an update or, where the sheet is to stop at them, faults. */
export function recogniseRows<Row extends SheetRow, Stored extends Identified>(
  { rows, duplicates }: RowInput<Row>,
  recognition: Recognition<Row, Stored>,
): RecognisedRows<RecognisedRow<Row, Stored>> {
  const { field, stored: byKey, taken } = recognition;
  const faults: ImportFault[] = [];
  const all = keyedRows(rows, recognition, faults).map((keyed) => {
    const stored = byKey.get(keyed.key) ?? null;
    if (stored && duplicates === "stop") keyed.fault(field, taken(keyed.label, stored));
    return { ...keyed, id: stored?.id ?? randomUUID(), stored };
  });
  const kept = all.filter(({ stored }) => stored === null || duplicates !== "skip");
  return { rows: kept, skipped: all.length - kept.length, faults };
}

export type PlannedRow<Row, Fields> = {
  row: Row;
  key: string;
  id: string;
  fields: Fields;
  /** For the audit: what differs. Before is null for a new record. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};
export type RowPlan<Row, Fields> = {
  created: PlannedRow<Row, Fields>[];
  updated: PlannedRow<Row, Fields>[];
  skipped: number;
  faults: ImportFault[];
};

/**
 * An update that would change nothing is skipped; a password in the sheet is a change by itself.
 * `comparable`: what two records are told apart by, and what the audit keeps.
 */
export async function planChanges<
  Each extends RecognisedRow<SheetRow, Fields>,
  Fields extends Record<string, unknown>,
>(
  recognised: RecognisedRows<Each>,
  fieldsOf: (row: Each) => Fields,
  comparable: (fields: Fields) => Record<string, unknown> = (fields) => fields,
): Promise<RowPlan<Each["row"], Fields>> {
  const { rows, skipped, faults } = recognised;
  const yieldOften = createYieldOften();
  const plan: RowPlan<Each["row"], Fields> = { created: [], updated: [], skipped, faults };
  for (const each of rows) {
    await yieldOften();
    const { row, key, id, stored } = each;
    const fields = fieldsOf(each);
    const after = comparable(fields);
    if (stored === null) {
      plan.created.push({ row, key, id, fields, before: null, after });
      continue;
    }
    const changes = difference(comparable(stored), after);
    const isNeedless = Object.keys(changes.after).length === 0 && !row.password;
    if (isNeedless) plan.skipped += 1;
    else plan.updated.push({ row, key, id, fields, ...changes });
  }
  return plan;
}

/** For records that do not depend on one another. */
export async function planRows<
  Row extends SheetRow,
  Stored extends Fields & Identified,
  Fields extends Record<string, unknown>,
>(
  input: RowInput<Row>,
  recognition: Recognition<Row, Stored>,
  fieldsOf: (row: RecognisedRow<Row, Stored>) => Fields,
  comparable?: (fields: Fields) => Record<string, unknown>,
): Promise<RowPlan<Row, Fields>> {
  const plan = await planChanges(recogniseRows(input, recognition), fieldsOf, comparable);
  sortFaults(plan.faults);
  return plan;
}

/** In the order of the sheet. */
export function sortFaults(faults: ImportFault[]): void {
  faults.sort((one, other) => one.row - other.row);
}

/** The id of what a code names, without regard to case; a code that nothing has is a fault, and its id null. */
export function codeFinder(noun: string, rows: readonly { id: string; kode: string }[]) {
  const ids = new Map(rows.map(({ id, kode }) => [kode.toLowerCase(), id]));
  return (field: string, kode: string, fault: AddFault): string | null => {
    const id = ids.get(kode.toLowerCase()) ?? null;
    if (id === null) fault(field, `${noun} "${kode}" tidak ada di server.`);
    return id;
  };
}
