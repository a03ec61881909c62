// Each sitting from now on has a secret by which the parts of its questions are mixed. Earlier sittings keep null: their order follows from
// their id as before, so that what was shown stays what is stored.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sittings add column order_key text collate "C"`.execute(db);
  await sql`
    alter table sittings alter column order_key
      set default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db);
}
