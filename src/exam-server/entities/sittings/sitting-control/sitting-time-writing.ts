// Time for participants: added to what they have, or given anew to whoever has finished.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { sittingActEndpoints } from "../../../../contract/endpoints/exams/sitting-act-endpoints.ts";
import type { ExtraKind } from "../../../../contract/exams/sitting-control.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { done, judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { stoppedAt } from "../exam-stops/exam-stops-query.ts";
import { withinReach } from "../sittings/sitter-access.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import { addSittingEvent } from "../sittings/sitting-finish-writing.ts";
import type { Sitting } from "../sittings/sitting-state-query.ts";
import { awaitedEnds, unseenActs } from "./earlier-acts-query.ts";
import { laterSessionsOf, lockedPeople, type Person } from "./sitting-people-query.ts";
import { givableLeft } from "./sitting-story-query.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const minuteMs = 60_000;
export const noun = nounOf({ object: "participant" });
export const named = (people: ReadonlyMap<string, Person>) => ({
  noun,
  find: (id: string) => people.get(id),
  label: (person: Person) => namedParticipant(person),
});

export type Added = InferOutput<typeof sittingActEndpoints.addSittingTime.input>;

/**
 * A proctor gives back in the room what an incident has cost; what is planned is the schedule's. An incident has cost nothing
 * to whoever belongs to a session that has not begun yet. A few statements, however
 * many they are: nobody at work waits long for their answers.
 */
export function addTime(input: Added, call: Call) {
  return changeTime(input, call, {
    action: "sitting.add-time",
    minutes: input.minutes,
    async judge({ reached }) {
      const closing = await awaitedEnds(input.schedule_id, reached, call.db);
      const later =
        input.kind === "incident" ? await laterSessionsOf(input.schedule_id, reached, call) : null;
      return (person) => {
        if (person.sitting?.status === 1) return "Sudah selesai. Buka lagi ujiannya saja.";
        const ends = closing.get(person.id);
        if (ends !== undefined) return ends;
        const sesi = later?.get(person.id);
        return sesi === undefined ? null : `Sesi ${sesi} belum mulai. Tidak ada waktu yang hilang.`;
      };
    },
  });
}

type TimeChange = {
  action: "sitting.add-time" | "sitting.reduce-time";
  /** Below zero: they are taken back. */
  minutes: number;
  /** Answers for each participant why the change cannot be made; null: it can. They are locked by then. */
  judge(known: {
    reached: readonly string[];
    before: Earlier;
  }): Promise<(person: Person) => string | null>;
};

/** Stores the minutes of one act, once for each participant, with its audit entries, and wakes their devices. */
export async function changeTime(input: Added, call: Call, { action, minutes, judge }: TimeChange) {
  const { schedule_id: schedule, ids, act_id: act, kind, reason } = input;
  const reached = await withinReach(schedule, ids, call);
  if (kind === "planned") await refuseOthersSchedule(schedule, call);
  const people = await lockedPeople(schedule, reached, call.db);
  const before = await earlierExtras(schedule, ids, act, call);
  const hindranceOf = await judge({ reached, before });
  const changed: Person[] = [];
  const results = await judgeEach(ids, named(people), (person): Outcome => {
    const earlier = before.get(person.id);
    if (earlier?.act_minutes === minutes) return done;
    const hindrance =
      (earlier?.act_minutes ?? null) === null
        ? (unseenChange(input.seen_minutes?.[person.id], earlier) ?? hindranceOf(person))
        : "Sudah tercatat dengan menit lain. Ulangi dari awal.";
    if (hindrance !== null) return refused(hindrance);
    changed.push(person);
    return done;
  });
  await storeExtras({ ...input, minutes }, changed, before, call);
  await call.audit(
    changed.map(({ id, nama, no_ujian }) => ({
      action,
      objectId: id,
      after: { schedule_id: schedule, nama, no_ujian, menit: minutes, jenis: kind },
      reason,
    })),
  );
  call.afterCommit(() => call.services.sitterNews.wake(changed.map(({ id }) => id)));
  return { results };
}

/** Somebody else has changed the participant's time since the caller looked. */
function unseenChange(
  seen: number | undefined,
  earlier: { seconds: number; latest_by: string } | undefined,
): string | null {
  const minutes = (earlier?.seconds ?? 0) / 60;
  if (seen === undefined || seen === minutes) return null;
  const by = earlier?.latest_by ?? "Orang lain";
  return `${by} baru saja mengubahnya: kini +${minutes} menit. Buka lagi bila masih perlu.`;
}

export type Earlier = Awaited<ReturnType<typeof earlierExtras>>;

