// Encrypted copies of participants' passwords, for cards. A table of their own: no list of participants can carry one along.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_passwords (
      participant_id text collate "C" primary key references participants (id) on delete cascade,
      key_id text collate "C" not null,
      sealed text not null
    )`.execute(db);
}
