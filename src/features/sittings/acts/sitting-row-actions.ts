// What can be done to sittings, of one participant or many. What cannot be taken back is ordered, and waits on the server.
import type { SittingRow } from "../../../contract/exams/sitting-rows.ts";
import {
  addSittingTime,
  moveSittings,
  orderDelayMs,
  orderKinds,
  orderSittings,
  reduceSittingTime,
  reopenSittings,
  type OrderKind,
} from "../../../contract/exams/sitting-acts.ts";
import type { ExtraKind } from "../../../contract/exams/sitting-control.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import type { RowAction } from "../../../kit/actions/row-action.ts";
import { sittingActsMessages } from "./sitting-acts-messages.ts";

export type SittingAct = "time" | "less" | "reopen" | "move" | OrderKind;
export const sittingActOrder: readonly (SittingAct | "line")[] = [
  "time",
  "reopen",
  "move",
  "less",
  "line",
  "force",
  "reset",
  "delete",
];

/** `id` names the act, so that one whose answer was lost is not done twice. */
export type SittingActInput = {
  id: string;
  minutes: number;
  /** Instead of `minutes` each who is let on again gets what they had left. */
  givesLeft: boolean;
  kind: ExtraKind;
  reason: string;
};
/** What is known of a sitting wherever it can be acted on. */
export type ActedSitting = Pick<
  SittingRow,
  "id" | "nama" | "no_ujian" | "status" | "is_signed_in" | "asks_reset" | "extra_seconds"
>;
export type SittingActs = RowActions<SittingAct, ActedSitting, BulkResult, SittingActInput>;

export const newActInput = (): SittingActInput => ({
  id: newActId(),
  minutes: 10,
  givesLeft: false,
  kind: "incident",
  reason: "",
});

/** Browsers have no randomUUID on plain http. */
function newActId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An act on so many, which is a room or the whole exam, waits before it is sent. */
const manyPeople = 10;

/** Those that are ordered wait on the server. */
export const isOrdered = (kind: SittingAct): kind is OrderKind =>
  orderKinds.some((one) => one === kind);

export const delaySecondsOf = (kind: SittingAct, count: number): number =>
  !isOrdered(kind) && count >= manyPeople ? orderDelayMs / 1000 : 0;

type Action = RowAction<ActedSitting, BulkResult, SittingActInput>;

/** Whether it can be done to a sitting as it is. */
export const actFits: Record<SittingAct, (row: ActedSitting) => boolean> = {
  time: ({ status }) => status !== 1,
  less: ({ status, extra_seconds: extra }) => status !== 1 && extra > 0,
  reopen: ({ status }) => status === 1,
  move: ({ is_signed_in: isIn, asks_reset: asks }) => isIn || asks,
  force: ({ status }) => status === 3,
  reset: ({ status }) => status === 3 || status === 1,
  delete: ({ status }) => status === 0,
};

export function createSittingActs(schedule_id: string, records: ActedRecords): SittingActs {
  const ordered = (kind: OrderKind, icon: Action["icon"]): Action => ({
    label: sittingActsMessages.get()[kind],
    icon,
    danger: true,
    fits: actFits[kind],
    send: async (ids, { id: order_id, reason }) =>
      (await call(orderSittings, { schedule_id, ids, order_id, kind, reason })).results,
  });
  return createRowActions<SittingAct, ActedSitting, BulkResult, SittingActInput>({
    records,
    many: (count) => sittingActsMessages.get().count({ count }),
    actions: () => {
      const t = sittingActsMessages.get();
      return {
        time: {
          label: t.time,
          icon: "clock",
          fits: actFits.time,
          send: async (ids, { id: act_id, minutes, kind, reason }) =>
            (await call(addSittingTime, { schedule_id, ids, act_id, minutes, kind, reason }))
              .results,
          doneText: (name) => t.timeDone({ name }),
        },
        less: {
          label: t.less,
          icon: "undo-2",
          fits: actFits.less,
          send: async (ids, { id: act_id, minutes, kind, reason }) =>
            (await call(reduceSittingTime, { schedule_id, ids, act_id, minutes, kind, reason }))
              .results,
          doneText: (name) => t.lessDone({ name }),
        },
        reopen: {
          label: t.reopen,
          icon: "rotate-ccw",
          fits: actFits.reopen,
          send: async (ids, { id: act_id, minutes: same, givesLeft, reason }) => {
            const minutes = givesLeft ? null : same;
            return (await call(reopenSittings, { schedule_id, ids, act_id, minutes, reason }))
              .results;
          },
          doneText: (name) => t.reopenDone({ name }),
        },
        move: {
          label: t.move,
          icon: "log-out",
          fits: actFits.move,
          send: async (ids) => (await call(moveSittings, { schedule_id, ids })).results,
          doneText: (name) => t.moveDone({ name }),
        },
        force: ordered("force", "square"),
        reset: ordered("reset", "undo-2"),
        delete: ordered("delete", "trash"),
      };
    },
  });
}
