// Tokens of exams: released, replaced, held, shown; and the session of a schedule that is open.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { examTokenEndpoints } from "../../../../contract/endpoints/exams/exam-token-endpoints.ts";
import {
  tokenTopic,
  type PastToken,
  type ScopeKey,
  type TokenBoard,
  type TokenRules,
} from "../../../../contract/exams/exam-tokens.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { conflict, newerVersion, notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { number, sqlValue } from "../../../records/sql-rows.ts";
import { readTokenBoard, roomName } from "./token-board-query.ts";
import {
  currentRelease,
  endRelease,
  isTokenDue,
  release,
  settledTokens,
} from "./token-releases-writing.ts";

type Seen = InferOutput<typeof examTokenEndpoints.holdToken.input>;
type OpenInput = InferOutput<typeof examTokenEndpoints.openSession.input>;

export const examTokensHandlers: HandlersOf<typeof examTokenEndpoints> = {
  getTokenBoard: {
    async staged(_input, call) {
      if (!(await isTokenDue(call))) return readTokenBoard(call);
      return call.inTransaction(async (inner) => {
        await settledTokens(inner);
        return publishedBoard(inner);
      });
    },
  },

  releaseToken: {
    async write(key, call) {
      const rules = await settledTokens(call);
      const nama = await nameOf(key, call);
      if (await currentRelease(key, call.db)) {
        throw conflict(
          "Token ini sudah dirilis oleh orang lain. Pakai token yang tampil sekarang.",
        );
      }
      if (key.scope !== "global") {
        await call.db
          .insertInto("token_scopes")
          .values({ scope: key.scope, scope_id: key.id })
          .onConflict((own) => own.doNothing())
          .execute();
      }
      await releaseNow({ key, nama, rules }, call);
      await call.audit({ action: "token.release", objectId: key.id, after: { cakupan: nama } });
      return publishedBoard(call);
    },
  },

  replaceToken: {
    async write({ note, ...seen }, call) {
      const rules = await settledTokens(call);
      if (await isReplaced(seen, call)) {
        call.warn("Token itu sudah diganti. Pakai yang tampil sekarang.");
        return publishedBoard(call);
      }
      const { id, nama } = await seenRelease(seen, call);
      await endRelease(call.db, id, {
        kind: "replaced",
        at: call.at,
        by: callerOf(call).name,
        note,
      });
      await releaseNow({ key: seen, nama, rules }, call);
      await call.audit({
        action: "token.replace",
        objectId: seen.id,
        after: { cakupan: nama },
        reason: note,
      });
      return publishedBoard(call);
    },
  },

  holdToken: {
    async write(seen, call) {
      await settledTokens(call);
      const { id, nama } = await seenRelease(seen, call);
      await endRelease(call.db, id, { kind: "held", at: call.at, by: callerOf(call).name });
      await call.audit({ action: "token.hold", objectId: seen.id, after: { cakupan: nama } });
      return publishedBoard(call);
    },
  },

  dropToken: { write: drop },
  showToken: { write: show },
  updateTokenRules: { write: updateRules },
  listPastTokens: { read: readHistory },
  openSession: { write: openSessionOf },
};

/** The board as it is now, also for everybody who follows it. */
async function publishedBoard(call: Call): Promise<TokenBoard> {
  const board = await readTokenBoard(call);
  call.afterCommit(() => call.services.live.publish(tokenTopic, {}, board));
  return board;
}

function releaseNow(
  { key, nama, rules }: { key: ScopeKey; nama: string; rules: TokenRules },
  call: Call,
): Promise<string> {
  const until = new Date(call.at.getTime() + rules.seconds * 1000);
  return release(call.db, { key, nama, by: callerOf(call).name, from: call.at, until });
}

/** @throws Refusal, 44 */
async function nameOf({ scope, id }: ScopeKey, { db }: Call): Promise<string> {
  if (scope === "global") {
    if (id !== "") throw notFound(nounOf({ object: "token" }));
    return "";
  }
  if (scope === "schedule") {
    const found = await db
      .selectFrom("schedules")
      .select("alias")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!found) throw notFound(nounOf({ object: "schedule" }));
    return found.alias;
  }
  const room = await db
    .selectFrom("rooms")
    .select(["kode", "nama"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!room) throw notFound(nounOf({ object: "room" }));
  return roomName(room.kode, room.nama);
}

/** As asked, by an earlier attempt whose answer was lost or by somebody else: the one that follows is not replaced as well. */
async function isReplaced({ token_id: id }: Seen, { db }: Call): Promise<boolean> {
  const ended = await db
    .selectFrom("token_releases")
    .select("end_kind")
    .where("id", "=", id)
    .executeTakeFirst();
  return ended?.end_kind === "replaced";
}

