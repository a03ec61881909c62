// Takes questions, or copies of them, to another bank of the person's that is open.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { loadAll } from "../../../kit/list/load-all.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { createTransfer } from "./question-actions.ts";
import type { TransferMode } from "./question-actions.ts";
import { questionDialogMessages } from "./question-dialog-messages.ts";
import { QuestionRunDialog } from "./question-run-dialog.tsx";
import type { QuestionsModel } from "./questions-model.ts";

type TransferProps = {
  model: QuestionsModel;
  bank: QuestionBank;
  ids: readonly string[];
  mode: TransferMode;
  onClose(): void;
};

export function QuestionTransferDialog({ model, bank, ids, mode, onClose }: TransferProps) {
  const t = useStore(questionDialogMessages);
  const banks = useModel(() => createBanks(bank.id));
  const [target, setTarget] = useState<QuestionBank | null>(null);
  const n = formatNumber(ids.length);
  const isMove = mode === "move";
  return (
    <QuestionRunDialog
      title={(isMove ? t.moveTitle : t.copyTitle)({ n })}
      verb={(isMove ? t.moveVerb : t.copyVerb)({ n })}
      count={ids.length}
      canStart={target !== null}
      create={() => createTransfer(model, ids, target ?? bank, mode)}
      onClose={onClose}
    >
      <p>{isMove ? t.moveMeaning : t.copyMeaning}</p>
      <DetailView model={banks}>
        {(all) => <TargetField banks={all} target={target} onChoose={setTarget} />}
      </DetailView>
      {target && target.subject_id !== bank.subject_id && (
        <Banner tone="warn">{t.otherSubject}</Banner>
      )}
    </QuestionRunDialog>
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
  target: QuestionBank | null;
  onChoose(bank: QuestionBank | null): void;
};

function TargetField({ banks, target, onChoose }: TargetFieldProps) {
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
          value={target?.id ?? ""}
          placeholder={t.choose}
          emptyText={t.noSuchBank}
          onChange={(id) => onChoose(banks.find((bank) => bank.id === id) ?? null)}
        />
      )}
    </Field>
  );
}
