// Activating, deactivating and moving schedules: each has its own outcome, and what it was before.
import type { scheduleEndpoints } from "../../../../contract/endpoints/exams/schedule-endpoints.ts";
import type { Schedule, ScheduleChange } from "../../../../contract/exams/schedules.ts";
import { begunFaults } from "../../../../domain/exams/schedules/begun-schedule.ts";
import { addDays } from "../../../../domain/exams/school-time.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { done, refused, unchanged, type Outcome } from "../../../records/bulk-results.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { whyNotReady } from "./readiness-handlers.ts";
import { fieldsOf, moveSessions, scheduleKind } from "./schedules-writing.ts";

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
  const [fault] = Object.values(begunFaults(fields, moved, row.begun_count));
  if (fault !== undefined) return refused(fault);
  const hindrance = switches && active ? hindrances.get(id) : undefined;
  if (hindrance !== undefined) return refused(hindrance);
  const next = {
    active: active ?? row.active,
    tanggal: moved.tanggal,
    result_at: row.result_at && addDays(row.result_at, days),
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
    after: { tanggal: next.tanggal, active: next.active },
  });
  const before = { id, ...(switches && { active: wasActive }), ...(days !== 0 && { days: -days }) };
  return { ...done, before };
}
