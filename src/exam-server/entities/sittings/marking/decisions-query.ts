// Who may decide where two marks differ: a corrector who has not marked the answer, or one of the two when the subject has no third
// corrector. After a decision nobody else decides.
import { callerOf, type Call } from "../../../http/handler.ts";
import { boolean, orNull, sqlRows, text, type RowOf } from "../../../records/sql-rows.ts";
import type { Unit } from "./marking-access.ts";

const decisionColumns = {
  sitting_id: text(),
  state: orNull(text()),
  decided_by: orNull(text()),
  is_own_decision: boolean(),
  has_marked: boolean(),
  has_others: boolean(),
};

export const nothingToDecide = "Tidak ada perbedaan nilai yang perlu diputuskan.";
const othersDecide = "Perbedaan ini diputuskan oleh korektor lain.";

/**
 * Why the caller can neither change nor take back the own mark of one of these answers: it differs from somebody else's, which the caller has
 * seen, and another corrector decides. Null: the caller can.
 */
export async function ownMarkHindrance(
  unit: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<string | null> {
  const hindrances = [...(await decisionHindrances(unit, sittings, call)).values()];
  return hindrances.map(markHindranceIn).find((one) => one !== null) ?? null;
}

/** The same of one answer, by why the caller cannot decide on it. */
export const markHindranceIn = (decisionHindrance: string | null): string | null =>
  decisionHindrance === othersDecide
    ? "Nilai Anda berbeda dari nilai korektor lain. Korektor ketiga yang memutuskan."
    : null;

/** By sitting, why the caller may not decide on its answer. Null: the caller may. */
export async function decisionHindrances(
  { question_id: question }: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<Map<string, string | null>> {
  const me = callerOf(call).id;
  const { rows } = await sqlRows(decisionColumns)`
    with latest as (
      select distinct on (m.sitting_id, m.marker_id) m.sitting_id, m.marker_id, m.is_decision, m.given
      from marks m where m.question_id = ${question} and m.sitting_id = any(${sittings})
      order by m.sitting_id, m.marker_id, m.seq desc),
    present as (select * from latest where given is not null)
    select one.id as sitting_id, ma.state,
      (select min(us.name) from present p join users us on us.id = p.marker_id
        where p.sitting_id = one.id and p.is_decision and p.marker_id <> ${me}) as decided_by,
      exists (select 1 from present p where p.sitting_id = one.id and p.is_decision
        and p.marker_id = ${me}) as is_own_decision,
      exists (select 1 from present p where p.sitting_id = one.id and not p.is_decision
        and p.marker_id = ${me}) as has_marked,
      exists (
        select 1 from questions q
        join question_banks b on b.id = q.bank_id
        join subject_correctors sc on sc.subject_id = b.subject_id
        join users us on us.id = sc.user_id and us.active
        where q.id = ${question} and sc.user_id not in (
          select p.marker_id from present p where p.sitting_id = one.id)) as has_others
    from unnest(${sittings}::text[]) as one (id)
    left join marking_answers ma on ma.sitting_id = one.id and ma.question_id = ${question}`.execute(
    call.db,
  );
  return new Map(rows.map((row) => [row.sitting_id, hindranceIn(row)]));
}

function hindranceIn(row: RowOf<typeof decisionColumns>): string | null {
  const { state, decided_by: decidedBy, is_own_decision, has_marked, has_others } = row;
  if (decidedBy !== null) return `Perbedaan ini sudah diputuskan oleh ${decidedBy}.`;
  if (is_own_decision) return null;
  if (state !== "disputed") return nothingToDecide;
  return has_marked && has_others ? othersDecide : null;
}
