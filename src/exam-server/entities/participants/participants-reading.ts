// Reading participants: list, selection, export, detail, and which numbers are taken.
import { sql } from "kysely";
import type * as contract from "../../../contract/participants.ts";
import type { ParticipantAction, ParticipantDetail } from "../../../contract/participants.ts";
import type { Db } from "../../database/database.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { offsetOf, pageAnswer } from "../../records/list-page.ts";
import type { ParticipantQuery } from "./participants-query.ts";
import {
  participantCondition,
  participantIds,
  participantOrder,
  participantRows,
  participantsById,
  shownParticipant,
} from "./participants-query.ts";
import { notFound } from "../../http/refusal.ts";

const shownHistory = 20;

export const participantReading: Pick<
  HandlersOf<typeof contract>,
  | "listParticipants"
  | "listParticipantIds"
  | "exportParticipants"
  | "getParticipant"
  | "listParticipantSessions"
  | "matchParticipants"
> = {
  listParticipants: {
    async read(query, { db }) {
      const found = await participantIds(db, query);
      const items = await participantRows(db)
        .where("p.id", "in", found.limit(query.per_page).offset(offsetOf(query)))
        .orderBy(participantOrder(query.sort))
        .execute();
      const { total } = await db
        .selectFrom("participants as p")
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .where(await participantCondition(db, query))
        .executeTakeFirstOrThrow();
      return pageAnswer(query, items.map(shownParticipant), total);
    },
  },

  listParticipantIds: { read: async (query, { db }) => ({ ids: await findIds(db, query) }) },

  exportParticipants: {
    read: async ({ ids }, { db }) => ({ items: await participantsById(db, ids) }),
  },

  getParticipant: { read: async ({ id }, { db }) => detailOf(db, id) },

  listParticipantSessions: {
    async read(_input, { db }) {
      const rows = await db
        .selectFrom("participants")
        .select("sesi")
        .where("deleted_at", "is", null)
        .groupBy("sesi")
        .orderBy("sesi")
        .execute();
      return rows.map(({ sesi }) => sesi);
    },
  },

  matchParticipants: {
    async read({ no_ujian }, { db }) {
      return { matches: await participantsByNumber(db, no_ujian) };
    },
  },
};

async function findIds(db: Db, query: ParticipantQuery): Promise<string[]> {
  const rows = await (await participantIds(db, query)).execute();
  return rows.map(({ id }) => id);
}

/** Whoever has one of the numbers, without regard to case. */
export async function participantsByNumber(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom("participants")
    .select(["id", "no_ujian", "nama"])
    .where("deleted_at", "is", null)
    .where(
      sql<boolean>`lower(no_ujian) collate "C" = any(select lower(one) from unnest(${numbers}::text[]) one)`,
    )
    .execute();
}

async function detailOf(db: Db, id: string): Promise<ParticipantDetail> {
  const row = await participantRows(db)
    .select((eb) => [
      "p.blocked_at",
      "p.last_login_at",
      eb
        .selectFrom("sittings")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .whereRef("sittings.participant_id", "=", "p.id")
        .as("result_count"),
    ])
    .where("p.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Peserta");
  return {
    ...shownParticipant(row),
    blocked_at: row.blocked_at?.toISOString() ?? null,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    result_count: row.result_count ?? 0,
    history: await historyOf(db, id),
  };
}

async function historyOf(db: Db, id: string): Promise<ParticipantDetail["history"]> {
  const entries = await db
    .selectFrom("audit_entries")
    .select(["at", "user_name", "action", "reason"])
    .where("object_type", "=", "participant")
    .where("object_id", "=", id)
    .orderBy("id", "desc")
    .limit(shownHistory)
    .execute();
  return entries.map(({ at, user_name: by, action, reason }) => ({
    at: at.toISOString(),
    by,
    action: action.slice("participant.".length) as ParticipantAction,
    reason,
  }));
}
