// What is known of people's time before more is given: what they were given, and what they had left when they finished.
import {
  listSittingTimes,
  maxExtraMinutes,
  type SittingTimes,
} from "../../../contract/exams/sitting-acts.ts";
import { call } from "../../../core/api.ts";
import { recallEveryMs } from "../../../core/live-topic.ts";
import { formatDate, formatDateTime, formatNumber, formatTime } from "../../../core/format.ts";
import { inBatches } from "../../../kit/bulk/in-batches.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { SittingActDialogTexts } from "./sitting-act-dialog-messages.ts";
import type { SittingAct, SittingActInput } from "./sitting-row-actions.ts";

const minuteMs = 60_000;

/** Of more people the times are fetched once: the server still refuses an act on times that have changed since. */
const mostFollowed = 50;

/** Others may give the same people time while the dialog is open. */
export function createKnownTimesModel(schedule_id: string, ids: readonly string[]) {
  const everyMs = ids.length > 0 && ids.length <= mostFollowed ? recallEveryMs : undefined;
  return createDetail<SittingTimes>(
    async (signal) => {
      let exam: Omit<SittingTimes, "items"> = { alias: "", lama: 0, review_since: null };
      const items = await inBatches(ids, async (batch) => {
        const input = { schedule_id, ids: batch };
        const { items: found, ...ofExam } = await call(listSittingTimes, input, { signal });
        exam = ofExam;
        return found;
      });
      return { ...exam, items };
    },
    { ...(everyMs !== undefined && { everyMs }) },
  );
}

export const seenMinutes = (times: SittingTimes): Record<string, number> =>
  Object.fromEntries(times.items.map(({ id, extra_minutes: minutes }) => [id, minutes]));

/**
 * What is filled in before anybody changes it: who is let on again gets what they had left; what was added is taken back as a
 * whole where it is the same for all; who is admitted has as long as the session is open, and once it is closed the whole time.
 */
export function proposedInput(
  kind: SittingAct,
  times: SittingTimes | null,
  now: Date,
): Partial<SittingActInput> {
  if (kind === "admit") return times ? proposedAdmission(times, now) : {};
  if (kind === "less") {
    const added = new Set(times?.items.map((one) => one.extra_minutes));
    const [minutes = 0] = added;
    return added.size === 1 && minutes > 0 ? { minutes: Math.min(minutes, maxExtraMinutes) } : {};
  }
  const left = times?.items.map((one) => one.left_minutes).filter((minutes) => minutes > 0) ?? [];
  if (kind !== "reopen" || left.length === 0) return {};
  return times!.items.length === 1 ? { minutes: left[0]! } : { givesLeft: true };
}

/** Whether everybody's session is still open for a minute at least. */
export const canWorkToEnd = (times: SittingTimes, now: Date) =>
  times.items.length > 0 &&
  times.items.every(({ closes_at: at }) => Date.parse(at) - now.getTime() >= minuteMs);

function proposedAdmission(times: SittingTimes, now: Date): Partial<SittingActInput> {
  return canWorkToEnd(times, now) ? { untilEnd: true } : { untilEnd: false, minutes: times.lama };
}

/** Until when whoever is admitted now would work. */
export function admissionPreview(
  times: SittingTimes,
  { untilEnd, minutes }: Pick<SittingActInput, "untilEnd" | "minutes">,
  now: Date,
  t: SittingActDialogTexts,
): string | null {
  if (!untilEnd) {
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > times.lama) return null;
    return t.worksUntil({ time: formatTime(new Date(now.getTime() + minutes * minuteMs)) });
  }
  const ends = new Set(times.items.map(({ closes_at: at }) => at));
  const [end = ""] = ends;
  if (ends.size !== 1) return t.untilEndOfEach;
  const left = Math.floor((Date.parse(end) - now.getTime()) / minuteMs);
  return t.untilEndAt({ time: formatTime(end), minutes: formatNumber(left) });
}

export type QuickMinutes = { minutes: number; percent: number | null };

/**
 * Five, ten and fifteen minutes, and a quarter and a half of the exam, which many schools grant; of what is taken back, no more
 * than anybody was given.
 */
export function quickMinutes(kind: SittingAct, times: SittingTimes | null): QuickMinutes[] {
  const added = times?.items.map((one) => one.extra_minutes) ?? [];
  const most = kind === "less" && times ? Math.max(0, ...added) : maxExtraMinutes;
  const fixed = [5, 10, 15].map((minutes) => ({ minutes, percent: null }));
  const isFixed = (minutes: number) => fixed.some((one) => one.minutes === minutes);
  const parts = [25, 50].map((percent) => ({
    minutes: Math.round(((times?.lama ?? 0) * percent) / 100),
    percent,
  }));
  // Of a short exam both parts may be rounded to the same minutes: the larger one is closer to them.
  const isRounded = (minutes: number, at: number) =>
    parts.slice(at + 1).some((larger) => larger.minutes === minutes);
  const whole = parts.filter(
    ({ minutes }, at) => minutes >= 1 && !isFixed(minutes) && !isRounded(minutes, at),
  );
  const all = [...fixed, ...whole];
  return all.filter(({ minutes }) => minutes <= most);
}

/** From the least to the most: "5" or "5–15". */
function rangeText(minutes: readonly number[]): string {
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
}

export function addedText({ items }: SittingTimes, t: SittingActDialogTexts): string {
  const given = items.filter(({ extra_at: at }) => at !== null);
  const last = given.reduce(
    (latest, one) => (latest && latest.extra_at! > one.extra_at! ? latest : one),
    given[0],
  );
  if (!last) return t.addedNone;
  const minutes = rangeText(given.map((one) => one.extra_minutes));
  const said = { minutes, time: formatTime(last.extra_at!), by: last.extra_by };
  return items.length === 1
    ? t.added(said)
    : t.addedToSome({ ...said, count: formatNumber(given.length) });
}

/** Whoever works on after keys were shown may know them; null: they were not. */
export function seenKeysText(
  kind: SittingAct,
  times: SittingTimes | null,
  now: Date,
  t: SittingActDialogTexts,
): string | null {
  const since = times?.review_since ?? null;
  if (since === null || (kind !== "reopen" && kind !== "admit")) return null;
  const isToday = formatDate(since) === formatDate(now);
  const time = isToday ? formatTime(since) : formatDateTime(since);
  return kind === "reopen" ? t.keysSeenReopen({ time }) : t.keysSeenAdmit({ time });
}

/** How much each would get; null: nobody has anything left. */
export function leftText({ items }: SittingTimes): string | null {
  const left = items.map((one) => one.left_minutes).filter((minutes) => minutes > 0);
  return left.length === 0 ? null : rangeText(left);
}
