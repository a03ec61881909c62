// One person marks one question of an exam, answer after answer, in the person's own order.
import type { MarkingAsk } from "../../../contract/marking/marking-asks.ts";
import { claimAnswers, type MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import { getMarkingUnit, type OpenedUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import { findUnitAnswer } from "../paper/unit-answers-lookups.ts";
import { createMarkingAsksModel, type MarkingAsksModel } from "./asks/marking-asks-model.ts";
import { createSavedCommentsModel } from "./comments/saved-comments-model.ts";
import { createSeenRubricModel } from "./rubric/seen-rubric-model.ts";
import { createAnswerFilesModel } from "./files/answer-files-model.ts";
import { type MarkQueue, isSame } from "../../../core/marking/mark-queue-model.ts";
import type { UnitKey, UnsentAct } from "../../../core/marking/unsent-acts.ts";
import type { AnswerSource } from "./sequence/answer-supply-delivery.ts";
import {
  batch,
  createMarkingSequenceModel,
  type MarkingSteps,
} from "./sequence/marking-sequence-model.ts";
import type { AnswerPlace, OfferedAnswer } from "./sequence/marking-sequence-state.ts";

export type MarkingAnswersModel = ReturnType<typeof createMarkedQuestion>;

export function createMarkingAnswersModel(unit: UnitKey, queue: MarkQueue) {
  const asks = createMarkingAsksModel(unit);
  const sequence = createMarkingSequenceModel(sourceOf(asks, queue), queue);
  const question = createMarkedQuestion(asks, queue, sequence);
  return {
    ...question,
    exit(): void {
      sequence.exit();
      question.exit();
    },
  };
}

/** One question that is marked, by a sequence that may have others as well. */
export function createMarkedQuestion(
  asks: MarkingAsksModel,
  queue: MarkQueue,
  sequence: MarkingSteps,
) {
  const { unit } = asks;
  const opened = createDetail<OpenedUnit>((signal) => call(getMarkingUnit, unit, { signal }));
  const comments = createSavedCommentsModel(unit);
  const refused = createMarkAgain(unit, sequence);
  const rubric = createSeenRubricModel(opened, asks.$rubricVersion, () =>
    sequence.forgetDone(unit),
  );
  const { files, stopFiles } = filesOf(unit, sequence);
  sequence.showRubric(unit, rubric.seenVersion);
  const stops = [
    followQueue(queue, opened, sequence, unit),
    stopFiles,
    asks.$aside.listen((now, before) => {
      if (!before || now.size === before.size) return;
      void opened.refresh();
      // A reply has come: the answer is one of those that are left again.
      const isDone = sequence.$sequence.get().status === "done";
      if (now.size < before.size && isDone) void sequence.retry();
    }),
  ];
  return {
    ...sequence,
    unit,
    opened,
    queue,
    comments,
    asks,
    rubric,
    files,
    /** The answer that the question is about waits for a colleague, and another one is shown. */
    putAside(ask: MarkingAsk): void {
      asks.put(ask);
      sequence.setAside({ unit, code: ask.code });
    },
    /** These are shown now, one after the other, and then what was on screen before. */
    choose(chosen: readonly MarkingAnswer[]): void {
      sequence.choose(chosen.map((answer) => ({ ...answer, unit })));
    },
    markAgain: refused.markAgain,
    /** The same with answers of any of the questions that are marked after each other. */
    chooseAmong: sequence.choose,
    exit(): void {
      for (const one of [refused, opened, comments, asks, rubric]) one.exit();
      for (const stop of stops) stop();
    },
  };
}

/** What the server says of marks that were sent. Returns how to stop. */
function followQueue(
  queue: MarkQueue,
  opened: DetailModel<OpenedUnit>,
  sequence: MarkingSteps,
  unit: UnitKey,
): () => void {
  return queue.listen((of, { mine, disputed, results }) => {
    if (!isSame(of, unit)) return;
    const state = opened.$state.get();
    if (state.status === "ready") opened.take({ ...state.detail, mine, disputed });
    sequence.renew(
      unit,
      results.flatMap(({ conflicts }) => conflicts),
    );
    // It is one of those that are left again once its reason was read.
    const codes = queue.refusedCodes(results);
    sequence.offerAgain(codes.map((code) => ({ unit, code })));
    if (codes.length > 0) void opened.refresh();
  });
}

function createMarkAgain(unit: UnitKey, { choose }: MarkingSteps) {
  const abort = new AbortController();
  return {
    /** The first answers of the refused act are shown now; others come in their turn. Returns whether there are any. */
    async markAgain({ act }: UnsentAct): Promise<boolean> {
      const codes = act.answers.slice(0, batch).map(({ code }) => code);
      const answers = await answersOf(unit, codes, abort.signal);
      if (answers.length > 0) choose(answers);
      return answers.length > 0;
    },
    exit: () => abort.abort(),
  };
}

/** Those that are still there. */
async function answersOf(
  unit: UnitKey,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<OfferedAnswer[]> {
  const answers = [];
  for (const code of codes) {
    // One after the other: a mark is seldom given to more than a few answers at once.
    const answer = await findUnitAnswer(unit, code, signal);
    if (answer) answers.push({ ...answer, unit });
  }
  return answers;
}

/** Those of the next answer are there before its turn comes. */
function filesOf(unit: UnitKey, { $sequence }: MarkingSteps) {
  const files = createAnswerFilesModel(unit);
  const stop = $sequence.subscribe(({ ahead: [next] }) => {
    if (next && isSame(next.unit, unit)) files.want(next);
  });
  const stopFiles = (): void => {
    stop();
    files.exit();
  };
  return { files, stopFiles };
}

/** Codes of the answers that one has put aside, with their question. */
export const placesAside = ({ unit, $aside }: MarkingAsksModel): AnswerPlace[] =>
  [...$aside.get()].map((code) => ({ unit, code }));

const sourceOf = (asks: MarkingAsksModel, queue: MarkQueue): AnswerSource => ({
  async claim(known, signal) {
    const { unit } = asks;
    const except = known.map(({ code }) => code);
    const { answers, ...more } = await call(
      claimAnswers,
      { ...unit, count: batch, except },
      { signal },
    );
    return { answers: answers.map((answer) => ({ ...answer, unit })), ...more };
  },
  has: (unit) => isSame(unit, asks.unit),
  elsewhere: () => [
    ...queue.unsentCodes(asks.unit).map((code) => ({ unit: asks.unit, code })),
    ...placesAside(asks),
  ],
});
