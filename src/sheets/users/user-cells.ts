// The export of users: their columns without how they are checked, and what stands in them.
import { roleLabels } from "../../contract/permissions.ts";
import type { User } from "../../contract/staff/users.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { userColumns } from "./user-columns.ts";

export const userFile = {
  noun: "pengguna",
  sheetName: "Pengguna",
  columns: userColumns,
  cells: userCells,
};

/** An account as a row of the export: the columns of the template, so that it can be imported again unchanged. */
export function userCells({ name, email, role, active }: User): BookCell[] {
  // The server keeps no readable password; an empty cell keeps the stored one.
  return [name, email, "", roleLabels[role], active ? "ya" : "tidak"];
}
