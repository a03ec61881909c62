// Deleting participants, undoing it, and forgetting them for good once nobody can undo it any more.
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import type { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import { restoreDays } from "../../../../contract/calls/record-calls.ts";
import type { ParticipantAction } from "../../../../contract/participants.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import {
  done,
  judgeEach,
  refused,
  unchanged,
  type Outcome,
} from "../../../records/bulk-results.ts";
import { deletedVerbs, restorableSince } from "../../../records/deleted-list.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { anyOf, boolean, number, sqlValue } from "../../../records/sql-rows.ts";
import { nisnTaken, participantsByNisn } from "./participants-query.ts";

type Deletion =
  | "deleteParticipants"
  | "restoreParticipants"
  | "listDeletedParticipants"
  | "listDeletedParticipantIds";

const deleted = deletedVerbs({
  object: "participant",
  table: "participants",
  columns: ["d.nama", "d.no_ujian"],
  within: async () => false,
  async named(ids, { db }) {
    const rows = await db
      .selectFrom("participants as p")
      .leftJoin("groups as g", "g.id", "p.group_id")
      .select(["p.id", "p.no_ujian", "p.nama", "g.path"])
      .where("p.id", "=", anyOf(ids))
      .execute();
    return rows.map(({ id, path, ...person }) => ({
      id,
      label: namedParticipant(person),
      note: path ?? "",
    }));
  },
});

export const participantDeletion: Pick<HandlersOf<typeof participantEndpoints>, Deletion> = {
  listDeletedParticipants: deleted.list,
  listDeletedParticipantIds: deleted.ids,

  deleteParticipants: {
    write: ({ ids }, call) =>
      settleEach(ids, call, { action: "delete", deletedAt: call.at, judge: whyNotDeleted }),
  },
  restoreParticipants: {
    write: ({ ids }, call) =>
      settleEach(ids, call, { action: "restore", deletedAt: null, judge: whyNotRestored }),
  },
};

type Candidate = {
  id: string;
  no_ujian: string;
  nama: string;
  nisn: string;
  deleted_at: Date | null;
  sittings: number | null;
};

type Verb = {
  action: ParticipantAction & ("delete" | "restore");
  deletedAt: Date | null;
  judge(row: Candidate, rows: Candidate[], call: Call): Promise<string | null>;
};

async function settleEach(ids: string[], call: Call, verb: Verb) {
  const rows = new Map((await candidates(ids, call.db)).map((row) => [row.id, row]));
  const accepted: Candidate[] = [];
  const judge = async (row: Candidate): Promise<Outcome> => {
    if ((row.deleted_at === null) === (verb.deletedAt === null)) return unchanged;
    const reason = await verb.judge(row, accepted, call);
    if (reason) return refused(reason);
    accepted.push(row);
    return done;
  };
  const found = { noun: "Peserta", find: (id: string) => rows.get(id), label: namedParticipant };
  const results = await judgeEach(ids, found, judge);
  await store(accepted, call, verb);
  return { results };
}

/** Locked by a statement before: one that locks would count the sittings as they were before it waited for whoever begins one. */
async function candidates(ids: string[], db: Db): Promise<Candidate[]> {
  await lockRows("participants", ids, db);
  return db
    .selectFrom("participants as p")
    .select((eb) => [
      "p.id",
      "p.no_ujian",
      "p.nama",
      "p.nisn",
      "p.deleted_at",
      eb
        .selectFrom("sittings")
        .select(sqlValue(number())`count(*)`.as("n"))
        .whereRef("sittings.participant_id", "=", "p.id")
        .as("sittings"),
    ])
    .where("p.id", "=", anyOf(ids))
    .orderBy("p.id")
    .execute();
}

async function whyNotDeleted(row: Candidate): Promise<string | null> {
  return row.sittings
    ? `Sudah punya ${row.sittings} hasil ujian. Nonaktifkan saja supaya hasilnya tetap ada.`
    : null;
}

async function whyNotRestored(
  row: Candidate,
  accepted: Candidate[],
  call: Call,
): Promise<string | null> {
  if (row.deleted_at && row.deleted_at < restorableSince(call.at)) {
    return `Dihapus lebih dari ${restoreDays} hari yang lalu.`;
  }
  const sameNumber = (other: string) => other.toLowerCase() === row.no_ujian.toLowerCase();
  const holder =
    accepted.find(({ no_ujian }) => sameNumber(no_ujian)) ??
    (await call.db
      .selectFrom("participants")
      .select("nama")
      .where("deleted_at", "is", null)
      .where(sqlValue(boolean())`lower(no_ujian) collate "C" = lower(${row.no_ujian})`)
      .executeTakeFirst());
  if (holder) return `Nomor ujian ${row.no_ujian} sudah dipakai oleh ${holder.nama}.`;
  const { nisn } = row;
  const namesake =
    accepted.find((other) => nisn !== "" && other.nisn === nisn) ??
    (await participantsByNisn(call.db, [nisn]))[0];
  return namesake ? nisnTaken(nisn, namesake) : null;
}

async function store(rows: Candidate[], call: Call, verb: Verb): Promise<void> {
  if (rows.length === 0) return;
  await call.db
    .updateTable("participants")
    .set((eb) => ({
      deleted_at: verb.deletedAt,
      version: eb("version", "+", 1),
      updated_at: call.at,
    }))
    .where("id", "=", anyOf(rows.map(({ id }) => id)))
    .execute();
  await call.audit(
    rows.map(({ id, no_ujian, nama }) => ({
      action: `participant.${verb.action}`,
      objectId: id,
      ...(verb.deletedAt ? { before: { no_ujian, nama } } : { after: { no_ujian, nama } }),
    })),
  );
}

/** Called at start and every hour. Somebody with sittings cannot have been deleted; were it so, they are kept. */
export async function purgeDeletedParticipants(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom("participants")
    .where("deleted_at", "<", restorableSince(at))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("sittings")
            .select("sittings.id")
            .whereRef("sittings.participant_id", "=", "participants.id"),
        ),
      ),
    )
    .execute();
}
