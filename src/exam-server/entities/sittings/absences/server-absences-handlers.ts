// Staff confirm or change what an absence of the server has given back. Whoever monitors or controls exams may do so, and it
// counts for all exams at once.
import type { ServerAbsence } from "../../../../contract/exams/server-absences.ts";
import type { serverAbsenceEndpoints } from "../../../../contract/endpoints/exams/server-absence-endpoints.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type HandlersOf } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import {
  absenceReason,
  atWorkSince,
  atWorkWithTimeOf,
  changeTimes,
} from "./server-absences-writing.ts";

export const serverAbsencesHandlers: HandlersOf<typeof serverAbsenceEndpoints> = {
  listServerAbsences: { read: async (_input, { db }) => ({ items: await unconfirmed(db) }) },

  confirmServerAbsence: {
    async write({ id, minutes }, call) {
      const { db, at } = call;
      const absence = await db
        .selectFrom("server_absences")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (absence.confirmed_at !== null) {
        if (absence.minutes === minutes) return { items: await unconfirmed(db) };
        throw conflict(
          `${absence.confirmed_by ?? "Server"} sudah menetapkan ${absence.minutes} menit untuk waktu ini.`,
        );
      }
      const by = callerOf(call).name;
      const [from, to] = [absence.from_at.getTime(), absence.to_at.getTime()];
      const delta = minutes - absence.minutes;
      if (delta !== 0) {
        const sittings =
          absence.minutes > 0
            ? await atWorkWithTimeOf(db, id)
            : await atWorkSince(db, absence.from_at);
        const reason = absenceReason({ from, to });
        await changeTimes(db, { id, sittings, minutes, delta, reason, by, at });
        const ids = sittings.map(({ participant_id: participant }) => participant);
        call.afterCommit(() => call.services.sitterNews.wake(ids));
      }
      await db
        .updateTable("server_absences")
        .set({ minutes, confirmed_at: at, confirmed_by: by })
        .where("id", "=", id)
        .execute();
      await call.audit({
        action: "server-absence.confirm",
        objectId: id,
        before: { dari: absence.from_at, sampai: absence.to_at, menit: absence.minutes },
        after: { menit: minutes, peserta: absence.people },
      });
      return { items: await unconfirmed(db) };
    },
  },
};

async function unconfirmed(db: Db): Promise<ServerAbsence[]> {
  const rows = await db
    .selectFrom("server_absences")
    .select(["id", "from_at", "to_at", "minutes", "people"])
    .where("confirmed_at", "is", null)
    .orderBy("to_at", "desc")
    .execute();
  return rows.map(({ from_at: from, to_at: to, ...rest }) => ({
    ...rest,
    from_at: from.toISOString(),
    to_at: to.toISOString(),
  }));
}
