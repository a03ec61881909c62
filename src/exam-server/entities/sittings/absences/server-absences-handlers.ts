// Staff confirm or change what an absence of the server has given back. It counts for all exams that it concerns at once.
import { channelOf } from "../../../../contract/live-protocol.ts";
import { serverAbsencesTopic } from "../../../../contract/exams/server-absences.ts";
import type { serverAbsenceEndpoints } from "../../../../contract/endpoints/exams/server-absence-endpoints.ts";
import { callerOf, type HandlersOf } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import { refuseOthersAbsence, unconfirmedAbsences } from "./server-absences-query.ts";
import {
  absenceReason,
  atWorkSince,
  atWorkWithTimeOf,
  changeTimes,
} from "./server-absences-writing.ts";

export const serverAbsencesHandlers: HandlersOf<typeof serverAbsenceEndpoints> = {
  listServerAbsences: {
    read: async (_input, call) => ({ items: await unconfirmedAbsences(call) }),
  },

  confirmServerAbsence: {
    async write({ id, minutes }, call) {
      const { db, at } = call;
      await refuseOthersAbsence(id, call);
      const absence = await db
        .selectFrom("server_absences")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (absence.confirmed_at !== null) {
        if (absence.minutes === minutes) return { items: await unconfirmedAbsences(call) };
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
      call.afterCommit(() => call.services.live.expireTopics(channelOf(serverAbsencesTopic, {})));
      return { items: await unconfirmedAbsences(call) };
    },
  },
};
