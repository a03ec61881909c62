// The selects above a list of members: major, and which groups.
import { useStore } from "@nanostores/react";
import { $majors } from "../group-lookups.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { membersMessages } from "./members-messages.ts";
import type { MemberList } from "./members-model.ts";

type Choice = { value: string; label: string };

type MemberFiltersProps = {
  list: MemberList;
  /** Empty: the list is of one group only. */
  groups: readonly Choice[];
  allGroups: string;
};

export function MemberFilters({ list, groups, allGroups }: MemberFiltersProps) {
  const t = useStore(membersMessages);
  const query = useStore(list.$query);
  const majors = useStore($majors);
  const majorChoices =
    majors.status === "ready"
      ? majors.items.map(({ id, nama, kode }) => ({ value: id, label: `${nama} (${kode})` }))
      : [];
  return (
    <>
      <Select
        aria-label={t.major}
        placeholder={t.allMajors}
        options={withPresent(majorChoices, query.jurusan_id)}
        value={query.jurusan_id}
        onChange={(value) => list.filter("jurusan_id", value)}
      />
      {groups.length > 0 && (
        <Select
          aria-label={t.group}
          placeholder={allGroups}
          options={withPresent(groups, query.group_id)}
          value={query.group_id}
          onChange={(value) => list.filter("group_id", value)}
        />
      )}
    </>
  );
}

/** What is chosen now stays choosable, even while the list is on its way or lacks it. */
function withPresent(choices: readonly Choice[], value: string): Choice[] {
  const isListed = value === "" || choices.some((each) => each.value === value);
  return isListed ? [...choices] : [{ value, label: "…" }, ...choices];
}
