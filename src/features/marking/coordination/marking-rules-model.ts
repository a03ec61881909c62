// Changing the rules of a question's marking. What saving them would do is asked for while they are typed.
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { CallInput } from "../../../contract/calls/call.ts";
import {
  previewMarkingRules,
  rulesInput,
  updateMarkingRules,
  type MarkingRules,
  type RulesInput,
  type RulesPreview,
} from "../../../contract/marking/marking-rules.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { numberAsTyped, typedNumber } from "../../../domain/text/typed-number.ts";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";

export type RulesValues = Omit<RulesInput, "near_kkm_points"> & {
  /** As it is typed; empty: not used. */
  near_kkm_points: string;
};
export type RulesPreviewState =
  /** Nothing was changed, or what is typed cannot be saved. */
  | { status: "none" }
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; preview: RulesPreview };
export type MarkingRulesModel = ReturnType<typeof createMarkingRulesModel>;

/** So long nobody types before it is asked for. */
const restMs = 250;

export function createMarkingRulesModel(original: MarkingRules, changed: () => void) {
  const { schedule_id, question_id } = original;
  const unit = { schedule_id, question_id };
  const record = createRecordForm<RulesValues, RulesInput, MarkingRules>({
    original,
    blank: valuesOf(original),
    valuesOf,
    schema: formSchema,
    async save(base, values) {
      await call(updateMarkingRules, { ...unit, version: base!.version, ...values });
      changed();
    },
  });
  const { $preview, retry, exit } = followPreview(record.form, unit);
  return {
    ...record,
    $preview,
    retryPreview: retry,
    exit(): void {
      exit();
      record.exit();
    },
  };
}

const formSchema = v.pipe(
  v.custom<RulesValues>(() => true),
  v.transform((values): v.InferInput<typeof rulesInput> => ({
    ...values,
    near_kkm_points: typedNumber(values.near_kkm_points),
  })),
  rulesInput,
);

function valuesOf(rules: MarkingRules): RulesValues {
  const { second_percent, near_kkm_points, tolerance_percent, control_percent } = rules;
  return {
    second_percent,
    near_kkm_points: numberAsTyped(near_kkm_points),
    tolerance_percent,
    control_percent,
  };
}

type Typed = { $values: ReadableAtom<RulesValues>; isDirty(): boolean };

function followPreview(
  { $values, isDirty }: Typed,
  unit: Pick<MarkingRules, "schedule_id" | "question_id">,
) {
  const $preview = atom<RulesPreviewState>({ status: "none" });
  let input: CallInput<typeof previewMarkingRules>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(previewMarkingRules, input, { signal }),
    onAnswer: (preview) => $preview.set({ status: "ready", preview }),
    onFailure: (error) => $preview.set({ status: "failed", error }),
  });

  function ask(): void {
    $preview.set({ status: "loading" });
    void fetchNow();
  }

  const unbind = $values.listen((values) => {
    stop();
    clearTimeout(timer);
    const checked = v.safeParse(formSchema, values);
    if (!checked.success || !isDirty()) {
      $preview.set({ status: "none" });
      return;
    }
    input = { ...unit, ...checked.output };
    $preview.set({ status: "loading" });
    timer = setTimeout(ask, restMs);
  });
  return {
    $preview: $preview as ReadableAtom<RulesPreviewState>,
    retry: ask,
    exit(): void {
      unbind();
      clearTimeout(timer);
      stop();
    },
  };
}
