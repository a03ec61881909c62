// Adding and changing one account, and giving new passwords.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type * as contract from "../../../contract/users.ts";
import type { User, UserInput } from "../../../contract/users.ts";
import { tidyExceptions } from "../../../domain/people/account-guard.ts";
import { difference } from "../../records/audit.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { storeExceptions } from "../menus/menus.ts";
import { hashPassword, hashPasswords, staffPassword } from "../../security/passwords.ts";
import { invalidFields, newerVersion, notFound } from "../../http/refusal.ts";
import { revokeTokensOf } from "../../security/tokens.ts";
import { lockedCaller, userFaults, whyNot } from "./user-rules.ts";
import { usersById } from "./users-query.ts";

type Fields = Omit<UserInput, "password">;

export const userWriting: Pick<
  HandlersOf<typeof contract>,
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
      return call.inTransaction((inner) => update({ id, version, hash }, fields, inner));
    },
  },

  resetUserPasswords: {
    async staged({ ids }, call) {
      const wanted = [...new Set(ids)];
      const passwords = wanted.map(staffPassword);
      const hashes = await hashPasswords(passwords, call.services.passwordCosts.staff);
      const secrets = new Map(
        wanted.map((id, index) => [id, { password: passwords[index]!, hash: hashes[index]! }]),
      );
      return call.inTransaction((inner) => reset(secrets, inner));
    },
  },
};

async function insert(fields: Fields, hash: string, call: Call): Promise<User> {
  await lockedCaller(call);
  const faults = await userFaults(fields, null, call);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { exceptions: chosen, ...columns } = fields;
  const exceptions = tidyExceptions(chosen);
  const id = randomUUID();
  await call.db
    .insertInto("users")
    .values({ id, ...columns, password_hash: hash, created_at: call.at, updated_at: call.at })
    .execute();
  await storeExceptions(call.db, id, exceptions);
  await call.audit({ action: "user.create", objectId: id, after: { ...columns, exceptions } });
  return findUser(id, call);
}

async function update(
  target: { id: string; version: number; hash: string | null },
  fields: Fields,
  call: Call,
): Promise<User> {
  const { id, version, hash } = target;
  const by = await lockedCaller(call);
  // Locked first, so that the version compared is the version written over.
  await call.db.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
  const before = await findUser(id, call);
  if (before.version !== version) throw newerVersion(`Pengguna ${before.name}`, before);
  const foreign = whyNot("edit", before, by);
  if (foreign) throw invalidFields({ name: foreign });
  const faults = await userFaults(fields, before, call);
  const ownPassword = hash === null ? null : whyNot("reset-password", before, by);
  if (ownPassword) faults["password"] = ownPassword;
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return storeUpdate(
    before,
    { ...fields, exceptions: tidyExceptions(fields.exceptions) },
    hash,
    call,
  );
}

async function storeUpdate(
  before: User,
  fields: Fields,
  hash: string | null,
  call: Call,
): Promise<User> {
  const { id } = before;
  const { exceptions, ...columns } = fields;
  const changes = difference<Record<string, unknown>>({ ...before }, columns);
  const newExceptions = JSON.stringify(before.exceptions) !== JSON.stringify(exceptions);
  if (Object.keys(changes.after).length === 0 && !newExceptions && hash === null) return before;
  await call.db
    .updateTable("users")
    .set({
      ...columns,
      ...(hash === null ? {} : { password_hash: hash }),
      version: before.version + 1,
      updated_at: call.at,
    })
    .where("id", "=", id)
    .execute();
  if (newExceptions) await storeExceptions(call.db, id, exceptions);
  await call.audit({
    action: "user.update",
    objectId: id,
    before: { ...changes.before, ...(newExceptions ? { exceptions: before.exceptions } : {}) },
    after: {
      ...changes.after,
      ...(newExceptions ? { exceptions } : {}),
      ...(hash === null ? {} : { secret: "changed" }),
    },
  });
  if (hash !== null || !columns.active) await signOutEverywhere([id], call);
  else call.afterCommit(() => call.services.live.askToValidate(id));
  return findUser(id, call);
}

/** Their tokens stop working with the commit, their sockets close right after it. */
export async function signOutEverywhere(
  ids: readonly string[],
  call: Call,
  but: string | null = null,
): Promise<number> {
  const revoked = await revokeTokensOf(call.db, ids, but);
  call.afterCommit(() => revoked.forEach((hash) => call.services.live.dropToken(hash)));
  return revoked.length;
}

export async function findUser(id: string, { db, at }: Call): Promise<User> {
  const [found] = await usersById(db, [id], at);
  if (!found) throw notFound("Pengguna");
  return found;
}

type Secrets = ReadonlyMap<string, { password: string; hash: string }>;

async function reset(secrets: Secrets, call: Call) {
  const by = await lockedCaller(call);
  const known = new Map(
    (await usersById(call.db, [...secrets.keys()], call.at)).map((one) => [one.id, one]),
  );
  const results = [...secrets].map(([id, { password }]) => {
    const user = known.get(id);
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
