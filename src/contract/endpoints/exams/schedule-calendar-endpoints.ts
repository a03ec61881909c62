// The server parts of the calls in schedule-calendar.ts.
import * as contract from "../../exams/schedule-calendar.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const scheduleCalendarEndpoints = endpoints(["0011A"], {
  listScheduleCalendar: endpoint(contract.listScheduleCalendar, {
    summary: "Sessions of schedules on some days",
    input: contract.listScheduleCalendarInput,
    output: contract.scheduleCalendar,
  }),
});
