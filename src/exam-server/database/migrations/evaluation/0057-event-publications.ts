// Acts of staff that publish results of several exams at once: the rows of one act share its id.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table result_publications add column event_act_id text collate "C"`.execute(db);
  await sql`
    create index result_publications_event_act on result_publications (event_act_id)
    where event_act_id is not null`.execute(db);
}
