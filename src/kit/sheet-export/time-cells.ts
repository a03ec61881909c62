// Days and times as numbers of a sheet, in the exam server's zone, so that programs can sort them and calculate with them.
import { serverOffsetMinutes } from "../../core/answers/server-clock.ts";
import { formatDateTime, formatWallDay } from "../../core/format.ts";
import type { BookCell } from "../../files/sheet-book.ts";

const msPerDay = 86_400_000;
/** Day 0 of Excel, by which days after February 1900 are right. */
const firstDay = Date.UTC(1899, 11, 30);
const serialOf = (ms: number): number => (ms - firstDay) / msPerDay;

/** @param day "2026-11-30" */
export const dayCell = (day: string): BookCell => ({
  value: serialOf(Date.parse(`${day}T00:00:00Z`)),
  format: "dd/mm/yyyy",
  text: formatWallDay(day),
});

/** Without seconds, as the console shows times. */
export function dateTimeCell(at: string): BookCell {
  const minutes = Math.floor(Date.parse(at) / 60_000) + serverOffsetMinutes();
  return {
    value: serialOf(minutes * 60_000),
    format: "dd/mm/yyyy hh.mm",
    text: formatDateTime(at),
  };
}
