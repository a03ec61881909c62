// How a question was answered before it was imported, as its file told it.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column outside_usage jsonb`.execute(db);
}
