// Accounts as a file: the template's columns, so that it can be imported again. Loaded when an export starts.
import { roleLabels } from "../../contract/permissions.ts";
import { exportUsers, listUserIds } from "../../contract/users.ts";
import type { User } from "../../contract/users.ts";
import { call } from "../../core/api.ts";
import { userColumns } from "../../sheets/users/user-columns.ts";
import { userCells, userSheet } from "../../sheets/users/user-rows.ts";
import { createExport } from "../../kit/sheet-export/create-export.ts";
import type { ExportModel } from "../../kit/sheet-export/create-export.ts";
import { startExportWorker } from "../../kit/sheet-export/start-export-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";
import { usersMessages } from "./users-messages.ts";
import type { UserList } from "./users-model.ts";

export function createUsersExport(
  list: Pick<UserList, "$query">,
  createWorker: () => WorkerLike = startExportWorker,
): ExportModel<User> {
  return createExport<User>({
    noun: userSheet.noun,
    sheetName: userSheet.sheetName,
    columns: userColumns.map(({ header, width }) => ({ header, width, text: true })),
    cells: userCells,
    loadIds: async (signal) => (await call(listUserIds, list.$query.get(), { signal })).ids,
    loadBatch: async (ids, signal) => (await call(exportUsers, { ids }, { signal })).items,
    context: () => contextOf(list),
    createWorker,
  });
}

/** The filters in words, for the file's name. */
function contextOf(list: Pick<UserList, "$query">): string {
  const { role, active, q } = list.$query.get();
  const t = usersMessages.get();
  const status = active === "Y" ? t.active : t.inactive;
  const parts = [role === "" ? "" : roleLabels[role], active === "" ? "" : status, q];
  return parts.filter((part) => part !== "").join(" ");
}
