// How an event is called, and its days read.
import type { ExamEvent } from "../../contract/exams/events.ts";
import { formatWallDay } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import type { EventsTexts } from "./events-messages.ts";

export function eventLabel({ kode, nama }: ExamEvent): string {
  return `${kode} — ${nama}`;
}

/** "30 Nov 2026 – 5 Des 2026"; of one day only that; without days a dash. */
export function eventDays({ mulai: first, selesai: last }: ExamEvent, t: EventsTexts): string {
  if (first === null) return last === null ? t.none : t.until({ day: formatWallDay(last) });
  if (last === null) return t.from({ day: formatWallDay(first) });
  if (first === last) return formatWallDay(first);
  return t.span({ first: formatWallDay(first), last: formatWallDay(last) });
}

/** Of its own page. */
export function eventAddress({ id }: Pick<ExamEvent, "id">): string {
  return href("event", {}, { id });
}
