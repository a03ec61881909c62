// The screen of schedules without its looks: the list, and one schedule's detail.
import {
  listScheduleCalendar,
  type CalendarEntry,
} from "../../contract/exams/schedule-calendar.ts";
import {
  getSchedule,
  listScheduleIds,
  listSchedules,
  scheduleSorts,
  type Schedule,
  type ScheduleDetail,
} from "../../contract/exams/schedules.ts";
import { scheduleStates, type ScheduleState } from "../../contract/exams/schedule-states.ts";
import { call } from "../../core/api.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { createDetail, type DetailModel } from "../../kit/record/create-detail.ts";
import { createScheduleActions } from "./schedule-actions.ts";
import { $authors } from "./schedule-lookups.ts";
import { createScheduleView, isSchoolDay } from "./calendar/schedule-view-state.ts";

/** Under which this PC remembers what somebody chose about the screen. */
const screen = "schedules";

export type ScheduleSort = (typeof scheduleSorts)[number];
export type ScheduleFilters = {
  dari: string;
  sampai: string;
  event_id: string;
  subject_id: string;
  group_id: string;
  state: "" | ScheduleState;
  author_id: string;
};
export type ScheduleList = ListModel<Schedule, ScheduleFilters, ScheduleSort>;
export type SchedulesModel = ReturnType<typeof createSchedulesModel>;

export function createSchedulesModel() {
  const records = createRecords<Schedule, ScheduleFilters, ScheduleSort>({
    name: screen,
    endpoints: { list: listSchedules, ids: listScheduleIds },
    filters: {
      dari: "",
      sampai: "",
      event_id: "",
      subject_id: "",
      group_id: "",
      state: "",
      author_id: "",
    },
    sort: "-tanggal",
    sortable: scheduleSorts,
    acceptsFilter,
    lookups: [$authors],
  });
  const view = createScheduleView(screen);
  return {
    ...records,
    ...view,
    actions: createScheduleActions(records),
    exit(): void {
      records.exit();
      view.exit();
    },
  };
}

/** Addresses are typed and sent by people: what is no day or no state would be refused by the server. */
function acceptsFilter(name: keyof ScheduleFilters, value: string): boolean {
  if (name === "state") return scheduleStates.some((state) => state === value);
  if (name !== "dari" && name !== "sampai") return value.length <= 64;
  return isSchoolDay(value);
}

type Days = { from_day?: string; to_day?: string };
export type CalendarRows = { entries: readonly CalendarEntry[]; nearest: string | null };

/** What of the calendar search, filters and days find, however much it is. */
export async function loadCalendarRows(
  query: ReturnType<ScheduleList["$query"]["get"]> & Days,
  signal?: AbortSignal,
): Promise<CalendarRows> {
  const entries: CalendarEntry[] = [];
  for (let page = 1; ; page += 1) {
    const input = { ...query, page };
    const { items, total, nearest } = await call(listScheduleCalendar, input, { signal });
    entries.push(...items);
    // Without the second: rows that go meanwhile would keep it asking.
    if (entries.length >= total || items.length === 0) return { entries, nearest };
  }
}

/** One schedule's detail, fetched when it is opened. */
export function createScheduleDetail(id: string): DetailModel<ScheduleDetail> {
  return createDetail((signal) => call(getSchedule, { id }, { signal }));
}
