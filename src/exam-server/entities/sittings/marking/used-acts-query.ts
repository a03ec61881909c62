// What the ids of acts were used for before, by which an act that is sent again is told from another one with the same id.
import { isDeepStrictEqual } from "node:util";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { boolean, json, number, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";
import type { Unit } from "./marking-access.ts";

/** Of one answer. `given` null: a mark was taken back. */
type StoredPart = {
  schedule_id: string;
  question_id: string;
  marker_id: string;
  code: string;
  seq: number;
  given: GivenMark | null;
  is_decision: boolean;
  comment: string;
  comment_ids: readonly string[];
};
type Used = { stored: readonly StoredPart[]; act: MarkingAct | null };

export type UsedActs = ReturnType<typeof usedActsOf>;

/** Of these acts. Flags leave no trace, because they are the same however often they are set; within one call they are known as well. */
export async function readUsedActs(unit: Unit, acts: readonly MarkingAct[], call: Call) {
  const ids = [...new Set(acts.map(({ id }) => id))];
  const { rows } = await sqlRows({
    act_id: text(),
    schedule_id: text(),
    question_id: text(),
    marker_id: text(),
    code: text(),
    seq: number(),
    given: orNull(json<GivenMark>()),
    is_decision: boolean(),
    comment: text(),
    comment_ids: texts(),
  })`
    select m.act_id, si.schedule_id, m.question_id, m.marker_id, coalesce(si.marking_code, '') as code,
      m.answer_seq as seq, m.given, m.is_decision, m.comment, m.comment_ids
    from marks m join sittings si on si.id = m.sitting_id where m.act_id = any(${ids})
    union all
    select cm.act_id, c.schedule_id, c.question_id, c.marker_id, cm.code, cm.answer_seq, cm.given,
      false, cm.comment, cm.comment_ids
    from control_marks cm
    join marking_controls c on c.schedule_id = cm.schedule_id and c.code = cm.code
    where cm.act_id = any(${ids})`.execute(call.db);
  const used = new Map<string, Used>();
  for (const { act_id: id, ...part } of rows) {
    used.set(id, { stored: [...(used.get(id)?.stored ?? []), part], act: null });
  }
  return usedActsOf(unit, used, call);
}

function usedActsOf(unit: Unit, used: Map<string, Used>, call: Call) {
  const { schedule_id, question_id } = unit;
  const place = { schedule_id, question_id, marker_id: callerOf(call).id };

  /** Answers that were deleted since have taken their marks with them. */
  function isRepeated(act: MarkingAct, { stored, act: before }: Used, isHere: IsHere): boolean {
    if (before) return isDeepStrictEqual(before, act);
    const sent = partsOf(act).map((part) => ({ ...place, ...part }));
    const isStored = (part: StoredPart) => stored.some((one) => isDeepStrictEqual(one, part));
    return (
      sent.every((part) => !isHere(part.code) || isStored(part)) &&
      stored.every((part) => sent.some((one) => isDeepStrictEqual(one, part)))
    );
  }

  return {
    /** Null: the id is new. `isHere`: there is an answer with that code. */
    useOf(act: MarkingAct, isHere: IsHere): "same" | "other" | null {
      const before = used.get(act.id);
      if (!before) return null;
      return isRepeated(act, before, isHere) ? "same" : "other";
    },
    /** It was carried out in this call. */
    add: (act: MarkingAct) => void used.set(act.id, { stored: [], act }),
  };
}

type IsHere = (code: string) => boolean;

/** As they are stored. */
function partsOf(act: MarkingAct): Omit<StoredPart, keyof Unit | "marker_id">[] {
  if (act.kind === "flag" || act.kind === "unflag") return [];
  const what =
    act.kind === "mark"
      ? {
          given: act.given,
          is_decision: act.is_decision,
          comment: act.comment,
          comment_ids: [...new Set(act.comment_ids)],
        }
      : { given: null, is_decision: false, comment: "", comment_ids: [] };
  return act.answers.map(({ code, seq }) => ({ code, seq, ...what }));
}
