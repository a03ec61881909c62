// Many accounts at once: on, off, another role, signed out, deleted. Each row has its own outcome.
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { userEndpoints } from "../../../../contract/endpoints/staff/user-endpoints.ts";
import type { User, UserAction, UserChange } from "../../../../contract/staff/users.ts";
import { deniedToHeadMaster } from "../../../../domain/people/account-guard.ts";
import { difference } from "../../../records/audit-trail.ts";
import {
  changeEach,
  done,
  refused,
  unchanged,
  type Outcome,
} from "../../../records/bulk-results.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import type { Caller } from "../../../security/caller.ts";
import { listed } from "../../../records/listed.ts";
import { ownedWork } from "../../../records/owned-work.ts";
import { rolesCodes } from "../menus/menus-query.ts";
import { lockedCaller, roleFault, whyNot, type RightsKnown } from "./user-checks.ts";
import { signOutEverywhere, users } from "./users-writing.ts";

type ChangeResult = BulkResult & { before?: UserChange };

export const userChanges: Pick<
  HandlersOf<typeof userEndpoints>,
  "changeUsers" | "signOutUsers" | "deleteUsers"
> = {
  changeUsers: {
    async write({ changes }, call) {
      const by = await lockedCaller(call);
      const rights = { roles: await rolesCodes(call.db), by };
      const results: ChangeResult[] = [];
      // One after the other: each is judged by what those before it have left.
      for (const change of changes) results.push(await changeOne(change, rights, call));
      return { results };
    },
  },
  signOutUsers: {
    async write({ ids }, call) {
      const by = await lockedCaller(call);
      return changeEach(users, ids, call, (user) => signOut(user, by, call));
    },
  },
  deleteUsers: {
    async write({ ids }, call) {
      const by = await lockedCaller(call);
      return changeEach(users, ids, call, (user) => remove(user, by, call));
    },
  },
};

async function changeOne(
  change: UserChange,
  rights: RightsKnown,
  call: Call,
): Promise<ChangeResult> {
  const { id } = change;
  await users.lock([id], call);
  const [user] = await users.byId([id], call);
  if (!user) return { id, label: id, ...refused("Pengguna tidak ditemukan.") };
  const next = { active: change.active ?? user.active, role: change.role ?? user.role };
  const changes = difference<Record<string, unknown>>({ ...user }, next);
  if (Object.keys(changes.after).length === 0) {
    return { id, label: user.name, ...unchanged };
  }
  const reason = whyNotChanged(user, next, rights);
  if (reason) return { id, label: user.name, ...refused(reason) };
  await call.db
    .updateTable("users")
    .set({ ...next, version: user.version + 1, updated_at: call.at })
    .where("id", "=", id)
    .execute();
  if (!next.active) await signOutEverywhere([id], call);
  await call.audit({ action: `user.${actionOf(user, next)}`, objectId: id, ...changes });
  return { id, label: user.name, outcome: "done", before: { id, ...changes.before } };
}

type Next = Pick<User, "active" | "role">;

function whyNotChanged(user: User, next: Next, rights: RightsKnown): string | null {
  if (next.active !== user.active) {
    const reason = whyNot(next.active ? "activate" : "deactivate", user, rights.by);
    if (reason) return reason;
  }
  if (next.role === user.role) return null;
  const kept = deniedToHeadMaster(next.role, user.exceptions);
  if (kept.length > 0) {
    return `Head Master selalu memegang kode ${listed(kept)}, tetapi orang ini tidak boleh. Hapus pengecualiannya dahulu.`;
  }
  return roleFault({ ...user, role: next.role }, user, rights);
}

function actionOf(user: User, next: Next): UserAction {
  if (next.role !== user.role) return "change-role";
  return next.active ? "activate" : "deactivate";
}

async function signOut(user: User, by: Caller, call: Call): Promise<Outcome> {
  const reason = whyNot("sign-out", user, by);
  if (reason) return refused(reason);
  if ((await signOutEverywhere([user.id], call)) === 0) return unchanged;
  await call.audit({ action: "user.force-sign-out", objectId: user.id });
  return done;
}

async function remove(user: User, by: Caller, call: Call): Promise<Outcome> {
  const reason = whyNot("delete", user, by) ?? (await whyKept(user, call));
  if (reason) return refused(reason);
  await signOutEverywhere([user.id], call);
  await call.db.deleteFrom("users").where("id", "=", user.id).execute();
  const { name, email, role } = user;
  await call.audit({ action: "user.delete", objectId: user.id, before: { name, email, role } });
  return done;
}

async function whyKept({ id }: User, { db }: Call): Promise<string | null> {
  const owned = (await ownedWork(db, [id])).get(id);
  return owned
    ? `Memiliki ${listed(owned)}. Nonaktifkan saja supaya pekerjaannya tetap ada pemiliknya.`
    : null;
}
