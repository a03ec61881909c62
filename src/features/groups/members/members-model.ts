// The members of one opened group without their looks: the group, the list, what is done to rows and taken back.
import { bulkBatchSize } from "../../../contract/calls/fields.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import {
  changeGroupMembers,
  exportGroupMembers,
  groupMemberSorts,
  listGroupMemberIds,
  listGroupMembers,
} from "../../../contract/group-members.ts";
import type { GroupMember, MemberChange, MemberResult } from "../../../contract/group-members.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { getGroup } from "../../../contract/groups.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { $groups } from "../group-lookups.ts";
import { notify } from "../../../core/notices.ts";
import { createBulk } from "../../../kit/bulk/create-bulk.ts";
import type { BulkRun } from "../../../kit/bulk/create-bulk.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { createList } from "../../../kit/list/create-list.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { membersMessages } from "./members-messages.ts";

export type MemberSort = (typeof groupMemberSorts)[number];
export type MemberFilters = { jurusan_id: string; group_id: string };
export type MemberList = ListModel<GroupMember, MemberFilters, MemberSort>;

export type MembersModel = ReturnType<typeof createMembersModel>;

export function createMembersModel(id: string) {
  const group = createDetail((signal) => call(getGroup, { id }, { signal }));
  const list: MemberList = createList({
    name: "group-members",
    load: (query, signal) => call(listGroupMembers, { id, ...query }, { signal }),
    loadIds: async (query, signal) =>
      (await call(listGroupMemberIds, { id, ...query }, { signal })).ids,
    filters: { jurusan_id: "", group_id: "" },
    sort: "nama",
    sortable: groupMemberSorts,
    acceptsFilter: (_name, value) => value.length <= 64,
  });

  async function retry(): Promise<void> {
    await Promise.all([group.retry(), list.reload()]);
  }

  /** The list shows what the server has now; who is gone from it is not selected. */
  async function refresh(gone: readonly string[] = []): Promise<void> {
    list.forget(gone);
    await Promise.all([list.reload(), group.refresh()]);
  }

  // For the choice of a target, and the names of the groups below.
  $groups.refresh().catch(() => undefined);
  return {
    id,
    list,
    $group: group.$state,
    retry,
    refresh,
    /** Nobody who has left the opened group meanwhile is taken out of another. */
    createTransfer(ids: readonly string[], target: string | null): BulkRun<MemberResult> {
      const send = (batch: string[]) =>
        change(batch.map((member) => ({ id: member, group_id: target, from: id })));
      return createBulk({ ids, send });
    },
    async settle(results: readonly MemberResult[]): Promise<void> {
      await refresh(doneIn(results).map((result) => result.id));
    },
    async undo(results: readonly MemberResult[]): Promise<void> {
      await undo(results);
      await refresh();
    },
    exit(): void {
      group.exit();
      list.exit();
    },
  };
}

export async function change(changes: MemberChange[]): Promise<MemberResult[]> {
  return (await call(changeGroupMembers, { changes })).results;
}

export function doneIn<Result extends BulkResult>(results: readonly Result[]): Result[] {
  return results.filter(({ outcome }) => outcome === "done");
}

/** Brings everybody back to where they were, and says for how many it could not be done. */
export async function undo(results: readonly MemberResult[]): Promise<void> {
  const changes = results.flatMap(({ before }) => (before ? [before] : []));
  const undone: MemberResult[] = [];
  for (let at = 0; at < changes.length; at += bulkBatchSize) {
    undone.push(...(await change(changes.slice(at, at + bulkBatchSize))));
  }
  const t = membersMessages.get();
  const count = doneIn(undone).length;
  const refused = undone.filter(({ outcome }) => outcome === "refused");
  if (count > 0) {
    notify(responseCodes.success, t.undone, t.undoneBody({ count: formatNumber(count) }));
  }
  if (refused.length > 0) {
    const reason = refused[0]?.reason ?? "";
    const body = t.undoRefused({ count: formatNumber(refused.length), reason });
    notify(responseCodes.conflict, t.undo, body);
  }
}

/** In the order of the ids. */
export async function loadMembers(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<GroupMember[]> {
  const members: GroupMember[] = [];
  for (let at = 0; at < ids.length; at += bulkBatchSize) {
    const batch = ids.slice(at, at + bulkBatchSize);
    members.push(
      ...(await call(exportGroupMembers, { ids: batch }, signal ? { signal } : {})).items,
    );
  }
  return members;
}
