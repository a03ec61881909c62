// What somebody else has ordered for participants or has just done to them: nobody acts on what has changed meanwhile unseen.
import { orderDelayMs, type OrderKind } from "../../../../contract/exams/sitting-acts.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { serverTime } from "../../../http/server-time.ts";
import { boolean, moment, sqlRows, text, type RowOf } from "../../../records/sql-rows.ts";

type Asked = {
  schedule: string;
  ids: readonly string[];
  /** Acts that were done after it count. */
  since: Date;
  /** Orders that wait count as well. */
  withWaiting: boolean;
  /** The order that is judged, which does not count. */
  order?: string;
  /** The account whose acts do not count once they are done, because their author knows of them. */
  knownTo?: string;
};

const columns = {
  id: text(),
  kind: text<OrderKind | "reopen">(),
  by: text(),
  at: moment(),
  is_waiting: boolean(),
};

/**
 * By participant, what came first and by whom, as the reason for which another act is refused. Lock their sittings before: of two
 * calls at the same moment, on whichever servers, the second one then finds the first.
 */
async function earlierActs(
  { schedule, ids, since, withWaiting, order = "", knownTo = "" }: Asked,
  db: Db,
): Promise<Map<string, string>> {
  const { rows } = await sqlRows(columns)`
    select distinct on (acts.id) acts.* from (
      select op.participant_id as id, o.kind, o.by_name as by, op.outcome is null as is_waiting,
        coalesce(o.ended_at, o.begun_at, o.due_at) as at
      from sitting_orders o join sitting_order_people op on op.order_id = o.id
      where o.schedule_id = ${schedule} and o.id <> ${order} and op.participant_id = any(${ids})
        and (${withWaiting}::boolean and op.outcome is null and o.ended_at is null
          or op.outcome = 'done' and o.by_id <> ${knownTo}
            and coalesce(o.ended_at, o.begun_at) > ${since}::timestamptz)
      union all
      select si.participant_id, 'reopen', coalesce(e.by_name, ''), false, e.at
      from sittings si join sitting_events e on e.sitting_id = si.id
      where si.schedule_id = ${schedule} and si.participant_id = any(${ids})
        and e.kind = 'reopen' and e.at > ${since}::timestamptz and e.by_id is distinct from ${knownTo}) acts
    order by acts.id, acts.is_waiting desc, acts.at desc`.execute(db);
  return new Map(rows.map((row) => [row.id, reasonOf(row)]));
}

function reasonOf({ kind, by, at, is_waiting: isWaiting }: RowOf<typeof columns>): string {
  const time = serverTime(at).slice(11, 16).replace(":", ".");
  if (isWaiting) return waiting[kind as OrderKind](by);
  return carriedOut[kind](by, time);
}

const waiting: Record<OrderKind, (by: string) => string> = {
  force: (by) => `${by} sudah memerintahkan tutup paksa, yang segera dijalankan.`,
  reset: (by) => `${by} sudah memerintahkan reset ujian, yang segera dijalankan.`,
  delete: (by) => `${by} sudah memerintahkan penghapusan, yang segera dijalankan.`,
};
const carriedOut: Record<OrderKind | "reopen", (by: string, time: string) => string> = {
  force: (by, time) => `${by} sudah menutup paksa ujiannya pukul ${time}.`,
  reset: (by, time) => `${by} sudah mereset ujiannya pukul ${time}.`,
  delete: (by, time) => `${by} sudah menghapusnya dari ruang tunggu pukul ${time}.`,
  reopen: (by, time) => `${by} sudah membuka lagi ujiannya pukul ${time}.`,
};

/** For an act that somebody asks for now: what others did just before cannot have been seen by that person. */
export function unseenActs(
  { schedule, ids, order }: Pick<Asked, "schedule" | "ids" | "order">,
  call: Call,
): Promise<Map<string, string>> {
  const since = new Date(call.at.getTime() - orderDelayMs);
  const asked = { schedule, ids, since, withWaiting: true, knownTo: callerOf(call).id };
  return earlierActs(order === undefined ? asked : { ...asked, order }, call.db);
}

/** For time that is added: of those whose exam is about to be closed. After a reset what was planned for them still counts. */
export async function awaitedEnds(
  schedule: string,
  ids: readonly string[],
  db: Db,
): Promise<Map<string, string>> {
  const { rows } = await sqlRows({ id: text(), by: text() })`
    select op.participant_id as id, o.by_name as by
    from sitting_orders o join sitting_order_people op on op.order_id = o.id
    where o.schedule_id = ${schedule} and o.kind = 'force' and o.ended_at is null
      and op.outcome is null and op.participant_id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, by }) => [id, waiting.force(by)]));
}

/** For an order that is due: whatever was done since it was made, by whomever, has changed what it was made for. */
export function actsSinceOrder(
  { id: order, schedule_id: schedule, made_at: since }: OrderOfActs,
  ids: readonly string[],
  db: Db,
): Promise<Map<string, string>> {
  return earlierActs({ schedule, ids, since, withWaiting: false, order }, db);
}
type OrderOfActs = { id: string; schedule_id: string; made_at: Date };
