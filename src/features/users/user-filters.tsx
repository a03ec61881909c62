// The filters of the accounts list.
import { useStore } from "@nanostores/react";
import { roleLabels, roles } from "../../contract/roles.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { usersMessages } from "./users-messages.ts";
import type { UserList } from "./users-model.ts";

export function UserFilters({ list }: { list: UserList }) {
  const t = useStore(usersMessages);
  return (
    <>
      <FilterSelect
        list={list}
        name="role"
        label={t.role}
        all={t.allRoles}
        options={roles.map((value) => ({ value, label: roleLabels[value] }))}
      />
      <FilterSelect
        list={list}
        name="active"
        label={t.status}
        all={t.allStatuses}
        options={[
          { value: "Y", label: t.active },
          { value: "N", label: t.inactive },
        ]}
      />
      <FilterSelect
        list={list}
        name="exceptions"
        label={t.exceptions}
        all={t.allAccounts}
        options={[{ value: "Y", label: t.withExceptions }]}
      />
    </>
  );
}
