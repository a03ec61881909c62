// Finding accounts: the row with its exceptions and sessions, filters, search and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { PermissionCode } from "../../../../contract/staff/permissions.ts";
import type { MenuException, User, userQuery } from "../../../../contract/staff/users.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, caseless, contains, emptyLast, inOrderOf } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { anyOf, boolean, json, number, sqlValue, texts } from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof userQuery>;

export function userRows(db: Db, at: Date) {
  return db
    .selectFrom("users as u")
    .select(["u.id", "u.name", "u.email", "u.role", "u.active", "u.last_login_at"])
    .select(["u.version", "u.created_at", "u.updated_at"])
    .select((eb) => [
      eb
        .selectFrom("tokens")
        .select(sqlValue(number())`count(*)`.as("n"))
        .whereRef("tokens.user_id", "=", "u.id")
        .where("tokens.expires_at", ">", at)
        .as("session_count"),
      sqlValue(json<MenuException[]>())`(
        select coalesce(json_agg(json_build_object('code', code, 'effect', effect) order by code), '[]')
        from user_menus where user_menus.user_id = u.id
      )`.as("exceptions"),
      sqlValue(texts<PermissionCode>())`(
        select coalesce(json_agg(code order by code), '[]') from (
          select code from role_menus where role_menus.role = u.role
          union select code from user_menus where user_id = u.id and effect = 'allow'
          except select code from user_menus where user_id = u.id and effect = 'deny') as held
      )`.as("codes"),
      sqlValue(json<User["subjects"]>())`(
        select coalesce(json_agg(json_build_object('kode', kode, 'nama', nama) order by lower(nama), kode), '[]')
        from subjects join subject_correctors on subject_correctors.subject_id = subjects.id
        where subject_correctors.user_id = u.id
      )`.as("subjects"),
      sqlValue(boolean())`(u.role = 'EVIL' and u.active and not exists (
        select 1 from users as other where other.role = 'EVIL' and other.active and other.id <> u.id
      ))`.as("last_head_master"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof userRows>["executeTakeFirstOrThrow"]>>;

export function shownUser(row: Row): User {
  return {
    ...withTimes(row),
    session_count: row.session_count ?? 0,
    last_login_at: row.last_login_at?.toISOString() ?? null,
  };
}

export async function usersById(db: Db, ids: readonly string[], at: Date): Promise<User[]> {
  const rows = await userRows(db, at).where("u.id", "=", anyOf(ids)).execute();
  return inOrder(ids, rows.map(shownUser));
}

/** Whoever has one of the e-mails, without regard to case. */
export async function usersByEmail(db: Db, emails: readonly string[]) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where(
      sqlValue(boolean())`lower(email) = any(select lower(one) from unnest(${emails}::text[]) one)`,
    )
    .execute();
}

const sorts = {
  name: caseless("u.name"),
  email: caseless("u.email"),
  /** From the most rights to the fewest. */
  role: sql`array_position(array['EVIL', 'EVAL', 'OPRA'], u.role)`,
  active: sql`u.active`,
  last_login_at: emptyLast(sql`u.last_login_at`),
  exceptions: sql`(select count(*) from user_menus where user_menus.user_id = u.id)`,
  updated_at: sql`u.updated_at`,
};

function find({ role, active, exceptions, q, sort }: Query): Found {
  return {
    id: sql`u.id`,
    from: sql`users u`,
    where: allOf([
      role !== "" && sql`u.role = ${role}`,
      active !== "" && sql`u.active = ${active === "Y"}`,
      exceptions === "Y" && sql`exists (select 1 from user_menus where user_menus.user_id = u.id)`,
      q !== "" && contains(["u.name", "u.email"], q),
    ]),
    order: inOrderOf(sorts, sort ?? "name", sql`u.id`),
  };
}

export const userList: RecordList<Query, User> = {
  find,
  byId: (ids, { db, at }) => usersById(db, ids, at),
};
