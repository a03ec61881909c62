// Recalculating results without its looks: what is chosen, what it would move, and writing it once.
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { requiredLine } from "../../../contract/calls/typed-fields.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  applyRecalculation,
  getRecalculation,
  previewRecalculation,
  type AppliedRecalculation,
  type Recalculation,
  type RecalculatedQuestion,
  type RecalculationChoices,
  type RecalculationPreview,
} from "../../../contract/results/result-recalculation.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import { createForm, type FormModel } from "../../../kit/form/create-form.ts";
import { createDetail, type DetailState } from "../../../kit/record/create-detail.ts";
import { recalculationMessages } from "./recalculation-messages.ts";

export type QuestionChoice = RecalculationChoices["questions"][number];
type PlanChoice = RecalculationChoices["plans"][number];
export type RecalculationTarget = {
  schedule_id: string;
  /** Whose rules are taken over; null: what counts is chosen. */
  restores: number | null;
  /** Whose key is to be mended; missing: somebody opened the dialog for no question. */
  question?: string | undefined;
};

export type RecalculationPreviewState =
  /** Nothing is chosen. */
  | { status: "none" }
  | { status: "loading" }
  /** The person did not want to wait. */
  | { status: "cancelled" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; preview: RecalculationPreview };

export type RecalculationModel = ReturnType<typeof createRecalculationModel>;

/** As the server has it. */
const maxReason = 200;
/** So long nobody chooses anything before it is computed. */
const restMs = 400;
const schema = v.object({ reason: requiredLine("Alasan", maxReason) });

const keptChoice = ({ question_id, counted }: RecalculatedQuestion): QuestionChoice => ({
  question_id,
  content: "kept",
  weight: "kept",
  policy: "kept",
  treatment: counted.treatment,
});

const isKept = (choice: QuestionChoice, question: RecalculatedQuestion): boolean =>
  JSON.stringify(choice) === JSON.stringify(keptChoice(question));

export function createRecalculationModel(
  { schedule_id, restores, question }: RecalculationTarget,
  applied: (result: AppliedRecalculation) => void,
) {
  const detail = createDetail((signal) => call(getRecalculation, { schedule_id }, { signal }));
  const chosen = createChoices(() => preview.compute(chosen.isAny()));
  const forget = takePresentKey(detail.$state, question, chosen.choose);
  const choices = () => ({ schedule_id, ...chosen.read(), restores });
  const preview = followPreview(choices, restores !== null);
  const form = createForm({
    initial: { reason: "" },
    schema,
    async submit({ reason }) {
      const state = preview.$state.get();
      if (state.status !== "ready") return;
      const { fingerprint } = state.preview;
      const act = { ...choices(), fingerprint, act_id: preview.actId(), reason };
      applied(await call(applyRecalculation, act));
    },
    onError(error) {
      // What is shown is not true any more.
      if (isServerError(error) && error.code === responseCodes.conflict) {
        void detail.refresh();
        preview.computeNow();
      }
      return false;
    },
  });
  const guarded = sentWithPreview(form, preview.$state);
  return {
    detail,
    form: guarded,
    $preview: preview.$state,
    $questions: chosen.$questions,
    $plans: chosen.$plans,
    choose: chosen.choose,
    choosePlan: chosen.choosePlan,
    retryPreview: preview.computeNow,
    cancelPreview: preview.cancel,
    exit(): void {
      forget();
      detail.exit();
      preview.exit();
      guarded.exit();
    },
  };
}

/** Once: of a question that the dialog was opened for, the key of the bank is chosen where it differs from the one that counts. */
function takePresentKey(
  $state: ReadableAtom<DetailState<Recalculation>>,
  question: string | undefined,
  choose: (question: RecalculatedQuestion, part: Partial<QuestionChoice>) => void,
): () => void {
  let isDone = question === undefined;
  return $state.listen((state) => {
    if (isDone || state.status !== "ready") return;
    isDone = true;
    const own = state.detail.questions.find(({ question_id: id }) => id === question);
    if (own?.differs.key === true) choose(own, { content: "present" });
  });
}

