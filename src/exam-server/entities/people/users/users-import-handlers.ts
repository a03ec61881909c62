// Importing accounts: recognised by their e-mail, under the same rules as a change by hand.
import type { User } from "../../../../contract/staff/users.ts";
import type { userImportEndpoints } from "../../../../contract/endpoints/staff/user-import-endpoints.ts";
import type { UserImportResult, UserImportRow } from "../../../../contract/staff/users-import.ts";
import { deniedToHeadMaster } from "../../../../domain/people/account-guard.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { difference } from "../../../records/audit-trail.ts";
import { listed } from "../../../records/listed.ts";
import { peopleImportVerbs } from "../../../records/people-import.ts";
import {
  planRows,
  type AddFault,
  type RecognisedRow,
  type Recognition,
  type RowInput,
} from "../../../records/row-plan.ts";
import { staffPassword } from "../../../security/passwords.ts";
import { rolesCodes } from "../menus/menus-query.ts";
import { lockedCaller, roleFault, whyNot, type RightsKnown } from "./user-checks.ts";
import { usersByEmail, usersById } from "./users-query.ts";
import { signOutEverywhere } from "./users-writing.ts";

type Fields = Pick<User, "name" | "email" | "role" | "active">;
type Written = Fields & { id: string; password_hash: string | null };
type Slip = UserImportResult["passwords"][number];

const keyOf = ({ email }: { email: string }) => email.toLowerCase();

const verbs = peopleImportVerbs<UserImportRow, Fields, Slip>({
  writing: { kind: "user", insert, update },
  plan,
  keyOf,
  passwords: { cost: "staff", make: staffPassword },
  slips: async (people) => people.map(({ name, email, password }) => ({ name, email, password })),
});

export const userImport: HandlersOf<typeof userImportEndpoints> = {
  matchUsers: {
    read: async ({ emails }, { db }) => ({ matches: await usersByEmail(db, emails) }),
  },
  importUsers: verbs.send,
  getUserImport: verbs.find,
};

async function plan(input: RowInput<UserImportRow>, call: Call) {
  const rights = { by: await lockedCaller(call), roles: await rolesCodes(call.db) };
  const stored = await lockedUsers(input.rows, call);
  const recognition: Recognition<UserImportRow, User> = {
    field: "email",
    noun: "E-mail",
    keyOf,
    stored: new Map(stored.map((one) => [keyOf(one), one])),
    taken: (label, { name }) => `${label} sudah dipakai oleh ${name}.`,
  };
  return planRows(input, recognition, (row) => fieldsOf(row, rights));
}

async function lockedUsers(rows: readonly UserImportRow[], { db, at }: Call): Promise<User[]> {
  const found = await usersByEmail(
    db,
    rows.map(({ email }) => email),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockRows("users", ids, db);
  return usersById(db, ids, at);
}

function fieldsOf(
  { row, stored, fault }: RecognisedRow<UserImportRow, User>,
  rights: RightsKnown,
): Fields {
  const { name, email, role } = row;
  const fields = { name, email, role, active: row.active ?? stored?.active ?? true };
  if (stored) addFaultsOfUpdate({ row, stored, next: fields }, rights, fault);
  else fault("role", roleFault({ role, exceptions: [] }, null, rights));
  return fields;
}

function addFaultsOfUpdate(
  { row, stored, next }: { row: UserImportRow; stored: User; next: Fields },
  rights: RightsKnown,
  fault: AddFault,
): void {
  const { by } = rights;
  const changed = Object.keys(difference<Fields>(stored, next).after);
  if (changed.length === 0 && row.password === "") return;
  const foreign = whyNot("edit", stored, by);
  if (foreign) return fault("email", foreign);
  if (next.role !== stored.role) {
    fault("role", roleFault({ ...stored, role: next.role }, stored, rights));
    const kept = deniedToHeadMaster(next.role, stored.exceptions);
    if (kept.length > 0) fault("role", `Head Master selalu memegang kode ${listed(kept)}.`);
  }
  if (stored.active && !next.active) fault("active", whyNot("deactivate", stored, by));
  if (row.password !== "") fault("password", whyNot("reset-password", stored, by));
}

async function insert(rows: Written[], { db, at }: Call): Promise<void> {
  const accounts = rows.map(({ password_hash: hash, ...fields }) => ({
    ...fields,
    password_hash: hash!,
    created_at: at,
    updated_at: at,
  }));
  await db.insertInto("users").values(accounts).execute();
}

async function update(rows: Written[], call: Call): Promise<void> {
  for (const { id, password_hash, ...fields } of rows) {
    await call.db
      .updateTable("users")
      .set({ ...fields, ...(password_hash === null ? {} : { password_hash }) })
      .set((eb) => ({ version: eb("version", "+", 1), updated_at: call.at }))
      .where("id", "=", id)
      .execute();
  }
  const shutOut = rows.filter(({ password_hash, active }) => password_hash !== null || !active);
  await signOutEverywhere(
    shutOut.map(({ id }) => id),
    call,
  );
}
