// The list in which new members are searched and ticked.
import { useStore } from "@nanostores/react";
import { $groups } from "../group-lookups.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { ListSheet } from "../../../kit/list/list-sheet.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { MemberFilters } from "./member-filters.tsx";
import { memberColumns } from "./members-columns.tsx";
import { membersMessages } from "./members-messages.ts";
import type { MemberList } from "./members-model.ts";

export function MemberPicker({ list }: { list: MemberList }) {
  const t = useStore(membersMessages);
  const groups = useStore($groups);
  const choices = [
    { value: "none", label: t.noGroup },
    { value: "any", label: t.someGroup },
    ...(groups.status === "ready"
      ? groups.items.map(({ id, path }) => ({ value: id, label: path }))
      : []),
  ];
  return (
    <ListSheet
      title={t.addBySearch}
      list={list}
      searchLabel={t.search}
      filters={<MemberFilters list={list} groups={choices} allGroups={t.allGroups} />}
      columns={memberColumns(t, true)}
      rowLabel={namedParticipant}
      picks
      empty={
        <EmptyState icon="users" title={t.nobody}>
          {t.nobodyHint}
        </EmptyState>
      }
    />
  );
}
