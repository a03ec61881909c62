// What can be done from the board to participants, to one or to many. Whatever else can be done to them joins here.
import {
  blockLogins,
  resetLogins,
  unblockLogins,
} from "../../../contract/exams/participant-logins.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { boardMessages } from "./board-messages.ts";
import type { ShownRow } from "./board-state.ts";

export type BoardAction = "unblock" | "block" | "reset";
export type BoardActionInput = { note: string };
export const noBoardInput: BoardActionInput = { note: "" };
export const boardActionOrder: readonly BoardAction[] = ["unblock", "reset", "block"];
/** Beside the acts on sittings, which have a way of their own from one device to another. */
export const besideActs: readonly BoardAction[] = ["unblock", "block"];
/** While the data are outdated nothing is done by what they show. */
export function onlyWhileCurrent(items: readonly MenuItem[], isStale: boolean): MenuItem[] {
  if (!isStale) return [...items];
  const hint = boardMessages.get().notWhileStale;
  return items.map((item) => (item === "line" ? item : { ...item, disabled: true, hint }));
}

export type BoardActions = RowActions<BoardAction, ShownRow, BulkResult, BoardActionInput>;

export function createBoardActions(records: ActedRecords): BoardActions {
  return createRowActions<BoardAction, ShownRow, BulkResult, BoardActionInput>({
    records,
    many: (n) => boardMessages.get().count({ n }),
    actions: () => {
      const t = boardMessages.get();
      return {
        unblock: {
          label: t.unblock,
          icon: "lock-open",
          fits: ({ row }) => row.is_blocked,
          send: async (ids, { note }) => (await call(unblockLogins, { ids, note })).results,
          doneText: (name) => t.unblocked({ name }),
        },
        block: {
          label: t.block,
          icon: "user-x",
          danger: true,
          fits: ({ row }) => !row.is_blocked,
          send: async (ids, { note: reason }) => (await call(blockLogins, { ids, reason })).results,
          doneText: (name) => t.blockDone({ name }),
        },
        reset: {
          label: t.reset,
          icon: "log-out",
          fits: ({ row }) => row.is_signed_in || row.asks_reset,
          send: async (ids) => (await call(resetLogins, { ids })).results,
          doneText: (name) => t.resetDone({ name }),
        },
      };
    },
  });
}
