// Added time that is taken back. Nobody's exam ends by it at once.
import { takeableMinutes } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../../http/handler.ts";
import { done, judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import { stoppedAt } from "../exam-stops/exam-stops-query.ts";
import { withinReach } from "../sittings/sitter-access.ts";
import { lockedPeople, type Person } from "./sitting-people-query.ts";
import {
  earlierExtras,
  named,
  storeExtras,
  type Added,
  type Earlier,
} from "./sitting-time-writing.ts";

/** By whoever may add it. */
export async function reduceTime(input: Added, call: Call) {
  const { schedule_id: schedule, ids, act_id: act, minutes, kind, reason } = input;
  const reached = await withinReach(schedule, ids, call);
  if (kind === "planned") await refuseOthersSchedule(schedule, call);
  // Of a stopped exam the time stands still.
  const now = (await stoppedAt(schedule, call, { locked: true })) ?? call.at;
  const people = await lockedPeople(schedule, reached, call.db);
  const before = await earlierExtras(schedule, ids, act, call);
  const taken: Person[] = [];
  const results = await judgeEach(ids, named(people), (person): Outcome => {
    const known = before.get(person.id);
    if (known?.has_act) return done;
    const hindrance = hindranceOf(input, person, known, now.getTime());
    if (hindrance !== null) return refused(hindrance);
    taken.push(person);
    return done;
  });
  await storeExtras({ ...input, minutes: -minutes }, taken, before, call);
  await call.audit(
    taken.map(({ id, nama, no_ujian }) => ({
      action: "sitting.reduce-time" as const,
      objectId: id,
      after: { schedule_id: schedule, nama, no_ujian, menit: -minutes, jenis: kind },
      reason,
    })),
  );
  call.afterCommit(() => call.services.sitterNews.wake(taken.map(({ id }) => id)));
  return { results };
}

type Known = Earlier extends Map<string, infer Row> ? Row : never;

/** Why so many minutes cannot be taken back from that participant; null: they can. */
function hindranceOf(
  { minutes, kind }: Added,
  { sitting }: Person,
  known: Known | undefined,
  now: number,
): string | null {
  if (sitting?.status === 1) return "Sudah selesai.";
  const added = known?.[kind] ?? 0;
  if (added < 60) return "Tidak ada tambahan waktu jenis ini.";
  if (added < minutes * 60) return `Tambahannya hanya ${added / 60} menit.`;
  const most = takeableMinutes(added, sitting?.deadline_at?.getTime() ?? null, now);
  if (most >= minutes) return null;
  return most > 0
    ? `Paling banyak ${most} menit. Satu menit harus tersisa.`
    : "Tidak dapat dikurangi. Satu menit harus tersisa.";
}
