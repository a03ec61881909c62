// The small forms of one bank: copying it, locking it, opening it.
import * as v from "valibot";
import {
  copyFields,
  duplicateQuestionBank,
  forceUnlockFields,
  forceUnlockQuestionBank,
  lockFields,
  lockQuestionBank,
  maxBankCode,
  unlockFields,
  unlockQuestionBank,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import { call } from "../../../core/api.ts";
import { proposeCopyCode } from "../../../domain/codes/copy-code.ts";
import { createForm } from "../../../kit/form/create-form.ts";
import { bankDialogMessages } from "./banks-messages.ts";

type Saved = (bank: QuestionBank) => void;

export function createBankCopyModel({ id, kode, nama }: QuestionBank, changed: Saved) {
  const t = bankDialogMessages.get();
  return createForm({
    initial: { kode: proposeCopyCode(kode, maxBankCode), nama: t.copyName({ name: nama }) },
    schema: v.object(copyFields),
    submit: async (values) => changed(await call(duplicateQuestionBank, { id, ...values })),
  });
}

/** `opens`: an existing lock, instead of making one. */
export function createBankLockModel({ id }: QuestionBank, opens: boolean, changed: Saved) {
  return createForm({
    initial: { password: "" },
    schema: v.object(opens ? unlockFields : lockFields),
    submit: async ({ password }) =>
      changed(await call(opens ? unlockQuestionBank : lockQuestionBank, { id, password })),
  });
}

export function createBankForceModel({ id }: QuestionBank, changed: Saved) {
  return createForm({
    initial: { reason: "" },
    schema: v.object(forceUnlockFields),
    submit: async (values) => changed(await call(forceUnlockQuestionBank, { id, ...values })),
  });
}
