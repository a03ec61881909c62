// A trigger reports every change of a setting, whichever server or tool has written, so that open consoles show it at once.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notice_settings() returns trigger language plpgsql as $$
    begin
      perform notice_of('setting', new.package || ' ' || new.code || ' ' || new.version);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger notice_settings after insert or update on settings
    for each row execute function notice_settings()`.execute(db);
}
