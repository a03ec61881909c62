// Participants who come after the limit of entry are let in, each by themselves; the schedule stays as it is for everybody else.
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import type { sittingActEndpoints } from "../../../../contract/endpoints/exams/sitting-act-endpoints.ts";
import type { Hindrance } from "../../../../contract/sitting/own-exams.ts";
import { sessionEnd } from "../../../../domain/exams/schedules/session-end.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { done, judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import { boolean, sqlRows, text } from "../../../records/sql-rows.ts";
import {
  admittedUntil,
  lostMinutes,
  opensItself,
  ownStart,
} from "../../exams/schedules/schedule-times-query.ts";
import { stoppedAt } from "../exam-stops/exam-stops-query.ts";
import { entryColumns, entryHindranceOf, type EntryFacts } from "../own-exams/own-exams-query.ts";
import { withinReach } from "../sittings/sitter-access.ts";
import { joined } from "../sittings/sitting-rows-query.ts";
import { lockedPeople, type Person } from "./sitting-people-query.ts";
import { named } from "./sitting-time-writing.ts";

type Admitted = InferOutput<typeof sittingActEndpoints.admitSittings.input>;
type Withdrawn = InferOutput<typeof sittingActEndpoints.withdrawAdmissions.input>;

/** Whoever may give back lost time may admit: staff of the exam, and a proctor in the room that he or she watches. */
export async function admit(input: Admitted, call: Call) {
  const { schedule_id: schedule, ids, act_id: act, minutes, reason } = input;
  const reached = await withinReach(schedule, ids, call);
  await stoppedAt(schedule, call, { locked: true });
  const people = await lockedPeople(schedule, reached, call.db);
  const facts = await entryFactsOf(schedule, reached, act, call);
  const admitted: Person[] = [];
  const results = await judgeEach(ids, named(people), (person): Outcome => {
    const known = facts.get(person.id);
    if (known?.has_act) return done;
    const hindrance = known ? whyNotAdmitted(known, minutes, call.at) : "Bukan peserta ujian ini.";
    if (hindrance !== null) return refused(hindrance);
    admitted.push(person);
    return done;
  });
  await store(input, admitted, call);
  await call.audit(
    admitted.map(({ id, nama, no_ujian }) => ({
      action: "sitting.admit" as const,
      objectId: id,
      after: { schedule_id: schedule, nama, no_ujian, menit: minutes },
      reason,
    })),
  );
  call.afterCommit(() => call.services.sitterNews.wake(admitted.map(({ id }) => id)));
  return { results };
}

type Facts = EntryFacts & { has_act: boolean };

/** Why the participant cannot be admitted. Null: only the limit of entry or the session that is open keeps the participant out. */
function whyNotAdmitted(facts: Facts, minutes: number | null, at: Date): string | null {
  if (facts.status === 1) return "Sudah selesai.";
  if (facts.status === 3) return "Sudah mengerjakan.";
  const hindrance = entryHindranceOf(facts, at);
  if (hindrance === null) {
    return facts.admitted_until === null
      ? "Masih dapat masuk tanpa izin."
      : "Sudah diizinkan masuk.";
  }
  const texts: Record<Exclude<Hindrance, "too-late">, string> = {
    "no-bank": "Tidak ada banksoal untuk peserta ini.",
    "no-session": "Tidak terdaftar di sesi mana pun.",
    "session-closed": `Sesi ${facts.sesi} belum mulai.`,
    stopped: "Ujian ini sedang dihentikan. Aktifkan jadwalnya dahulu.",
    "too-early": "Ruang tunggunya belum dibuka.",
  };
  const isOfEarlierSession = hindrance === "session-closed" && facts.starts_at <= at;
  if (hindrance !== "too-late" && !isOfEarlierSession) return texts[hindrance];
  if (minutes !== null) {
    return minutes > facts.lama ? `Paling banyak ${facts.lama} menit, selama ujiannya.` : null;
  }
  const isOver = at.getTime() >= sessionEnd(facts.starts_at.getTime(), facts);
  return isOver ? "Sesinya sudah ditutup. Tentukan menitnya." : null;
}

