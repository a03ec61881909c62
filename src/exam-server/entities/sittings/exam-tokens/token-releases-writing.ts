// Releasing and ending tokens. Whoever does so holds the row of the rules, so that several servers on one database, and two
// operators at once, do it one after the other.
import { randomUUID } from "node:crypto";
import {
  tokenAlphabet,
  tokenLength,
  type ScopeKey,
  type TokenEnd,
  type TokenRules,
} from "../../../../contract/exams/exam-tokens.ts";
import { followingToken } from "../../../../domain/exams/tokens/exam-token.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { lastEnd } from "../../exams/schedules/schedule-times-query.ts";
import { boolean, moment, sqlRows, text } from "../../../records/sql-rows.ts";

async function lockRules(db: Db): Promise<TokenRules> {
  // An emptied database has lost it.
  await db
    .insertInto("token_rules")
    .values({ id: 1 })
    .onConflict((known) => known.doNothing())
    .execute();
  return db
    .selectFrom("token_rules")
    .select(["auto", "seconds", "version"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Release = {
  key: ScopeKey;
  nama: string;
  /** Null: by itself. */
  by: string | null;
  from: Date;
  until: Date;
};

/** Answers its id. */
export async function release(db: Db, { key, nama, by, from, until }: Release): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("token_releases")
    .values({
      id,
      scope: key.scope,
      scope_id: key.id,
      nama,
      value: randomAlphanumeric(tokenLength, tokenAlphabet),
      released_at: from,
      released_by: by,
      expires_at: until,
      ended_at: null,
      ended_by: null,
      end_kind: null,
    })
    .execute();
  return id;
}

type Ended = { kind: TokenEnd; at: Date; by?: string; note?: string };

export async function endRelease(db: Db, id: string, { kind, at, by, note }: Ended): Promise<void> {
  await db
    .updateTable("token_releases")
    .set({ ended_at: at, ended_by: by ?? null, end_kind: kind, note: note ?? "" })
    .where("id", "=", id)
    .execute();
}

export function currentRelease({ scope, id }: ScopeKey, db: Db) {
  return db
    .selectFrom("token_releases")
    .select(["id", "nama"])
    .where("scope", "=", scope)
    .where("scope_id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

export async function isTokenDue({ db, at }: Pick<Call, "db" | "at">): Promise<boolean> {
  const due = await db
    .selectFrom("token_releases")
    .select("id")
    .where("ended_at", "is", null)
    .where("expires_at", "<=", at)
    .executeTakeFirst();
  return due !== undefined;
}

/** The rules are this transaction's from here on, and what is over is ended. */
export async function settledTokens(call: Call): Promise<TokenRules> {
  const rules = await lockRules(call.db);
  await settleTokens(rules, call);
  return rules;
}

/** Ends what is over and lets the next follow where tokens change by themselves; of a schedule only until it is over. */
async function settleTokens({ auto, seconds }: TokenRules, call: Call): Promise<void> {
  const { db, at } = call;
  const { rows } = await sqlRows({
    id: text(),
    scope: text<
      {
        id: string;
        scope: ScopeKey["scope"];
        scope_id: string;
        nama: string;
        expires_at: Date;
        goes_on: boolean;
      }["scope"]
    >(),
    scope_id: text(),
    nama: text(),
    expires_at: moment(),
    goes_on: boolean(),
  })`
    select t.id, t.scope, t.scope_id, t.nama, t.expires_at,
      t.scope <> 'schedule' or exists (
        select 1 from schedules s where s.id = t.scope_id and s.active and ${lastEnd()} > ${at}
      ) as goes_on
    from token_releases t where t.ended_at is null and t.expires_at <= ${at}`.execute(db);
  for (const { id, scope, scope_id, nama, expires_at: endedAt, goes_on: goesOn } of rows) {
    const follows = auto && goesOn;
    await endRelease(db, id, { kind: follows ? "followed" : "expired", at: endedAt });
    if (!follows) continue;
    const { from, until } = followingToken(endedAt.getTime(), seconds, at.getTime());
    const key = { scope, id: scope_id };
    await release(db, { key, nama, by: null, from: new Date(from), until: new Date(until) });
  }
}
