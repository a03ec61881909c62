/** The moment `minutes` after `now`, as whole seconds since 1970 (spec 9). */
export function timestampMinutesAhead(minutes: number, now: Date = new Date()): number {
  return Math.floor(now.getTime() / 1000) + Math.round(minutes * 60);
}
