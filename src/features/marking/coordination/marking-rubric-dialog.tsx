// The dialog in which the rubric of a question's marking is changed, with how it was before.
import { useStore } from "@nanostores/react";
import { getMarkingRubric, type RubricHistory } from "../../../contract/marking/marking-rubric.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { formatDateTime } from "../../../core/format.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { useModel } from "../../../kit/use-model.ts";
import { RubricFields, RubricList } from "../../../question-types/frame/rubric-frame.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import css from "./marking-rules-dialog.module.css";
import { markingRubricMessages, type MarkingRubricTexts } from "./marking-rubric-messages.ts";
import { createMarkingRubricModel, type MarkingRubricModel } from "./marking-rubric-model.ts";
import { MarkingRubricPreview } from "./marking-rubric-preview.tsx";

type MarkingRubricDialogProps = {
  unit: Pick<MarkingUnit, "schedule_id" | "question_id">;
  /** "Soal 3" */
  question: string;
  /** What is said of what was stored. */
  saved(text: string): void;
  onClose(): void;
};

export function MarkingRubricDialog(props: MarkingRubricDialogProps) {
  const t = useStore(markingRubricMessages);
  const { schedule_id, question_id } = props.unit;
  const stored = useModel(() =>
    createDetail((signal) => call(getMarkingRubric, { schedule_id, question_id }, { signal })),
  );
  const state = useStore(stored.$state);
  if (state.status === "ready") return <RubricForm original={state.detail} {...props} />;
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

type RubricFormProps = MarkingRubricDialogProps & { original: RubricHistory };

function RubricForm({ original, unit, question, saved, onClose }: RubricFormProps) {
  const t = useStore(markingRubricMessages);
  const { schedule_id, question_id } = unit;
  const model = useModel(() =>
    createMarkingRubricModel({ schedule_id, question_id }, original, () =>
      saved(markingRubricMessages.get().saved({ question })),
    ),
  );
  const { criteria } = useStore(model.form.$values);
  const error = useStore(model.form.$errors)["criteria"];
  return (
    <FormDialog title={t.title({ question })} form={model.form} size="l" onClose={onClose}>
      <p>{t.meaning}</p>
      {error && <Banner tone="bad">{error}</Banner>}
      <RubricFields
        criteria={criteria}
        onChange={(next) => model.form.set("criteria", next)}
        makeId={() => randomAlphanumeric(8)}
      />
      <MarkingRubricPreview model={model} />
      <History model={model} t={t} />
    </FormDialog>
  );
}

function History({ model, t }: { model: MarkingRubricModel; t: MarkingRubricTexts }) {
  const { versions } = useStore(model.$history);
  return (
    <details className={css.history}>
      <summary>{t.history}</summary>
      {versions.map(({ version, criteria, by: name, at }) => (
        <section key={version}>
          <p>
            {name === null || at === null
              ? t.first
              : t.changedBy({ name, date: formatDateTime(at) })}
          </p>
          <RubricList criteria={criteria} />
        </section>
      ))}
    </details>
  );
}
