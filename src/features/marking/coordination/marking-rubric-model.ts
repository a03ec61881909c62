// Changing the rubric by which a question is marked. What saving it would move is asked for while it is typed.
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import {
  previewMarkingRubric,
  updateMarkingRubric,
  updateRubricInput,
  type RubricHistory,
  type RubricPreview,
  type ShownRubric,
} from "../../../contract/marking/marking-rubric.ts";
import { call } from "../../../core/api.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { createForm } from "../../../kit/form/create-form.ts";

export type RubricPreviewState =
  /** Nothing was changed, or what is typed cannot be saved. */
  | { status: "none" }
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; preview: RubricPreview };
type Unit = { schedule_id: string; question_id: string };
export type MarkingRubricModel = ReturnType<typeof createMarkingRubricModel>;

/** So long nobody types before it is asked for. */
const restMs = 250;
const schema = v.object({ criteria: updateRubricInput.entries.criteria });

export function createMarkingRubricModel(unit: Unit, original: RubricHistory, changed: () => void) {
  const $history = atom(original);
  const latest = (): ShownRubric => $history.get().versions[0]!;
  const form = createForm({
    initial: { criteria: latest().criteria },
    schema,
    async submit({ criteria }) {
      const { version } = latest();
      $history.set(await call(updateMarkingRubric, { ...unit, version, criteria }));
      changed();
    },
    onError(error) {
      // Somebody else was faster: their rubric is shown in the history, and what is typed stays.
      const isConflict = isServerError(error) && error.code === responseCodes.conflict;
      const newer = isConflict ? (error.data as RubricHistory | null) : null;
      if (newer) $history.set(newer);
      return false;
    },
  });
  const { $preview, retry, stop } = followPreview(unit, form);
  return {
    form,
    $history: $history as ReadableAtom<RubricHistory>,
    $preview,
    retryPreview: retry,
    exit(): void {
      stop();
      form.exit();
    },
  };
}

type Typed = {
  $values: ReadableAtom<{ criteria: ShownRubric["criteria"] }>;
  isDirty(): boolean;
};

function followPreview(unit: Unit, { $values, isDirty }: Typed) {
  const $preview = atom<RubricPreviewState>({ status: "none" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) =>
      call(previewMarkingRubric, { ...unit, criteria: $values.get().criteria }, { signal }),
    onAnswer: (preview) => $preview.set({ status: "ready", preview }),
    onFailure: (error) => $preview.set({ status: "failed", error }),
  });
  const ask = (): void => {
    $preview.set({ status: "loading" });
    void fetchNow();
  };
  const unbind = $values.listen((values) => {
    stop();
    clearTimeout(timer);
    const isSavable = v.safeParse(schema, values).success && isDirty();
    $preview.set({ status: isSavable ? "loading" : "none" });
    if (isSavable) timer = setTimeout(ask, restMs);
  });
  return {
    $preview: $preview as ReadableAtom<RubricPreviewState>,
    retry: ask,
    stop(): void {
      unbind();
      clearTimeout(timer);
      stop();
    },
  };
}
