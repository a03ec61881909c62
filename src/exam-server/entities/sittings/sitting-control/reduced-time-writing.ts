// Added time that is taken back. Nobody's exam ends by it at once.
import { takeableMinutes } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../../http/handler.ts";
import { stoppedAt } from "../exam-stops/exam-stops-query.ts";
import type { Person } from "./sitting-people-query.ts";
import { changeTime, type Added, type Earlier } from "./sitting-time-writing.ts";

/** By whoever may add it. */
export async function reduceTime(input: Added, call: Call) {
  // Of a stopped exam the time stands still.
  const stopped = await stoppedAt(input.schedule_id, call, { locked: true });
  const now = (stopped ?? call.at).getTime();
  return changeTime(input, call, {
    action: "sitting.reduce-time",
    minutes: -input.minutes,
    judge:
      async ({ before }) =>
      (person) =>
        hindranceOf(input, person, before.get(person.id), now),
  });
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
