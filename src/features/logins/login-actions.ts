// What can be done to logins, of one participant or many.
import {
  blockLogins,
  dismissResetRequests,
  resetLogins,
  unblockLogins,
  type ParticipantLogin,
} from "../../contract/exams/participant-logins.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { call } from "../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../kit/actions/create-row-actions.ts";
import { loginsMessages } from "./logins-messages.ts";

export type LoginAction = "reset" | "dismiss" | "block" | "unblock";
/** What blocking and unblocking are told with. */
export type LoginInput = { note: string };
export const noInput: LoginInput = { note: "" };
export const loginActionOrder: readonly LoginAction[] = ["reset", "block", "unblock", "dismiss"];
export type LoginActions = RowActions<LoginAction, ParticipantLogin, BulkResult, LoginInput>;

/** A reset is asked first: it ends the work of somebody who is signed in. Nothing is lost by a dismissal. */
export function createLoginActions(records: ActedRecords): LoginActions {
  return createRowActions<LoginAction, ParticipantLogin, BulkResult, LoginInput>({
    records,
    many: (count) => loginsMessages.get().count({ count }),
    actions: () => {
      const t = loginsMessages.get();
      return {
        reset: {
          label: t.reset,
          icon: "log-out",
          fits: ({ signed_in, asked }) => signed_in !== null || asked !== null,
          send: async (ids) => (await call(resetLogins, { ids })).results,
          doneText: (name) => t.resetDone({ name }),
        },
        block: {
          label: t.block,
          icon: "user-x",
          danger: true,
          fits: ({ status }) => status === "active",
          send: async (ids, { note: reason }) => (await call(blockLogins, { ids, reason })).results,
          doneText: (name) => t.blockDone({ name }),
        },
        unblock: {
          label: t.unblock,
          icon: "lock-open",
          fits: ({ status }) => status === "blocked",
          send: async (ids, { note }) => (await call(unblockLogins, { ids, note })).results,
          doneText: (name) => t.unblocked({ name }),
        },
        dismiss: {
          label: t.dismiss,
          icon: "x",
          isInstant: true,
          fits: ({ asked }) => asked !== null,
          send: async (ids) => (await call(dismissResetRequests, { ids })).results,
          doneText: (name) => t.dismissed({ name }),
        },
      };
    },
  });
}
