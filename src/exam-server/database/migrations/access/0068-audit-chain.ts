// Makes the audit log tamper-evident: each entry has its own number and a SHA-256 over the entry before it, its number, its time and
// the hash of what it says. A trigger seals entries when their transaction ends, whoever has written them, under one lock.
// What an entry said can be erased later: the hash of it stays, and the chain with it.
import { sql, type Kysely } from "kysely";

/**
 * In hexadecimal digits, over the fields in this order, each with its length before it so that none runs into the next. jsonb has
 * one text for each value, with its keys in one order.
 */
const contentHash = sql`
  create function audit_content_hash(entry audit_entries) returns text language sql immutable as $$
    select encode(sha256(convert_to(string_agg(
      case when field is null then '-' else octet_length(field) || ':' || field end, '' order by place
    ), 'UTF8')), 'hex')
    from unnest(array[entry.action, entry.object_type, entry.object_id, entry.user_id,
      entry.user_name, entry.before::text, entry.after::text, entry.reason, entry.ip])
      with ordinality said (field, place)
  $$`;

/** The moment in whole microseconds since 1970. */
const entryHash = sql`
  create function audit_entry_hash(hash_before text, number bigint, at timestamptz, content_hash text)
    returns text language sql immutable as $$
    select encode(sha256(convert_to(concat_ws(' ', hash_before, number,
      (extract(epoch from at) * 1000000)::bigint, content_hash), 'UTF8')), 'hex')
  $$`;

/** The row of audit_chain is the lock: it is held from the end of a transaction until it is committed. */
const seal = sql`
  create function seal_audit_entries() returns void language plpgsql as $$
    declare
      entry audit_entries;
      head audit_chain;
      content text;
    begin
      select * into head from audit_chain for update;
      for entry in select * from audit_entries where number is null order by id loop
        content := audit_content_hash(entry);
        head.number := head.number + 1;
        head.hash := audit_entry_hash(head.hash, head.number, entry.at, content);
        head.at := entry.at;
        update audit_entries
          set number = head.number, hash = head.hash, content_hash = content where id = entry.id;
      end loop;
      update audit_chain set number = head.number, hash = head.hash, at = head.at;
    end $$`;

/** Once for each new row; the first of a transaction seals them all. */
const sealNew = sql`
  create function seal_new_audit_entry() returns trigger language plpgsql as $$
    begin
      if exists (select from audit_entries where id = new.id and number is null) then
        perform seal_audit_entries();
      end if;
      return null;
    end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries
      add column number bigint,
      add column hash text collate "C",
      add column content_hash text collate "C",
      add column erased boolean not null default false`.execute(db);
  await sql`
    create table audit_chain (
      is_one boolean primary key default true check (is_one),
      number bigint not null,
      hash text collate "C" not null,
      at timestamptz
    )`.execute(db);
  await sql`insert into audit_chain (number, hash) values (0, '')`.execute(db);
  for (const made of [contentHash, entryHash, seal, sealNew]) await made.execute(db);
  await sql`create index audit_entries_unsealed on audit_entries (id) where number is null`.execute(
    db,
  );
  await sql`select seal_audit_entries()`.execute(db);
  await sql`create unique index audit_entries_number on audit_entries (number)`.execute(db);
  await sql`
    create constraint trigger audit_entries_seal after insert on audit_entries
      deferrable initially deferred for each row execute function seal_new_audit_entry()`.execute(
    db,
  );
  // The number of failed tries went on growing inside an entry, which nothing may change any more.
  await sql`
    create table failed_tries (
      entry_id bigint primary key references audit_entries (id) on delete cascade,
      count integer not null
    )`.execute(db);
  await sql`
    insert into failed_tries (entry_id, count)
    select id, (after ->> 'count')::integer from audit_entries
    where action in ('user.sign-in-failed', 'participant.fail-sign-in', 'participant.fail-token')
      and after ->> 'count' ~ '^[0-9]{1,9}$'`.execute(db);
}
