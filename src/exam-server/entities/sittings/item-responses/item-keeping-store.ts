// Works out ahead what the analysis of a bank is computed from, a few sittings at a time. Otherwise the first person who asks for the analysis of tens
// of thousands of sittings would wait for half a minute. Handing in an exam never waits for this work, and it pauses while somebody sits an exam.
import type { Db } from "../../../database/database.ts";
import type { Services } from "../../../http/services.ts";
import { logFault } from "../../../log-line.ts";
import { boolean, json, sqlRows, text } from "../../../records/sql-rows.ts";
import { every } from "../../../tasks/repeated-work.ts";
import { itemsStamp, keepSittingItems } from "./sitting-items-store.ts";

/** Results in one turn. The next turn follows after `busyMs` while there are more results, and after `idleMs` otherwise. */
const perTurn = 50;
const busyMs = 500;
const idleMs = 30_000;
/** A transaction writes the time at which it computed a result, and the result is seen only when the transaction ends. It ends within this time. */
const settledMs = 60_000;

type Keeping = {
  db: Db;
  services: Pick<Services, "questionVersions">;
  now(): Date;
  /** Closing the server waits for this work. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Milliseconds between turns, for tests. Null: `busyMs` and `idleMs`. */
  everyMs: number | null;
};

export function repeatItemKeeping({ during, everyMs, ...keeping }: Keeping): { stop(): void } {
  const keeper = createItemKeeper(keeping);
  return every(everyMs ?? idleMs, () =>
    during(keeper.keepSome()).then(
      (isMore) => everyMs ?? (isMore ? busyMs : idleMs),
      (error: unknown) => logFault("Keeping of outcomes for analyses failed", error),
    ),
  );
}

/** Goes through all results in the order in which they were computed, from the first after each start of the server. */
export function createItemKeeper({ db, services, now }: Omit<Keeping, "during" | "everyMs">) {
  let last = { computed: "-infinity", id: "" };
  return {
    /** Works through one turn. Answers true when there may be more results to look at. */
    async keepSome(): Promise<boolean> {
      if (await somebodySits(db)) return false;
      const rows = await nextResults(last, new Date(now().getTime() - settledMs), db);
      const stale = rows.filter(({ is_kept: isKept }) => !isKept);
      await keepSittingItems(stale, { db, services });
      const end = rows.at(-1);
      if (end) last = { computed: end.computed, id: end.id };
      return rows.length === perTurn;
    },
  };
}

/** Sittings of a stopped exam do not count, because an exam may stay stopped for days. */
async function somebodySits(db: Db): Promise<boolean> {
  const { rows } = await sqlRows({ sits: boolean() })`
    select exists (
      select 1 from sittings si join schedules s on s.id = si.schedule_id
      where si.status = 3 and s.stopped_at is null) as sits`.execute(db);
  return rows[0]!.sits;
}

async function nextResults(last: { computed: string; id: string }, before: Date, db: Db) {
  const { rows } = await sqlRows({
    id: text(),
    computed: text(),
    stamp: text(),
    plan: json<unknown>(),
    is_kept: boolean(),
  })`
    with next as materialized (
      select res.* from sitting_results res
      where (res.computed_at, res.sitting_id) > (${last.computed}::timestamptz, ${last.id})
        and res.computed_at < ${before}
      order by res.computed_at, res.sitting_id limit ${perTurn})
    select si.id, res.computed_at::text as computed, stamp.now as stamp, si.plan,
      si.status <> 1 or it.stamp is not distinct from stamp.now as is_kept
    from next res join sittings si on si.id = res.sitting_id
    cross join lateral (
      select coalesce((select max(v.number) from result_versions v
        where v.schedule_id = si.schedule_id), 1) as rules) e
    cross join lateral (select ${itemsStamp} as now) stamp
    left join sitting_items it on it.sitting_id = si.id
    order by res.computed_at, res.sitting_id`.execute(db);
  return rows;
}
