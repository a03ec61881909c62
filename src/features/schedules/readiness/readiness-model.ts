// What a schedule still lacks, as the server counted it, with the one line that only this PC knows: how far its clock is
// from the server's.
import {
  getScheduleReadiness,
  type ReadinessLine,
  type ScheduleReadiness,
} from "../../../contract/exams/schedule-readiness.ts";
import { call } from "../../../core/api.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";

/** More than a clock on the wall and a hand on the mouse explain. */
const tolerableSeconds = 30;

export function createReadinessModel(
  id: string,
  pcNow: () => number = Date.now,
): DetailModel<ScheduleReadiness> {
  return createDetail(async (signal) => {
    const verdict = await call(getScheduleReadiness, { id }, { signal });
    return withClock(verdict, Math.round(Math.abs(pcNow() - serverNow().getTime()) / 1000));
  });
}

function withClock(verdict: ScheduleReadiness, seconds: number): ScheduleReadiness {
  const line: ReadinessLine = { code: "clock", count: seconds, names: [], where: {} };
  if (seconds <= tolerableSeconds) return { ...verdict, done: [...verdict.done, line] };
  const level = verdict.level === "ready" ? "should" : verdict.level;
  return { ...verdict, level, should: [...verdict.should, line] };
}
