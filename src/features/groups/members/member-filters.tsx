// The selects above a list of members: major, and which groups.
import { useStore } from "@nanostores/react";
import { $majors } from "../group-lookups.ts";
import { optionChoices } from "../../../kit/choices.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import type { SelectOption } from "../../../ui/choice/select.tsx";
import { membersMessages } from "./members-messages.ts";
import type { MemberList } from "./members-model.ts";

type MemberFiltersProps = {
  list: MemberList;
  /** Empty: the list is of one group only. */
  groups: readonly SelectOption[];
  allGroups: string;
};

export function MemberFilters({ list, groups, allGroups }: MemberFiltersProps) {
  const t = useStore(membersMessages);
  const majors = optionChoices(useStore($majors));
  return (
    <>
      <FilterSelect
        list={list}
        name="jurusan_id"
        label={t.major}
        all={t.allMajors}
        options={majors}
      />
      {groups.length > 0 && (
        <FilterSelect
          list={list}
          name="group_id"
          label={t.group}
          all={allGroups}
          options={groups}
        />
      )}
    </>
  );
}
