// What still waits for a person to whom no next answer is given: marks that differ, and other questions. While others have answers at hand, these
// are asked for again, because nobody else is given them before their claims lapse.
import { listMarkedAnswers } from "../../../../contract/marking/marking-answers.ts";
import { listMarkingUnits, type MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { call } from "../../../../core/api.ts";
import { maxPerPage } from "../../../../contract/calls/list-fields.ts";
import { loadAll } from "../../../../kit/list/load-all.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import { type MarkQueue, isSame } from "../../../../core/marking/mark-queue-model.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { leftAfterUnsent } from "../../../../core/marking/unsent-count-lookups.ts";
import { isToDecide, type OfferedAnswer } from "../sequence/marking-sequence-state.ts";

/** `next`: another question that has something for the person; null: none has. */
export type StillWaiting = { toDecide: readonly OfferedAnswer[]; next: MarkingUnit | null };
export type MarkingDoneModel = ReturnType<typeof createMarkingDoneModel>;

const askAgainMs = 30_000;
/** Of so many questions at most it is asked whether the person decides where their marks differ. */
const mostDisputed = 10;

/** @param isWholeBank whether all questions of the bank are marked here, instead of one */
export function createMarkingDoneModel(model: MarkingAnswersModel, isWholeBank: boolean) {
  const { unit, queue, $sequence } = model;
  // The sequence has just asked for answers.
  let isAsked = false;
  const waiting = createDetail<StillWaiting>(
    async (signal) => {
      if (isAsked) await model.askAgain();
      isAsked = $sequence.get().claimed + $sequence.get().inTabs > 0;
      const all = await loadAll((paging) => call(listMarkingUnits, paging, { signal }));
      const units = all.filter(({ may_mark: mayMark }) => mayMark);
      const own = units.filter(isOneOf(unit, isWholeBank, units));
      const others = units.filter((one) => !own.includes(one));
      return {
        toDecide: await differencesIn(own, queue, signal),
        next: await nextOf(others, own[0], queue, signal),
      };
    },
    { everyMs: askAgainMs },
  );
  const stop = queue.listen(() => void waiting.refresh());
  return {
    ...waiting,
    /** Asks at once, also for answers. */
    askAgain(): Promise<void> {
      isAsked = true;
      return waiting.refresh();
    },
    exit(): void {
      stop();
      waiting.exit();
    },
  };
}

function isOneOf(unit: UnitKey, isWholeBank: boolean, units: readonly MarkingUnit[]) {
  const own = units.find((one) => isSame(one, unit));
  return (one: MarkingUnit): boolean =>
    isSame(one, unit) || (isWholeBank && own !== undefined && isOfSameBank(one, own));
}

const isOfSameBank = (one: MarkingUnit, other: MarkingUnit): boolean =>
  one.schedule_id === other.schedule_id && one.bank_id === other.bank_id;

/** Answers whose marks differ and where the person decides, but for those that are decided here and not sent yet. */
async function differencesIn(
  units: readonly MarkingUnit[],
  queue: MarkQueue,
  signal: AbortSignal,
): Promise<OfferedAnswer[]> {
  const found: OfferedAnswer[] = [];
  for (const { schedule_id, question_id } of units.filter(hasDifferences).slice(0, mostDisputed)) {
    const unit = { schedule_id, question_id };
    const asked = { ...unit, view: "disputed" as const, per_page: maxPerPage };
    const { items } = await call(listMarkedAnswers, asked, { signal });
    const unsent = queue.unsentCodes(unit);
    const own = items.filter((one) => isToDecide(one) && !unsent.includes(one.code));
    found.push(...own.map((answer) => ({ ...answer, unit })));
  }
  return found;
}

const hasDifferences = ({ disputed }: MarkingUnit): boolean => disputed > 0;

/** Of the same bank and exam rather than of another; what is to be marked before what is to be decided or replied to. */
async function nextOf(
  others: readonly MarkingUnit[],
  own: MarkingUnit | undefined,
  queue: MarkQueue,
  signal: AbortSignal,
): Promise<MarkingUnit | null> {
  const isNear = (one: MarkingUnit) => own !== undefined && isOfSameBank(one, own);
  const inOrder = [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
  const unsent = queue.$unsent.get();
  const toMark = inOrder.find((one) => leftAfterUnsent(one.mine, unsent, one) > 0);
  if (toMark) return toMark;
  for (const one of inOrder.filter(hasDifferences).slice(0, mostDisputed)) {
    if ((await differencesIn([one], queue, signal)).length > 0) return one;
  }
  return inOrder.find(({ asked }) => asked > 0) ?? null;
}