/** @throws Refusal of code 49 when another counts by now */
async function seenRelease({ token_id: wanted, ...key }: Seen, { db }: Call) {
  const current = await currentRelease(key, db);
  if (current?.id === wanted) return current;
  throw conflict(
    "Token ini sudah berganti sejak Anda melihatnya; tidak ada yang diubah. Lihat token yang berlaku sekarang.",
  );
}

async function drop(key: ScopeKey, call: Call): Promise<TokenBoard> {
  await settledTokens(call);
  const { scopes } = await readTokenBoard(call);
  const own = scopes.find((one) => one.scope === key.scope && one.id === key.id);
  if (own?.is_required) {
    throw conflict("Jadwal meminta token sendiri di sini. Ubah dulu pengaturan token jadwalnya.");
  }
  const nama = await nameOf(key, call);
  const current = await currentRelease(key, call.db);
  if (current) {
    await endRelease(call.db, current.id, {
      kind: "dropped",
      at: call.at,
      by: callerOf(call).name,
    });
  }
  const { numDeletedRows } = await call.db
    .deleteFrom("token_scopes")
    .where("scope", "=", key.scope)
    .where("scope_id", "=", key.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) {
    await call.audit({ action: "token.drop", objectId: key.id, after: { cakupan: nama } });
  }
  return publishedBoard(call);
}

/** One that has just ended has been read by then: there is nothing to note. */
async function show({ token_id: id }: { token_id: string }, call: Call): Promise<TokenBoard> {
  const { name } = callerOf(call);
  const { rows } = await sql`
    update token_releases set shown_by = shown_by || to_jsonb(${name}::text)
    where id = ${id} and ended_at is null and not shown_by ? ${name}
    returning id`.execute(call.db);
  if (rows.length === 0) return readTokenBoard(call);
  await call.audit({ action: "token.show", objectId: id });
  return publishedBoard(call);
}

async function updateRules({ version, ...wanted }: TokenRules, call: Call): Promise<TokenBoard> {
  const { version: stored, ...before } = await settledTokens(call);
  if (version !== stored) throw newerVersion("Aturan token", await readTokenBoard(call));
  await call.db
    .updateTable("token_rules")
    .set({ ...wanted, version: stored + 1 })
    .execute();
  await call.audit({ action: "token.update", objectId: "", before, after: wanted });
  return publishedBoard(call);
}

async function readHistory(
  query: InferOutput<typeof examTokenEndpoints.listPastTokens.input>,
  { db }: Call,
) {
  const rows = await db
    .selectFrom("token_releases")
    .selectAll()
    .orderBy("released_at", query.sort === "released_at" ? "asc" : "desc")
    .orderBy("id")
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const { total } = await db
    .selectFrom("token_releases")
    .select(sqlValue(number())`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const items = rows.map((row): PastToken => ({
    id: row.id,
    scope: row.scope,
    nama: row.nama,
    value: row.value,
    released_at: row.released_at.toISOString(),
    released_by: row.released_by,
    expires_at: row.expires_at.toISOString(),
    shown_by: row.shown_by as string[],
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_by,
    end: row.end_kind,
    note: row.note,
  }));
  return pageAnswer(query, items, total);
}

async function openSessionOf(
  { schedule_id: id, sesi, expected }: OpenInput,
  call: Call,
): Promise<TokenBoard> {
  const schedule = await call.db
    .selectFrom("schedules")
    .select(["alias", "sesi_open"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!schedule) throw notFound(nounOf({ object: "schedule" }));
  const known = await call.db
    .selectFrom("schedule_sessions")
    .select("sesi")
    .where("schedule_id", "=", id)
    .where("sesi", "=", sesi)
    .executeTakeFirst();
  if (!known) throw notFound(nounOf({ object: "session" }));
  // By an earlier attempt whose answer was lost, or by somebody else.
  if (schedule.sesi_open === sesi) {
    call.warn(`Sesi ${sesi} jadwal ini sudah dibuka.`);
    return publishedBoard(call);
  }
  if (schedule.sesi_open !== expected) {
    throw conflict(
      `Sesi ${schedule.sesi_open} jadwal ini sudah dibuka oleh orang lain. Periksa dulu, lalu pilih lagi.`,
    );
  }
  await call.db
    .updateTable("schedules")
    .set({ sesi_open: sesi, sesi_opened_at: call.at, sesi_opened_by: callerOf(call).name })
    .where("id", "=", id)
    .execute();
  await call.audit({
    action: "session.open",
    objectId: id,
    before: { sesi: expected },
    after: { jadwal: schedule.alias, sesi },
    reason: `Sesi ${sesi}`,
  });
  return publishedBoard(call);
}
