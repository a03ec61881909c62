// The members of one opened group without their looks: the group, the list, and what can be done to its rows.
import {
  exportGroupMembers,
  groupMemberSorts,
  listGroupMemberIds,
  listGroupMembers,
  type GroupMember,
} from "../../../contract/group-members.ts";
import { getGroup } from "../../../contract/groups.ts";
import { call } from "../../../core/api.ts";
import { inBatches } from "../../../kit/bulk/in-batches.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { $groups } from "../group-lookups.ts";
import { createMemberActions } from "./member-actions.ts";

export type MemberSort = (typeof groupMemberSorts)[number];
export type MemberFilters = { jurusan_id: string; group_id: string };
export type MemberList = ListModel<GroupMember, MemberFilters, MemberSort>;
export type MembersModel = ReturnType<typeof createMembersModel>;

export function createMembersModel(id: string) {
  const group = createDetail((signal) => call(getGroup, { id }, { signal }));
  const records = createRecords<GroupMember, MemberFilters, MemberSort>({
    name: "group-members",
    endpoints: { list: listGroupMembers, ids: listGroupMemberIds },
    within: { id },
    filters: { jurusan_id: "", group_id: "" },
    sort: "nama",
    sortable: groupMemberSorts,
    acceptsFilter: (_name, value) => value.length <= 64,
    // The group tells how many members it has.
    lookups: [group],
  });
  // For the choice of a target, and the names of the groups below.
  $groups.refresh().catch(() => undefined);
  return {
    ...records,
    id,
    $group: group.$state,
    actions: createMemberActions(records, id),
    async retry(): Promise<void> {
      await Promise.all([group.retry(), records.list.reload()]);
    },
    /** All that the filters find, on whatever page. @throws ServerError */
    async loadIds(signal: AbortSignal): Promise<readonly string[]> {
      const asked = { id, ...records.list.$query.get() };
      return (await call(listGroupMemberIds, asked, { signal })).ids;
    },
    exit(): void {
      group.exit();
      records.exit();
    },
  };
}

/** In the order of the ids. @throws ServerError */
export function loadMembers(ids: readonly string[], signal?: AbortSignal): Promise<GroupMember[]> {
  return inBatches(
    ids,
    async (batch) =>
      (await call(exportGroupMembers, { ids: batch }, signal ? { signal } : {})).items,
  );
}
