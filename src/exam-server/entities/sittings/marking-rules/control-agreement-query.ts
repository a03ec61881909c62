// How many of the control answers that each person has marked are within the tolerance of the mark that counts.
import type { MarkingAgreement } from "../../../../contract/marking/marking-agreement.ts";
import { agreementOf, type MarkPair } from "../../../../domain/marking/mark-agreement.ts";
import { shareOf } from "../../../../domain/marking/point-input.ts";
import { divide, fractionOf, sum, type Fraction } from "../../../../domain/scoring/fraction.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { presentMarks, type Marked } from "../marking/answer-outcomes-query.ts";
import type { Unit } from "../marking/marking-access.ts";

type Person = { id: string; nama: string };
type ControlShare = NonNullable<MarkingAgreement["markers"][number]["control"]>;

/** By the person's id. Whoever is no Head Master does not read their own: a number that grows would say which answers these are. */
export async function controlSharesOf(
  unit: Unit,
  tolerance: Fraction,
  call: Call,
): Promise<Map<string, { person: Person; control: ControlShare }>> {
  const marked = await markedControls(unit, call);
  const sittings = [...new Set(marked.map(({ sitting }) => sitting))];
  const present = await presentMarks(sittings, call.db);
  const pairs = new Map<string, { person: Person; pairs: MarkPair[] }>();
  for (const { id, nama, sitting, seq, share } of marked) {
    const counted = shareThatCounts(seq, present.get(sitting)?.get(unit.question_id) ?? []);
    if (counted === null) continue;
    const known = pairs.get(id) ?? { person: { id, nama }, pairs: [] };
    known.pairs.push({ one: shareOf(share), other: counted });
    pairs.set(id, known);
  }
  return new Map(
    [...pairs].map(([id, { person, pairs: own }]) => {
      const { n, within } = agreementOf(own, tolerance);
      return [id, { person, control: { n, within } }];
    }),
  );
}

async function markedControls({ schedule_id, question_id }: Unit, call: Call) {
  const { id: me, role } = callerOf(call);
  const hidden = role === "EVIL" ? null : me;
  const { rows } = await sqlRows({
    id: text(),
    nama: text(),
    sitting: text(),
    seq: number(),
    share: text(),
  })`
    select us.id, us.name as nama, c.sitting_id as sitting, ma.seq, latest.share
    from marking_controls c
    join users us on us.id = c.marker_id
    join marking_answers ma on ma.sitting_id = c.sitting_id and ma.question_id = c.question_id
    join sittings si on si.id = c.sitting_id and si.status = 1
    join lateral (select cm.given, cm.share, cm.answer_seq from control_marks cm
      where cm.schedule_id = c.schedule_id and cm.code = c.code
      order by cm.seq desc limit 1) latest
      on latest.given is not null and latest.share is not null and latest.answer_seq = ma.seq
    where c.schedule_id = ${schedule_id} and c.question_id = ${question_id}
      and ma.state = 'settled' and c.marker_id is distinct from ${hidden}
    order by lower(us.name), us.id, c.code`.execute(call.db);
  return rows;
}

/** Of an answer that is settled: the decision, or else the mean of all marks. */
function shareThatCounts(seq: number, marks: readonly Marked[]): Fraction | null {
  const present = marks.filter((mark) => mark.seq === seq);
  const decisions = present.filter(({ isDecision }) => isDecision);
  const counted = decisions.length > 0 ? decisions : present;
  if (counted.length === 0) return null;
  return divide(sum(counted.map(({ share }) => share)), fractionOf(counted.length));
}
