// The server parts of the calls in schedules.ts.
import * as contract from "../../exams/schedules.ts";
import { nothing } from "../../calls/fields.ts";
import { scheduleInput, scheduleUpdate } from "../../exams/schedule-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import {
  bulkEndpoint,
  changesEndpoint,
  exportEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
} from "../record-endpoints.ts";

export const scheduleEndpoints = endpoints(["0011A"], {
  listSchedules: listEndpoint(
    contract.listSchedules,
    "schedules",
    contract.scheduleQuery,
    contract.schedule,
  ),
  listScheduleIds: idsEndpoint(contract.listScheduleIds, "schedules", contract.scheduleQuery),
  exportSchedules: exportEndpoint(contract.exportSchedules, "Schedules", contract.schedule),
  listScheduleOptions: endpoint(contract.listScheduleOptions, {
    access: "signed-in",
    summary: "All schedules as choices",
    input: nothing,
    output: contract.scheduleOptions,
  }),
  listScheduleAuthors: endpoint(contract.listScheduleAuthors, {
    summary: "Who has made schedules",
    input: nothing,
    output: contract.scheduleAuthors,
  }),
  listScheduleBanks: endpoint(contract.listScheduleBanks, {
    summary: "Question banks that a schedule may name",
    input: nothing,
    output: contract.scheduleBanks,
  }),
  getSchedule: getEndpoint(
    contract.getSchedule,
    "One schedule with its sessions and what has happened to it",
    contract.scheduleDetail,
  ),
  createSchedule: endpoint(contract.createSchedule, {
    summary: "Add a schedule",
    input: scheduleInput,
    output: contract.schedule,
  }),
  updateSchedule: endpoint(contract.updateSchedule, {
    summary: "Change a schedule",
    input: scheduleUpdate,
    output: contract.schedule,
  }),
  deleteSchedules: bulkEndpoint(contract.deleteSchedules, "Delete schedules nobody has begun"),
  changeSchedules: changesEndpoint(
    contract.changeSchedules,
    "Activate, deactivate or move schedules",
    contract.scheduleChange,
    {},
  ),
  duplicateSchedule: endpoint(contract.duplicateSchedule, {
    summary: "Copy a schedule for another day or other groups",
    input: contract.duplicateScheduleInput,
    output: contract.schedule,
  }),
});
