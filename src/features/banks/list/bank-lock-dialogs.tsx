// The small dialogs of one bank: copying it, locking it, opening it by its password or, for the Head Master, without.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormPassword, FormText } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { createCopyForm, createForceForm, createLockForm } from "./bank-dialog-models.ts";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";

type BankDialogProps = { bank: QuestionBank; banks: BanksModel; onClose(): void };

export function CopyDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const words = useStore(banksMessages);
  const form = useModel(() => createCopyForm(bank, (copy) => banks.told("copied", copy)));
  return (
    <FormDialog
      title={t.copyTitle({ label: bank.kode })}
      saveLabel={t.copyVerb}
      form={form}
      size="s"
      onClose={onClose}
    >
      <p>{t.copyMeaning}</p>
      <FormText form={form} name="kode" label={words.code} required />
      <FormText form={form} name="nama" label={words.name} required />
    </FormDialog>
  );
}

export function LockDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const opens = bank.locked !== null;
  const form = useModel(() =>
    createLockForm(bank, opens, (saved) => banks.told(opens ? "unlockedNow" : "lockedNow", saved)),
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
  const form = useModel(() => createForceForm(bank, (saved) => banks.told("unlockedNow", saved)));
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
