// The dialogs of the questions screen with little to fill in: what is done to questions, and their order.
import { useStore } from "@nanostores/react";
import { restoreDays } from "../../../contract/calls/record-calls.ts";
import { formatNumber } from "../../../core/format.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { noInput } from "./question-actions.ts";
import { questionDialogMessages } from "./question-dialog-messages.ts";
import type { QuestionDialogProps } from "./use-question-dialogs.ts";
import * as v from "valibot";
import type { OrderMode } from "../../../contract/questions/question-types.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { createForm } from "../../../kit/form/create-form.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import type { QuestionsModel } from "../list/questions-model.ts";

type QuestionActionDialogProps = QuestionDialogProps & {
  kind: "delete" | "duplicate";
  target: Target;
};

export function QuestionActionDialog({ model, kind, target, onClose }: QuestionActionDialogProps) {
  const t = useStore(questionDialogMessages);
  const usedBy = useStore(model.$usedBy);
  const [only] = target.ids.length === 1 ? target.ids : [];
  const question = only === undefined ? null : model.shown(only);
  return (
    <ActionDialog
      actions={model.actions}
      kind={kind}
      target={target}
      input={noInput}
      onClose={onClose}
    >
      {question && <p>{question.excerpt}</p>}
      {kind === "delete" ? (
        <p>{t.removeMeaning({ days: formatNumber(restoreDays) })}</p>
      ) : (
        <p>{t.duplicateMeaning}</p>
      )}
      {kind === "delete" && usedBy.length > 0 && <p>{t.removeUsed}</p>}
    </ActionDialog>
  );
}

// --- The order ---

type PlaceDialogProps = QuestionDialogProps & { ids: readonly string[] };

export function PlaceDialog({ model, ids, onClose }: PlaceDialogProps) {
  const t = useStore(questionDialogMessages);
  const total = model.total();
  const form = useModel(() => createPlaceForm(model, ids, total));
  return (
    <FormDialog
      title={t.placeTitle({ n: formatNumber(ids.length) })}
      form={form}
      saveLabel={t.placeVerb}
      size="s"
      onClose={onClose}
    >
      <FormText
        form={form}
        name="number"
        label={t.place}
        hint={t.placeHint({ total: formatNumber(total) })}
        required
        inputMode="numeric"
        maxLength={5}
      />
    </FormDialog>
  );
}

function createPlaceForm(model: QuestionsModel, ids: readonly string[], total: number) {
  const fault = questionDialogMessages.get().placeFault({ total: formatNumber(total) });
  const number = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}$/u, fault),
    v.transform(Number),
    v.minValue(1, fault),
    v.maxValue(total, fault),
  );
  return createForm({
    initial: { number: "" },
    schema: v.object({ number }),
    submit: (values) => model.moveNow(ids, { move: "to", number: values.number }),
  });
}

type OrderDialogProps = QuestionDialogProps & { mode: OrderMode };

export function OrderDialog({ model, mode, onClose }: OrderDialogProps) {
  const t = useStore(questionDialogMessages);
  return (
    <ConfirmDialog
      title={t[`orderTitle${mode}`]}
      confirmLabel={t.orderVerb}
      onConfirm={() => model.setOrderMode(mode)}
      onClose={onClose}
    >
      {t[`orderMeaning${mode}`]}
    </ConfirmDialog>
  );
}