/** Without a preview of what is chosen nothing is sent. */
function sentWithPreview(
  form: FormModel<{ reason: string }>,
  $preview: ReadableAtom<RecalculationPreviewState>,
): FormModel<{ reason: string }> {
  let hindered = "";
  // It was said of another choice, or of a preview that was not there yet. What the server has refused stays.
  const unbind = $preview.listen(() => {
    if (form.$failure.get() === hindered) form.setErrors(form.$errors.get());
  });
  return {
    ...form,
    async save() {
      const hindrance = hindranceOf($preview.get());
      if (hindrance === null) return form.save();
      const t = recalculationMessages.get();
      hindered = hindrance === "nothing" ? t.nothingChosen : t.awaitPreview;
      form.setErrors({ preview: hindered });
      return false;
    },
    exit() {
      unbind();
      form.exit();
    },
  };
}

/** What is chosen of questions and plans; what is as it counts now is not among it. */
function createChoices(changed: () => void) {
  const $questions = atom<ReadonlyMap<string, QuestionChoice>>(new Map());
  const $plans = atom<ReadonlyMap<string, PlanChoice["source"]>>(new Map());
  return {
    $questions: $questions as ReadableAtom<ReadonlyMap<string, QuestionChoice>>,
    $plans: $plans as ReadableAtom<ReadonlyMap<string, PlanChoice["source"]>>,
    isAny: () => $questions.get().size + $plans.get().size > 0,
    read: () => ({
      questions: [...$questions.get().values()],
      plans: [...$plans.get()].map(([bank_id, source]) => ({ bank_id, source })),
    }),
    choose(question: RecalculatedQuestion, part: Partial<QuestionChoice>): void {
      const next = new Map($questions.get());
      const choice = { ...(next.get(question.question_id) ?? keptChoice(question)), ...part };
      if (isKept(choice, question)) next.delete(question.question_id);
      else next.set(question.question_id, choice);
      $questions.set(next);
      changed();
    },
    choosePlan(bank_id: string, source: PlanChoice["source"]): void {
      const next = new Map($plans.get());
      if (source === "kept") next.delete(bank_id);
      else next.set(bank_id, source);
      $plans.set(next);
      changed();
    },
  };
}

function hindranceOf(state: RecalculationPreviewState): "nothing" | "waiting" | null {
  if (state.status === "none") return "nothing";
  if (state.status !== "ready") return "waiting";
  return state.preview.is_unchanged ? "nothing" : null;
}

/** `isAtOnce`: there is nothing to choose before. */
function followPreview(choices: () => RecalculationChoices, isAtOnce: boolean) {
  const $state = atom<RecalculationPreviewState>({ status: "none" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of one preview: what is sent again after a lost answer is written once, and what was chosen anew is another act. */
  let actId = randomAlphanumeric(20);
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(previewRecalculation, choices(), { signal }),
    onAnswer(preview) {
      actId = randomAlphanumeric(20);
      $state.set({ status: "ready", preview });
    },
    onFailure: (error) => $state.set({ status: "failed", error }),
  });
  const computeNow = (): void => {
    clearTimeout(timer);
    $state.set({ status: "loading" });
    void fetchNow();
  };
  if (isAtOnce) computeNow();
  return {
    $state: $state as ReadableAtom<RecalculationPreviewState>,
    actId: () => actId,
    computeNow,
    compute(isChosen: boolean): void {
      stop();
      clearTimeout(timer);
      $state.set({ status: isChosen ? "loading" : "none" });
      if (isChosen) timer = setTimeout(computeNow, restMs);
    },
    cancel(): void {
      stop();
      clearTimeout(timer);
      $state.set({ status: "cancelled" });
    },
    exit(): void {
      clearTimeout(timer);
      stop();
    },
  };
}

/** What differs, is treated otherwise or was chosen; the others can be added. */
export function listedQuestions(
  { questions }: Recalculation,
  chosen: ReadonlyMap<string, QuestionChoice>,
): RecalculatedQuestion[] {
  return questions.filter(({ question_id: id, differs, counted }) => {
    const isAsked = counted.is_content_asked && counted.is_weight_asked && counted.is_policy_asked;
    const isDifferent = Object.values(differs).some(Boolean);
    return isDifferent || !isAsked || counted.treatment !== "normal" || chosen.has(id);
  });
}

/** The first of those that were chosen, by whose words a reason can be written. */
export const quotedQuestion = (
  { questions }: Recalculation,
  chosen: ReadonlyMap<string, QuestionChoice>,
): RecalculatedQuestion | null => questions.find(({ question_id: id }) => chosen.has(id)) ?? null;
