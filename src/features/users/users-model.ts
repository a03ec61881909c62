// The accounts screen without its looks: the list, what a person can do to its rows, and taking that back.
import type { BulkResult } from "../../contract/calls/fields.ts";
import { bulkBatchSize } from "../../contract/calls/fields.ts";
import { roles } from "../../contract/permissions.ts";
import type { Role } from "../../contract/permissions.ts";
import {
  changeUsers,
  deleteUsers,
  getUser,
  listUserIds,
  listUsers,
  resetUserPasswords,
  signOutUsers,
  userSorts,
} from "../../contract/users.ts";
import type { User, UserChange, UserDetail } from "../../contract/users.ts";
import { call } from "../../core/api.ts";
import { createDetail } from "../../kit/record/create-detail.ts";
import type { DetailModel } from "../../kit/record/create-detail.ts";
import { createList } from "../../kit/list/create-list.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import type { PasswordSlip } from "../../kit/passwords/password-slip.ts";

export type UserSort = (typeof userSorts)[number];
export type UserFilters = { role: "" | Role; active: "" | "Y" | "N"; exceptions: "" | "Y" };
export type UserList = ListModel<User, UserFilters, UserSort>;

/** What becomes of a row; `before` undoes a change, a reset answers the new password. */
export type ActionResult = BulkResult & { before?: UserChange; slip?: PasswordSlip };

export type UsersModel = ReturnType<typeof createUsersModel>;

export function createUsersModel() {
  const list: UserList = createList({
    name: "users",
    load: (query, signal) => call(listUsers, query, { signal }),
    loadIds: async (query, signal) => (await call(listUserIds, query, { signal })).ids,
    filters: noFilters,
    sort: "name",
    sortable: userSorts,
    acceptsFilter,
  });

  /** Every verb ends here: the list shows what the server has now, and gone rows are not selected. */
  async function settle(results: readonly ActionResult[], gone = false): Promise<void> {
    const done = results.filter(({ outcome }) => outcome === "done");
    if (gone) list.forget(done.map(({ id }) => id));
    if (done.length > 0) await list.reload();
  }

  return {
    list,
    settle,
    undo: async (results: readonly ActionResult[]): Promise<readonly BulkResult[]> => {
      const undone = await undoResults(results);
      await list.reload();
      return undone;
    },
    exit: list.exit,
  };
}

const noFilters: UserFilters = { role: "", active: "", exceptions: "" };

/** Addresses are typed and sent by people: a wrong choice would be refused by the server. */
function acceptsFilter(name: keyof UserFilters, value: string): boolean {
  if (name === "role") return roles.some((role) => role === value);
  return value === "Y" || (name === "active" && value === "N");
}

// --- What can be done to rows, at most `bulkBatchSize` at once ---

export async function change(
  ids: readonly string[],
  what: Omit<UserChange, "id">,
): Promise<ActionResult[]> {
  return (await call(changeUsers, { changes: ids.map((id) => ({ id, ...what })) })).results;
}

export async function signOut(ids: readonly string[]): Promise<ActionResult[]> {
  return (await call(signOutUsers, { ids: [...ids] })).results;
}

export async function remove(ids: readonly string[]): Promise<ActionResult[]> {
  return (await call(deleteUsers, { ids: [...ids] })).results;
}

export async function resetPasswords(ids: readonly string[]): Promise<ActionResult[]> {
  const { results } = await call(resetUserPasswords, { ids: [...ids] });
  return results.map(({ name, email: login, password, ...result }) => ({
    ...result,
    ...(result.outcome === "done" ? { slip: { login, name, group: null, password } } : {}),
  }));
}

export function slipsOf(results: readonly ActionResult[]): PasswordSlip[] {
  return results.flatMap(({ slip }) => (slip ? [slip] : []));
}

async function undoResults(results: readonly ActionResult[]): Promise<BulkResult[]> {
  const before = results.flatMap((result) => (result.before ? [result.before] : []));
  const undone: BulkResult[] = [];
  for (let at = 0; at < before.length; at += bulkBatchSize) {
    const changes = before.slice(at, at + bulkBatchSize);
    undone.push(...(await call(changeUsers, { changes })).results);
  }
  return undone;
}

/** One account's detail, fetched when it is opened. */
export function createUserDetail(id: string): DetailModel<UserDetail> {
  return createDetail((signal) => call(getUser, { id }, { signal }));
}
