// Sittings as staff look after them: listed, told of, and what is done to them.
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { sittingActEndpoints } from "../../../../contract/endpoints/exams/sitting-act-endpoints.ts";
import type { sittingControlEndpoints } from "../../../../contract/endpoints/exams/sitting-control-endpoints.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { judgeEach, refused } from "../../../records/bulk-results.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { resetLoginsOf } from "../participant-logins/participant-logins-handlers.ts";
import { withinReach } from "../sittings/sitter-access.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import {
  controlRows,
  controlSchedules,
  sittingCounts,
  sittingList,
} from "./sitting-control-query.ts";
import { admit, withdrawAdmissions } from "./entry-admissions-writing.ts";
import { cancelOrder, listOrders, makeOrder } from "./sitting-orders-writing.ts";
import { namesIn } from "./sitting-people-query.ts";
import { reduceTime } from "./reduced-time-writing.ts";
import { sittingEvents, sittingExtras, sittingTimes } from "./sitting-story-query.ts";
import { addTime, noun, reopen } from "./sitting-time-writing.ts";

/** Everything is about a schedule that the caller may see. */
async function within<Result>(schedule: string, call: Call, read: () => Promise<Result>) {
  await refuseOthersSchedule(schedule, call);
  return read();
}

export const sittingControlHandlers: HandlersOf<typeof sittingControlEndpoints> = {
  listControlSchedules: { read: (_input, call) => controlSchedules(call) },
  listSittings: {
    read: (query, call) =>
      within(query.schedule_id, call, () => readPage(sittingList(query.schedule_id), query, call)),
  },
  listSittingIds: {
    read: (query, call) =>
      within(query.schedule_id, call, () => readIds(sittingList(query.schedule_id), query, call)),
  },
  exportSittings: {
    async read({ schedule_id: schedule, ids }, call) {
      const reached = await withinReach(schedule, ids, call);
      return { items: await controlRows(schedule, reached, call) };
    },
  },
  getSittingCounts: {
    read: ({ schedule_id: schedule }, call) =>
      within(schedule, call, () => sittingCounts(schedule, call)),
  },
  listSittingExtras: {
    async read({ schedule_id: schedule, act_id: act }, call) {
      const items = await sittingExtras({ schedule, act }, call.db);
      const ids = items.map(({ participant_id: id }) => id);
      const reached = new Set(await withinReach(schedule, ids, call));
      return { items: items.filter(({ participant_id: id }) => reached.has(id)) };
    },
  },
  getSittingStory: {
    read: ({ schedule_id: schedule, id: participant }, call) =>
      within(schedule, call, async () => ({
        events: await sittingEvents({ schedule, participant }, call.db),
        extras: await sittingExtras({ schedule, participant }, call.db),
      })),
  },
};

export const sittingActsHandlers: HandlersOf<typeof sittingActEndpoints> = {
  listSittingTimes: {
    async read({ schedule_id: schedule, ids }, call) {
      return sittingTimes(schedule, await withinReach(schedule, ids, call), call);
    },
  },
  addSittingTime: { write: addTime },
  reduceSittingTime: { write: reduceTime },
  admitSittings: { write: admit },
  withdrawAdmissions: { write: withdrawAdmissions },
  reopenSittings: { write: reopen },
  moveSittings: {
    async write({ schedule_id: schedule, ids }, call) {
      await refuseOthersSchedule(schedule, call);
      const people = await namesIn(schedule, ids, call.db);
      const { results } = await resetLoginsOf([...people.keys()], call);
      const outcomes = new Map(results.map((result) => [result.id, result]));
      const rows = {
        noun,
        find: (id: string) => outcomes.get(id),
        label: ({ label }: BulkResult) => label,
      };
      return {
        results: await judgeEach(ids, rows, ({ outcome, reason }) =>
          outcome === "refused" ? refused(reason ?? "") : { outcome },
        ),
      };
    },
  },
  orderSittings: { write: makeOrder },
  listSittingOrders: { read: ({ schedule_id: schedule }, call) => listOrders(schedule, call) },
  cancelSittingOrder: { write: cancelOrder },
};
