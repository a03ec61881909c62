// What an import of accounts would do, row by row, judged against what is stored: create, update, skip, or a fault.
// Pure: users-import.ts reads and writes.
import type { DuplicateMode } from "../../../contract/imports.ts";
import type { User } from "../../../contract/users.ts";
import type { UserImportResult, UserImportRow } from "../../../contract/users-import.ts";
import { deniedToHeadMaster } from "../../../domain/people/account-guard.ts";
import { difference } from "../../records/audit.ts";
import type { Caller } from "../../http/handler.ts";
import { listed } from "../../records/listed.ts";
import { roleFault, whyNot } from "./user-rules.ts";

type ImportedFields = Pick<User, "name" | "email" | "role" | "active">;
export type PlannedUser =
  | { does: "create"; row: UserImportRow; fields: ImportedFields }
  | { does: "update"; row: UserImportRow; stored: User; fields: ImportedFields }
  | { does: "skip"; row: UserImportRow };
type Faults = UserImportResult["faults"];

export function planUserImport(
  rows: readonly UserImportRow[],
  duplicates: DuplicateMode,
  stored: readonly User[],
  by: Caller,
): { rows: PlannedUser[]; faults: Faults } {
  const byEmail = new Map(stored.map((one) => [one.email.toLowerCase(), one]));
  const seen = new Map<string, number>();
  const faults: Faults = [];
  const planned = rows.map((row) => {
    const email = row.email.toLowerCase();
    const add = (field: string, message: string | null) => {
      if (message !== null) faults.push({ row: row.row, field, message });
    };
    const earlier = seen.get(email);
    if (earlier !== undefined) add("email", `E-mail ${row.email} sudah ada di baris ${earlier}.`);
    seen.set(email, earlier ?? row.row);
    return planRow(row, duplicates, byEmail.get(email), by, add);
  });
  return { rows: planned, faults };
}

type AddFault = (field: string, message: string | null) => void;

function planRow(
  row: UserImportRow,
  duplicates: DuplicateMode,
  stored: User | undefined,
  by: Caller,
  add: AddFault,
): PlannedUser {
  const { name, email, role } = row;
  if (!stored) {
    add("role", roleFault(role, null, by));
    return { does: "create", row, fields: { name, email, role, active: row.active ?? true } };
  }
  if (duplicates === "skip") return { does: "skip", row };
  const fields = { name, email, role, active: row.active ?? stored.active };
  if (duplicates === "stop") add("email", `E-mail ${email} sudah dipakai oleh ${stored.name}.`);
  const { after } = difference<Record<string, unknown>>({ ...stored }, fields);
  if (Object.keys(after).length === 0 && row.password === "") return { does: "skip", row };
  addFaultsOfUpdate(row, stored, fields, by, add);
  return { does: "update", row, stored, fields };
}

function addFaultsOfUpdate(
  row: UserImportRow,
  stored: User,
  next: ImportedFields,
  by: Caller,
  add: AddFault,
): void {
  const foreign = whyNot("edit", stored, by);
  if (foreign) return add("email", foreign);
  if (next.role !== stored.role) {
    add("role", roleFault(next.role, stored, by));
    const kept = deniedToHeadMaster(next.role, stored.exceptions);
    if (kept.length > 0) add("role", `Head Master selalu memegang kode ${listed(kept)}.`);
  }
  if (stored.active && !next.active) add("active", whyNot("deactivate", stored, by));
  if (row.password !== "") add("password", whyNot("reset-password", stored, by));
}
