// Everything about accounts, gathered from the files of its kinds of work; reading stands here.
import type { userEndpoints } from "../../../../contract/endpoints/staff/user-endpoints.ts";
import type { UserAction, UserDetail } from "../../../../contract/staff/users.ts";
import type { userImportEndpoints } from "../../../../contract/endpoints/staff/user-import-endpoints.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { readHistory } from "../../../records/audit-trail.ts";
import { ownedWork } from "../../../records/owned-work.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { userChanges } from "./users-changes.ts";
import { userImport } from "./users-import-handlers.ts";
import { userList } from "./users-query.ts";
import { users, userWriting } from "./users-writing.ts";

export const usersHandlers: HandlersOf<typeof userEndpoints> &
  HandlersOf<typeof userImportEndpoints> = {
  ...userWriting,
  ...userChanges,
  ...userImport,

  listUsers: { read: (query, call) => readPage(userList, query, call) },
  listUserIds: { read: (query, call) => readIds(userList, query, call) },
  exportUsers: { read: async ({ ids }, call) => ({ items: await userList.byId(ids, call) }) },
  getUser: { read: ({ id }, call) => detailOf(id, call) },
};

async function detailOf(id: string, call: Call): Promise<UserDetail> {
  const user = await findRecord(users, id, call);
  const history = await readHistory<UserAction>(call.db, "user", id);
  return {
    ...user,
    owned: (await ownedWork(call.db, [id])).get(id) ?? [],
    history: history.map(({ at, by, action }) => ({ at, by, action })),
  };
}