const factColumns = { ...entryColumns, id: text(), has_act: boolean() };

/** Answers for each participant what decides about entry, and whether this act was already done to the participant. */
async function entryFactsOf(
  schedule: string,
  ids: readonly string[],
  act: string,
  { db }: Call,
): Promise<Map<string, Facts>> {
  const start = ownStart();
  const { rows } = await sqlRows(factColumns)`
    select p.id, s.lama, s.masuk_sampai, s.tutup, ${lostMinutes(start)} as lost_minutes,
      ${admittedUntil(start)} as admitted_until, s.stopped_at, s.sesi_open,
      ${opensItself(start)} as opens_itself, m.sesi, si.status,
      exists (select 1 from schedule_sessions own where own.schedule_id = s.id) as has_sessions,
      ${start} as starts_at,
      exists (select 1 from sitting_admissions known where known.schedule_id = s.id
        and known.participant_id = p.id and known.act_id = ${act}) as has_act
    from participants p join schedules s on s.id = ${schedule} ${joined}
    where p.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** An earlier admission of the same participant, whose time ran out before the participant came in, ends here. */
async function store(
  { schedule_id, act_id, minutes, reason }: Admitted,
  admitted: readonly Person[],
  call: Call,
): Promise<void> {
  if (admitted.length === 0) return;
  const { db, at } = call;
  const by = callerOf(call).name;
  const ids = admitted.map(({ id }) => id);
  await openOnes(schedule_id, ids, db).set({ ended_at: at, ended_by: by }).execute();
  const rows = ids.map((participant_id) => ({
    id: randomUUID(),
    schedule_id,
    participant_id,
    act_id,
    minutes,
    reason,
    by_name: by,
    sent_at: at,
  }));
  await db.insertInto("sitting_admissions").values(rows).execute();
}

const openOnes = (schedule: string, ids: readonly string[], db: Call["db"]) =>
  db
    .updateTable("sitting_admissions")
    .where("schedule_id", "=", schedule)
    .where("participant_id", "in", ids)
    .where("ended_at", "is", null);

/** Whoever may admit may also take an admission back, until the participant has begun. */
export async function withdrawAdmissions(input: Withdrawn, call: Call) {
  const { schedule_id: schedule, ids, act_id: act, reason } = input;
  const reached = await withinReach(schedule, ids, call);
  const people = await lockedPeople(schedule, reached, call.db);
  const { db, at } = call;
  const known = await db
    .selectFrom("sitting_admissions")
    .select(["participant_id", "ended_at", "end_act_id"])
    .where("schedule_id", "=", schedule)
    .where("participant_id", "in", ids)
    .execute();
  const repeated = new Set(
    known.filter((one) => one.end_act_id === act).map((one) => one.participant_id),
  );
  const open = new Set(
    known.filter((one) => one.ended_at === null).map((one) => one.participant_id),
  );
  const taken: Person[] = [];
  const results = await judgeEach(ids, named(people), (person): Outcome => {
    if (repeated.has(person.id)) return done;
    const status = person.sitting?.status ?? 0;
    if (status !== 0) return refused("Sudah mulai mengerjakan.");
    if (!open.has(person.id)) return refused("Tidak ada izin masuk.");
    taken.push(person);
    return done;
  });
  if (taken.length > 0) {
    await openOnes(
      schedule,
      taken.map(({ id }) => id),
      db,
    )
      .set({ ended_at: at, ended_by: callerOf(call).name, end_act_id: act, end_reason: reason })
      .execute();
  }
  await call.audit(
    taken.map(({ id, nama, no_ujian }) => ({
      action: "sitting.withdraw-admission" as const,
      objectId: id,
      after: { schedule_id: schedule, nama, no_ujian },
      reason,
    })),
  );
  call.afterCommit(() => call.services.sitterNews.wake(taken.map(({ id }) => id)));
  return { results };
}
