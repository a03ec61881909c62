// The dialog that adds or changes one question bank.
import { useStore } from "@nanostores/react";
import { orderModes } from "../../../contract/questions/banks.ts";
import { $session } from "../../../core/session.ts";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Field } from "../../../ui/input/field.tsx";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { AuthorsField, ChoicesNotice, CompetenceField, SubjectField } from "./bank-choices.tsx";
import { createBankForm } from "./bank-form-model.ts";
import type { BankFormModel, BankValues } from "./bank-form-model.ts";
import { PlanTable } from "./bank-plan-table.tsx";
import type { BankFormProps } from "./bank-row-actions.ts";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";
import classes from "./banks.module.css";

export function BankForm({ bank, banks, onClose }: BankFormProps) {
  const t = useStore(bankDialogMessages);
  const words = useStore(banksMessages);
  const model = useModel(() => createBankForm(bank, (saved) => banks.told("saved", saved)));
  const mode = useStore(model.form.$values).order_mode;
  const session = useStore($session);
  const self = session.status === "in" ? session.user.id : "";
  return (
    <FormDialog
      title={bank ? t.editTitle({ name: bank.kode }) : t.addTitle}
      form={model.form}
      size="l"
      onClose={onClose}
      notice={<Notices model={model} banks={banks} />}
    >
      <div className={classes.form}>
        <TextField
          model={model}
          name="kode"
          label={words.code}
          hint={bank ? undefined : t.codeHint}
          required
          maxLength={50}
        />
        <TextField model={model} name="nama" label={words.name} required maxLength={200} />
        <SubjectField model={model} bank={bank} />
        <TextField
          model={model}
          name="grade"
          label={words.grade}
          hint={t.gradeHint}
          maxLength={30}
        />
        <TextField
          model={model}
          name="kkm"
          label={words.passMark}
          hint={t.passMarkHint}
          maxLength={6}
        />
        <TextField
          model={model}
          name="default_option_count"
          label={t.optionCount}
          hint={t.optionCountHint}
          required
          maxLength={2}
        />
      </div>
      <CompetenceField model={model} bank={bank} />
      <PlanTable model={model} entered={bank?.entered ?? []} />
      <RadioGroup
        legend={words.orderMode}
        options={orderModes.map((value) => ({
          value: String(value),
          label: words[`order${value}`],
        }))}
        value={String(mode)}
        onChange={(value) => model.form.set("order_mode", value === "1" ? 1 : 0)}
      />
      <AuthorsField model={model} bank={bank} banks={banks} self={self} />
    </FormDialog>
  );
}

type TextFieldProps = {
  model: BankFormModel;
  name: "kode" | "nama" | "grade" | "kkm" | "default_option_count";
  label: string;
  hint?: string | undefined;
  required?: boolean;
  maxLength: number;
};

function TextField({ model: { form }, name, label, hint, required, maxLength }: TextFieldProps) {
  const value = useStore(form.$values)[name];
  const error = useStore(form.$errors)[name];
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onInput={(event) => form.set(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Notices({ model, banks }: { model: BankFormModel; banks: BanksModel }) {
  const t = useStore(banksMessages);
  const { optionCount } = useStore(bankDialogMessages);
  const labels: Record<keyof BankValues, string> = {
    kode: t.code,
    nama: t.name,
    subject_id: t.subject,
    grade: t.grade,
    coauthor_ids: t.coauthors,
    order_mode: t.orderMode,
    default_option_count: optionCount,
    default_competence_id: t.competence,
    kkm: t.passMark,
    plan: t.planTitle,
  };
  return (
    <>
      <ConflictNotice model={model} labels={labels} />
      <ChoicesNotice model={model} banks={banks} />
    </>
  );
}
