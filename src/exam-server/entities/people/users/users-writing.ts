// Adding and changing one account, and giving new passwords.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { userEndpoints } from "../../../../contract/endpoints/staff/user-endpoints.ts";
import type { User, UserInput } from "../../../../contract/staff/users.ts";
import { tidyExceptions } from "../../../../domain/people/account-guard.ts";
import { difference } from "../../../records/audit-trail.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { storeExceptions } from "../menus/menus-query.ts";
import { hashPassword, hashPasswords, staffPassword } from "../../../security/passwords.ts";
import { invalidFields, refuseFaults } from "../../../http/refusal.ts";
import type { LabelledKind } from "../../../records/bulk-results.ts";
import { findRecord, lockRows, updateRecord, type Stamp } from "../../../records/record-kind.ts";
import { revokeTokensOf } from "../../../security/tokens.ts";
import { lockedCaller, userFaults, whyNot } from "./user-checks.ts";
import { userList, usersById } from "./users-query.ts";

type Fields = Omit<UserInput, "password">;

export const users: LabelledKind<User> = {
  object: "user",
  called: ({ name }) => `Pengguna ${name}`,
  label: ({ name }) => name,
  byId: userList.byId,
  lock: (ids, { db }) => lockRows("users", ids, db),
};

export const userWriting: Pick<
  HandlersOf<typeof userEndpoints>,
  "createUser" | "updateUser" | "resetUserPasswords"
> = {
  createUser: {
    async staged({ password: typed, ...fields }, call) {
      const password = typed || staffPassword();
      const hash = await hashPassword(password, call.services.passwordCosts.staff);
      const user = await call.inTransaction((inner) => insert(fields, hash, inner));
      return { user, password: typed ? "" : password };
    },
  },

  updateUser: {
    async staged({ id, version, password, ...fields }, call) {
      const hash =
        password === "" ? null : await hashPassword(password, call.services.passwordCosts.staff);
      return call.inTransaction((inner) => update({ id, version }, fields, hash, inner));
    },
  },

  resetUserPasswords: {
    async staged({ ids }, call) {
      const wanted = [...new Set(ids)];
      // Ids of nobody cost no hash.
      const found = await usersById(call.db, wanted, call.at);
      const passwords = found.map(staffPassword);
      const hashes = await hashPasswords(passwords, call.services.passwordCosts.staff);
      const secrets = new Map(
        found.map(({ id }, at) => [id, { password: passwords[at]!, hash: hashes[at]! }]),
      );
      return call.inTransaction((inner) => reset(wanted, secrets, inner));
    },
  },
};

async function insert(fields: Fields, hash: string, call: Call): Promise<User> {
  await lockedCaller(call);
  refuseFaults(await userFaults(fields, null, call));
  const { exceptions: chosen, ...columns } = fields;
  const exceptions = tidyExceptions(chosen);
  const id = randomUUID();
  await call.db
    .insertInto("users")
    .values({ id, ...columns, password_hash: hash, created_at: call.at, updated_at: call.at })
    .execute();
  await storeExceptions(call.db, id, exceptions);
  await call.audit({ action: "user.create", objectId: id, after: { ...columns, exceptions } });
  return findRecord(users, id, call);
}

/** `hash`: null keeps the old password. */
async function update(
  target: { id: string; version: number },
  sent: Fields,
  hash: string | null,
  call: Call,
): Promise<User> {
  const by = await lockedCaller(call);
  return updateRecord(users, target, call, async (user) => {
    const foreign = whyNot("edit", user, by);
    if (foreign) throw invalidFields({ name: foreign });
    const faults = await userFaults(sent, user, call);
    const ownPassword = hash === null ? null : whyNot("reset-password", user, by);
    if (ownPassword) faults["password"] = ownPassword;
    refuseFaults(faults);
    const fields = { ...sent, exceptions: tidyExceptions(sent.exceptions) };
    const { before, after } = changesOf(user, fields);
    return {
      before,
      after: { ...after, ...(hash === null ? {} : { secret: "changed" }) },
      store: (stamp) => store(user.id, { ...fields, ...stamp }, hash, call),
    };
  });
}

function changesOf(user: User, { exceptions, ...columns }: Fields) {
  const { before, after } = difference<Record<string, unknown>>({ ...user }, columns);
  const isSame = JSON.stringify(user.exceptions) === JSON.stringify(exceptions);
  return isSame
    ? { before, after }
    : {
        before: { ...before, exceptions: user.exceptions },
        after: { ...after, exceptions },
      };
}

async function store(
  id: string,
  { exceptions, ...columns }: Fields & Stamp,
  hash: string | null,
  call: Call,
): Promise<void> {
  const password = hash === null ? {} : { password_hash: hash };
  await call.db
    .updateTable("users")
    .set({ ...columns, ...password })
    .where("id", "=", id)
    .execute();
  await storeExceptions(call.db, id, exceptions);
  if (hash !== null || !columns.active) await signOutEverywhere([id], call);
}

/** Their tokens stop working with the commit, their sockets close right after it. */
export async function signOutEverywhere(
  ids: readonly string[],
  call: Call,
  but: string | null = null,
): Promise<number> {
  return (await revokeTokensOf(call.db, ids, but)).length;
}

type Secrets = ReadonlyMap<string, { password: string; hash: string }>;

async function reset(wanted: readonly string[], secrets: Secrets, call: Call) {
  const by = await lockedCaller(call);
  const known = new Map(
    (await usersById(call.db, [...secrets.keys()], call.at)).map((one) => [one.id, one]),
  );
  const results = wanted.map((id) => {
    const user = known.get(id);
    const password = secrets.get(id)?.password ?? "";
    const reason = user ? whyNot("reset-password", user, by) : "Pengguna tidak ditemukan.";
    const { name, email } = user ?? { name: "", email: "" };
    return reason === null
      ? { id, label: name, outcome: "done" as const, name, email, password }
      : { id, label: name || id, outcome: "refused" as const, reason, name, email, password: "" };
  });
  const done = results.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
  const rows = done.map((id) => ({ id, hash: secrets.get(id)!.hash }));
  // The version stays: what an open form holds is not outdated by a new password.
  await sql`
    update users as u set password_hash = new.hash, updated_at = ${call.at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (id text, hash text)
    where u.id = new.id`.execute(call.db);
  await signOutEverywhere(done, call);
  await call.audit(done.map((id) => ({ action: "user.reset-password", objectId: id })));
  return { results };
}
