// Where a code on paper belongs that is not one of the question at hand: a sheet of another question may lie in the pile.
import { listMarkingUnits, type MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { paperLetter, type PaperCode } from "../../../domain/marking/marking-code.ts";
import type { UnitKey } from "../../../core/marking/unsent-acts.ts";
import { isSame } from "../../../core/marking/mark-queue-model.ts";
import { findUnitAnswer } from "../paper/unit-answers-lookups.ts";

/** Each costs a call, and a wrong code has to be told soon. */
const maxUnits = 12;

/** Another question that the person marks, whose letter the sheet has and that the participant has answered; of the same exam first. */
export async function unitOfPaper(
  { code, letter }: PaperCode,
  unit: UnitKey,
  signal: AbortSignal,
): Promise<MarkingUnit | null> {
  const { items } = await call(listMarkingUnits, {}, { signal });
  const isNear = ({ schedule_id: schedule }: MarkingUnit) => schedule === unit.schedule_id;
  const others = items.filter(
    (one) => one.may_mark && !isSame(one, unit) && paperLetter(code, one.question_id) === letter,
  );
  const near = [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
  for (const one of near.slice(0, maxUnits)) {
    const { schedule_id, question_id } = one;
    // One after the other: the first that has it ends the search.
    if (await findUnitAnswer({ schedule_id, question_id }, code, signal)) return one;
  }
  return null;
}
