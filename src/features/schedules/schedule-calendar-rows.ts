// All entries of the calendar that search, filters and days find, however many there are.
import { listScheduleCalendar } from "../../contract/exams/schedule-calendar.ts";
import type { CalendarEntry } from "../../contract/exams/schedule-calendar.ts";
import { call } from "../../core/api.ts";
import type { ScheduleList } from "./schedules-model.ts";

type Asked = ReturnType<ScheduleList["$query"]["get"]> & { from_day?: string; to_day?: string };
export type CalendarRows = { entries: readonly CalendarEntry[]; nearest: string | null };

export async function loadCalendarRows(query: Asked, signal?: AbortSignal): Promise<CalendarRows> {
  const entries: CalendarEntry[] = [];
  for (let page = 1; ; page += 1) {
    const input = { ...query, page };
    const { items, total, nearest } = await call(
      listScheduleCalendar,
      input,
      signal ? { signal } : {},
    );
    entries.push(...items);
    // Without the second: rows that go meanwhile would keep it asking.
    if (entries.length >= total || items.length === 0) return { entries, nearest };
  }
}
