// The number by which a school's report books know a pupil (NISN). Empty where a participant has none.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table participants add column nisn text collate "C" not null default ''`.execute(db);
  await sql`
    create unique index participants_nisn on participants (nisn)
    where deleted_at is null and nisn <> ''`.execute(db);
}
