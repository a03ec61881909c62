// The columns of members and of those who may become members.
import type { GroupMember } from "../../../contract/group-members.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../../kit/list/naming-columns.ts";
import type { MembersTexts } from "./members-messages.ts";
import type { MemberSort } from "./members-model.ts";

export function memberColumns(
  t: MembersTexts,
  withGroup: boolean,
): readonly Column<GroupMember, MemberSort>[] {
  const group: Column<GroupMember, MemberSort> = {
    id: "group",
    label: t.group,
    sort: "group",
    card: "fact",
    cell: ({ group_path }) => group_path ?? t.noGroup,
  };
  return [
    codeColumn("no_ujian", t.number),
    nameColumn("nama", t.name),
    {
      id: "jurusan",
      label: t.major,
      sort: "jurusan",
      card: "fact",
      cell: ({ jurusan_nama }) => jurusan_nama,
    },
    ...(withGroup ? [group] : []),
  ];
}
