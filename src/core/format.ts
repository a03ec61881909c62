// Numbers and times as people here write them: 1.234,5 and 20 Nov 2026 07.41, in the exam server's zone. Only the names of months
// and days are the language's.
import { serverOffsetMinutes } from "./answers/server-clock.ts";
import { $locale } from "./i18n.ts";

const integers = new Intl.NumberFormat("id-ID");
/** Browsers do not agree on the short ones. */
const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "Mei",
  "Jun",
  "Jul",
  "Agu",
  "Sep",
  "Okt",
  "Nov",
  "Des",
];
const zoneLabels: Record<number, string> = { 420: "WIB", 480: "WITA", 540: "WIT" };

export function formatNumber(value: number): string {
  return integers.format(value);
}

/** "850 B", "12 KB", "3,4 MB": as file managers count, in steps of 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} B`;
  const kib = bytes / 1024;
  if (kib < 999.5) return `${formatNumber(Math.round(kib))} KB`;
  return `${formatNumber(Math.round(kib / 102.4) / 10)} MB`;
}

/** "20 Nov 2026 07.41", or with seconds "20 Nov 2026 07.41.08". */
export function formatDateTime(time: Date | string, withSeconds = false): string {
  const clock = inServerZone(time);
  const parts = [
    clock.getUTCHours(),
    clock.getUTCMinutes(),
    ...(withSeconds ? [clock.getUTCSeconds()] : []),
  ];
  return `${formatDay(clock)} ${parts.map(twoDigits).join(".")}`;
}

/** "07.41" */
export function formatTime(time: Date | string): string {
  return formatDateTime(time).slice(-5);
}

export function formatDate(time: Date | string): string {
  return formatDay(inServerZone(time));
}

/** "30 Nov 2026", of a day as the wall of the school shows it: "2026-11-30". */
export function formatWallDay(day: string): string {
  return formatDay(new Date(`${day}T00:00:00Z`));
}

/** "Senin, 30 Nov 2026" */
export function formatWallWeekday(day: string): string {
  const weekday = nameIn({ weekday: "long" }, new Date(`${day}T00:00:00Z`));
  return `${weekday}, ${formatWallDay(day)}`;
}

/** "07.30", of "07:30". */
export function formatWallTime(time: string): string {
  return time.replace(":", ".");
}

/** WIB, WITA or WIT; elsewhere the distance from UTC. */
export function zoneLabel(offsetMinutes: number = serverOffsetMinutes()): string {
  const known = zoneLabels[offsetMinutes];
  if (known) return known;
  const sign = offsetMinutes < 0 ? "-" : "+";
  const distance = Math.abs(offsetMinutes);
  return `UTC${sign}${twoDigits(Math.floor(distance / 60))}.${twoDigits(distance % 60)}`;
}

/** For file names: yyyymmdd-hhmm. */
export function fileTimestamp(time: Date): string {
  const clock = inServerZone(time);
  const day = [clock.getUTCMonth() + 1, clock.getUTCDate()].map(twoDigits).join("");
  const hour = [clock.getUTCHours(), clock.getUTCMinutes()].map(twoDigits).join("");
  return `${clock.getUTCFullYear()}${day}-${hour}`;
}

/** A Date whose UTC fields read as the clock on the server's wall. */
function inServerZone(time: Date | string): Date {
  return new Date(new Date(time).getTime() + serverOffsetMinutes() * 60_000);
}

function formatDay(clock: Date): string {
  const isOurs = $locale.get() === "id";
  const month = isOurs ? monthNames[clock.getUTCMonth()] : nameIn({ month: "short" }, clock);
  return `${clock.getUTCDate()} ${month} ${clock.getUTCFullYear()}`;
}

function nameIn(part: Intl.DateTimeFormatOptions, clock: Date): string {
  return clock.toLocaleDateString($locale.get(), { ...part, timeZone: "UTC" });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
