// The small dialogs of one bank: copying it, locking it, opening it by its password or, for the Head Master, without.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Field } from "../../../ui/input/field.tsx";
import { PasswordInput } from "../../../ui/input/password-input.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { createCopyForm, createForceForm, createLockForm } from "./bank-dialog-models.ts";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";

type BankDialogProps = { bank: QuestionBank; banks: BanksModel; onClose(): void };

export function CopyDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const words = useStore(banksMessages);
  const form = useModel(() => createCopyForm(bank, (copy) => banks.told("copied", copy)));
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  return (
    <FormDialog
      title={t.copyTitle({ label: bank.kode })}
      saveLabel={t.copyVerb}
      form={form}
      size="s"
      onClose={onClose}
    >
      <p>{t.copyMeaning}</p>
      {(["kode", "nama"] as const).map((name) => (
        <Field
          key={name}
          label={name === "kode" ? words.code : words.name}
          required
          error={errors[name]}
        >
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              value={values[name]}
              onInput={(event) => form.set(name, event.currentTarget.value)}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}

export function LockDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const opens = bank.locked !== null;
  const form = useModel(() =>
    createLockForm(bank, opens, (saved) => banks.told(opens ? "unlockedNow" : "lockedNow", saved)),
  );
  const { password } = useStore(form.$values);
  const error = useStore(form.$errors)["password"];
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
      <Field label={t.password} required error={error}>
        {(aria) => (
          <PasswordInput
            {...aria}
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            // The browser would offer to remember it as the account's.
            autoComplete="off"
            value={password}
            onInput={(event) => form.set("password", event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

export function ForceDialog({ bank, banks, onClose }: BankDialogProps) {
  const t = useStore(bankDialogMessages);
  const form = useModel(() => createForceForm(bank, (saved) => banks.told("unlockedNow", saved)));
  const { reason } = useStore(form.$values);
  const error = useStore(form.$errors)["reason"];
  return (
    <FormDialog
      title={t.forceTitle({ label: bank.kode })}
      saveLabel={t.forceVerb}
      form={form}
      size="s"
      onClose={onClose}
    >
      <p>{t.forceMeaning}</p>
      <Field label={t.reason} required error={error}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            maxLength={200}
            value={reason}
            onInput={(event) => form.set("reason", event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
