// The events screen without its looks: the list, and what can be done to its rows.
import {
  deleteEvents,
  eventSorts,
  eventStatuses,
  listEventIds,
  listEvents,
  type EventStatus,
  type ExamEvent,
} from "../../../contract/exams/events.ts";
import { call } from "../../../core/api.ts";
import { createRowActions } from "../../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../../kit/actions/removal-action.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import { eventsMessages } from "../events-messages.ts";

export type EventSort = (typeof eventSorts)[number];
export type EventFilters = { status: "" | EventStatus };
export type EventsModel = ReturnType<typeof createEventsModel>;

export function createEventsModel() {
  const records = createRecords<ExamEvent, EventFilters, EventSort>({
    name: "events",
    endpoints: { list: listEvents, ids: listEventIds },
    filters: { status: "" },
    // What comes next, or was last, stands first.
    sort: "-mulai",
    sortable: eventSorts,
    acceptsFilter: (_name, value) => eventStatuses.some((status) => status === value),
  });
  const actions = createRowActions<"remove", ExamEvent>({
    records,
    many: (count) => eventsMessages.get().count({ count }),
    actions: () => ({
      remove: removalAction({
        titleOfOne: (who) => eventsMessages.get().removeOne({ who }),
        send: async (ids) => (await call(deleteEvents, { ids })).results,
      }),
    }),
  });
  return { ...records, actions };
}
