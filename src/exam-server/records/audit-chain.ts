// Whether the audit log is as it was written. Each entry is sealed by the database (migration 0068): its hash covers the one before,
// its number, its time and the hash of what it says. That shows changes; it does not prevent them.
import type { Db } from "../database/database.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "./sql-rows.ts";

/** The newest entry. `hash`: hexadecimal digits; empty and 0 where there is none. */
export type ChainHead = { number: number; hash: string; at: Date | null };

export async function readChainHead(db: Db): Promise<ChainHead> {
  const head = await db
    .selectFrom("audit_chain")
    .select(["number", "hash", "at"])
    .executeTakeFirst();
  return head ?? { number: 0, hash: "", at: null };
}

/**
 * What is wrong with an entry. `missing`: none has this number. `content`: it says something else than was written. `link`: its number,
 * its time or the entry before it is another.
 */
export type BrokenLink = { number: number; at: Date | null; what: "missing" | "content" | "link" };

/** Entries that one call checks: about a second on a slow PC. */
export const checkedAtOnce = 20_000;

/**
 * The first broken link among the entries `from` to `from + checkedAtOnce - 1`, or null. `last`: the highest number there is; 0 where
 * there is none. An erased entry says nothing more: only its links are checked.
 */
export async function checkChainFrom(
  from: number,
  db: Db,
): Promise<{ last: number; broken: BrokenLink | null }> {
  const end = from + checkedAtOnce;
  const { rows } = await sqlRows({
    number: number(),
    at: moment(),
    is_next: boolean(),
    says_same: boolean(),
    is_linked: boolean(),
  })`
    with part as (
      select e.number, e.at, e.hash, e.content_hash,
        e.erased or audit_content_hash(e) = e.content_hash as says_same,
        lag(e.number) over (order by e.number) as number_before,
        lag(e.hash) over (order by e.number) as hash_before
      from audit_entries e where e.number >= ${from - 1} and e.number < ${end})
    select number, at, says_same,
      number = coalesce(number_before + 1, ${from}::bigint) as is_next,
      hash = audit_entry_hash(coalesce(hash_before, ''), number, at, content_hash) as is_linked
    from part
    where number >= ${from} and (not says_same
      or number <> coalesce(number_before + 1, ${from}::bigint)
      or hash <> audit_entry_hash(coalesce(hash_before, ''), number, at, content_hash))
    order by number limit 1`.execute(db);
  const { rows: ends } = await sqlRows({ last: orNull(number()) })`
    select max(number) as last from audit_entries`.execute(db);
  const last = ends[0]!.last ?? 0;
  const [first] = rows;
  if (!first) return { last, broken: null };
  if (!first.is_next) {
    const before = await numberBefore(first.number, db);
    return { last, broken: { number: before + 1, at: null, what: "missing" } };
  }
  const what = first.says_same ? "link" : "content";
  return { last, broken: { number: first.number, at: first.at, what } };
}

async function numberBefore(given: number, db: Db): Promise<number> {
  const { rows } = await sqlRows({ before: orNull(number()) })`
    select max(number) as before from audit_entries where number < ${given}`.execute(db);
  return rows[0]!.before ?? 0;
}

/** Of the entry with that number; null: there is none. */
export async function hashOfEntry(given: number, db: Db): Promise<string | null> {
  const { rows } = await sqlRows({ hash: text() })`
    select hash from audit_entries where number = ${given} and hash is not null`.execute(db);
  return rows[0]?.hash ?? null;
}

/** How the log compares with a head that was kept elsewhere: beside the database, in a backup, on a berita acara. */
export type Completeness = "complete" | "cut" | "rewritten";

/** `hash`: its beginning is enough, as it is printed. */
export async function completenessAgainst(
  kept: { number: number; hash: string },
  db: Db,
): Promise<Completeness> {
  if (kept.number === 0) return "complete";
  const hash = await hashOfEntry(kept.number, db);
  if (hash === null) return "cut";
  return hash.startsWith(kept.hash.toLowerCase()) ? "complete" : "rewritten";
}
