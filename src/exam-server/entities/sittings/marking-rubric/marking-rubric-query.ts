// The history of the rubric of a question of an exam, and what another rubric would move.
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import {
  maxExamples,
  type RubricHistory,
  type RubricPreview,
} from "../../../../contract/marking/marking-rubric.ts";
import { shareOf, shownPoints } from "../../../../domain/marking/point-input.ts";
import type { Rubric } from "../../../../domain/marking/rubric/moved-mark.ts";
import {
  compare,
  divide,
  fractionOf,
  multiply,
  subtract,
  sum,
  toNumber,
  type Fraction,
} from "../../../../domain/scoring/fraction.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { number, sqlRows } from "../../../records/sql-rows.ts";
import { openUnit, type Unit } from "../marking/marking-access.ts";
import { rubricIn, storedRubrics } from "./current-rubric-query.ts";
import { plannedMoves, type PlannedMove } from "./planned-moves-query.ts";

type Preview = InferOutput<typeof markingEndpoints.previewMarkingRubric.input>;

/** @throws Refusal, 44, for a question that has no rubric */
export async function rubricOfUnit(unit: Unit, call: Call): Promise<RubricHistory> {
  const { schedule_id, question_id } = unit;
  await openUnit({ schedule_id, question_id }, call);
  const { rows } = await sqlRows({ version: number() })`
    select max(version) as version from marking_answers
    where schedule_id = ${schedule_id} and question_id = ${question_id}`.execute(call.db);
  const key = { question_id, version: rows[0]!.version };
  const [shown] = await call.services.questionVersions.read([key], call.db);
  const first = rubricIn(shown!.content);
  if (first === null) throw notFound("Rubrik soal ini");
  const changed = await storedRubrics({ schedule_id, question_id }, call.db);
  const plain = (criteria: Rubric) => criteria.map(({ id, label, max }) => ({ id, label, max }));
  return {
    versions: [
      ...changed.map(({ version, criteria, by, at }) => ({
        version,
        criteria: plain(criteria),
        by,
        at: at.toISOString(),
      })),
      { version: 0, criteria: plain(first), by: null, at: null },
    ],
  };
}

export async function previewRubric(
  { schedule_id, question_id, criteria }: Preview,
  call: Call,
): Promise<RubricPreview> {
  const unit = { schedule_id, question_id };
  await rubricOfUnit(unit, call);
  return previewOf(await plannedMoves(unit, criteria, call));
}

const hundred = fractionOf(100);
const pointsOf = (share: Fraction): number => toNumber(multiply(share, hundred), 2);

export function previewOf(moves: readonly PlannedMove[]): RubricPreview {
  const moved = moves.flatMap(({ code, share, is_visible: isVisible, to }) => {
    if (to.is === "kept") return [];
    const from = shareOf(share ?? "0");
    return { code, isVisible, from, to: to.share, by: subtract(to.share, from) };
  });
  const signs = moved.map(({ by }) => by.numerator);
  const sorted = [...moved].sort((one, other) => compare(other.by, one.by));
  const size = ({ by }: (typeof moved)[number]) => Math.abs(pointsOf(by));
  return {
    marks: moves.length,
    more: signs.filter((sign) => sign > 0n).length,
    less: signs.filter((sign) => sign < 0n).length,
    same: signs.filter((sign) => sign === 0n).length,
    kept: moves.length - moved.length,
    mean:
      moved.length === 0
        ? 0
        : pointsOf(divide(sum(moved.map(({ by }) => by)), fractionOf(moved.length))),
    most: sorted[0] ? Math.max(0, pointsOf(sorted[0].by)) : 0,
    least: sorted[0] ? Math.min(0, pointsOf(sorted.at(-1)!.by)) : 0,
    examples: moved
      .filter(({ by, isVisible }) => isVisible && by.numerator !== 0n)
      .sort((one, other) => size(other) - size(one))
      .slice(0, maxExamples)
      .map(({ code, from, to }) => ({
        code,
        from: shownPoints(from, "percent", 1),
        to: shownPoints(to, "percent", 1),
      })),
  };
}
