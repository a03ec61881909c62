// What can be done to members of a group, one or many: moving them to another, and out of it.
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import {
  changeGroupMembers,
  type GroupMember,
  type MemberChange,
  type MemberResult,
} from "../../../contract/group-members.ts";
import { call } from "../../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import { takeBack } from "../../../kit/actions/take-back.ts";
import { membersMessages } from "./members-messages.ts";

export type ActionKind = "move" | "remove";
/** The group to move to; empty while none is chosen. */
export type ActionInput = string;
export type MemberActions = RowActions<ActionKind, GroupMember, MemberResult, ActionInput>;

/** Nobody who has left the opened group, `from`, meanwhile is taken out of another. */
export function createMemberActions(records: ActedRecords, from: string): MemberActions {
  const transfer = (ids: readonly string[], group_id: string | null) =>
    change(ids.map((id) => ({ id, group_id, from })));
  return createRowActions<ActionKind, GroupMember, MemberResult, ActionInput>({
    records,
    many,
    actions() {
      const t = membersMessages.get();
      return {
        move: {
          label: t.move,
          icon: "network",
          leaves: true,
          title: (name) => t.moveOne({ name }),
          verb: (count, { name }) => (name === null ? t.moveOne({ name: count }) : t.move),
          send: (ids, target) => transfer(ids, target),
          doneText: (name) => t.moved({ name }),
          takeBack: changeBack,
        },
        remove: {
          label: t.remove,
          icon: "user-x",
          danger: true,
          leaves: true,
          title: (name) => t.removeOne({ name }),
          verb: (count, { name }) => (name === null ? t.removeVerb({ name: count }) : t.remove),
          send: (ids) => transfer(ids, null),
          doneText: (name) => t.removed({ name }),
          takeBack: changeBack,
        },
      };
    },
  });
}

export async function change(changes: MemberChange[]): Promise<MemberResult[]> {
  return (await call(changeGroupMembers, { changes })).results;
}

/** Brings everybody back to where they were. @throws ServerError */
export function undoChanges(done: readonly MemberResult[]): Promise<void> {
  return takeBack(done, changeBack, many);
}

function changeBack(done: readonly MemberResult[]): Promise<BulkResult[]> {
  return change(done.flatMap(({ before }) => (before ? [before] : [])));
}

function many(count: string): string {
  return membersMessages.get().count({ count });
}
