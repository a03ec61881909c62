// A bank answered as in an exam, by whoever writes it: one question at a time, answers kept while it is open, then what
// they would earn. Nothing of it is sent to the server.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { PlanEntry } from "../../../contract/questions/banks.ts";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import {
  exportQuestions,
  listQuestionIds,
  type Question,
} from "../../../contract/questions/questions.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { participantContent } from "../../../domain/questions/participant-question.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import {
  add,
  atLeast,
  fractionOf,
  multiply,
  sum,
  toNumber,
  zero,
} from "../../../domain/scoring/fraction.ts";
import { minusOf, policyNameOf, scoringPolicyOf } from "../../../domain/scoring/question-policy.ts";
import {
  netShare,
  scoreQuestion,
  type QuestionScore,
} from "../../../domain/scoring/score-question.ts";

/** Fetched together, so that one who goes on does not wait at each question. */
const blockSize = 10;

export type PreviewState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** In the bank's order. */
  | { status: "ready"; ids: readonly string[] };
export type ShownQuestion =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "gone" }
  | { status: "ready"; question: Question };
/** Of one question that was answered. */
export type PreviewResult = {
  type: QuestionType;
  score: QuestionScore;
  /** Null while somebody must mark it. */
  points: number | null;
  bobot: number;
  policy: PolicyName;
  isSurvey: boolean;
};
export type PreviewSummary = {
  answered: number;
  points: number;
  /** Of the answered ones that are scored. */
  bobot: number;
  waiting: number;
};
export type PreviewModel = ReturnType<typeof createPreviewModel>;

type Options = { bankId: string; plan: readonly PlanEntry[]; start: string | null };

export function createPreviewModel({ bankId, plan, start }: Options) {
  const abort = new AbortController();
  const $state = atom<PreviewState>({ status: "loading" });
  const $at = atom(0);
  const $isChecked = atom(false);
  const questions = createQuestionCache(bankId, abort.signal);

  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(listQuestionIds, { id: bankId, sort: "position" }, { signal }),
    onAnswer({ ids: found }) {
      $state.set({ status: "ready", ids: found });
      go(Math.max(0, start === null ? 0 : found.indexOf(start)));
    },
    onFailure: (error) => $state.set({ status: "failed", error }),
  });

  function load(): Promise<void> {
    $state.set({ status: "loading" });
    return fetchNow();
  }

  const ids = () => {
    const state = $state.get();
    return state.status === "ready" ? state.ids : [];
  };

  /** Stays within the first and the last. */
  function go(index: number): void {
    const at = Math.min(Math.max(0, index), Math.max(0, ids().length - 1));
    $at.set(at);
    void questions.need(ids(), at);
    void questions.need(ids(), at + 1);
  }

  const $question = computed([$state, $at, questions.$known], (state, at, known): ShownQuestion => {
    const id = state.status === "ready" ? state.ids[at] : undefined;
    return (id !== undefined && known.get(id)) || { status: "loading" };
  });

  void load();
  return {
    ...createAnswers(questions.$known, plan),
    ...createMix(),
    $state: $state as ReadableAtom<PreviewState>,
    $at: $at as ReadableAtom<number>,
    $question,
    $isChecked: $isChecked as ReadableAtom<boolean>,
    retry: load,
    retryQuestion: () => void questions.need(ids(), $at.get()),
    go,
    step: (by: -1 | 1) => go($at.get() + by),
    setChecked: (isChecked: boolean) => $isChecked.set(isChecked),
    exit(): void {
      stop();
      abort.abort();
    },
  };
}

type KnownQuestions = ReadonlyMap<string, ShownQuestion>;

function createAnswers($known: ReadableAtom<KnownQuestions>, plan: readonly PlanEntry[]) {
  const $answers = atom<ReadonlyMap<string, QuestionAnswer>>(new Map());
  const $results = computed([$answers, $known], (answers, known) => {
    const results = new Map<string, PreviewResult>();
    for (const [id, answer] of answers) {
      const shown = known.get(id);
      if (shown?.status === "ready") results.set(id, resultOf(shown.question, answer, plan));
    }
    return results as ReadonlyMap<string, PreviewResult>;
  });
  return {
    $answers: $answers as ReadableAtom<ReadonlyMap<string, QuestionAnswer>>,
    /** All questions that have an answer, also an empty one. */
    $results,
    $summary: computed($results, summaryOf),
    answer(id: string, answer: QuestionAnswer): void {
      $answers.set(new Map($answers.get()).set(id, answer));
    },
  };
}

