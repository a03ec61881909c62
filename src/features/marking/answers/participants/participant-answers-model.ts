// One person marks all questions of a bank that they correct, one participant after the other, who is known by a code. What is given, skipped,
// flagged and taken back goes the way of a single question; each question brings its texts and its comments.
import { computed } from "nanostores";
import { listMarkingUnits, type MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { claimParticipants } from "../../../../contract/marking/participant-claims.ts";
import { call } from "../../../../core/api.ts";
import { loadAll } from "../../../../kit/list/load-all.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { createMarkingAsksModel, type MarkingAsksModel } from "../asks/marking-asks-model.ts";
import { type MarkQueue, isSame } from "../../../../core/marking/mark-queue-model.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import {
  createMarkedQuestion,
  placesAside,
  type MarkingAnswersModel,
} from "../marking-answers-model.ts";
import type { AnswerSource } from "../sequence/answer-supply-delivery.ts";
import {
  batch,
  createMarkingSequenceModel,
  type MarkingSteps,
} from "../sequence/marking-sequence-model.ts";
import { keyOf, shownIn, type MarkingSequence } from "../sequence/marking-sequence-state.ts";

/** A bank in an exam. */
export type BankPlace = { schedule_id: string; bank_id: string };
/** A question that is marked for the participant. `number`: its place in the bank; null: it was deleted there. */
export type ParticipantStep = {
  question_id: string;
  number: number | null;
  state: "shown" | "marked" | "left";
};
export type ParticipantAnswersModel = ReturnType<typeof createParticipantAnswersModel>;

export function createParticipantAnswersModel(place: BankPlace, queue: MarkQueue) {
  const units = createDetail((signal) => ownUnits(place, signal));
  const asks = new Map<string, MarkingAsksModel>();
  const sequence = createMarkingSequenceModel(sourceOf(place, queue, asks), queue);
  const questions = createQuestions(queue, sequence, asks);
  const stops = [
    // Their texts are there before their turn comes.
    sequence.$sequence.subscribe(({ current, ahead }) => {
      for (const { unit } of current ? [current, ...ahead] : ahead) questions.of(unit);
    }),
    queue.listen((of, { mine }) => {
      const state = units.$state.get();
      if (state.status !== "ready" || !state.detail.some((unit) => isSame(unit, of))) return;
      units.take(state.detail.map((unit) => (isSame(unit, of) ? { ...unit, mine } : unit)));
    }),
  ];
  let latest: UnitKey | null = null;
  return {
    units,
    queue,
    /** Of the answer on screen, or of the one before when nothing is left. Null: none was shown yet, and the questions are not known. */
    $question: computed([sequence.$shown, units.$state], (shown, state) => {
      const first = state.status === "ready" ? state.detail[0] : undefined;
      latest = shown?.unit ?? latest ?? (first ? unitKey(first) : null);
      return latest && questions.of(latest);
    }),
    /** The code on screen with what is marked of it in this visit. Null: nothing is on screen. */
    $participant: computed([sequence.$sequence, units.$state], (now, state) => {
      const shown = shownIn(now);
      if (!shown) return null;
      const known = state.status === "ready" ? state.detail : [];
      return { code: shown.code, steps: stepsOf(shown.code, now, known) };
    }),
    exit(): void {
      for (const stop of stops) stop();
      questions.exit();
      sequence.exit();
      units.exit();
    },
  };
}

const unitKey = ({ schedule_id, question_id }: UnitKey): UnitKey => ({ schedule_id, question_id });

async function ownUnits(place: BankPlace, signal: AbortSignal): Promise<MarkingUnit[]> {
  const units = await loadAll((paging) =>
    call(listMarkingUnits, { ...place, ...paging }, { signal }),
  );
  return units.filter(({ may_mark: mayMark }) => mayMark);
}

/** Of each question that was made, what was asked about its answers. */
type Asks = Map<string, MarkingAsksModel>;

const sourceOf = (
  { schedule_id, bank_id }: BankPlace,
  queue: MarkQueue,
  asks: Asks,
): AnswerSource => ({
  async claim(known, signal) {
    const except = known.map(({ unit, code }) => ({ question_id: unit.question_id, code }));
    const asked = { schedule_id, bank_id, count: batch, except };
    const { answers, ...more } = await call(claimParticipants, asked, { signal });
    return {
      answers: answers.map(({ question_id, ...answer }) => ({
        ...answer,
        unit: { schedule_id, question_id },
      })),
      ...more,
    };
  },
  has: (unit) => unit.schedule_id === schedule_id,
  elsewhere: () => [
    ...queue.$unsent
      .get()
      .filter(({ unit }) => unit.schedule_id === schedule_id)
      .flatMap(({ unit, act }) => act.answers.map(({ code }) => ({ unit, code }))),
    ...[...asks.values()].flatMap(placesAside),
  ],
});

/** Each question as soon as one of its answers comes. */
function createQuestions(queue: MarkQueue, sequence: MarkingSteps, asks: Asks) {
  const made = new Map<string, MarkingAnswersModel>();
  return {
    of(unit: UnitKey): MarkingAnswersModel {
      const known = made.get(unit.question_id);
      if (known) return known;
      const own = createMarkingAsksModel(unit);
      asks.set(unit.question_id, own);
      const question = createMarkedQuestion(own, queue, sequence);
      made.set(unit.question_id, question);
      return question;
    },
    exit(): void {
      for (const question of made.values()) question.exit();
    },
  };
}

/** In the order of the bank. */
function stepsOf(
  code: string,
  sequence: MarkingSequence,
  units: readonly MarkingUnit[],
): ParticipantStep[] {
  const { done, current, ahead, skipped, chosen } = sequence;
  const shown = shownIn(sequence);
  const marked = done.map(({ answer }) => answer);
  const all = [...marked, ...chosen, ...(current ? [current] : []), ...ahead, ...skipped];
  const own = new Map(all.filter((one) => one.code === code).map((one) => [keyOf(one), one]));
  const numberOf = (unit: UnitKey) => units.find((one) => isSame(one, unit))?.number ?? null;
  const isMarked = new Set(marked.map(keyOf));
  return [...own]
    .map(([key, { unit }]): ParticipantStep => ({
      question_id: unit.question_id,
      number: numberOf(unit),
      state: shown && keyOf(shown) === key ? "shown" : isMarked.has(key) ? "marked" : "left",
    }))
    .sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity));
}
