// Bearer tokens of staff: 32 random bytes, kept only as their hash, valid for a while after their last use.
import { createHash, randomBytes } from "node:crypto";
import { livePingMs } from "../../contract/live-protocol.ts";
import type { Db } from "../database/database.ts";
import { anyOf } from "../records/sql-rows.ts";
import { heldCodes, menusFrom, type Caller } from "./caller.ts";

/** A working day: somebody who stays at it is never asked twice, a forgotten PC is out by the evening. */
export const tokenLifeMs = 12 * 60 * 60 * 1000;
/** How often use is written down; each call would be a write otherwise. */
const touchEveryMs = 5 * 60 * 1000;

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export async function issueToken(db: Db, userId: string, ip: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.deleteFrom("tokens").where("expires_at", "<=", at).execute();
  await db
    .insertInto("tokens")
    .values({
      hash: hashToken(token),
      user_id: userId,
      ip,
      created_at: at,
      last_used_at: at,
      expires_at: new Date(at.getTime() + tokenLifeMs),
    })
    .execute();
  return token;
}

/** Who the token belongs to; null when it is unknown, expired, revoked, or its account is switched off. */
export async function findCaller(db: Db, token: string, at: Date): Promise<Caller | null> {
  const hash = hashToken(token);
  const row = await db
    .selectFrom("tokens")
    .innerJoin("users", "users.id", "tokens.user_id")
    .select(["users.id", "users.name", "users.email", "users.role", "tokens.last_used_at"])
    .select(heldCodes)
    .where("tokens.hash", "=", hash)
    .where("tokens.expires_at", ">", at)
    .where("users.active", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  const { last_used_at: lastUsed, allowed, denied, ...user } = row;
  if (at.getTime() - lastUsed.getTime() > touchEveryMs) await touch(db, hash, at);
  return { ...user, menus: menusFrom({ allowed, denied }), token: hash };
}

async function touch(db: Db, hash: string, at: Date): Promise<void> {
  await db
    .updateTable("tokens")
    .set({ last_used_at: at, expires_at: new Date(at.getTime() + tokenLifeMs) })
    .where("hash", "=", hash)
    .execute();
}

/** Its console is connected. Several tabs say so one after the other, which is one write. */
export async function noteHere(db: Db, hash: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - livePingMs / 2);
  await db
    .updateTable("tokens")
    .set({ here_at: at })
    .where("hash", "=", hash)
    .where((is) => is.or([is("here_at", "is", null), is("here_at", "<", since)]))
    .execute();
}

/** Answers whether there was such a token. */
export async function revokeTokenByHash(db: Db, hash: string): Promise<boolean> {
  const rows = await db.deleteFrom("tokens").where("hash", "=", hash).returning("hash").execute();
  return rows.length > 0;
}

/** Signs people out everywhere, except from the session `but`; answers the hashes of the tokens that were. */
export async function revokeTokensOf(
  db: Db,
  userIds: readonly string[],
  but: string | null = null,
): Promise<string[]> {
  const rows = await db
    .deleteFrom("tokens")
    .where("user_id", "=", anyOf(userIds))
    .$if(but !== null, (found) => found.where("hash", "!=", but!))
    .returning("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}
