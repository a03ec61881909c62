// The server parts of the calls in events.ts.
import * as contract from "../../exams/events.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import {
  bulkEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
  optionsEndpoint,
} from "../record-endpoints.ts";

export const eventEndpoints = endpoints(["0021A"], {
  listEvents: listEndpoint(contract.listEvents, "events", contract.eventQuery, contract.event),
  listEventIds: idsEndpoint(contract.listEventIds, "events", contract.eventQuery),
  listEventOptions: optionsEndpoint(contract.listEventOptions, "events"),
  getEvent: getEndpoint(contract.getEvent, "One event", contract.event),
  createEvent: endpoint(contract.createEvent, {
    summary: "Add an event",
    input: contract.eventInput,
    output: contract.event,
  }),
  updateEvent: endpoint(contract.updateEvent, {
    summary: "Change an event",
    input: contract.eventUpdate,
    output: contract.event,
  }),
  deleteEvents: bulkEndpoint(contract.deleteEvents, "Delete events without schedules"),
  getEventOverview: endpoint(contract.getEventOverview, {
    summary: "Schedules and sessions of an event, how full and how far each is",
    input: recordInput,
    output: contract.eventOverview,
  }),
  copyEvent: endpoint(contract.copyEvent, {
    summary: "Copy an event with its structure",
    input: contract.copyEventInput,
    output: contract.copyEventOutput,
  }),
  listNotBegun: endpoint(contract.listNotBegun, {
    summary: "Participants of a schedule who have not begun",
    input: contract.listNotBegunInput,
    output: contract.notBegun,
  }),
});
