// Where a code belongs that has no answer to the question at hand: a sheet of another question may lie in the pile.
import { listMarkingUnits, type MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { isSame, type UnitKey } from "../answers/mark-queue-model.ts";
import { findUnitAnswer } from "../paper/unit-answers-lookups.ts";

/** Each costs a call, and a wrong code has to be told soon. */
const maxUnits = 12;

/** Another question that the person marks and that the participant of the code has answered; of the same exam first. */
export async function unitOfCode(
  code: string,
  unit: UnitKey,
  signal: AbortSignal,
): Promise<MarkingUnit | null> {
  const { items } = await call(listMarkingUnits, {}, { signal });
  const isNear = ({ schedule_id: schedule }: MarkingUnit) => schedule === unit.schedule_id;
  const others = items.filter((one) => one.may_mark && !isSame(one, unit));
  const near = [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
  for (const one of near.slice(0, maxUnits)) {
    const { schedule_id, question_id } = one;
    // One after the other: the first that has it ends the search.
    if (await findUnitAnswer({ schedule_id, question_id }, code, signal)) return one;
  }
  return null;
}
