// Orders that are due are carried out, by whichever server comes first: what one holds the others pass over. One that came due
// while no server was on is carried out if that is not long ago; otherwise too much may have changed since, and it lapses.
import { sql } from "kysely";
import { orderDelayMs, orderPatienceMs } from "../../../../contract/exams/sitting-acts.ts";
import type { Db } from "../../../database/database.ts";
import { done, refused, type Outcome } from "../../../records/bulk-results.ts";
import { actsSinceOrder } from "./earlier-acts-query.ts";
import { lockedSittings } from "./sitting-people-query.ts";
import { carryOut, orderHindrance, type Carrying, type Ordered } from "./sitting-order-changes.ts";
import { moment, orNull, sqlRows } from "../../../records/sql-rows.ts";

/** One transaction's; others wait no longer for their answers than it takes. */
const perTurn = 50;

/** When a server starts: an order that waits can be cancelled as long as a new one, however short the restart was. */
export async function renewWaiting(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("sitting_orders")
    .set({ due_at: new Date(now.getTime() + orderDelayMs) })
    .where("ended_at", "is", null)
    .where("begun_at", "is", null)
    .where("due_at", ">", new Date(now.getTime() - orderPatienceMs))
    .execute();
}

type Sweep = Carrying & {
  /** Told once it is committed whose sittings have changed. */
  wake(participants: readonly string[]): void;
};

/** Answers when the next is due; null: none waits. */
export async function carryOutOrders({ db, versions, now, wake }: Sweep): Promise<Date | null> {
  for (;;) {
    const changed = await db
      .transaction()
      .execute((trx) => carryOutSome({ db: trx, versions, now }));
    if (changed === null) break;
    wake(changed);
  }
  const { rows } = await sqlRows({ due: orNull(moment()) })`
    select min(due_at) as due from sitting_orders where ended_at is null`.execute(db);
  return rows[0]!.due;
}

/** The participants whose sittings have changed; null: nothing is due. */
async function carryOutSome(carrying: Carrying): Promise<string[] | null> {
  const { db, now } = carrying;
  const order = await db
    .selectFrom("sitting_orders")
    .selectAll()
    .where("ended_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!order) return null;
  if (now.getTime() - order.due_at.getTime() >= orderPatienceMs) {
    await lapse(order.id, carrying);
    return [];
  }
  const people = await db
    .selectFrom("sitting_order_people")
    .select(["participant_id", "nama"])
    .where("order_id", "=", order.id)
    .where("outcome", "is", null)
    .orderBy("participant_id")
    .limit(perTurn)
    .execute();
  const changed = await carryOutFor(order, people, carrying);
  const isLast = people.length < perTurn;
  await db
    .updateTable("sitting_orders")
    .set({
      begun_at: order.begun_at ?? now,
      ...(isLast && { ended_at: now, end_kind: "done" as const }),
    })
    .where("id", "=", order.id)
    .execute();
  return changed;
}

type Named = { participant_id: string; nama: string };

async function carryOutFor(
  order: Ordered & { made_at: Date },
  people: readonly Named[],
  carrying: Carrying,
) {
  const { db } = carrying;
  const ids = people.map(({ participant_id: id }) => id);
  const sittings = await lockedSittings(order.schedule_id, ids, db);
  const earlier = await actsSinceOrder(order, ids, db);
  const outcomes: (Outcome & { id: string })[] = [];
  for (const { participant_id: id, nama } of people) {
    const sitting = sittings.get(id);
    const hindrance = orderHindrance(order.kind, sitting, earlier.get(id));
    if (hindrance === null) await carryOut(order, { sitting: sitting!, nama }, carrying);
    outcomes.push({ id, ...(hindrance === null ? done : refused(hindrance)) });
  }
  await sql`
    update sitting_order_people op set outcome = new.outcome, reason = coalesce(new.reason, '')
    from json_to_recordset(${JSON.stringify(outcomes)}::json)
      as new (id text, outcome text, reason text)
    where op.order_id = ${order.id} and op.participant_id = new.id`.execute(db);
  return outcomes.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
}

async function lapse(order: string, { db, now }: Carrying): Promise<void> {
  await db
    .updateTable("sitting_order_people")
    .set({ outcome: "refused", reason: "Tidak dijalankan pada waktunya." })
    .where("order_id", "=", order)
    .where("outcome", "is", null)
    .execute();
  await db
    .updateTable("sitting_orders")
    .set({ ended_at: now, end_kind: "lapsed" })
    .where("id", "=", order)
    .execute();
}
