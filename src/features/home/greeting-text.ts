// Which greeting fits the hour on the server's clock.
export type Greeting = "morning" | "noon" | "afternoon" | "night";

/** `hour` from 0 to 23, where the school is. */
export function greetingAt(hour: number): Greeting {
  if (hour >= 4 && hour < 11) return "morning";
  if (hour >= 11 && hour < 15) return "noon";
  if (hour >= 15 && hour < 18) return "afternoon";
  return "night";
}

export function hourAt(time: Date, offsetMinutes: number): number {
  return new Date(time.getTime() + offsetMinutes * 60_000).getUTCHours();
}
