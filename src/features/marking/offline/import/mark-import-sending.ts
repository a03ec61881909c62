// The acts by which a plan is carried out. Their ids are derived from file and row, so that the same file sends each once, however often
// it is uploaded; a mark that was changed in the console since is another act.
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import {
  maxActs,
  saveMarks,
  type ActResult,
  type MarkingAct,
} from "../../../../contract/marking/marks.ts";
import { call } from "../../../../core/api.ts";
import type { MarkPlan, PlannedMark } from "../../../../domain/marking/files/mark-plan.ts";
import { digestOf } from "../../../../files/sealed/text-digest.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

/** `round`: from 0; an act that did not count is sent once more as another act. */
export type ActSource = { fileId: string; unit: UnitKey; round: number; rubricVersion: number };

export function actsOf(
  { fresh, changed, conflicts, flags }: MarkPlan,
  included: ReadonlySet<string>,
  source: ActSource,
): MarkingAct[] {
  const chosen = conflicts.filter(({ code }) => included.has(code));
  const marks = [...fresh, ...changed, ...chosen].sort((one, other) => one.row - other.row);
  return [
    ...marks.map((mark) => markAct(mark, source)),
    ...flags.map(({ row, code, seq }): MarkingAct => {
      const id = actId(source, ["flag", row, code]);
      return { kind: "flag", id, answers: [{ code, seq }] };
    }),
  ];
}

function markAct(mark: PlannedMark, source: ActSource): MarkingAct {
  const { row, code, seq, given, comment, own } = mark;
  return {
    kind: "mark",
    id: actId(source, ["mark", row, code, seq, given, comment, own?.at ?? ""]),
    answers: [
      {
        code,
        seq,
        ...("why" in mark && mark.why === "changed" ? {} : { own: own?.act_id ?? null }),
      },
    ],
    is_decision: false,
    ...("criteria" in given && { rubric_version: source.rubricVersion }),
    given,
    ...commentIn(mark),
  };
}

/** What was not changed in the file still refers to the comments of the library. */
function commentIn({ comment, own }: PlannedMark) {
  return own !== null && comment === own.comment
    ? { comment: own.written, comment_ids: own.comments.map(({ id }) => id) }
    : { comment };
}

function actId({ fileId, unit, round }: ActSource, facts: readonly unknown[]): string {
  const { schedule_id: schedule, question_id: question } = unit;
  return digestOf(JSON.stringify([fileId, schedule, question, round, ...facts]));
}

export type SentActs = {
  refused: { codes: string[]; reason: string }[];
  /** Answers on which people differ, or that have changed, as they are now. */
  conflicts: MarkingAnswer[];
};

/** The next ones from `from`, in one call. */
export async function sendNext(
  unit: UnitKey,
  markerId: string,
  acts: readonly MarkingAct[],
  from: number,
): Promise<SentActs & { to: number }> {
  const batch = acts.slice(from, from + maxActs);
  const { results } = await call(saveMarks, { ...unit, marker_id: markerId, acts: batch });
  return { ...sentOf(batch, results), to: from + batch.length };
}

function sentOf(batch: readonly MarkingAct[], results: readonly ActResult[]): SentActs {
  const codes = new Map(batch.map(({ id, answers }) => [id, answers.map(({ code }) => code)]));
  return {
    refused: results
      .filter(({ outcome }) => outcome === "refused")
      .map(({ id, reason }) => ({ codes: codes.get(id) ?? [], reason })),
    conflicts: results.flatMap(({ outcome, conflicts }) => (outcome === "stored" ? conflicts : [])),
  };
}
