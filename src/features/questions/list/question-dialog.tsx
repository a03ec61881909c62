// The dialogs of the questions screen that change something.
import { useStore } from "@nanostores/react";
import * as v from "valibot";
import type { OrderMode } from "../../../contract/questions/banks.ts";
import { questionRestoreDays } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { createForm } from "../../../kit/form/create-form.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { createDuplication, createRemoval } from "./question-actions.ts";
import { QuestionChangeDialog } from "./question-change-dialog.tsx";
import { questionDialogMessages } from "./question-dialog-messages.ts";
import type { QuestionDialogProps } from "./question-dialogs.tsx";
import { QuestionRunDialog } from "./question-run-dialog.tsx";
import { QuestionTransferDialog } from "./question-transfer-dialog.tsx";
import type { QuestionsModel } from "./questions-model.ts";

export function QuestionDialog({ dialog, model, bank, onClose }: QuestionDialogProps) {
  if (dialog.is === "preview" || dialog.is === "import" || dialog.is === "export") return null;
  if (dialog.is === "order") return <OrderDialog {...{ model, onClose }} mode={dialog.mode} />;
  const shared = { model, ids: dialog.ids, onClose };
  if (dialog.is === "removal") return <RemovalDialog {...shared} />;
  if (dialog.is === "duplicate") return <DuplicateDialog {...shared} />;
  if (dialog.is === "change") return <QuestionChangeDialog {...shared} />;
  if (dialog.is === "place") return <PlaceDialog {...shared} />;
  return <QuestionTransferDialog {...shared} bank={bank} mode={dialog.mode} />;
}

type ManyProps = { model: QuestionsModel; ids: readonly string[]; onClose(): void };

function RemovalDialog({ model, ids, onClose }: ManyProps) {
  const t = useStore(questionDialogMessages);
  const usedBy = useStore(model.$usedBy);
  const n = formatNumber(ids.length);
  const [only] = ids.length === 1 ? ids : [];
  const question = only === undefined ? null : model.shown(only);
  return (
    <QuestionRunDialog
      title={
        question ? t.removeOne({ number: formatNumber(question.number) }) : t.removeMany({ n })
      }
      verb={t.removeVerb({ n })}
      danger
      count={ids.length}
      create={() => createRemoval(model, ids)}
      onClose={onClose}
    >
      {question && <p>{question.excerpt}</p>}
      <p>{t.removeMeaning({ days: formatNumber(questionRestoreDays) })}</p>
      {usedBy.length > 0 && <p>{t.removeUsed}</p>}
    </QuestionRunDialog>
  );
}

function DuplicateDialog({ model, ids, onClose }: ManyProps) {
  const t = useStore(questionDialogMessages);
  const n = formatNumber(ids.length);
  return (
    <QuestionRunDialog
      title={t.duplicateTitle({ n })}
      verb={t.duplicateVerb({ n })}
      count={ids.length}
      create={() => createDuplication(model, ids)}
      onClose={onClose}
    >
      <p>{t.duplicateMeaning}</p>
    </QuestionRunDialog>
  );
}

function PlaceDialog({ model, ids, onClose }: ManyProps) {
  const t = useStore(questionDialogMessages);
  const total = model.total();
  const { form } = useModel(() => createPlaceForm(model, ids, total));
  const { number } = useStore(form.$values);
  const error = useStore(form.$errors)["number"];
  const last = formatNumber(total);
  return (
    <FormDialog
      title={t.placeTitle({ n: formatNumber(ids.length) })}
      form={form}
      saveLabel={t.placeVerb}
      size="s"
      onClose={onClose}
    >
      <Field label={t.place} hint={t.placeHint({ total: last })} error={error} required>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={number}
            onInput={(event) => form.set("number", event.currentTarget.value)}
          />
        )}
      </Field>
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
  const form = createForm({
    initial: { number: "" },
    schema: v.object({ number }),
    submit: (values) => model.moveNow(ids, { move: "to", number: values.number }),
  });
  return { form, exit: form.exit };
}

type OrderDialogProps = { model: QuestionsModel; mode: OrderMode; onClose(): void };

function OrderDialog({ model, mode, onClose }: OrderDialogProps) {
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
