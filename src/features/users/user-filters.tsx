// The filters of the accounts list.
import { useStore } from "@nanostores/react";
import { roleLabels, roles } from "../../contract/permissions.ts";
import { Select } from "../../ui/choice/select.tsx";
import { usersMessages } from "./users-messages.ts";
import type { UserFilters as Filters, UserList } from "./users-model.ts";

export function UserFilters({ list }: { list: UserList }) {
  const t = useStore(usersMessages);
  const query = useStore(list.$query);
  return (
    <>
      <Select
        aria-label={t.role}
        placeholder={t.allRoles}
        options={roles.map((value) => ({ value, label: roleLabels[value] }))}
        value={query.role}
        onChange={(value) => list.filter("role", value as Filters["role"])}
      />
      <Select
        aria-label={t.status}
        placeholder={t.allStatuses}
        options={[
          { value: "Y", label: t.active },
          { value: "N", label: t.inactive },
        ]}
        value={query.active}
        onChange={(value) => list.filter("active", value as Filters["active"])}
      />
      <Select
        aria-label={t.exceptions}
        placeholder={t.allAccounts}
        options={[{ value: "Y", label: t.withExceptions }]}
        value={query.exceptions}
        onChange={(value) => list.filter("exceptions", value as Filters["exceptions"])}
      />
    </>
  );
}
