// The clock on the school's wall and the instants it stands for. Schedules are kept as wall time ("HH:MM" on a day), since
// that is what is printed; what happens is decided by instants. Not for showing times: that is core/format.ts.

/** `tanggal` "YYYY-MM-DD", `mulai` "HH:MM" of 24 hours, as the contract checks them. */
export type WallTime = { tanggal: string; mulai: string };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Making one takes longer than asking it a hundred times. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(zone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  offsetFormats.set(zone, format);
  return format;
}

/** Minutes east of Greenwich at that instant, in ms since 1970; `zone` is an IANA name, else a RangeError. */
export function offsetMinutes(at: number, zone: string): number {
  const parts = offsetFormat(zone).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = /GMT([+-])(\d\d):(\d\d)/u.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

/**
 * In ms since 1970. Where clocks are put forward, a time that no clock shows is taken as much later as they were put; where
 * they are put back, a time that comes twice is the first of the two (as RFC 5545 and ECMAScript's Temporal have it).
 */
export function instantOf(wall: WallTime, zone: string): number {
  const asUtc = utcOf(wall);
  // No zone is further than 14 hours from Greenwich, so that a day on either side is before and after any change.
  const [earlier, later] = [asUtc - dayMs, asUtc + dayMs].map((at) => offsetMinutes(at, zone));
  const before = asUtc - earlier! * minuteMs;
  const after = asUtc - later! * minuteMs;
  const isBefore = offsetMinutes(before, zone) === earlier;
  return isBefore || offsetMinutes(after, zone) !== later ? before : after;
}

/** What the wall clock shows at an instant, in ms since 1970; seconds are dropped. */
export function wallTimeOf(at: number, zone: string): WallTime {
  return wallOfUtc(at + offsetMinutes(at, zone) * minuteMs);
}

/**
 * What the wall clock shows `minutes` later (earlier, if negative), across midnight and changes of the clock. Zone "UTC"
 * reckons without such changes, for whoever knows no zone.
 */
export function addMinutes(wall: WallTime, minutes: number, zone: string): WallTime {
  return wallTimeOf(instantOf(wall, zone) + minutes * minuteMs, zone);
}

/** "2026-12-31" and 1: "2027-01-01". */
export function addDays(tanggal: string, days: number): string {
  return wallOfUtc(utcOf({ tanggal, mulai: "00:00" }) + days * dayMs).tanggal;
}

/** "2026-12-31T14:00" and 1: "2027-01-01T14:00". */
export function addDaysToMoment(moment: string, days: number): string {
  const [tanggal = "", mulai = ""] = moment.split("T");
  return `${addDays(tanggal, days)}T${mulai}`;
}

/** Of "2026-12-31T14:00", in ms since 1970. */
export function instantOfMoment(moment: string, zone: string): number {
  const [tanggal = "", mulai = ""] = moment.split("T");
  return instantOf({ tanggal, mulai }, zone);
}

/** How many days later `to` is; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [from, to].map((tanggal) => utcOf({ tanggal, mulai: "00:00" }));
  return (end! - start!) / dayMs;
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(tanggal: string): number {
  return new Date(utcOf({ tanggal, mulai: "00:00" })).getUTCDay() || 7;
}

function utcOf({ tanggal, mulai }: WallTime): number {
  return Date.parse(`${tanggal}T${mulai}:00Z`);
}

function wallOfUtc(at: number): WallTime {
  const text = new Date(at).toISOString();
  return { tanggal: text.slice(0, 10), mulai: text.slice(11, 16) };
}
