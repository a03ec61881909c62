// The trial beside the form: the question as a participant gets it, mixed, to be answered and scored. It follows what is
// typed a moment later, so that typing stays quick.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { PlanEntry } from "../../../../contract/questions/banks.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import type { PolicyName, QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import {
  participantContent,
  type ParticipantContent,
} from "../../../../domain/questions/participant-question.ts";
import {
  fractionOf,
  multiply,
  toNumber,
  type Fraction,
} from "../../../../domain/scoring/fraction.ts";
import {
  minusOf,
  policyNameOf,
  scoringPolicyOf,
} from "../../../../domain/scoring/question-policy.ts";
import {
  netShare,
  scoreQuestion,
  type QuestionScore,
} from "../../../../domain/scoring/score-question.ts";
import { laterCall } from "../model/question-form-later.ts";
import { inputOf, type FormValue } from "../model/question-form-value.ts";

export type TrialMode = "answer" | "result" | "key";
export type Trial = {
  mode: TrialMode;
  question: QuestionInput;
  payload: ParticipantContent["payload"];
  answer: QuestionAnswer | null;
};
export type TrialResult = {
  score: QuestionScore;
  /** Null while somebody must mark it. */
  points: number | null;
  percent: number | null;
  /** What it can come to once it is marked. */
  most: number;
  bobot: number;
  policy: PolicyName;
  isOwnPolicy: boolean;
};

export const trialDelayMs = 300;

export type TrialModel = ReturnType<typeof createTrialModel>;

export function createTrialModel($value: ReadableAtom<FormValue>, plan: readonly PlanEntry[]) {
  const $question = atom<QuestionInput>(inputOf($value.get()));
  const $mode = atom<TrialMode>("answer");
  const $answer = atom<QuestionAnswer | null>(null);
  const $seed = atom(randomAlphanumeric(8));
  const later = laterCall(() => follow(inputOf($value.get())), trialDelayMs);
  const stop = $value.listen(() => later.call());

  function follow(question: QuestionInput): void {
    const { type } = question.content;
    if (type !== $question.get().content.type) again();
    $question.set(question);
  }

  /** Another order, and nothing answered. */
  function again(): void {
    $answer.set(null);
    $mode.set("answer");
    $seed.set(randomAlphanumeric(8));
  }

  return {
    $trial: computed([$question, $mode, $answer, $seed], (question, mode, answer, seed): Trial => {
      const { payload } = participantContent(question.content, seed, question.shuffle);
      return { mode, question, payload, answer };
    }),
    $result: computed([$question, $answer], (question, answer) => resultOf(question, answer, plan)),
    answer: (answer: QuestionAnswer): void => $answer.set(answer),
    show: (mode: TrialMode): void => $mode.set(mode),
    again,
    exit(): void {
      stop();
      later.cancel();
    },
  };
}

function resultOf(
  question: QuestionInput,
  answer: QuestionAnswer | null,
  plan: readonly PlanEntry[],
): TrialResult {
  const { content, policy: own } = question;
  const policy = policyNameOf(question, plan);
  // The type may have changed while the answer to the one before still stands.
  const fitting = answer?.type === content.type ? answer : null;
  const score = scoreQuestion(content, fitting, scoringPolicyOf(policy, minusOf(plan)));
  const bobot = Number.isFinite(question.bobot) ? question.bobot : 0;
  // With what a wrong choice takes off.
  const share = score.share && netShare(score);
  const inPoints = (part: Fraction) => toNumber(multiply(part, fractionOf(bobot)), 2);
  return {
    score,
    points: share && inPoints(share),
    percent: share && toNumber(multiply(share, fractionOf(100)), 2),
    most: inPoints(score.most),
    bobot,
    policy,
    isOwnPolicy: own !== null,
  };
}
