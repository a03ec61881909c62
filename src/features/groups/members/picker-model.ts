// The participants among whom new members are searched. The list stands in a dialog: the address is the screen's.
import {
  groupMemberSorts,
  listGroupCandidateIds,
  listGroupCandidates,
} from "../../../contract/group-members.ts";
import { call } from "../../../core/api.ts";
import { createList } from "../../../kit/list/create-list.ts";
import type { MemberList } from "./members-model.ts";

/** At first those without a group: they are who is looked for. */
export function createPickerModel(): MemberList {
  return createList({
    name: "group-candidates",
    inAddress: false,
    load: (query, signal) => call(listGroupCandidates, query, { signal }),
    loadIds: async (query, signal) => (await call(listGroupCandidateIds, query, { signal })).ids,
    filters: { jurusan_id: "", group_id: "none" },
    sort: "nama",
    sortable: groupMemberSorts,
  });
}
