// Accounts as a file. Loaded when an export starts.
import { roleLabels } from "../../contract/roles.ts";
import { exportUsers, listUserIds } from "../../contract/staff/users.ts";
import { createRecordExport } from "../../kit/sheet-export/record-export.ts";
import { usersMessages } from "./users-messages.ts";
import type { UserList } from "./users-model.ts";

export function createUsersExport(list: Pick<UserList, "$query">) {
  return createRecordExport(list, {
    noun: "pengguna",
    sheet: "users",
    listIds: listUserIds,
    exportItems: exportUsers,
    context({ role, active, q }) {
      const t = usersMessages.get();
      const status = active === "Y" ? t.active : t.inactive;
      return [role === "" ? "" : roleLabels[role], active === "" ? "" : status, q];
    },
  });
}
