// How exams read on an event's papers.
import type { PaperSchedule, PaperSession } from "../../../contract/exams/event-papers.ts";
import { formatWallDay, formatWallTime, zoneLabel } from "../../../core/format.ts";
import type { EventPapersTexts } from "./event-papers-messages.ts";

/** "07.30–09.00 WIB" */
export function timeSpan({ mulai }: PaperSession, minutes: number, t: EventPapersTexts): string {
  const begin = formatWallTime(mulai);
  return t.timeSpan({ begin, end: endOf(mulai, minutes), zone: zoneLabel() });
}

/** "09.00" */
export function endOf(mulai: string, minutes: number): string {
  const begin = Date.parse(`2000-01-01T${mulai}:00Z`);
  return formatWallTime(new Date(begin + minutes * 60_000).toISOString().slice(11, 16));
}

/** "30 Nov", where the year stands elsewhere. */
export function shortDay(day: string): string {
  return formatWallDay(day).replace(/ \d+$/u, "");
}

/** The subjects that are examined; a schedule without banks goes by its own name. */
export function subjectsOf({ subjects, alias }: PaperSchedule): string {
  return subjects.length > 0 ? subjects.join(", ") : alias;
}

/** In a cell that somebody fills in by hand. */
export const toWriteOn = "\u00a0";
