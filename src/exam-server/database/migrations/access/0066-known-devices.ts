// Stores at which devices somebody has signed in, because what others guess must not make them wait there.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      hash text collate "C" primary key,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into known_devices (hash, seen_at)
    select encode(sha256(convert_to(device, 'UTF8')), 'hex'), max(last_used_at)
    from participant_tokens group by device`.execute(db);
}
