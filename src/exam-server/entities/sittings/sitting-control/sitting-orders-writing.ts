// Orders of what cannot be taken back: made, listed, cancelled while they wait. Carried out by sitting-orders-store.ts.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { sittingActEndpoints } from "../../../../contract/endpoints/exams/sitting-act-endpoints.ts";
import { orderDelayMs, type SittingOrder } from "../../../../contract/exams/sitting-acts.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import { done, judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import { unseenActs } from "./earlier-acts-query.ts";
import { namesIn } from "./sitting-people-query.ts";
import { orderHindrance } from "./sitting-order-changes.ts";
import { noun } from "./sitting-time-writing.ts";
import { json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Input = InferOutput<typeof sittingActEndpoints.orderSittings.input>;

/** Who does not fit is refused now, also whom somebody else has ordered something for; everybody is judged anew when it is due. */
export async function makeOrder({ ids, ...order }: Input, call: Call) {
  await refuseOthersSchedule(order.schedule_id, call);
  const known = await lockedOrder(order.order_id, call);
  const named = new Set(known ? await peopleOf(order.order_id, call) : []);
  const isRepeated = ids.every((id) => named.has(id));
  if (known) refuseIfNotSame(known, order, isRepeated, call);
  const people = await namesIn(order.schedule_id, ids, call.db);
  const statuses = await lockedStatuses(order.schedule_id, ids, call);
  const unseen = await unseenActs(
    { schedule: order.schedule_id, ids, order: order.order_id },
    call,
  );
  const taken: { id: string; nama: string }[] = [];
  const rows = {
    noun,
    find: (id: string) => people.get(id),
    label: (person: { id: string; nama: string; no_ujian: string }) => namedParticipant(person),
  };
  const results = await judgeEach(ids, rows, (person): Outcome => {
    if (named.has(person.id)) return done;
    const hindrance = orderHindrance(order.kind, statuses.get(person.id), unseen.get(person.id));
    if (hindrance !== null) return refused(hindrance);
    taken.push(person);
    return done;
  });
  if (taken.length > 0) await storeOrder(order, taken, call);
  return { results };
}

async function lockedOrder(id: string, { db }: Call) {
  return db
    .selectFrom("sitting_orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}
type Order = NonNullable<Awaited<ReturnType<typeof lockedOrder>>>;

/**
 * More people can be added to an order only while it waits.
 * @param isRepeated every participant of this call is already in the order, so the console sends an earlier call again
 * @throws Refusal, 49
 */
function refuseIfNotSame(
  known: Order,
  { schedule_id, kind }: Omit<Input, "ids">,
  isRepeated: boolean,
  call: Call,
) {
  const { schedule_id: schedule, kind: what, by_id: by, ended_at: ended, begun_at: begun } = known;
  if (schedule !== schedule_id || what !== kind || by !== callerOf(call).id) {
    throw conflict("Perintah ini sudah dibuat untuk yang lain. Tutup dialognya, lalu ulangi.");
  }
  if (known.end_kind === "cancelled") throw conflict("Perintah ini sudah dibatalkan.");
  if ((ended || begun) && !isRepeated) throw conflict("Perintah ini sudah dijalankan.");
}

async function peopleOf(order: string, { db }: Call): Promise<string[]> {
  const rows = await db
    .selectFrom("sitting_order_people")
    .select("participant_id")
    .where("order_id", "=", order)
    .execute();
  return rows.map(({ participant_id: id }) => id);
}

/** Of two orders at the same moment the second one waits here, and finds the first. */
async function lockedStatuses(schedule: string, ids: readonly string[], { db }: Call) {
  const { rows } = await sqlRows({ id: text(), status: number() })`
    select participant_id as id, status from sittings
    where schedule_id = ${schedule} and participant_id = any(${ids})
    order by sittings.id for update`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function storeOrder(
  { order_id: id, schedule_id, kind, reason }: Omit<Input, "ids">,
  people: readonly { id: string; nama: string }[],
  call: Call,
): Promise<void> {
  const { db, at, ip: by_ip } = call;
  const { id: by_id, name: by_name } = callerOf(call);
  const due_at = new Date(at.getTime() + orderDelayMs);
  await db
    .insertInto("sitting_orders")
    .values({ id, schedule_id, kind, reason, by_id, by_name, by_ip, made_at: at, due_at })
    .onConflict((known) => known.column("id").doUpdateSet({ due_at }))
    .execute();
  await sql`
    insert into sitting_order_people (order_id, participant_id, nama)
    select ${id}, id, nama
    from json_to_recordset(${JSON.stringify(people)}::json) as new (id text, nama text)
    on conflict do nothing`.execute(db);
}

/** @throws Refusal, 49, when it is too late */
export async function cancelOrder(
  { schedule_id, order_id }: InferOutput<typeof sittingActEndpoints.cancelSittingOrder.input>,
  call: Call,
): Promise<null> {
  await refuseOthersSchedule(schedule_id, call);
  const order = await lockedOrder(order_id, call);
  if (order?.schedule_id !== schedule_id) throw conflict("Perintah ini sudah dijalankan.");
  if (order.end_kind === "cancelled") return null;
  if (order.begun_at || order.ended_at) {
    throw conflict("Perintah ini sudah dijalankan.");
  }
  await call.db
    .updateTable("sitting_orders")
    .set({ ended_at: call.at, ended_by: callerOf(call).name, end_kind: "cancelled" })
    .where("id", "=", order_id)
    .execute();
  return null;
}

/** How long an order that has ended is still listed. */
const listedFor = "5 minutes";
const maxOrders = 50;

type OrderRow = Pick<Order, "id" | "kind" | "reason" | "begun_at" | "end_kind" | "ended_at"> & {
  by: string;
  made_at: Date;
  due_at: Date;
  ended_by: string | null;
  count: number;
  done: number;
  people: Named[];
  refused: (Named & Omit<BulkResult, "label">)[];
};
type Named = Parameters<typeof namedParticipant>[0];

const orderRowColumns = {
  begun_at: orNull(moment()),
  end_kind: orNull(text<NonNullable<OrderRow["end_kind"]>>()),
  ended_at: orNull(moment()),
  id: text(),
  kind: text<OrderRow["kind"]>(),
  reason: text(),
  by: text(),
  made_at: moment(),
  due_at: moment(),
  ended_by: orNull(text()),
  count: number(),
  done: number(),
  people: json<OrderRow["people"]>(),
  refused: json<OrderRow["refused"]>(),
};

export async function listOrders(
  schedule: string,
  call: Call,
): Promise<InferOutput<typeof sittingActEndpoints.listSittingOrders.output>> {
  await refuseOthersSchedule(schedule, call);
  const { rows } = await sqlRows(orderRowColumns)`
    select o.id, o.kind, o.reason, o.by_name as by, o.made_at, o.due_at, o.begun_at, o.ended_at,
      o.ended_by, o.end_kind, n.count, n.done,
      coalesce((select jsonb_agg(jsonb_build_object('nama', few.nama, 'no_ujian', few.no_ujian)) from (
          select op.nama, p.no_ujian from sitting_order_people op
          join participants p on p.id = op.participant_id where op.order_id = o.id
          order by lower(op.nama) collate "C", p.no_ujian limit 10) few), '[]') as people,
      coalesce((select jsonb_agg(jsonb_build_object('id', few.participant_id, 'nama', few.nama,
        'no_ujian', few.no_ujian, 'outcome', few.outcome, 'reason', few.reason)) from (
          select op.*, p.no_ujian from sitting_order_people op
          join participants p on p.id = op.participant_id
          where op.order_id = o.id and op.outcome <> 'done'
          order by lower(op.nama) collate "C", p.no_ujian limit 100) few), '[]') as refused
    from sitting_orders o, lateral (
      select count(*) as count, count(*) filter (where outcome = 'done') as done
      from sitting_order_people op where op.order_id = o.id) n
    where o.schedule_id = ${schedule}
      and (o.ended_at is null or o.ended_at > ${call.at}::timestamptz - ${listedFor}::interval)
    order by o.made_at desc, o.id limit ${maxOrders}`.execute(call.db);
  return { server_time: serverTime(call.at), items: rows.map(shownOrder) };
}

function shownOrder(order: OrderRow): SittingOrder {
  const { people, refused: few, begun_at, end_kind, ended_at, ended_by, ...row } = order;
  return {
    ...row,
    names: people.map(namedParticipant),
    refused: few.map(({ nama, no_ujian, ...result }) => ({
      ...result,
      label: namedParticipant({ nama, no_ujian }),
    })),
    made_at: row.made_at.toISOString(),
    due_at: row.due_at.toISOString(),
    state: end_kind ?? (begun_at ? "begun" : "waiting"),
    ended_at: ended_at?.toISOString() ?? null,
    ended_by: ended_by ?? "",
  };
}
