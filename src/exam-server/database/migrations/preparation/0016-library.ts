// The institution's own pictures and sounds: of no bank from the beginning, unlike files whose bank is gone, and known by a
// name that is changed by version.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column is_library boolean not null default false,
      add column version integer not null default 1,
      add constraint media_one_home check (bank_id is null or not is_library)`.execute(db);
  await sql`create unique index media_library_content on media (sha256) where is_library`.execute(
    db,
  );
}
