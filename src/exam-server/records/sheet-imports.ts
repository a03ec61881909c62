// What importing has in common: everything in one transaction, every row or none, and once for each import_id.
// The entity says how its rows are planned and written.
import type { ImportResult } from "../../contract/imports.ts";
import type { Db } from "../database/database.ts";
import type { Call, StagedCall } from "../http/handler.ts";
import { notFound, refuseIfCancelled } from "../http/refusal.ts";

export type ImportKind = "participant" | "group" | "subject" | "competence" | "user" | "question";
/** What every import answers; a sheet's rows also say what was updated and skipped. */
type Counted = Pick<ImportResult, "import_id" | "created"> &
  Partial<Pick<ImportResult, "updated" | "skipped">> & { faults: readonly unknown[] };

export type SheetImport<
  Input extends { import_id: string },
  Result extends Counted,
  Prepared = null,
> = {
  kind: ImportKind;
  /** Long work before the transaction; not done for an import that is known already. */
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
  return {
    send: {
      async staged(input: Input, call: StagedCall): Promise<Result> {
        const earlier = await find(input.import_id, call.db);
        if (earlier) return earlier;
        const prepared = await sheet.prepare(input, call);
        try {
          return await call.inTransaction((inner) => importOnce(sheet, input, prepared, inner));
        } catch (error) {
          if (!(error instanceof FaultyRows)) throw error;
          call.warn("Tidak ada yang disimpan karena ada baris yang bermasalah.");
          return error.result as Result;
        }
      },
    },
    find: {
      async read({ import_id: id }: { import_id: string }, call: Call): Promise<Result> {
        const found = await find(id, call.db);
        if (!found) throw notFound("Impor");
        return found;
      },
    },
  };
}

/** Thrown so that the transaction rolls back. */
class FaultyRows extends Error {
  readonly result: Counted;
  constructor(result: Counted) {
    super("The import has faulty rows");
    this.result = result;
  }
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
  // First, so that a second call with the same id waits here until this one has ended.
  const [reserved] = await call.db
    .insertInto("sheet_imports")
    .values({
      import_id,
      kind: sheet.kind,
      user_id: call.caller?.id ?? "",
      result: "{}",
      created_at: call.at,
    })
    .onConflict((other) => other.doNothing())
    .returning("import_id")
    .execute();
  if (!reserved) return (await findImport<Result>(sheet.kind, import_id, call.db))!;
  const { result, secrets } = await sheet.write(input, prepared, call);
  if (result.faults.length > 0) {
    const counts = "updated" in result ? { created: 0, updated: 0, skipped: 0 } : { created: 0 };
    throw new FaultyRows({ ...result, ...counts });
  }
  await call.audit({
    action: "import.commit",
    objectId: import_id,
    after: { kind: sheet.kind, ...result },
  });
  await call.db
    .updateTable("sheet_imports")
    .set({ result: JSON.stringify(result) })
    .where("import_id", "=", import_id)
    .execute();
  refuseIfCancelled(call.signal);
  return { ...result, ...secrets };
}
