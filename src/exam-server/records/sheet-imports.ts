// What importing has in common: everything in one transaction, every row or none, and once for each import_id.
// The entity says how its rows are planned and written.
import { sql } from "kysely";
import type { AuditObject } from "../../contract/audit.ts";
import type { ImportResult } from "../../contract/imports.ts";
import type { Db } from "../database/database.ts";
import type { Call, StagedCall } from "../http/handler.ts";
import { conflict, notFound, refuseIfCancelled } from "../http/refusal.ts";

export type ImportKind = Extract<
  AuditObject,
  | "participant"
  | "group"
  | "subject"
  | "major"
  | "religion"
  | "competence"
  | "user"
  | "question"
  | "schedule"
  | "session"
  | "placement"
>;
/** What every import answers; a sheet's rows also say what was updated and skipped. */
type Counted = Pick<ImportResult, "import_id" | "created"> &
  Partial<Pick<ImportResult, "updated" | "skipped">> & { faults: readonly unknown[] };

export type SheetImport<
  Input extends { import_id: string },
  Result extends Counted,
  Prepared = null,
> = {
  kind: ImportKind;
  /** Long work before the transaction; not done for an import that is known already. @throws FaultyRows where rows have faults */
  prepare(input: Input, call: StagedCall): Promise<Prepared>;
  /**
   * Plans and writes. Where there are faults, nothing of it is kept: writing may stop as soon as one is known.
   * `secrets` are answered once and never stored.
   */
  write(input: Input, prepared: Prepared, call: Call): Promise<Written<Result>>;
};
type Written<Result> = { result: Result; secrets?: Partial<Result> };

export function importVerbs<Input extends { import_id: string }, Result extends Counted, Prepared>(
  sheet: SheetImport<Input, Result, Prepared>,
) {
  const find = (importId: string, db: Db) => findImport<Result>(sheet.kind, importId, db);
  const send = async (input: Input, call: StagedCall): Promise<Result> => {
    const earlier = await find(input.import_id, call.db);
    if (earlier) return earlier;
    try {
      const prepared = await sheet.prepare(input, call);
      return await call.inTransaction((inner) => importOnce(sheet, input, prepared, inner));
    } catch (error) {
      if (!(error instanceof FaultyRows)) throw error;
      // The same import, sent twice, is not at fault for the rows that it has written meanwhile.
      const written = await find(input.import_id, call.db);
      if (written) return written;
      call.warn("Tidak ada yang disimpan karena ada baris yang bermasalah.");
      return error.result as Result;
    }
  };
  return {
    send: {
      staged: (input: Input, call: StagedCall) =>
        underWay.during(input.import_id, send(input, call)),
    },
    find: {
      async read({ import_id: id }: { import_id: string }, call: Call): Promise<Result> {
        // "Not found" means that nothing was written: not before what is under way has ended.
        await underWay.ended(id);
        await sql`select pg_advisory_xact_lock_shared(${lockOf(id)})`.execute(call.db);
        const found = await find(id, call.db);
        if (!found) throw notFound("Impor");
        return found;
      },
    },
  };
}

/** The imports of this process; those of others that share the database are known by the lock of their transaction. */
const underWay = {
  imports: new Map<string, Promise<unknown>>(),
  async during<Value>(id: string, work: Promise<Value>): Promise<Value> {
    this.imports.set(id, work);
    try {
      return await work;
    } finally {
      if (this.imports.get(id) === work) this.imports.delete(id);
    }
  },
  async ended(id: string): Promise<void> {
    await Promise.allSettled([this.imports.get(id)]);
  },
};

const lockOf = (importId: string) => sql`hashtextextended(${importId}, 0)`;

/** Thrown so that the transaction rolls back: the counts of its result are those of an import that has written nothing. */
class FaultyRows extends Error {
  readonly result: Counted;
  constructor(result: Counted) {
    super("The import has faulty rows");
    const counts = "updated" in result ? { created: 0, updated: 0, skipped: 0 } : { created: 0 };
    this.result = { ...result, ...counts };
  }
}

/** @throws FaultyRows where rows have faults */
export function refuseFaultyRows(result: Counted): void {
  if (result.faults.length > 0) throw new FaultyRows(result);
}

async function findImport<Result>(
  kind: ImportKind,
  importId: string,
  db: Db,
): Promise<Result | null> {
  const row = await db
    .selectFrom("sheet_imports")
    .select("result")
    .where("import_id", "=", importId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row ? (row.result as Result) : null;
}

async function importOnce<Input extends { import_id: string }, Result extends Counted, Prepared>(
  sheet: SheetImport<Input, Result, Prepared>,
  input: Input,
  prepared: Prepared,
  call: Call,
): Promise<Result> {
  const { import_id } = input;
  // A second call with the same id waits here until the first has ended.
  await sql`select pg_advisory_xact_lock(${lockOf(import_id)})`.execute(call.db);
  const earlier = await findImport<Result>(sheet.kind, import_id, call.db);
  if (earlier) return earlier;
  const { result, secrets } = await sheet.write(input, prepared, call);
  refuseFaultyRows(result);
  const [stored] = await call.db
    .insertInto("sheet_imports")
    .values({
      import_id,
      kind: sheet.kind,
      user_id: call.caller?.id ?? "",
      result: JSON.stringify(result),
      created_at: call.at,
    })
    .onConflict((other) => other.doNothing())
    .returning("import_id")
    .execute();
  // An import of another kind has the id.
  if (!stored) throw conflict("Impor ini bertabrakan dengan impor lain. Mulai lagi impornya.");
  await call.audit({
    action: "import.commit",
    objectId: import_id,
    after: { kind: sheet.kind, ...result },
  });
  refuseIfCancelled(call.signal);
  return { ...result, ...secrets };
}
