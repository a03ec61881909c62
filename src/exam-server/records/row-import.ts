// Importing a sheet whose rows are created, updated or skipped one by one: planned and written in one transaction,
// in parts, with an audit entry for each record.
import { sql } from "kysely";
import type { ImportResult } from "../../contract/imports.ts";
import type { Db } from "../database/database.ts";
import { inParts } from "../database/large-change.ts";
import type { Call } from "../http/handler.ts";
import type { RowInput, RowPlan } from "./row-plan.ts";
import { importVerbs, type ImportKind } from "./sheet-imports.ts";

export type RowWriting<Fields> = {
  kind: ImportKind;
  /** A part of the rows in one statement, or a few. */
  insert(rows: (Fields & { id: string })[], call: Call): Promise<unknown>;
  update(rows: (Fields & { id: string })[], call: Call): Promise<unknown>;
};
export type RowImport<Row, Fields> = RowWriting<Fields> & {
  /** Locks what it judges by, so that it stays so until all is written. */
  plan(input: RowInput<Row>, call: Call): Promise<RowPlan<Row, Fields>>;
};

export function rowImportVerbs<Row, Fields extends object>(rows: RowImport<Row, Fields>) {
  return importVerbs<RowInput<Row>, ImportResult, null>({
    kind: rows.kind,
    prepare: async () => null,
    async write(input, _prepared, call) {
      await awaitTurn(rows.kind, call.db);
      const plan = await rows.plan(input, call);
      if (plan.faults.length === 0) await writePlan(plan, rows, call);
      return { result: resultOf(input, plan) };
    },
  });
}

/**
 * Imports of one kind are planned and written one after the other: what one has added, the next finds, instead of
 * running into it half way.
 */
export async function awaitTurn(kind: ImportKind, db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import of ${kind}`}))`.execute(db);
}

export function resultOf(
  { import_id }: RowInput<unknown>,
  { created, updated, skipped, faults }: RowPlan<unknown, unknown>,
): ImportResult {
  return { import_id, created: created.length, updated: updated.length, skipped, faults };
}

export async function writePlan<Row, Fields extends object>(
  { created, updated }: RowPlan<Row, Fields>,
  { kind, insert, update }: RowWriting<Fields>,
  call: Call,
): Promise<void> {
  const written = [...created, ...updated];
  await inParts(created, call, (part) => insert(part.map(rowOf), call));
  await inParts(updated, call, (part) => update(part.map(rowOf), call));
  await inParts(written, call, (part) =>
    call.audit(
      part.map(({ id, before, after }) => ({
        action: `${kind}.import`,
        objectId: id,
        ...(before ? { before } : {}),
        after,
      })),
    ),
  );
}

const rowOf = <Fields extends object>({ id, fields }: { id: string; fields: Fields }) => ({
  ...fields,
  id,
});
