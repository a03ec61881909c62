// Activating, deactivating and moving schedules: each has its own outcome, and what it was before. Participants may be at work in
// one that is switched off, therefore it is here and not beside what else is done to schedules.
import type { scheduleEndpoints } from "../../../../contract/endpoints/exams/schedule-endpoints.ts";
import type { Schedule, ScheduleChange } from "../../../../contract/exams/schedules.ts";
import { begunFaults } from "../../../../domain/exams/schedules/begun-schedule.ts";
import { addDays, addDaysToMoment } from "../../../../domain/exams/school-time.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { done, refused, unchanged, type Outcome } from "../../../records/bulk-results.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { whyNotReady } from "../../exams/schedules/readiness-handlers.ts";
import { fieldsOf, moveSessions, scheduleKind } from "../../exams/schedules/schedules-writing.ts";
import { giveBackStop, wakeSitters } from "./exam-stops-writing.ts";

type Changed = Outcome & { before?: ScheduleChange };

export const scheduleChanges: Pick<HandlersOf<typeof scheduleEndpoints>, "changeSchedules"> = {
  changeSchedules: {
    async write({ changes }, call) {
      const ids = changes.map(({ id }) => id);
      await scheduleKind.lock(ids, call);
      const hindrances = await whyNotReady(
        changes.flatMap(({ id, active }) => (active ? [id] : [])),
        call,
      );
      const results = [];
      for (const change of changes) {
        const { id } = change;
        const [row] = await scheduleKind.byId([id], call);
        const outcome = row
          ? await settle(change, row, hindrances, call)
          : refused(`${nounOf(scheduleKind)} tidak ditemukan.`);
        results.push({ id, label: row?.alias ?? id, ...outcome });
      }
      return { results };
    },
  },
};

async function settle(
  { id, active, days = 0 }: ScheduleChange,
  row: Schedule,
  hindrances: ReadonlyMap<string, string>,
  call: Call,
): Promise<Changed> {
  const switches = active !== undefined && active !== row.active;
  if (!switches && days === 0) return unchanged;
  const fields = fieldsOf(row);
  const moved = { ...fields, tanggal: addDays(row.tanggal, days) };
  // Groups and banks stay as they are.
  const begun = { count: row.begun_count, leftOut: 0, bankIds: [] };
  const [fault] = Object.values(begunFaults(fields, moved, begun));
  if (fault !== undefined) return refused(fault);
  // An exam that stands still goes on whatever has changed meanwhile: participants are waiting in it.
  const isChecked = switches && active && row.stopped_at === null;
  const hindrance = isChecked ? hindrances.get(id) : undefined;
  if (hindrance !== undefined) return refused(hindrance);
  const next = {
    ...(switches && { active, stopped_at: await stopOrGoOn(row, active, call) }),
    tanggal: moved.tanggal,
    result_at: row.result_at && addDaysToMoment(row.result_at, days),
  };
  await call.db
    .updateTable("schedules")
    .set({ ...next, version: row.version + 1, updated_at: call.at })
    .where("id", "=", id)
    .execute();
  if (days !== 0) await moveSessions([id], days, call.db);
  const { tanggal, active: wasActive } = row;
  await call.audit({
    action: `schedule.${switches ? (active ? "activate" : "deactivate") : "move"}`,
    objectId: id,
    before: { tanggal, active: wasActive },
    after: { tanggal: next.tanggal, active: active ?? wasActive },
  });
  const before = { id, ...(switches && { active: wasActive }), ...(days !== 0 && { days: -days }) };
  return { ...done, before };
}

/** Returns since when the exam stands still once it is switched: null, unless somebody is at work or waits for the start. */
async function stopOrGoOn(row: Schedule, active: boolean, call: Call): Promise<Date | null> {
  const { id, stopped_at: stopped, begun_count: begun, finished_count: finished } = row;
  const stops = !active && begun > finished;
  if (stopped !== null) await giveBackStop(id, new Date(stopped), call);
  if (stops || stopped !== null) await wakeSitters(id, call);
  return stops ? call.at : null;
}
