// The server's clock. A school PC's own may be hours off, so every time on screen starts from here.
import { atom, computed } from "nanostores";

type Reading = { serverMs: number; atMs: number; offsetMinutes: number };

const $reading = atom<Reading | null>(null);
export const $serverClockKnown = $reading;

/** `serverTime` is ISO 8601 with zone; the zone it names is the one times are shown in. */
export function setServerClock(serverTime: string): void {
  const serverMs = Date.parse(serverTime);
  if (Number.isNaN(serverMs)) return;
  $reading.set({ serverMs, atMs: performance.now(), offsetMinutes: offsetOf(serverTime) });
}

/** Now, by the server's clock; by this PC's until the server has been heard. */
export function serverNow(): Date {
  const reading = $reading.get();
  if (!reading) return new Date();
  // performance.now() goes on evenly even when somebody sets the PC's clock.
  return new Date(reading.serverMs + performance.now() - reading.atMs);
}

/** Minutes east of Greenwich. */
export function serverOffsetMinutes(): number {
  return $reading.get()?.offsetMinutes ?? -new Date().getTimezoneOffset();
}

/** For whoever has drawn times before the server was heard. */
export const $zoneOffset = computed($reading, serverOffsetMinutes);

function offsetOf(isoTime: string): number {
  const match = /([+-])(\d\d):?(\d\d)$/u.exec(isoTime);
  if (!match) return -new Date().getTimezoneOffset();
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}
