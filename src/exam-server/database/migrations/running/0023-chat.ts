// Conversations, their messages and pictures, how far staff have read, what participants were told, and templates.
import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createChats(db);
  await createMessages(db);
  await createDeliveries(db);
  await createTemplates(db);
}

/** `key` names whom or what it is about: two who open the same at once get one. */
async function createChats(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chats (
      id text collate "C" primary key,
      kind text not null check (kind in ('dm', 'event', 'schedule', 'sitting', 'broadcast')),
      key text collate "C" not null unique,
      first_user_id text collate "C" references users (id) on delete cascade,
      second_user_id text collate "C" references users (id) on delete cascade,
      event_id text collate "C" references events (id) on delete cascade,
      schedule_id text collate "C" references schedules (id) on delete cascade,
      participant_id text collate "C" references participants (id) on delete cascade,
      room_id text collate "C" references rooms (id) on delete cascade,
      last_seq integer not null default 0,
      last_at timestamptz not null
    )`.execute(db);
  await sql`create index chats_last on chats (last_at desc)`.execute(db);
  for (const column of ["second_user_id", "event_id", "schedule_id", "participant_id", "room_id"]) {
    await sql`
      create index ${sql.raw(`chats_${column}`)} on chats (${sql.raw(column)})
      where ${sql.raw(column)} is not null`.execute(db);
  }
  await sql`
    create table chat_marks (
      chat_id text collate "C" not null references chats (id) on delete cascade,
      user_id text collate "C" not null references users (id) on delete cascade,
      delivered_seq integer not null default 0,
      read_seq integer not null default 0,
      muted boolean not null default false,
      primary key (chat_id, user_id)
    )`.execute(db);
  await sql`create index chat_marks_user on chat_marks (user_id)`.execute(db);
}

/** Whoever wrote one is named for good: accounts and participants may go. */
async function createMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_pictures (
      id text collate "C" primary key,
      chat_id text collate "C" not null references chats (id) on delete cascade,
      mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
      bytes bytea not null,
      created_by text collate "C" not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index chat_pictures_chat on chat_pictures (chat_id)`.execute(db);
  await sql`
    create table chat_messages (
      chat_id text collate "C" not null references chats (id) on delete cascade,
      seq integer not null check (seq > 0),
      id text collate "C" not null,
      author_id text collate "C" not null,
      author_name text not null,
      is_participant boolean not null,
      body text not null,
      picture_id text collate "C" references chat_pictures (id),
      at timestamptz not null,
      primary key (chat_id, seq),
      unique (author_id, id),
      check (body <> '' or picture_id is not null)
    )`.execute(db);
  await sql`create index chat_messages_author on chat_messages (author_id, at)`.execute(db);
  await sql`
    create index chat_messages_picture on chat_messages (picture_id)
    where picture_id is not null`.execute(db);
}

/** What one participant is told in one exam, numbered per schedule in the order in which it was committed. */
async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_inboxes (
      schedule_id text collate "C" primary key references schedules (id) on delete cascade,
      last_seq integer not null
    )`.execute(db);
  await sql`
    create table chat_deliveries (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      seq integer not null,
      chat_id text collate "C" not null,
      message_seq integer not null,
      delivered_at timestamptz,
      read_at timestamptz,
      primary key (participant_id, schedule_id, seq),
      foreign key (chat_id, message_seq) references chat_messages (chat_id, seq) on delete cascade
    )`.execute(db);
  await sql`
    create index chat_deliveries_message on chat_deliveries (chat_id, message_seq)`.execute(db);
  await sql`create index chat_deliveries_schedule on chat_deliveries (schedule_id)`.execute(db);
}

const usualTemplates = [
  "10 menit lagi",
  "5 menit lagi",
  "Periksa kembali jawaban Anda",
  "Harap tenang",
];

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_templates (
      id text collate "C" primary key,
      text text not null unique,
      position integer generated always as identity
    )`.execute(db);
  for (const text of usualTemplates) {
    await sql`insert into message_templates (id, text) values (${randomUUID()}, ${text})`.execute(
      db,
    );
  }
}
