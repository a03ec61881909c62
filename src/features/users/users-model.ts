// The accounts screen without its looks: the list, what can be done to its rows, and one account's detail.
import { roles, type Role } from "../../contract/roles.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import {
  getUser,
  listUserIds,
  listUsers,
  userSorts,
  type User,
  type UserDetail,
} from "../../contract/staff/users.ts";
import { call } from "../../core/api.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { createDetail, type DetailModel } from "../../kit/record/create-detail.ts";
import { createUserActions } from "./user-actions.ts";

export type UserSort = (typeof userSorts)[number];
export type UserFilters = { role: "" | Role; active: "" | "Y" | "N"; exceptions: "" | "Y" };
export type UserList = ListModel<User, UserFilters, UserSort>;
export type UsersModel = ReturnType<typeof createUsersModel>;

/** `by`: who is signed in. */
export function createUsersModel(by: UserProfile) {
  const records = createRecords<User, UserFilters, UserSort>({
    name: "users",
    endpoints: { list: listUsers, ids: listUserIds },
    filters: { role: "", active: "", exceptions: "" },
    sort: "name",
    sortable: userSorts,
    acceptsFilter,
  });
  return { ...records, by, actions: createUserActions(records, by) };
}

/** Addresses are typed and sent by people: a wrong choice would be refused by the server. */
function acceptsFilter(name: keyof UserFilters, value: string): boolean {
  if (name === "role") return roles.some((role) => role === value);
  return value === "Y" || (name === "active" && value === "N");
}

/** One account's detail, fetched when it is opened. */
export function createUserDetail(id: string): DetailModel<UserDetail> {
  return createDetail((signal) => call(getUser, { id }, { signal }));
}
