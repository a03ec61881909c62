// Reading accounts: list, selection, export, detail.
import type * as contract from "../../../contract/users.ts";
import type { UserAction, UserDetail } from "../../../contract/users.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { offsetOf, pageAnswer } from "../../records/list-page.ts";
import { ownedWork } from "../../records/owned-work.ts";
import { notFound } from "../../http/refusal.ts";
import { shownUser, userCondition, userOrder, userRows, usersById } from "./users-query.ts";

const shownHistory = 20;

export const userReading: Pick<
  HandlersOf<typeof contract>,
  "listUsers" | "listUserIds" | "exportUsers" | "getUser"
> = {
  listUsers: {
    async read(query, { db, at }) {
      const found = userCondition(query);
      const items = await userRows(db, at)
        .where(found)
        .orderBy(userOrder(query.sort))
        .limit(query.per_page)
        .offset(offsetOf(query))
        .execute();
      const { total } = await db
        .selectFrom("users as u")
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .where(found)
        .executeTakeFirstOrThrow();
      return pageAnswer(query, items.map(shownUser), total);
    },
  },

  listUserIds: {
    async read(query, { db }) {
      const rows = await db
        .selectFrom("users as u")
        .select("u.id")
        .where(userCondition(query))
        .orderBy(userOrder(query.sort))
        .execute();
      return { ids: rows.map(({ id }) => id) };
    },
  },

  exportUsers: { read: async ({ ids }, { db, at }) => ({ items: await usersById(db, ids, at) }) },

  getUser: { read: ({ id }, call) => detailOf(id, call) },
};

async function detailOf(id: string, { db, at }: Call): Promise<UserDetail> {
  const [found] = await usersById(db, [id], at);
  if (!found) throw notFound("Pengguna");
  const entries = await db
    .selectFrom("audit_entries")
    .select(["at", "user_name", "action"])
    .where("object_type", "=", "user")
    .where("object_id", "=", id)
    .orderBy("id", "desc")
    .limit(shownHistory)
    .execute();
  return {
    ...found,
    owned: (await ownedWork(db, [id])).get(id) ?? [],
    history: entries.map((entry) => ({
      at: entry.at.toISOString(),
      by: entry.user_name,
      action: entry.action.slice("user.".length) as UserAction,
    })),
  };
}
