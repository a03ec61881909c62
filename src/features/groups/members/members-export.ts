// Members as a file: it can be imported again unchanged on the groups screen. Loaded when an export starts.
import {
  listGroupCandidateIds,
  listGroupMemberIds,
  type GroupMember,
} from "../../../contract/group-members.ts";
import type { Group } from "../../../contract/groups.ts";
import { call } from "../../../core/api.ts";
import { createExport, type ExportModel } from "../../../kit/sheet-export/create-export.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { loadMembers, type MemberList } from "./members-model.ts";

export type MemberQuery = ReturnType<MemberList["$query"]["get"]>;

/** `group` null: everybody who is in some group. */
export function createMembersExport(
  group: Group | null,
  query?: () => MemberQuery,
  createWorker: () => WorkerLike = startExportWorker,
): ExportModel {
  return createExport<GroupMember>({
    noun: "anggota-group",
    sheet: "groupMembers",
    async loadIds(signal) {
      const asked = query?.() ?? {};
      const found = group
        ? await call(listGroupMemberIds, { id: group.id, ...asked }, { signal })
        : await call(listGroupCandidateIds, { group_id: "any", sort: "group" }, { signal });
      return found.ids;
    },
    loadBatch: loadMembers,
    context: () => [group?.path, query?.().q].filter(Boolean).join(" "),
    createWorker,
  });
}
