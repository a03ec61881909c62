// The small dialogs of banks: copying one, locking it, opening it by its password or, for the Head Master, without; and what
// asks before banks are archived or taken back.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormPassword, FormText } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import {
  createBankCopyModel,
  createBankForceModel,
  createBankLockModel,
} from "./bank-dialogs-model.ts";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import type { ActionKind } from "./bank-actions.ts";

type BankDialogProps = { bank: QuestionBank; banks: BanksModel; onClose(): void };

export function CopyDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const banksT = useStore(banksMessages);
  const form = useModel(() =>
    createBankCopyModel(bank, (copy) => banks.reportChange("copied", copy)),
  );
  return (
    <FormDialog
      title={t.copyTitle({ label: bank.kode })}
      saveLabel={t.copyVerb}
      form={form}
      size="s"
      onClose={onClose}
    >
      <p>{t.copyMeaning}</p>
      <FormText form={form} name="kode" label={banksT.code} required />
      <FormText form={form} name="nama" label={banksT.name} required />
    </FormDialog>
  );
}

export function LockDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const opens = bank.locked !== null;
  const form = useModel(() =>
    createBankLockModel(bank, opens, (saved) =>
      banks.reportChange(opens ? "unlockedNow" : "lockedNow", saved),
    ),
  );
  const title = opens ? t.unlockTitle : t.lockTitle;
  return (
    <FormDialog
      title={title({ label: bank.kode })}
      saveLabel={opens ? t.unlockVerb : t.lockVerb}
      form={form}
      size="s"
      onClose={onClose}
    >
      {!opens && <p>{t.lockMeaning}</p>}
      {/* The browser would offer to remember it as the account's. */}
      <FormPassword form={form} name="password" label={t.password} required autoComplete="off" />
    </FormDialog>
  );
}

export function ForceDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const form = useModel(() =>
    createBankForceModel(bank, (saved) => banks.reportChange("unlockedNow", saved)),
  );
  return (
    <FormDialog
      title={t.forceTitle({ label: bank.kode })}
      saveLabel={t.forceVerb}
      form={form}
      size="s"
      onClose={onClose}
    >
      <p>{t.forceMeaning}</p>
      <FormText form={form} name="reason" label={t.reason} required maxLength={200} />
    </FormDialog>
  );
}

type BankActionDialogProps = {
  banks: BanksModel;
  kind: Exclude<ActionKind, "delete">;
  target: Target;
  onClose(): void;
};

export function BankActionDialog({ banks, kind, target, onClose }: BankActionDialogProps) {
  const t = useStore(bankDialogMessages);
  return (
    <ActionDialog
      actions={banks.actions}
      kind={kind}
      target={target}
      input={null}
      onClose={onClose}
    >
      <p>{t[`${kind}Meaning`]}</p>
    </ActionDialog>
  );
}
