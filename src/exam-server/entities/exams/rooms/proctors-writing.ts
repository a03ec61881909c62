// What is stored of the proctors that somebody names for a room.
import { sql } from "kysely";
import type { NamedProctor, RoomProctor } from "../../../../contract/exams/rooms.ts";
import { dutyFault, isWithin, orderedDuty } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import { headMasterNames, mayGiveRights } from "./proctors-access.ts";

type Known = Pick<RoomProctor, "user_id" | "days" | "sessions">;

/** Why these proctors cannot be those of a room that has `before` now; null: they can. */
export type ProctorsRule = (
  proctors: readonly NamedProctor[],
  before: readonly Known[],
) => string | null;

/** For all rooms in which a call names these proctors. The form, a change of several rooms and the sheet ask it. */
export async function readProctorsRule(
  proctors: readonly Pick<NamedProctor, "user_id">[],
  call: Call,
): Promise<ProctorsRule> {
  const ids = accountIds(proctors);
  const found = await call.db
    .selectFrom("users")
    .select(["id", "name", "active"])
    .where("id", "=", anyOf(ids))
    .execute();
  const accounts = new Map(found.map((account) => [account.id, account]));
  const denied = new Set(ids.filter((id) => !mayGiveRights(id, call)));
  const heads = denied.size > 0 ? await headMasterNames(call) : "";
  const refusal = `Anda tidak dapat menugaskan akun sendiri sebagai pengawas. Minta Head Master menugaskan Anda: ${heads}.`;
  return (wanted, before) => {
    const kept = new Map(before.map((one) => [one.user_id, one]));
    const seen = new Set<string>();
    for (const { nama, user_id: id, days, sessions } of wanted) {
      const fault = dutyFault({ days, sessions });
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

/**
 * The proctors of the room `er` as somebody may copy them to an event that is so many days later: who may not have the rights stays
 * as an outside name.
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
        from jsonb_array_elements_text(named.one -> 'days') day), '[]'))
      order by named.n)
    from jsonb_array_elements(er.pengawas) with ordinality named (one, n)), '[]')`;
}
