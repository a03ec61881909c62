// What can be done to sittings, of one participant or many. What cannot be taken back is ordered, and waits on the server.
import type { SittingRow } from "../../../contract/exams/sitting-rows.ts";
import { orderKinds, type OrderKind } from "../../../contract/exams/sitting-acts.ts";
import type { ExtraKind } from "../../../contract/exams/sitting-control.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import type { RowAction } from "../../../kit/actions/row-action.ts";
import { sittingActsMessages } from "./sitting-acts-messages.ts";

export type SittingAct = "time" | "less" | "admit" | "withdraw" | "reopen" | "move" | OrderKind;
export const sittingActOrder: readonly (SittingAct | "line")[] = [
  "time",
  "admit",
  "withdraw",
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
  /** Instead of `minutes` whoever is admitted has as long as the session is open. */
  untilEnd: boolean;
  kind: ExtraKind;
  reason: string;
  /** By participant, the added minutes that the person saw; empty: not known. */
  seen: Readonly<Record<string, number>>;
};
/** What is known of a sitting wherever it can be acted on. */
export type ActedSitting = Pick<
  SittingRow,
  | "id"
  | "nama"
  | "no_ujian"
  | "status"
  | "is_signed_in"
  | "asks_reset"
  | "extra_seconds"
  | "is_too_late"
  | "is_admitted"
>;
export type SittingActs = RowActions<SittingAct, ActedSitting, BulkResult, SittingActInput>;

/** Those that are ordered wait on the server. */
export const isOrdered = (kind: SittingAct): kind is OrderKind =>
  orderKinds.some((one) => one === kind);

type Action = RowAction<ActedSitting, BulkResult, SittingActInput>;

/** Whether it can be done to a sitting as it is. */
export const actFits: Record<SittingAct, (row: ActedSitting) => boolean> = {
  time: ({ status }) => status !== 1,
  less: ({ status, extra_seconds: extra }) => status !== 1 && extra > 0,
  admit: (row) => row.is_too_late,
  withdraw: (row) => row.is_admitted,
  reopen: ({ status }) => status === 1,
  move: ({ is_signed_in: isIn, asks_reset: asks }) => isIn || asks,
  force: ({ status }) => status === 3,
  reset: ({ status }) => status === 3 || status === 1,
  delete: ({ status }) => status === 0,
};

const loadSend = lazy(() => import("./sitting-act-sending.ts"), "sendSittingAct");

export function createSittingActs(schedule_id: string, records: ActedRecords): SittingActs {
  const acts = (): Record<SittingAct, Action> => {
    const t = sittingActsMessages.get();
    const act = (kind: SittingAct, icon: Action["icon"], more: Partial<Action> = {}): Action => ({
      label: t[kind],
      icon,
      fits: actFits[kind],
      send: async (ids, input) => (await loadSend())(kind, schedule_id, ids, input),
      ...more,
    });
    const reported = (kind: Exclude<SittingAct, OrderKind>, icon: Action["icon"]) =>
      act(kind, icon, { doneText: (name) => t[`${kind}Done`]({ name }) });
    const ordered = (kind: OrderKind, icon: Action["icon"]) => act(kind, icon, { danger: true });
    return {
      time: reported("time", "clock"),
      less: reported("less", "undo-2"),
      admit: reported("admit", "log-in"),
      withdraw: reported("withdraw", "undo-2"),
      reopen: reported("reopen", "rotate-ccw"),
      move: reported("move", "log-out"),
      force: ordered("force", "square"),
      reset: ordered("reset", "undo-2"),
      delete: ordered("delete", "trash"),
    };
  };
  return createRowActions<SittingAct, ActedSitting, BulkResult, SittingActInput>({
    records,
    many: (count) => sittingActsMessages.get().count({ count }),
    actions: acts,
  });
}
