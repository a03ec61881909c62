// The dialog with the rules of a question's marking.
import { useStore } from "@nanostores/react";
import {
  getMarkingRules,
  maxNearPoints,
  type MarkingRules,
} from "../../../contract/marking/marking-rules.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormText, FormWholeNumber } from "../../../kit/form/form-fields.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import css from "./marking-rules-dialog.module.css";
import { markingRulesMessages } from "./marking-rules-messages.ts";
import { createMarkingRulesModel } from "./marking-rules-model.ts";
import { MarkingRulesPreview } from "./marking-rules-preview.tsx";

type MarkingRulesDialogProps = {
  unit: Pick<MarkingUnit, "schedule_id" | "question_id">;
  /** "Soal 3" */
  question: string;
  /** What is said of what was stored. */
  saved(text: string): void;
  onClose(): void;
};

export function MarkingRulesDialog(props: MarkingRulesDialogProps) {
  const t = useStore(markingRulesMessages);
  const { schedule_id, question_id } = props.unit;
  const stored = useModel(() =>
    createDetail((signal) => call(getMarkingRules, { schedule_id, question_id }, { signal })),
  );
  const state = useStore(stored.$state);
  if (state.status === "ready") return <RulesForm original={state.detail} {...props} />;
  return (
    <Dialog
      title={t.title({ question: props.question })}
      closeLabel={t.close}
      onClose={props.onClose}
    >
      {state.status === "loading" ? (
        <Spinner label={t.loading} />
      ) : (
        <LoadFailure title={t.failed} error={state.error} onRetry={stored.retry} />
      )}
    </Dialog>
  );
}

type RulesFormProps = MarkingRulesDialogProps & { original: MarkingRules };

function RulesForm({ original, question, saved, onClose }: RulesFormProps) {
  const t = useStore(markingRulesMessages);
  const model = useModel(() =>
    createMarkingRulesModel(original, () => saved(markingRulesMessages.get().saved({ question }))),
  );
  const { form } = model;
  const kkm = useStore(model.$base)?.kkm ?? null;
  const labels = {
    second_percent: t.second,
    near_kkm_points: t.near,
    tolerance_percent: t.tolerance,
    control_percent: t.control,
  };
  return (
    <FormDialog
      title={t.title({ question })}
      form={form}
      size="l"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={labels} />}
    >
      <div className={css.fields}>
        <FormWholeNumber
          form={form}
          name="second_percent"
          label={t.second}
          hint={t.secondHint}
          required
        />
        <FormText
          form={form}
          name="near_kkm_points"
          label={t.near}
          hint={kkm === null ? t.noPassMark : t.nearHint({ kkm: formatNumber(kkm) })}
          inputMode="numeric"
          maxLength={String(maxNearPoints).length}
        />
        <FormWholeNumber
          form={form}
          name="tolerance_percent"
          label={t.tolerance}
          hint={t.toleranceHint}
          required
        />
        <FormWholeNumber
          form={form}
          name="control_percent"
          label={t.control}
          hint={t.controlHint}
          required
        />
      </div>
      <MarkingRulesPreview model={model} />
    </FormDialog>
  );
}
