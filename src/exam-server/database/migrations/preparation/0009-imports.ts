// What was imported, of every kind of sheet in one place: three kinds had tables of their own.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ["participant", "group", "user"]) {
    const table = sql.table(`${kind}_imports`);
    await sql`
      insert into sheet_imports (import_id, kind, user_id, result, created_at)
      select import_id, ${sql.lit(kind)}, user_id, result, created_at from ${table}
      on conflict (import_id) do nothing`.execute(db);
    await sql`drop table ${table}`.execute(db);
  }
}
