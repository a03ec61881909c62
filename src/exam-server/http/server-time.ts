// The server's time as it is told to consoles: ISO 8601 with the school's zone, so that every screen shows wall time.
import { offsetMinutes } from "../../domain/exams/school-time.ts";

/** A computer that was never told its zone runs on UTC; the specification's school is in Jakarta. */
const usualZone = "Asia/Jakarta";

/** `zone` is an IANA name, the computer's own unless given. */
export function serverTime(at: Date, zone: string = ownZone()): string {
  const offset = offsetAt(at.getTime(), zone);
  const wall = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const distance = Math.abs(offset);
  const hours = String(Math.floor(distance / 60)).padStart(2, "0");
  const minutes = String(distance % 60).padStart(2, "0");
  return `${wall}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
}

/** No zone's offset changes but at a quarter of an hour, and nearly all times are of now. */
const quarterMs = 15 * 60_000;
const latest = new Map<string, { quarter: number; minutes: number }>();

function offsetAt(at: number, zone: string): number {
  const quarter = Math.floor(at / quarterMs);
  const known = latest.get(zone);
  if (known?.quarter === quarter) return known.minutes;
  const minutes = offsetMinutes(at, zone);
  latest.set(zone, { quarter, minutes });
  return minutes;
}

/** By what the environment says; asking the runtime takes longer than most queries. */
const zones = new Map<string | undefined, string>();

export function ownZone(): string {
  const said = process.env["TZ"];
  const known = zones.get(said);
  if (known !== undefined) return known;
  const zone = zoneOfRuntime();
  zones.set(said, zone);
  return zone;
}

function zoneOfRuntime(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isUnset = !process.env["TZ"] && /^(?:Etc\/)?(?:UTC|GMT|Universal|Zulu)$/u.test(timeZone);
  return isUnset ? usualZone : timeZone;
}