/** By participant: all that was added so far, of each kind, who changed it last, and by how many minutes this act did. */
async function earlierExtras(schedule: string, ids: readonly string[], act: string, { db }: Call) {
  const secondsOf = (kind: ExtraKind) =>
    sql`coalesce(sum(minutes) filter (where kind = ${kind}), 0)::integer * 60`;
  const columns = {
    id: text(),
    seconds: number(),
    planned: number(),
    incident: number(),
    latest_by: text(),
    act_minutes: orNull(number()),
  };
  const { rows } = await sqlRows(columns)`
    select participant_id as id, sum(minutes)::integer * 60 as seconds,
      ${secondsOf("planned")} as planned, ${secondsOf("incident")} as incident,
      (array_agg(by_name order by sent_at desc, id desc))[1] as latest_by,
      max(minutes) filter (where act_id = ${act}) as act_minutes
    from sitting_extras where schedule_id = ${schedule} and participant_id = any(${ids})
    group by participant_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** For each addition of time to these sittings: its id, and the seconds with all that were added before it. */
export const runningTotals = (ofSittings: Sql) => sql`
  select x.id, sum(x.minutes) over (partition by x.schedule_id, x.participant_id
    order by x.sent_at, x.id)::integer * 60 as total
  from sitting_extras x where ${ofSittings}`;

/** @param given `minutes` below zero are taken back; the device has to confirm what is left then */
async function storeExtras(
  { schedule_id: schedule, act_id: act, minutes, kind, reason }: Added,
  given: readonly Person[],
  before: Earlier,
  call: Call,
): Promise<void> {
  if (given.length === 0) return;
  const extras = given.map(({ id, sitting }) => ({
    id: randomUUID(),
    participant_id: id,
    sitting_id: sitting?.id ?? null,
    total: (sitting?.extra_seconds ?? before.get(id)?.seconds ?? 0) + minutes * 60,
  }));
  const { db, at } = call;
  const by = callerOf(call).name;
  const rows = sql`json_to_recordset(${JSON.stringify(extras)}::json)
    as new (id text, participant_id text, sitting_id text, total integer)`;
  await sql`
    insert into sitting_extras (id, schedule_id, participant_id, act_id, minutes, kind, reason,
      by_name, sent_at, total_seconds)
    select id, ${schedule}, participant_id, ${act}, ${minutes}, ${kind}, ${reason}, ${by},
      ${at}::timestamptz, total from ${rows}`.execute(db);
  await sql`
    update sittings si set extra_seconds = new.total,
      extra_delivered = least(si.extra_delivered, new.total - 1),
      extra_seen = least(si.extra_seen, new.total - 1),
      finish_from = least(si.finish_from, si.deadline_at + make_interval(mins => ${minutes}::integer)),
      deadline_at = si.deadline_at + make_interval(mins => ${minutes}::integer)
    from ${rows} where si.id = new.sitting_id`.execute(db);
  const detail = JSON.stringify({ minutes, kind, reason });
  await sql`
    insert into sitting_events (sitting_id, at, kind, detail, by_name)
    select sitting_id, ${at}::timestamptz, 'add-time', ${detail}::jsonb, ${by}
    from ${rows} where sitting_id is not null`.execute(db);
}

type Reopened = InferOutput<typeof sittingActEndpoints.reopenSittings.input>;

export async function reopen(input: Reopened, call: Call) {
  const { schedule_id: schedule, ids, act_id: act } = input;
  await refuseOthersSchedule(schedule, call);
  // Whoever is given time anew while the exam stands still would get the time of the stop as well.
  const isStopped = (await stoppedAt(schedule, call, { locked: true })) !== null;
  const people = await lockedPeople(schedule, ids, call.db);
  const client_id = `act ${act}`;
  const { rows } = await sqlRows({ sitting_id: text() })`
    select sitting_id from sitting_events where client_id = ${client_id}
      and sitting_id = any(${[...people.values()].flatMap(({ sitting }) => sitting?.id ?? [])})`.execute(
    call.db,
  );
  const before = new Set(rows.map(({ sitting_id: id }) => id));
  const unseen = await unseenActs({ schedule, ids }, call);
  const results = await judgeEach(ids, named(people), async (person) => {
    const { sitting } = person;
    if (sitting && before.has(sitting.id)) return done;
    const earlier = unseen.get(person.id);
    if (earlier !== undefined) return refused(earlier);
    if (!sitting) return refused("Belum masuk ujian.");
    if (sitting.status !== 1) return refused("Belum selesai. Tambah waktunya saja.");
    if (isStopped) return refused("Ujian ini sedang dihentikan. Aktifkan jadwalnya dahulu.");
    const minutes = input.minutes ?? leftOf(sitting);
    if (minutes === 0) return refused("Waktunya sudah habis saat selesai. Tentukan menitnya.");
    await reopenOne({ ...person, sitting }, { ...input, minutes, client_id }, call);
    return done;
  });
  call.afterCommit(() => call.services.sitterNews.wake(ids));
  return { results };
}

const leftOf = ({ deadline_at: deadline, finished_at: finished }: Sitting): number =>
  deadline && finished ? givableLeft(deadline, finished) : 0;

async function reopenOne(
  { id, nama, no_ujian, sitting }: Required<Person> & { sitting: NonNullable<Person["sitting"]> },
  { schedule_id, minutes, reason, client_id }: Reopened & { minutes: number; client_id: string },
  call: Call,
): Promise<void> {
  const { db, at } = call;
  const deadline = new Date(at.getTime() + minutes * minuteMs);
  const { finish_from: from, finish_kind, finished_at } = sitting;
  await db
    .updateTable("sittings")
    .set({
      status: 3,
      deadline_at: deadline,
      finished_at: null,
      finish_kind: null,
      finish_from: from && from > deadline ? deadline : from,
      away_since: null,
      resumed_at: at,
    })
    .where("id", "=", sitting.id)
    .execute();
  await db.deleteFrom("sitting_results").where("sitting_id", "=", sitting.id).execute();
  const { id: by_id, name: by } = callerOf(call);
  const detail = { minutes, reason };
  await addSittingEvent(db, sitting.id, { kind: "reopen", at, by, by_id, detail, client_id });
  await call.audit({
    action: "sitting.reopen",
    objectId: id,
    before: { schedule_id, nama, no_ujian, finish_kind, finished_at },
    after: { menit: minutes },
    reason,
  });
}
