// Who may decide where two marks differ: a corrector who has not marked the answer, or one of the two when the subject has no third
// corrector. After a decision nobody else decides. Only a decision ends a difference: whoever has marked the answer can neither change nor
// take back that mark from the moment it differs, also while a decision holds.
import { isDeepStrictEqual } from "node:util";
import type { GivenMark } from "../../../../../contract/marking/given-marks.ts";
import type { MarkingAct } from "../../../../../contract/marking/marks.ts";
import { callerOf, type Call } from "../../../../http/handler.ts";
import {
  boolean,
  json,
  number,
  orNull,
  sqlRows,
  text,
  type RowOf,
} from "../../../../records/sql-rows.ts";
import type { Unit } from "../marking-access.ts";

/** Marks of the answer as it is stored now. */
const standingColumns = {
  sitting_id: text(),
  state: orNull(text()),
  seq: orNull(number()),
  decided_by: orNull(text()),
  has_decided: boolean(),
  has_marked: boolean(),
  before: orNull(json<GivenMark>()),
  has_others: boolean(),
};
/** What the caller's mark is among those of others. `before`: the mark that the caller has given before the own decision. */
export type Standing = RowOf<typeof standingColumns>;

export const nothingToDecide = "Tidak ada perbedaan nilai yang perlu diputuskan.";
const othersDecide = "Perbedaan ini diputuskan oleh korektor lain.";
const changedSince =
  "Jawaban ini berubah sejak ditampilkan. Keputusan ini tidak disimpan: periksa jawabannya, lalu putuskan lagi.";

const differing = {
  othersDecide: "Nilai Anda berbeda dari nilai korektor lain. Korektor ketiga yang memutuskan.",
  callerDecides:
    "Nilai Anda berbeda dari nilai korektor lain. Putuskan perbedaan itu di layar koreksi.",
};
const ownDecision = "Anda sudah memutuskan nilai jawaban ini. Ubah keputusan itu di layar koreksi.";

const decidedText = (name: string): string => `Perbedaan ini sudah diputuskan oleh ${name}.`;

/** By sitting. */
export async function standingsOf(
  { question_id: question }: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<Map<string, Standing>> {
  if (sittings.length === 0) return new Map();
  const me = callerOf(call).id;
  const { rows } = await sqlRows(standingColumns)`
    with latest as (
      select distinct on (m.sitting_id, m.marker_id) m.sitting_id, m.marker_id, m.is_decision, m.given,
        m.answer_seq
      from marks m where m.question_id = ${question} and m.sitting_id = any(${sittings})
      order by m.sitting_id, m.marker_id, m.seq desc),
    present as (
      select latest.* from latest
      join marking_answers ma on ma.sitting_id = latest.sitting_id and ma.question_id = ${question}
      where latest.given is not null and latest.answer_seq = ma.seq)
    select one.id as sitting_id, ma.state, ma.seq,
      (select min(us.name) from present p join users us on us.id = p.marker_id
        where p.sitting_id = one.id and p.is_decision and p.marker_id <> ${me}) as decided_by,
      exists (select 1 from present p where p.sitting_id = one.id and p.is_decision
        and p.marker_id = ${me}) as has_decided,
      exists (select 1 from present p where p.sitting_id = one.id and p.marker_id = ${me}) as has_marked,
      (select m.given from marks m
        where m.sitting_id = one.id and m.question_id = ${question} and m.marker_id = ${me}
          and not m.is_decision and m.answer_seq = ma.seq
        order by m.seq desc limit 1) as before,
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
  return new Map(rows.map((row) => [row.sitting_id, row]));
}

/** Why the caller may not decide on the answer. Null: the caller may. */
export function decisionHindranceIn(standing: Standing): string | null {
  const { state, decided_by: decidedBy, has_decided, has_marked, has_others } = standing;
  if (decidedBy !== null) return decidedText(decidedBy);
  if (has_decided) return null;
  if (state !== "disputed") return nothingToDecide;
  return has_marked && has_others ? othersDecide : null;
}

/** Why the caller can neither change nor take back the own mark, but by a decision. Null: the caller can. */
export function markHindranceIn(standing: Standing): string | null {
  const { state, decided_by: decidedBy, has_decided, has_marked, has_others } = standing;
  if (!has_marked) return null;
  if (has_decided) return ownDecision;
  if (decidedBy !== null) return decidedText(decidedBy);
  if (state !== "disputed") return null;
  return has_others ? differing.othersDecide : differing.callerDecides;
}

/** Why an act cannot be done to an answer of this standing, of which its author saw the state `seq`. Null: it can. */
export function standingHindrance(
  act: Extract<MarkingAct, { kind: "mark" | "withdraw" }>,
  seq: number,
  standing: Standing,
): string | null {
  if (act.kind === "mark" && act.is_decision) {
    return decisionHindranceIn(standing) ?? (seq === standing.seq ? null : changedSince);
  }
  const given = act.kind === "mark" ? act.given : null;
  // Taking back the own decision leads back to the difference, whose other marks are as they were.
  const isUndo =
    standing.has_decided && seq === standing.seq && isDeepStrictEqual(given, standing.before);
  return isUndo ? null : markHindranceIn(standing);
}
