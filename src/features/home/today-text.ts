// What the clock on the server's wall says: the day, and which greeting fits the hour.
export type Greeting = "morning" | "noon" | "afternoon" | "night";

/** `hour` from 0 to 23, where the school is. */
export function greetingAt(hour: number): Greeting {
  if (hour >= 4 && hour < 11) return "morning";
  if (hour >= 11 && hour < 15) return "noon";
  if (hour >= 15 && hour < 18) return "afternoon";
  return "night";
}

export function hourAt(time: Date, offsetMinutes: number): number {
  return onTheWall(time, offsetMinutes).getUTCHours();
}

/** "Senin, 23 November" */
export function dayAt(time: Date, offsetMinutes: number, locale: string): string {
  const parts = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, parts).format(onTheWall(time, offsetMinutes));
}

/** "07.41.08" */
export function clockAt(time: Date, offsetMinutes: number): string {
  return onTheWall(time, offsetMinutes).toISOString().slice(11, 19).replaceAll(":", ".");
}

/** A Date whose UTC fields read as the clock where the school is. */
function onTheWall(time: Date, offsetMinutes: number): Date {
  return new Date(time.getTime() + offsetMinutes * 60_000);
}
