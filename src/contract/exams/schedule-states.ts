// The states of a schedule, as every screen names them: the list of schedules, the calendar and the page of an event.
/** Told from times and from what was done (schedule-times-query.ts). */
export const scheduleStates = [
  "draf",
  "akan-datang",
  "berlangsung",
  "dihentikan",
  "terlewat",
  "selesai",
] as const;
export type ScheduleState = (typeof scheduleStates)[number];
