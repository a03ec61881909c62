// What can be done to schedules, one or many.
import { maxDaysMoved } from "../../contract/exams/events.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import {
  changeSchedules,
  deleteSchedules,
  type Schedule,
  type ScheduleChange,
} from "../../contract/exams/schedules.ts";
import { call } from "../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../kit/actions/removal-action.ts";
import { schedulesMessages } from "./schedules-messages.ts";

export type ActionKind = "activate" | "deactivate" | "move" | "remove";
/** In menus. */
export const actionOrder: readonly (ActionKind | "line")[] = [
  "activate",
  "deactivate",
  "move",
  "line",
  "remove",
];

/** How far a move goes, as it is typed. */
export type ActionInput = { days: string };
/** `before` undoes a change. */
export type ActionResult = BulkResult & { before?: ScheduleChange };
export type ScheduleActions = RowActions<ActionKind, Schedule, ActionResult, ActionInput | null>;

export function createScheduleActions(records: ActedRecords): ScheduleActions {
  return createRowActions<ActionKind, Schedule, ActionResult, ActionInput | null>({
    records,
    many: (count) => schedulesMessages.get().count({ count }),
    actions: () => {
      const t = schedulesMessages.get();
      return {
        activate: {
          label: t.activate,
          icon: "play",
          isInstant: true,
          fits: ({ active }) => !active,
          send: (ids) => change(ids, { active: true }),
          doneText: (name) => t.activated({ name }),
          takeBack: changeBack,
        },
        deactivate: {
          label: t.deactivate,
          icon: "pause",
          fits: ({ active }) => active,
          send: (ids) => change(ids, { active: false }),
          doneText: (name) => t.deactivated({ name }),
          takeBack: changeBack,
        },
        move: {
          label: t.move,
          icon: "calendar-range",
          send: (ids, input) => change(ids, { days: Number(input?.days) }),
          doneText: (name) => t.moved({ name }),
          takeBack: changeBack,
        },
        remove: removalAction<Schedule, ActionResult, ActionInput | null>({
          titleOfOne: (who) => t.removeOne({ who }),
          send: async (ids) => (await call(deleteSchedules, { ids })).results,
        }),
      };
    },
  });
}

/** Why it cannot start yet; null: it can. */
export function missingInput(kind: ActionKind, { days }: ActionInput): string | null {
  if (kind !== "move") return null;
  const number = /^-?\d{1,4}$/u.test(days.trim()) ? Number(days) : 0;
  const fits = number !== 0 && Math.abs(number) <= maxDaysMoved;
  return fits ? null : schedulesMessages.get().daysNeeded({ max: maxDaysMoved });
}

/** Somebody has begun and not handed in. */
export function atWork({ begun_count: begun, finished_count: finished }: Schedule): number {
  return begun - finished;
}

async function change(
  ids: readonly string[],
  what: Omit<ScheduleChange, "id">,
): Promise<ActionResult[]> {
  const changes = ids.map((id) => ({ id, ...what }));
  return (await call(changeSchedules, { changes })).results;
}

async function changeBack(done: readonly ActionResult[]): Promise<BulkResult[]> {
  const changes = done.flatMap(({ before }) => (before ? [before] : []));
  return (await call(changeSchedules, { changes })).results;
}
