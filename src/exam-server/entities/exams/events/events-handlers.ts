// Everything about events, gathered from the files of its kinds of work.
import type { eventEndpoints } from "../../../../contract/endpoints/exams/event-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { readOptions } from "../../../records/coded-rows.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { eventOverview } from "./event-overview.ts";
import { eventCopying } from "./events-copy.ts";
import { eventKind, eventVerbs } from "./events-writing.ts";

export const eventsHandlers: HandlersOf<typeof eventEndpoints> = {
  ...eventOverview,
  ...eventCopying,

  listEvents: eventVerbs.list,
  listEventIds: eventVerbs.ids,
  createEvent: eventVerbs.create,
  updateEvent: eventVerbs.update,
  deleteEvents: eventVerbs.remove,

  listEventOptions: { read: (_input, { db }) => readOptions("events", db) },
  getEvent: { read: ({ id }, call) => findRecord(eventKind, id, call) },
};
