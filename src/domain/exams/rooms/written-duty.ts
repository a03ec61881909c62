// A proctor's days and sessions as people write them in a cell: "hari 30/11/2026, sesi 1–2". Pure.
import type { Duty } from "../../../contract/exams/rooms.ts";
import { everyTime, isDay, orderedDuty, writtenDay } from "./proctor-duty.ts";

/** Begins what is written of days and sessions. */
export const dutyWords = "(?:hari|sesi|selalu)";

export const dutyNotation =
  "Tulis hari dan sesi pengawas seperti (hari 30/11/2026, sesi 1–2), atau (selalu).";

export function writeDuty({ days, sessions }: Duty): string {
  const parts = [
    days.length > 0 && `hari ${days.map(writtenDay).join(", ")}`,
    sessions.length > 0 && `sesi ${sessions.join(", ")}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "selalu";
}

const list = /\b(hari|sesi)\s+(.*?)(?=[\s,]*(?:\b(?:hari|sesi)\b|$))/giu;
const separators = /\s*(?:,|&|\bdan\b)\s*/iu;
const until = String.raw`\s*(?:-|–|s\.d\.|sampai)\s*`;
const sessionItem = new RegExp(String.raw`^(\d{1,2})(?:${until}(\d{1,2}))?$`, "iu");
const oneDay = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2})`;
const dayItem = new RegExp(`^(${oneDay})(?:${until}(${oneDay}))?$`, "iu");

/**
 * Null: it cannot be read. A number alone is an exam day of the event, the first being 1; from one day until another are the exam
 * days between them. `eventDays`: by the calendar.
 */
export function readDuty(text: string, eventDays: readonly string[]): Duty | null {
  if (/^selalu$/iu.test(text.trim())) return everyTime;
  if (text.replace(list, "").replace(/[\s,]/gu, "") !== "") return null;
  const days: string[] = [];
  const sessions: number[] = [];
  for (const [, kind = "", items = ""] of text.matchAll(list)) {
    for (const item of items.split(separators)) {
      const isRead =
        kind.toLowerCase() === "sesi"
          ? addAll(sessions, sessionsIn(item))
          : addAll(days, daysIn(item, eventDays));
      if (!isRead) return null;
    }
  }
  return days.length + sessions.length > 0 ? orderedDuty({ days, sessions }) : null;
}

function addAll<Item>(to: Item[], items: readonly Item[] | null): boolean {
  if (items === null) return false;
  to.push(...items);
  return true;
}

function sessionsIn(item: string): number[] | null {
  const [, first, last = first] = sessionItem.exec(item) ?? [];
  if (first === undefined || Number(last) < Number(first)) return null;
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_none, at) => Number(first) + at);
}

function daysIn(item: string, eventDays: readonly string[]): string[] | null {
  const [, first, last] = dayItem.exec(item) ?? [];
  if (first === undefined) return null;
  const from = dayOf(first, eventDays);
  if (from === null) return null;
  if (last === undefined) return [from];
  const to = dayOf(last, eventDays);
  if (to === null || to < from) return null;
  const between = eventDays.filter((day) => day >= from && day <= to);
  // Those that the event does not have are refused by their names.
  return between.length > 0 ? between : [from, to];
}

function dayOf(text: string, eventDays: readonly string[]): string | null {
  const parts = text.split(/[/.-]/u);
  if (parts.length === 1) return eventDays[Number(text) - 1] ?? null;
  const [year = "", month = "", day = ""] = parts[0]!.length === 4 ? parts : parts.reverse();
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : null;
}
