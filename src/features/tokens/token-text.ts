// How a token, its scope and the time it has left are said.
import type { ReleasedToken, ScopedToken } from "../../contract/exams/exam-tokens.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import type { TokensTexts } from "./tokens-messages.ts";

export function scopeName(
  { scope, nama }: Pick<ScopedToken, "scope" | "nama">,
  t: TokensTexts,
): string {
  return scope === "global" ? t.global : nama;
}

export function scopeFacts(one: ScopedToken, t: TokensTexts): string {
  const waiting = formatNumber(one.waiting);
  if (one.scope === "global") {
    return t.globalText({ schedules: formatNumber(one.schedules), waiting });
  }
  if (one.scope === "room") return t.roomText({ waiting });
  const times = [one.starts_at, one.closes_at]
    .map((time) => (time ? formatTime(time) : ""))
    .join("–");
  return one.is_own ? t.scheduleText({ times, waiting }) : times;
}

/** Why nobody can begin with a token of it. */
export function endWord({
  last_end: end,
  stopped_at: stopped,
}: ScopedToken): "stopped" | "held" | "expired" | "notReleased" {
  if (stopped !== null) return "stopped";
  return end === "held" || end === "expired" ? end : "notReleased";
}

/** Seconds, never below 0. */
export function secondsLeft({ expires_at }: ReleasedToken, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000));
}

/** "8.12" */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, "0")}`;
}

/** Of its whole time, 0 to 1. */
export function shareLeft({ released_at: from, expires_at: until }: ReleasedToken, now: Date) {
  const whole = Date.parse(until) - Date.parse(from);
  return Math.min(1, Math.max(0, (Date.parse(until) - now.getTime()) / whole));
}
