// The sessions of a schedule and who is in them.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { scheduleSessionEndpoints } from "../../../../contract/endpoints/exams/schedule-session-endpoints.ts";
import type {
  ChangedMembers,
  ScheduleSession,
} from "../../../../contract/exams/sessions/sessions.ts";
import type { SessionImportResult } from "../../../../contract/exams/sessions/session-import-calls.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import { importVerbs } from "../../../records/sheet-imports.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import { freeSeats, lockSchedule, moveMembers, refuseFirstSession } from "./session-moves.ts";
import { hasBegun, readMembers, readSessions, revisionOf, sessionsOf } from "./sessions-query.ts";

type ImportInput = InferOutput<typeof scheduleSessionEndpoints.importSessions.input>;
type ListInput = InferOutput<typeof scheduleSessionEndpoints.changeScheduleSessions.input>;

const importing = importVerbs<ImportInput, SessionImportResult, null>({
  kind: "session",
  prepare: async () => null,
  write: importMembers,
});

export const sessionsHandlers: HandlersOf<typeof scheduleSessionEndpoints> = {
  getScheduleSessions: { read: ({ id }, { db }) => readSessions(id, db) },

  getSessionMembers: {
    async read({ id }, { db }) {
      // First, so that what is written between the two is asked for once more rather than never.
      const revision = await revisionOf(id, db);
      return { members: await readMembers(id, db), revision };
    },
  },

  moveSessionMembers: {
    async write({ id, ...asked }, call) {
      const schedule = await lockSchedule(id, call);
      const change = await moveMembers(schedule, asked, call);
      const { moved, refused, seats } = change;
      if (moved > 0 || asked.sessions.length > 0) {
        await call.audit({
          action: "session.move",
          objectId: id,
          after: { jadwal: schedule.alias, ...countsOf(change), seats: seats.length },
        });
      }
      if (refused.length > 0 && moved === 0) call.warn("Tidak ada peserta yang dipindah.");
      return change;
    },
  },

  changeScheduleSessions: { write: changeSessions },

  importSessions: importing.send,
  getSessionImport: importing.find,
};

function countsOf({ moved, refused }: ChangedMembers) {
  return { moved, refused: refused.length };
}

async function changeSessions({ id, expected, sessions }: ListInput, call: Call) {
  const { db } = call;
  const schedule = await lockSchedule(id, call);
  const old = await sessionsOf(id, db);
  if (!isSameList(old, expected)) {
    throw conflict(
      "Sesi jadwal ini sudah diubah oleh orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.",
    );
  }
  if (sessions.length > 0) await refuseFirstSession(id, db);
  const revisionBefore = await revisionOf(id, db);
  const kept = new Set(sessions.map(({ sesi }) => sesi));
  const gone = old.filter(({ sesi }) => !kept.has(sesi)).map(({ sesi }) => sesi);
  const left = await membersOf(id, gone, call);
  refuseBegun(
    left,
    (sesi, count) =>
      `Sesi ${sesi} tidak dapat dihapus: ${count} peserta sudah memulai ujian di sesi itu.`,
  );
  await refuseOtherTimes(id, old, sessions, call);
  // Whoever was in one that goes is in none: their rows go with it.
  await db
    .deleteFrom("schedule_sessions")
    .where("schedule_id", "=", id)
    .where("sesi", "=", anyOf(gone))
    .execute();
  if (sessions.length > 0) {
    await db
      .insertInto("schedule_sessions")
      .values(sessions.map((session) => ({ schedule_id: id, ...session })))
      .onConflict((other) =>
        other.columns(["schedule_id", "sesi"]).doUpdateSet((row) => ({
          tanggal: row.ref("excluded.tanggal"),
          mulai: row.ref("excluded.mulai"),
        })),
      )
      .execute();
  }
  const seats = await freeSeats(
    schedule.event,
    left.map(({ participant_id, sesi }) => ({ participant_id, expected: sesi })),
    call,
  );
  if (!isSameList(old, sessions)) {
    await call.audit({
      action: "session.update",
      objectId: id,
      before: { sesi: old },
      after: { jadwal: schedule.alias, sesi: sessions, left: left.length, seats: seats.length },
    });
  }
  return {
    before: left.map(({ participant_id, sesi }) => ({ participant_id, sesi, expected: null })),
    seats,
    revision_before: revisionBefore,
    revision: await revisionOf(id, db),
  };
}

function membersOf(schedule: string, sessions: readonly number[], { db }: Call) {
  return db
    .selectFrom("session_members")
    .select(["participant_id", "sesi"])
    .select(hasBegun(schedule, sql`session_members.participant_id`).as("begun"))
    .where("schedule_id", "=", schedule)
    .where("sesi", "=", anyOf(sessions))
    .orderBy("participant_id")
    .execute();
}

/** The day and hour of a session stay once somebody has begun in it, as those of a schedule do (begun-schedule.ts). */
async function refuseOtherTimes(
  id: string,
  old: readonly ScheduleSession[],
  sessions: readonly ScheduleSession[],
  call: Call,
): Promise<void> {
  const isOther = (one: ScheduleSession, next: ScheduleSession) =>
    one.sesi === next.sesi && (one.tanggal !== next.tanggal || one.mulai !== next.mulai);
  const retimed = old.filter((one) => sessions.some((next) => isOther(one, next)));
  const members = await membersOf(
    id,
    retimed.map(({ sesi }) => sesi),
    call,
  );
  refuseBegun(
    members,
    (sesi, count) =>
      `Jam sesi ${sesi} tidak dapat diganti: ${count} peserta sudah memulai ujian di sesi itu.`,
  );
}

/** @throws Refusal, 49, about the first session that somebody has begun in */
function refuseBegun(
  members: readonly { sesi: number; begun: boolean }[],
  message: (sesi: number, count: number) => string,
): void {
  const begun = members.filter((member) => member.begun);
  const [first] = begun;
  if (!first) return;
  const count = begun.filter(({ sesi }) => sesi === first.sesi).length;
  throw conflict(message(first.sesi, count));
}

function isSameList(one: readonly ScheduleSession[], other: readonly ScheduleSession[]): boolean {
  const textOf = (list: readonly ScheduleSession[]) =>
    list
      .map(({ sesi, tanggal, mulai }) => `${sesi} ${tanggal} ${mulai}`)
      .sort()
      .join();
  return textOf(one) === textOf(other);
}

async function importMembers(input: ImportInput, _prepared: null, call: Call) {
  const { import_id, schedule_id: id, revision, sessions, moves } = input;
  const schedule = await lockSchedule(id, call);
  if ((await revisionOf(id, call.db)) !== revision) {
    throw conflict(
      "Sesi peserta sudah diubah oleh orang lain sejak perubahan ini ditampilkan. Tidak ada yang disimpan; lihat sekali lagi perubahannya.",
    );
  }
  const change = await moveMembers(schedule, { sessions, moves, seats: [] }, call);
  await call.audit({
    action: "session.import",
    objectId: id,
    after: { jadwal: schedule.alias, ...countsOf(change), seats: change.seats.length },
  });
  const created = change.before.filter(({ sesi }) => sesi === null).length;
  const result: SessionImportResult = {
    import_id,
    created,
    updated: change.moved - created,
    skipped: moves.length - change.moved,
    freed: change.seats.length,
    faults: [],
  };
  return { result };
}
