// Corrections and deletions of messages with their history, an index for the search in messages, and announcements that later
// comers get.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // `changes` of a conversation counts corrections and deletions: a console that has missed one reads its messages again.
  await sql`alter table chats add column changes integer not null default 0`.execute(db);
  // `is_for_later`: an announcement to all of a schedule or a room; `open_sesi`: the session that was open, if there are any.
  await sql`
    alter table chat_messages
      add column version integer not null default 1,
      add column corrected_at timestamptz,
      add column deleted_at timestamptz,
      add column deleted_by text,
      add column is_for_later boolean not null default false,
      add column open_sesi integer`.execute(db);
  await sql`
    alter table chat_messages
      drop constraint chat_messages_check,
      add constraint chat_messages_check
        check (body <> '' or picture_id is not null or deleted_at is not null)`.execute(db);
  await sql`
    create table chat_versions (
      chat_id text collate "C" not null,
      seq integer not null,
      version integer not null,
      body text not null,
      at timestamptz not null,
      primary key (chat_id, seq, version),
      foreign key (chat_id, seq) references chat_messages (chat_id, seq) on delete cascade
    )`.execute(db);
  await createDeliveryNumbers(db);
  await createSearch(db);
}

/** `first_seq` stays when a correction is delivered under a new number. */
async function createDeliveryNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_deliveries add column first_seq integer`.execute(db);
  await sql`update chat_deliveries set first_seq = seq`.execute(db);
  await sql`alter table chat_deliveries alter column first_seq set not null`.execute(db);
  await sql`drop index chat_deliveries_message`.execute(db);
  await sql`
    create unique index chat_deliveries_message
    on chat_deliveries (chat_id, message_seq, participant_id)`.execute(db);
}

/** A PostgreSQL without the extension's files still works: a search for rare words then reads the whole table. */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create index chat_messages_at on chat_messages (at desc)`.execute(db);
  const known = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (known.rows.length === 0) return;
  await sql`
    create index chat_messages_parts on chat_messages
    using gin (lower(body) gin_trgm_ops)`.execute(db);
}
