// The dialog in which the results of an exam are recalculated, or an earlier version of them is restored.
import { useStore } from "@nanostores/react";
import type {
  AppliedRecalculation,
  Recalculation,
  RecalculatedQuestion,
} from "../../../contract/results/result-recalculation.ts";
import { formatNumber } from "../../../core/format.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../kit/form/form-fields.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { RecalculatedQuestions } from "./recalculated-questions.tsx";
import { recalculationMessages, type RecalculationTexts } from "./recalculation-messages.ts";
import {
  createRecalculationModel,
  quotedQuestion,
  type RecalculationModel,
  type RecalculationTarget,
} from "./recalculation-model.ts";
import { RecalculationPreviewPanel } from "./recalculation-preview-panel.tsx";
import css from "./recalculation.module.css";

export type RecalculationDialogProps = {
  target: RecalculationTarget;
  /** The exam's name. */
  exam: string;
  /** What is said of what was written. */
  changed(text: string): void;
  onClose(): void;
};

export function RecalculationDialog({ target, exam, changed, onClose }: RecalculationDialogProps) {
  const t = useStore(recalculationMessages);
  const model = useModel(() =>
    createRecalculationModel(target, (result) =>
      changed(appliedText(result, recalculationMessages.get())),
    ),
  );
  const state = useStore(model.detail.$state);
  const { restores } = target;
  const title =
    restores === null ? t.title({ exam }) : t.restoreTitle({ n: formatNumber(restores), exam });
  if (state.status !== "ready") {
    return (
      <Dialog title={title} closeLabel={t.close} onClose={onClose}>
        {state.status === "loading" ? (
          <Spinner label={t.loading} />
        ) : (
          <LoadFailure title={t.failed} error={state.error} onRetry={model.detail.retry} />
        )}
      </Dialog>
    );
  }
  const next = formatNumber(state.detail.number + 1);
  return (
    <FormDialog
      title={title}
      form={model.form}
      size="xl"
      saveLabel={t.save({ n: next })}
      onClose={onClose}
    >
      <RecalculationFields
        model={model}
        known={state.detail}
        restores={restores}
        opened={target.question}
      />
    </FormDialog>
  );
}

function appliedText(
  { number, moved, later }: AppliedRecalculation,
  t: RecalculationTexts,
): string {
  if (number === null) return t.unchangedSaved;
  const saved = t.saved({ n: formatNumber(number), moved: formatNumber(moved) });
  return later === 0 ? saved : `${saved} ${t.savedLater({ n: formatNumber(later) })}`;
}

/** Participants know a question by another number. */
function reasonHint(question: RecalculatedQuestion | null, t: RecalculationTexts): string {
  const words = question?.excerpt.split(" ").slice(0, quotedWords).join(" ") ?? "";
  const example = words === "" ? [] : [t.quoted({ words })];
  return [t.reasonHint, t.numbersDiffer, ...example].join(" ");
}
const quotedWords = 5;

type RecalculationFieldsProps = {
  model: RecalculationModel;
  known: Recalculation;
  restores: number | null;
  opened: string | undefined;
};

function RecalculationFields({ model, known, restores, opened }: RecalculationFieldsProps) {
  const t = useStore(recalculationMessages);
  const chosen = useStore(model.$questions);
  const { number, at_work: atWork } = known;
  return (
    <>
      <p className={css.meaning}>
        {restores !== null && `${t.restoreMeaning({ n: formatNumber(restores) })} `}
        {t.meaning({ n: formatNumber(number + 1) })}
      </p>
      {atWork > 0 && <Banner tone="info">{t.atWork({ n: formatNumber(atWork) })}</Banner>}
      {restores === null && <RecalculatedQuestions {...{ model, known, opened }} />}
      <RecalculationPreviewPanel model={model} known={known} />
      <FormText
        form={model.form}
        name="reason"
        label={t.reason}
        hint={reasonHint(quotedQuestion(known, chosen), t)}
        required
        maxLength={200}
      />
    </>
  );
}
