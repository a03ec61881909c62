// Everything about the tree of groups, gathered from the files of its kinds of work; reading stands here.
import type { groupEndpoints } from "../../../../contract/endpoints/group-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { number, sqlValue } from "../../../records/sql-rows.ts";
import { groupDeletionHandlers } from "./groups-deletion.ts";
import { allGroups } from "./groups-query.ts";
import { groupKind, groupWriting } from "./groups-writing.ts";

export const groupsHandlers: HandlersOf<typeof groupEndpoints> = {
  ...groupWriting,
  ...groupDeletionHandlers,
  listGroupOptions: {
    async read(_input, call) {
      return call.db
        .selectFrom("groups")
        .select(["id", "parent_id", "name", "path"])
        .orderBy("sort_key")
        .orderBy("id")
        .execute();
    },
  },
  listGroups: {
    async read(_input, { db }) {
      const { n } = await db
        .selectFrom("participants")
        .select(sqlValue(number())`count(*)`.as("n"))
        .where("deleted_at", "is", null)
        .where("group_id", "is", null)
        .executeTakeFirstOrThrow();
      return { items: await allGroups(db), without_group: n };
    },
  },
  getGroup: { read: ({ id }, call) => findRecord(groupKind, id, call) },
};
