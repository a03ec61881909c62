// Bearer tokens of participants: as those of staff, but one each, so that whoever signs in elsewhere takes its place.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ParticipantStatus } from "../../contract/participants.ts";
import type { Db } from "../database/database.ts";
import { hashToken } from "./tokens.ts";

/** How often use is written down. */
const touchEveryMs = 60 * 1000;

/** A participant who is signed in. */
export type Sitter = {
  id: string;
  no_ujian: string;
  nama: string;
  group_id: string | null;
  agama_id: string;
  jurusan_id: string;
  antiblock: boolean;
  status: ParticipantStatus;
  block_reason: string;
  /** Hash of the token the call came with. */
  token: string;
};

export type Device = { device: string; ip: string; agent: string };

/** @param proved the hash of the password that was typed */
export async function issueParticipantToken(
  db: Db,
  participantId: string,
  { device, ip, agent, proved }: Device & { proved: string },
  at: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const used = { created_at: at, last_used_at: at };
  const row = { hash: hashToken(token), device, proved, ip, agent, ...used };
  await db
    .insertInto("participant_tokens")
    .values({ participant_id: participantId, ...row })
    .onConflict((known) => known.column("participant_id").doUpdateSet(row))
    .execute();
  await db.deleteFrom("reset_requests").where("participant_id", "=", participantId).execute();
  return token;
}

/** Null when it is unknown, another has taken its place, or the password is another by now. Whether the participant may go on, the caller asks. */
export async function findSitter(db: Db, token: string, at: Date): Promise<Sitter | null> {
  const hash = hashToken(token);
  const row = await db
    .selectFrom("participant_tokens as t")
    .innerJoin("participants as p", "p.id", "t.participant_id")
    .select(["p.id", "p.no_ujian", "p.nama", "p.group_id", "p.agama_id", "p.jurusan_id"])
    .select(["p.antiblock", "p.status", "p.block_reason", "t.last_used_at"])
    .where("t.hash", "=", hash)
    .whereRef("p.password_hash", "=", "t.proved")
    .where("p.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { last_used_at: lastUsed, ...sitter } = row;
  if (at.getTime() - lastUsed.getTime() > touchEveryMs) {
    await db
      .updateTable("participant_tokens")
      .set({ last_used_at: at })
      .where("hash", "=", hash)
      .execute();
  }
  return { ...sitter, token: hash };
}

/** They are signed out wherever they are. */
export async function revokeParticipantTokens(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("participant_tokens")
    .where("participant_id", "=", sql<string>`any(${ids})`)
    .execute();
}
