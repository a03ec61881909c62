// The matrix of codes and roles, and the exceptions of single people.
import type { menuEndpoints } from "../../../../contract/endpoints/menu-endpoints.ts";
import type { MenuChange, MenuMatrix, MenuPerson } from "../../../../contract/menus.ts";
import { headMasterCodes, type PermissionCode } from "../../../../contract/staff/permissions.ts";
import type { Role } from "../../../../contract/roles.ts";
import type { User } from "../../../../contract/staff/users.ts";
import {
  codesWith,
  mayChangeRole,
  tidyExceptions,
} from "../../../../domain/people/account-guard.ts";
import type { AuditEntry } from "../../../records/audit-trail.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import type { Caller } from "../../../security/caller.ts";
import { caseless } from "../../../records/list-sql.ts";
import { listed } from "../../../records/listed.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { rolesCodes, storeExceptions } from "./menus-query.ts";
import { invalidFields, newerVersion } from "../../../http/refusal.ts";
import { exceptionsFault, lockedCaller, whyNot, widerScope } from "../users/user-checks.ts";
import { shownUser, userRows } from "../users/users-query.ts";
import { users } from "../users/users-writing.ts";

export const menusHandlers: HandlersOf<typeof menuEndpoints> = {
  getMenuMatrix: { read: (_input, call) => matrixOf(call) },

  updateRoleMenus: {
    async write({ version, changes }, call) {
      const by = await lockedCaller(call);
      await call.db.selectFrom("menu_matrix").select("version").forUpdate().execute();
      const before = await matrixOf(call);
      if (before.version !== version) throw newerVersion("Matriks menu", before);
      const wanted = changes.filter(
        ({ role, code, allowed }) => before.roles[role].includes(code) !== allowed,
      );
      const reason = whyNotChanged(before, wanted, by);
      if (reason) throw invalidFields({ changes: reason });
      if (wanted.length === 0) return before;
      await storeChanges(wanted, version, call);
      await call.audit(auditOf(before, wanted));
      return matrixOf(call);
    },
  },

  updateUserMenus: {
    async write({ id, version, exceptions: chosen }, call) {
      const by = await lockedCaller(call);
      await users.lock([id], call);
      const before = await findRecord(users, id, call);
      if (before.version !== version) throw newerVersion(users.called(before), personOf(before));
      const exceptions = tidyExceptions(chosen);
      const fault =
        whyNot("edit", before, by) ??
        exceptionsFault({ role: before.role, exceptions }, before, {
          roles: await rolesCodes(call.db),
          by,
        });
      if (fault) throw invalidFields({ exceptions: fault });
      if (JSON.stringify(before.exceptions) === JSON.stringify(exceptions)) return personOf(before);
      await storeExceptions(call.db, id, exceptions);
      await call.db
        .updateTable("users")
        .set({ version: version + 1, updated_at: call.at })
        .where("id", "=", id)
        .execute();
      await call.audit({
        action: "user.update-menus",
        objectId: id,
        before: { exceptions: before.exceptions },
        after: { exceptions },
      });
      return personOf(await findRecord(users, id, call));
    },
  },
};

async function matrixOf({ db, at }: Call): Promise<MenuMatrix> {
  const { version } = await db
    .selectFrom("menu_matrix")
    .select("version")
    .executeTakeFirstOrThrow();
  const people = await userRows(db, at).orderBy(caseless("u.name")).orderBy("u.id").execute();
  return {
    version,
    roles: await rolesCodes(db),
    people: people.map((row) => personOf(shownUser(row))),
  };
}

function personOf({ id, name, email, role, active, exceptions, version }: User): MenuPerson {
  return { id, name, email, role, active, exceptions, version };
}

function whyNotChanged(
  { roles, people }: MenuMatrix,
  changes: readonly MenuChange[],
  by: Caller,
): string | null {
  const kept = changes.filter(
    ({ role, code, allowed }) => role === "EVIL" && !allowed && headMasterCodes.includes(code),
  );
  if (kept.length > 0) return `Head Master selalu memegang kode ${listed(headMasterCodes)}.`;
  const foreign = changes.filter(({ role, code }) => !mayChangeRole(role, code, by));
  if (foreign.some(({ role }) => role === "EVIL")) {
    return "Kode milik Head Master hanya dapat diubah oleh Head Master.";
  }
  const lacked = foreign.filter(({ code }) => by.menus[code] !== true);
  if (lacked.length === 0 && foreign.length > 0) {
    return widerScope([...new Set(foreign.map(({ code }) => code))], foreign[0]!.role);
  }
  if (lacked.length > 0) {
    const codes = listed([...new Set(lacked.map(({ code }) => code))]);
    return `Anda tidak memegang kode ${codes}, jadi tidak dapat memberikan atau mencabutnya.`;
  }
  const own = people.find(({ id }) => id === by.id)?.exceptions ?? [];
  return codesWith(after(roles, changes, by.role), own).includes("0002A")
    ? null
    : "Dengan perubahan ini Anda sendiri tidak dapat lagi membuka layar Menu.";
}

function after(
  roles: MenuMatrix["roles"],
  changes: readonly MenuChange[],
  role: Role,
): PermissionCode[] {
  const codes = new Set(roles[role]);
  for (const change of changes.filter((one) => one.role === role)) {
    if (change.allowed) codes.add(change.code);
    else codes.delete(change.code);
  }
  return [...codes];
}

async function storeChanges(changes: readonly MenuChange[], version: number, { db }: Call) {
  const given = changes.filter(({ allowed }) => allowed);
  const taken = changes.filter(({ allowed }) => !allowed);
  if (given.length > 0) {
    await db
      .insertInto("role_menus")
      .values(given.map(({ role, code }) => ({ role, code })))
      .onConflict((same) => same.doNothing())
      .execute();
  }
  for (const { role, code } of taken) {
    await db.deleteFrom("role_menus").where("role", "=", role).where("code", "=", code).execute();
  }
  await db
    .updateTable("menu_matrix")
    .set({ version: version + 1 })
    .where("id", "=", 1)
    .execute();
}

/** One entry a role: what it could do, and what it can. */
function auditOf({ roles }: MenuMatrix, changes: readonly MenuChange[]): AuditEntry[] {
  return [...new Set(changes.map(({ role }) => role))].map((role) => ({
    action: "menu.update",
    objectId: role,
    before: { codes: roles[role] },
    after: { codes: after(roles, changes, role).sort() },
  }));
}
