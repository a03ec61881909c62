// Takes questions, or copies of them, to another bank of the person's that is open.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { listQuestionBanks, type QuestionBank } from "../../../contract/questions/banks.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { loadAll } from "../../../kit/list/load-all.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { noInput, type TransferMode } from "./question-actions.ts";
import { questionDialogMessages } from "./question-dialog-messages.ts";
import type { QuestionDialogProps } from "./use-question-dialogs.ts";

type TransferProps = QuestionDialogProps & { kind: TransferMode; target: Target };

export function QuestionTransferDialog({ model, bank, kind, target, onClose }: TransferProps) {
  const t = useStore(questionDialogMessages);
  const banks = useModel(() => createBanks(bank.id));
  const [chosen, setChosen] = useState<QuestionBank | null>(null);
  return (
    <ActionDialog
      actions={model.actions}
      kind={kind}
      target={target}
      input={{ ...noInput, ...(chosen && { bank: chosen }) }}
      canStart={chosen !== null}
      onClose={onClose}
    >
      <p>{t[`${kind}Meaning`]}</p>
      <DetailView model={banks}>
        {(all) => <TargetField banks={all} chosen={chosen} onChoose={setChosen} />}
      </DetailView>
      {chosen && chosen.subject_id !== bank.subject_id && (
        <Banner tone="warn">{t.otherSubject}</Banner>
      )}
    </ActionDialog>
  );
}

/** All that can take questions: the person's, in use, open, and not the one where the questions are. */
export function createBanks(from: string) {
  return createDetail(async (signal) => {
    const filters = { locked: "tidak", status: "aktif", sort: "kode" } as const;
    const banks = await loadAll((paging) =>
      call(listQuestionBanks, { ...filters, ...paging }, { signal }),
    );
    return banks.filter(({ id }) => id !== from);
  });
}

type TargetFieldProps = {
  banks: readonly QuestionBank[];
  chosen: QuestionBank | null;
  onChoose(bank: QuestionBank | null): void;
};

function TargetField({ banks, chosen, onChoose }: TargetFieldProps) {
  const t = useStore(questionDialogMessages);
  const options = banks.map(({ id, kode, nama, subject_nama, entered }) => ({
    value: id,
    label: t.targetOption({
      kode,
      nama,
      subject: subject_nama ?? t.unknown,
      count: formatNumber(entered.reduce((sum, { count }) => sum + count, 0)),
    }),
  }));
  return (
    <Field label={t.target} hint={t.targetHint} required>
      {(aria) => (
        <Combobox
          {...aria}
          options={options}
          value={chosen?.id ?? ""}
          placeholder={t.choose}
          emptyText={t.noSuchBank}
          onChange={(id) => onChoose(banks.find((bank) => bank.id === id) ?? null)}
        />
      )}
    </Field>
  );
}