/** Whether answers are shuffled, and in which order. */
function createMix() {
  const $mix = atom({ isOn: true, seed: newSeed() });
  return {
    $mix: $mix as ReadableAtom<{ isOn: boolean; seed: string }>,
    setMixed: (isOn: boolean) => $mix.set({ ...$mix.get(), isOn }),
    mixAgain: () => $mix.set({ isOn: true, seed: newSeed() }),
  };
}

const newSeed = () => randomAlphanumeric(8);

/** As a participant would be sent it. */
export function payloadOf(
  { id, content, shuffle }: Pick<Question, "id" | "content" | "shuffle">,
  mix: { isOn: boolean; seed: string },
): QuestionContent["payload"] {
  return participantContent(content, `${mix.seed} ${id}`, shuffle && mix.isOn).payload;
}

function resultOf(
  question: Question,
  answer: QuestionAnswer,
  plan: readonly PlanEntry[],
): PreviewResult {
  const { content, bobot } = question;
  const policy = policyNameOf(question, plan);
  const score = scoreQuestion(content, answer, scoringPolicyOf(policy, minusOf(plan)));
  const isWaiting = score.share === null;
  return {
    type: content.type,
    score,
    points: isWaiting ? null : toNumber(multiply(netShare(score), fractionOf(bobot)), 2),
    bobot,
    policy,
    isSurvey: content.type === 9 && content.payload.survey,
  };
}

/** Exact until it is shown: a third three times is one. What wrong choices take off never goes below 0 for their type. */
function summaryOf(results: ReadonlyMap<string, PreviewResult>): PreviewSummary {
  const answered = [...results.values()].filter(({ score }) => score.verdict !== "kosong");
  const counted = answered.filter(({ isSurvey }) => !isSurvey);
  const scored = counted.filter(({ points }) => points !== null);
  const earnedBy = (some: readonly PreviewResult[]) =>
    sum(some.map(({ score, bobot }) => multiply(netShare(score), fractionOf(bobot))));
  const earned = add(
    atLeast(zero, earnedBy(scored.filter(({ type }) => type === 1))),
    earnedBy(scored.filter(({ type }) => type !== 1)),
  );
  return {
    answered: answered.length,
    points: toNumber(earned, 2),
    bobot: toNumber(sum(scored.map(({ bobot }) => fractionOf(bobot))), 2),
    waiting: counted.length - scored.length,
  };
}

/** Questions by id, fetched by blocks of the bank's order. */
function createQuestionCache(bankId: string, signal: AbortSignal) {
  const $known = atom<KnownQuestions>(new Map());

  function keep(states: readonly (readonly [string, ShownQuestion])[]): void {
    if (!signal.aborted) $known.set(new Map([...$known.get(), ...states]));
  }

  /** The block of `at` is there, or on its way. */
  async function need(ids: readonly string[], at: number): Promise<void> {
    const id = ids[at];
    const status = id === undefined ? "ready" : $known.get().get(id)?.status;
    if (id === undefined || (status !== undefined && status !== "failed")) return;
    const first = at - (at % blockSize);
    const wanted = ids.slice(first, first + blockSize).filter((each) => {
      const known = $known.get().get(each);
      return known === undefined || known.status === "failed";
    });
    keep(wanted.map((each) => [each, { status: "loading" }]));
    try {
      const { items } = await call(exportQuestions, { id: bankId, ids: wanted }, { signal });
      const found = new Map(items.map((question) => [question.id, question]));
      keep(
        wanted.map((each): [string, ShownQuestion] => {
          const question = found.get(each);
          return [each, question ? { status: "ready", question } : { status: "gone" }];
        }),
      );
    } catch (error) {
      keep(wanted.map((each) => [each, { status: "failed", error }]));
    }
  }

  return { $known, need };
}
