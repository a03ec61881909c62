// The dialog that adds or changes one question bank.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { type QuestionBank } from "../../../contract/questions/banks.ts";
import { orderModes } from "../../../contract/questions/question-types.ts";
import { $session } from "../../../core/session.ts";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../kit/form/form-fields.tsx";
import { LookupsNotice } from "../../../kit/form/lookups-notice.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { AuthorsField, CompetenceField, SubjectField } from "./bank-choices.tsx";
import { createBankFormModel, type BankFormModel, type BankValues } from "./bank-form-model.ts";
import { PlanTable } from "./bank-plan-table.tsx";
import { $subjects } from "./bank-lookups.ts";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";
import css from "./banks-screen.module.css";

type BankFormProps = {
  /** Null: a new one. */
  bank: QuestionBank | null;
  banks: BanksModel;
  onClose(): void;
};

export function BankForm({ bank, banks, onClose }: BankFormProps) {
  const t = useStore(bankDialogMessages);
  const banksT = useStore(banksMessages);
  const model = useModel(() =>
    createBankFormModel(bank, (saved) => banks.reportChange("saved", saved)),
  );
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
      <BankTextFields model={model} bank={bank} />
      <CompetenceField model={model} bank={bank} />
      <PlanTable model={model} entered={bank?.entered ?? []} />
      <RadioGroup
        legend={banksT.orderMode}
        options={orderModes.map((value) => ({
          value: String(value),
          label: banksT[`order${value}`],
        }))}
        value={String(mode)}
        onChange={(value) => model.form.set("order_mode", value === "1" ? 1 : 0)}
      />
      <AuthorsField model={model} bank={bank} banks={banks} self={self} />
    </FormDialog>
  );
}

function BankTextFields({ model, bank }: { model: BankFormModel; bank: QuestionBank | null }) {
  const t = useStore(bankDialogMessages);
  const banksT = useStore(banksMessages);
  const { form } = model;
  return (
    <div className={css.form}>
      <FormText
        form={form}
        name="kode"
        label={banksT.code}
        hint={bank ? undefined : t.codeHint}
        required
        maxLength={50}
      />
      <FormText form={form} name="nama" label={banksT.name} required maxLength={200} />
      <SubjectField model={model} bank={bank} />
      <FormText form={form} name="grade" label={banksT.grade} hint={t.gradeHint} maxLength={30} />
      <FormText
        form={form}
        name="kkm"
        label={banksT.passMark}
        meaning={t.passMarkMeaning}
        hint={t.passMarkHint}
        maxLength={6}
      />
      <FormText
        form={form}
        name="default_option_count"
        label={t.optionCount}
        hint={t.optionCountHint}
        required
        maxLength={2}
      />
    </div>
  );
}

function Notices({ model, banks }: { model: BankFormModel; banks: BanksModel }) {
  const t = useStore(banksMessages);
  const { optionCount, choicesFailed } = useStore(bankDialogMessages);
  const lookups = useMemo(
    () => [$subjects, model.$competences, banks.$choices],
    [model.$competences, banks.$choices],
  );
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
      <LookupsNotice lookups={lookups}>{choicesFailed}</LookupsNotice>
    </>
  );
}
