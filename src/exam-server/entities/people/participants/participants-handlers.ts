// Everything about participants, gathered from the files of its kinds of work; reading stands here.
import type { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import type { ParticipantAction, ParticipantDetail } from "../../../../contract/participants.ts";
import type { Db } from "../../../database/database.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { readHistory } from "../../../records/audit-trail.ts";
import { readIds, readPage, withTimes } from "../../../records/record-list.ts";
import { number, sqlValue } from "../../../records/sql-rows.ts";
import { participantChanges } from "./participants-changes.ts";
import { participantDeletion } from "./participants-deletion.ts";
import { participantImport } from "./participants-import.ts";
import {
  participantList,
  participantRows,
  participantsById,
  participantsByNumber,
} from "./participants-query.ts";
import { participantWriting } from "./participants-writing.ts";

export const participantsHandlers: HandlersOf<typeof participantEndpoints> = {
  ...participantWriting,
  ...participantChanges,
  ...participantDeletion,
  ...participantImport,

  listParticipants: { read: (query, call) => readPage(participantList, query, call) },
  listParticipantIds: { read: (query, call) => readIds(participantList, query, call) },
  exportParticipants: {
    read: async ({ ids }, { db }) => ({ items: await participantsById(db, ids) }),
  },

  getParticipant: { read: ({ id }, { db }) => detailOf(id, db) },

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
    read: async ({ no_ujian }, { db }) => ({ matches: await participantsByNumber(db, no_ujian) }),
  },
};

async function detailOf(id: string, db: Db): Promise<ParticipantDetail> {
  const row = await participantRows(db)
    .select((eb) => [
      "p.blocked_at",
      "p.last_login_at",
      eb
        .selectFrom("sittings")
        .select(sqlValue(number())`count(*)`.as("n"))
        .whereRef("sittings.participant_id", "=", "p.id")
        .as("result_count"),
    ])
    .where("p.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Peserta");
  return {
    ...withTimes(row),
    blocked_at: row.blocked_at?.toISOString() ?? null,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    result_count: row.result_count ?? 0,
    history: await readHistory<ParticipantAction>(db, "participant", id),
  };
}
