// What is stored of the proctors that somebody names for a room.
import { sql } from "kysely";
import type { NamedProctor, RoomProctor } from "../../../../contract/exams/rooms.ts";
import {
  dutyFault,
  isSameDuty,
  isWithin,
  orderedDuty,
  outsideFault,
} from "../../../../domain/exams/rooms/proctor-duty.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { anyOf, boolean, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { examTimes, headMasterNames, isThere, mayGiveRights } from "./proctors-access.ts";
import { readExamTimes } from "./proctors-query.ts";

type Known = Pick<RoomProctor, "nama" | "nip" | "user_id" | "days" | "sessions">;

/** Why these proctors cannot be those of a room that has `before` now; null: they can. */
export type ProctorsRule = (
  proctors: readonly NamedProctor[],
  before: readonly Known[],
) => string | null;

/**
 * For all rooms of the event in which a call names these proctors. The form, a change of several rooms and the sheet ask it. Days
 * and sessions that the event has no longer stay with whom they stay unchanged.
 */
export async function readProctorsRule(
  event: string,
  proctors: readonly Pick<NamedProctor, "user_id">[],
  call: Call,
): Promise<ProctorsRule> {
  const ids = accountIds(proctors);
  const found = await call.db
    .selectFrom("users")
    .select(["id", "name", "active"])
    .where("id", "=", anyOf(ids))
    .execute();
  const times = await readExamTimes(event, call.db);
  const accounts = new Map(found.map((account) => [account.id, account]));
  const denied = new Set(ids.filter((id) => !mayGiveRights(id, call)));
  const heads = denied.size > 0 ? await headMasterNames(call) : "";
  const refusal = `Anda tidak dapat menugaskan akun sendiri sebagai pengawas. Minta Head Master menugaskan Anda: ${heads}.`;
  return (wanted, before) => {
    const kept = new Map(before.map((one) => [one.user_id, one]));
    const seen = new Set<string>();
    for (const one of wanted) {
      const { nama, user_id: id, days, sessions } = one;
      const fault = dutyFault(one) ?? (isKept(one, before) ? null : outsideFault(one, times));
      if (fault !== null) return fault;
      if (id === null) continue;
      const account = accounts.get(id);
      if (!account) return `Akun pengawas ${nama} sudah dihapus.`;
      if (seen.has(id)) return `Akun ${account.name} tertulis dua kali.`;
      seen.add(id);
      const now = kept.get(id);
      // More days or sessions are more rights.
      const hasThem = now !== undefined && isWithin({ days, sessions }, now);
      if (denied.has(id) && !hasThem) return refusal;
      if (now === undefined && !account.active) return `Akun ${account.name} tidak aktif.`;
    }
    return null;
  };
}

/** The same person is in the room already, on the same days and in the same sessions. */
const isKept = (one: NamedProctor, before: readonly Known[]): boolean =>
  before.some(
    (known) =>
      known.user_id === one.user_id &&
      (one.user_id !== null || (known.nama === one.nama && known.nip === one.nip)) &&
      isSameDuty(orderedDuty(one), known),
  );

export const accountIds = (proctors: readonly Pick<NamedProctor, "user_id">[]): string[] => [
  ...new Set(proctors.flatMap(({ user_id: id }) => id ?? [])),
];

/** As JSON. */
export const storedProctors = (proctors: readonly NamedProctor[]): string =>
  JSON.stringify(
    proctors.map(({ nama, nip, user_id, days, sessions }) => ({
      nama,
      nip,
      user_id,
      ...orderedDuty({ days, sessions }),
    })),
  );

/** Rows (tanggal, sesi) of the event of the room `er`. */
const eventTimes = sql`(
  select et.tanggal, et.sesi from schedules s cross join lateral ${examTimes} et
  where s.event_id = er.event_id)`;

/** As a condition on the proctor `named.one` of the room `er`: there always, or in one of the event's exams. */
const isNeeded = sql`(
  (named.one -> 'days' = '[]' and named.one -> 'sessions' = '[]')
  or exists (select 1 from ${eventTimes} at
    where ${isThere({ sesi: sql`at.sesi`, tanggal: sql`at.tanggal` })}))`;

/** What a copy of the event does not take over of its proctors, in sentences: `copiedProctors`. */
export async function notesOnCopy(event: string, call: Call): Promise<string[]> {
  const { rows } = await sqlRows({ nama: text(), user_id: orNull(text()), is_needed: boolean() })`
    select coalesce(u.name, named.one ->> 'nama') as nama, named.one ->> 'user_id' as user_id,
      ${isNeeded} as is_needed
    from event_rooms er cross join jsonb_array_elements(er.pengawas) named (one)
    left join users u on u.id = named.one ->> 'user_id'
    where er.event_id = ${event} order by 1`.execute(call.db);
  const { id } = callerOf(call);
  const own = rows.filter((one) => one.is_needed && one.user_id === id).length;
  const left = [...new Set(rows.flatMap(({ is_needed, nama }) => (is_needed ? [] : nama)))];
  return [
    ...(own > 0 && !mayGiveRights(id, call)
      ? [
          `Di ${own} ruang nama Anda disalin tanpa akun. Minta Head Master menugaskan Anda: ${await headMasterNames(call)}.`,
        ]
      : []),
    ...(left.length > 0
      ? [`Tidak disalin, karena hari atau sesinya tidak ada di event: ${left.join(", ")}.`]
      : []),
  ];
}

/**
 * The proctors of the room `er` as somebody may copy them to an event that is so many days later: who may not have the rights stays
 * as an outside name. Days and sessions that the event does not have are left out, and whoever has no others is not copied: the copy
 * would be refused by the rule of the form.
 */
export function copiedProctors(days: number, call: Call): Sql {
  const { id, name } = callerOf(call);
  const isDenied = mayGiveRights(id, call)
    ? sql`false`
    : sql`(named.one ->> 'user_id' = ${id}::text) is true`;
  return sql`coalesce((
    select jsonb_agg(named.one
      || case when ${isDenied}
        then jsonb_build_object('nama', ${name}::text, 'user_id', null) else '{}' end
      || jsonb_build_object('days', coalesce((
        select jsonb_agg(to_char(day::date + ${days}::int, 'YYYY-MM-DD') order by day)
        from jsonb_array_elements_text(named.one -> 'days') day
        where exists (select 1 from ${eventTimes} at where at.tanggal = day)), '[]'))
      || jsonb_build_object('sessions', coalesce((
        select jsonb_agg(own.sesi order by own.sesi)
        from jsonb_array_elements(named.one -> 'sessions') own (sesi)
        where exists (select 1 from ${eventTimes} at where to_jsonb(at.sesi) = own.sesi)),
        named.one -> 'sessions'))
      order by named.n)
    from jsonb_array_elements(er.pengawas) with ordinality named (one, n)
    where ${isNeeded}), '[]')`;
}
