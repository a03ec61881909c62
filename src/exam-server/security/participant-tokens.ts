// Bearer tokens of participants: as those of staff, but one each, so that whoever signs in elsewhere takes its place.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ParticipantStatus } from "../../contract/participants.ts";
import type { Db } from "../database/database.ts";
import { storeKnownDevice } from "./sign-in/known-devices.ts";
import { hashToken } from "./tokens.ts";
import { anyOf, boolean, sqlRows, text } from "../records/sql-rows.ts";

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
  device: string;
  /** Hash of the token the call came with. */
  token: string;
};

export type Device = { device: string; ip: string; agent: string };

/** `proved`: the hash of the password that was typed. */
export type Entry = Device & { proved: string; isSingleDevice: boolean };
export type Entered = Pick<Sitter, "id" | "no_ujian" | "nama" | "antiblock"> &
  Pick<Sitter, "status" | "block_reason"> & {
    group: string;
    /** Null: the participant may not go on, or is in at another device. */
    token: string | null;
  };

/**
 * One statement: whoever changes the account meanwhile waits for it, or it for them. A token that an earlier password has
 * opened stands in nobody's way. Null: the password is another by now.
 */
export async function enterAsParticipant(
  db: Db,
  participantId: string,
  { device, ip, agent, proved, isSingleDevice }: Entry,
  at: Date,
): Promise<Entered | null> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await sqlRows({
    id: text(),
    no_ujian: text(),
    nama: text(),
    antiblock: boolean(),
    status: text<(Omit<Entered, "token"> & { is_in: boolean })["status"]>(),
    block_reason: text(),
    group: text(),
    is_in: boolean(),
  })`
    with now as (
      select id, no_ujian, nama, antiblock, status, block_reason, group_id from participants
      where id = ${participantId} and deleted_at is null and password_hash = ${proved} for update
    ), entered as (
      insert into participant_tokens as t
        (participant_id, hash, device, proved, ip, agent, created_at, last_used_at)
      select id, ${hashToken(token)}, ${device}, ${proved}, ${ip}, ${agent}, ${at}::timestamptz,
        ${at}::timestamptz
      from now where status = 'active'
      on conflict (participant_id) do update set hash = excluded.hash, device = excluded.device,
        proved = excluded.proved, ip = excluded.ip, agent = excluded.agent,
        created_at = excluded.created_at, last_used_at = excluded.last_used_at
      where not ${isSingleDevice}::boolean or t.device = excluded.device
        or t.proved <> excluded.proved
      returning participant_id
    ), answered as (
      delete from reset_requests where participant_id in (select participant_id from entered)
    ), remembered as (
      ${storeKnownDevice(device, at, sql`entered`)}
    ), noted as (
      update participants set last_login_at = ${at}
      where id in (select participant_id from entered)
    )
    select now.id, now.no_ujian, now.nama, now.antiblock, now.status, now.block_reason,
      coalesce(g.path, '') as "group", exists (select from entered) as is_in
    from now left join groups g on g.id = now.group_id`.execute(db);
  if (!rows[0]) return null;
  const { is_in: isIn, ...participant } = rows[0];
  return { ...participant, token: isIn ? token : null };
}

/** Null when it is unknown, another has taken its place, or the password is another by now. Whether the participant may go on, the caller asks. */
export async function findSitter(db: Db, token: string, at: Date): Promise<Sitter | null> {
  return findSitterOf(db, hashToken(token), at);
}

/** The same by the hash of the token. */
export async function findSitterOf(db: Db, hash: string, at: Date): Promise<Sitter | null> {
  const row = await db
    .selectFrom("participant_tokens as t")
    .innerJoin("participants as p", "p.id", "t.participant_id")
    .select(["p.id", "p.no_ujian", "p.nama", "p.group_id", "p.agama_id", "p.jurusan_id"])
    .select(["p.antiblock", "p.status", "p.block_reason", "t.device", "t.last_used_at"])
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
  await db.deleteFrom("participant_tokens").where("participant_id", "=", anyOf(ids)).execute();
}
