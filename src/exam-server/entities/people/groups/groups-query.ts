// The groups as they are shown, with their counts, and the tree they make. Some hundred rows at most: read whole.
import { sql } from "kysely";
import { shownSchedules, type Group } from "../../../../contract/groups.ts";
import type { Db } from "../../../database/database.ts";
import { anyOf, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Row = Omit<Group, "total_member_count" | "updated_at"> & { updated_at: Date };

const rowColumns = {
  id: text(),
  parent_id: orNull(text()),
  name: text(),
  path: text(),
  member_count: number(),
  schedule_count: number(),
  version: number(),
  updated_at: moment(),
};

/** Siblings in their order. */
export async function allGroups(db: Db): Promise<Group[]> {
  const { rows } = await sqlRows(rowColumns)`
    select g.id, g.parent_id, g.name, g.path, g.version, g.updated_at,
      coalesce(m.n, 0)::integer as member_count, coalesce(s.n, 0)::integer as schedule_count
    from groups g
    left join (
      select group_id, count(*) as n from participants
      where deleted_at is null and group_id is not null group by group_id
    ) m on m.group_id = g.id
    left join (select group_id, count(*) as n from schedule_groups group by group_id) s
      on s.group_id = g.id
    order by g.sort_key, g.id`.execute(db);
  const totals = totalsOf(rows);
  return rows.map((row) => ({
    ...row,
    total_member_count: totals.get(row.id) ?? 0,
    updated_at: row.updated_at.toISOString(),
  }));
}

function totalsOf(rows: readonly Row[]): Map<string, number> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const totals = new Map<string, number>();
  for (const { id, member_count: count } of rows) {
    for (let at: string | null = id; at !== null; at = byId.get(at)?.parent_id ?? null) {
      totals.set(at, (totals.get(at) ?? 0) + count);
    }
  }
  return totals;
}

/** The group and all below it, itself first. */
export function branchOf<Each extends { id: string; parent_id: string | null }>(
  groups: readonly Each[],
  id: string,
): Each[] {
  const branch = groups.filter((group) => group.id === id);
  // The loop also visits what is added on the way.
  for (const parent of branch) {
    branch.push(...groups.filter(({ parent_id }) => parent_id === parent.id));
  }
  return branch;
}

export type UsingSchedules = { count: number; names: string[] };

export async function schedulesUsing(db: Db, ids: readonly string[]): Promise<UsingSchedules> {
  const rows = await db
    .selectFrom("schedules")
    .select("alias")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("schedule_groups as sg")
          .select("sg.group_id")
          .whereRef("sg.schedule_id", "=", "schedules.id")
          .where("sg.group_id", "=", anyOf(ids)),
      ),
    )
    .orderBy("alias")
    .orderBy("id")
    .execute();
  return { count: rows.length, names: rows.slice(0, shownSchedules).map(({ alias }) => alias) };
}

/** One change of the tree at a time: two moves at once could otherwise put each group below the other. */
export async function lockTree(db: Db): Promise<void> {
  await sql`lock table groups in share row exclusive mode`.execute(db);
}
