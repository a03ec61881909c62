// Photos of participants: at most one each, gone with them. The id is the secret part of its address.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table participant_photos (
      id text collate "C" primary key,
      participant_id text collate "C" not null unique references participants (id) on delete cascade,
      sha256 text collate "C" not null,
      mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
      bytes bytea not null,
      created_by text collate "C" references users (id) on delete set null,
      created_at timestamptz not null
    )`.execute(db);
}
