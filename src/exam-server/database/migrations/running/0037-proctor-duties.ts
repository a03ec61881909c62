// A proctor is there on certain days and in certain sessions of the event. Those who are named already: always, which is an empty
// list of each. Every row has both lists, because what is missing would be neither always nor never.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update event_rooms er set pengawas = (
      select jsonb_agg(named.one || '{"days": [], "sessions": []}' order by named.n)
      from jsonb_array_elements(er.pengawas) with ordinality named (one, n))
    where er.pengawas <> '[]'`.execute(db);
  await sql`
    alter table event_rooms add constraint event_rooms_duties check (
      not jsonb_path_exists(pengawas, '$[*] ? (!exists(@.days) || !exists(@.sessions))'))`.execute(
    db,
  );
}
