// Whether whoever signed in is at a console now.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // When its console last said over the socket that it is there. In the database: several servers answer from it alike.
  await sql`alter table tokens add column here_at timestamptz`.execute(db);
}
