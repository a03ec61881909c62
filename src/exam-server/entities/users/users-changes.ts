// Many accounts at once: on, off, another role, signed out, deleted. Each row has its own outcome.
import { sql } from "kysely";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import type * as contract from "../../../contract/users.ts";
import type { User, UserAction, UserChange } from "../../../contract/users.ts";
import { deniedToHeadMaster } from "../../../domain/people/account-guard.ts";
import { difference } from "../../records/audit.ts";
import type { Call, Caller, HandlersOf } from "../../http/handler.ts";
import { listed } from "../../records/listed.ts";
import { ownedWork } from "../../records/owned-work.ts";
import { lockedCaller, roleFault, whyNot } from "./user-rules.ts";
import { usersById } from "./users-query.ts";
import { signOutEverywhere } from "./users-writing.ts";

type ChangeResult = BulkResult & { before?: UserChange };
const notThere = "Pengguna tidak ditemukan.";

export const userChanges: Pick<
  HandlersOf<typeof contract>,
  "changeUsers" | "signOutUsers" | "deleteUsers"
> = {
  changeUsers: {
    async write({ changes }, call) {
      const by = await lockedCaller(call);
      const results: ChangeResult[] = [];
      // One after the other: each is judged by what those before it have left.
      for (const change of changes) results.push(await changeOne(change, by, call));
      return { results };
    },
  },
  signOutUsers: { write: ({ ids }, call) => each(ids, call, signOut) },
  deleteUsers: { write: ({ ids }, call) => each(ids, call, remove) },
};

async function changeOne(change: UserChange, by: Caller, call: Call): Promise<ChangeResult> {
  const { id } = change;
  const [user] = await lockedUsers([id], call);
  if (!user) return { id, label: id, outcome: "refused", reason: notThere };
  const next = { active: change.active ?? user.active, role: change.role ?? user.role };
  const changes = difference<Record<string, unknown>>({ ...user }, next);
  if (Object.keys(changes.after).length === 0) {
    return { id, label: user.name, outcome: "unchanged" };
  }
  const reason = whyNotChanged(user, next, by);
  if (reason) return { id, label: user.name, outcome: "refused", reason };
  await call.db
    .updateTable("users")
    .set({ ...next, version: user.version + 1, updated_at: call.at })
    .where("id", "=", id)
    .execute();
  if (!next.active) await signOutEverywhere([id], call);
  else call.afterCommit(() => call.services.live.askToValidate(id));
  await call.audit({ action: `user.${actionOf(user, next)}`, objectId: id, ...changes });
  return { id, label: user.name, outcome: "done", before: { id, ...changes.before } };
}

type Next = Pick<User, "active" | "role">;

function whyNotChanged(user: User, next: Next, by: Caller): string | null {
  if (next.active !== user.active) {
    const reason = whyNot(next.active ? "activate" : "deactivate", user, by);
    if (reason) return reason;
  }
  if (next.role === user.role) return null;
  const kept = deniedToHeadMaster(next.role, user.exceptions);
  if (kept.length > 0) {
    return `Head Master selalu memegang kode ${listed(kept)}, tetapi orang ini tidak boleh. Hapus pengecualiannya dahulu.`;
  }
  return roleFault(next.role, user, by);
}

function actionOf(user: User, next: Next): UserAction {
  if (next.role !== user.role) return "change-role";
  return next.active ? "activate" : "deactivate";
}

async function lockedUsers(ids: readonly string[], call: Call): Promise<User[]> {
  await call.db
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<string>`any(${ids})`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return usersById(call.db, ids, call.at);
}

type Verb = (user: User, by: Caller, call: Call) => Promise<Pick<BulkResult, "outcome" | "reason">>;

async function each(ids: readonly string[], call: Call, verb: Verb) {
  const by = await lockedCaller(call);
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    const [user] = await lockedUsers([id], call);
    results.push(
      user
        ? { id, label: user.name, ...(await verb(user, by, call)) }
        : { id, label: id, outcome: "refused", reason: notThere },
    );
  }
  return { results };
}

const signOut: Verb = async (user, by, call) => {
  const reason = whyNot("sign-out", user, by);
  if (reason) return { outcome: "refused", reason };
  if ((await signOutEverywhere([user.id], call)) === 0) return { outcome: "unchanged" };
  await call.audit({ action: "user.force-sign-out", objectId: user.id });
  return { outcome: "done" };
};

const remove: Verb = async (user, by, call) => {
  const reason = whyNot("delete", user, by) ?? (await whyKept(user, call));
  if (reason) return { outcome: "refused", reason };
  await signOutEverywhere([user.id], call);
  await call.db.deleteFrom("users").where("id", "=", user.id).execute();
  const { name, email, role } = user;
  await call.audit({ action: "user.delete", objectId: user.id, before: { name, email, role } });
  return { outcome: "done" };
};

async function whyKept({ id }: User, { db }: Call): Promise<string | null> {
  const owned = (await ownedWork(db, [id])).get(id);
  return owned
    ? `Memiliki ${listed(owned)}. Nonaktifkan saja supaya pekerjaannya tetap ada pemiliknya.`
    : null;
}
