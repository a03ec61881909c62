// Locking and opening question banks. A lock hides what is in a bank from everybody; exams that use it go on.
// Passwords are hashed and compared before the transaction, so that nobody else waits for that.
import type { AuditAction } from "../../../../contract/audit.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { bankEndpoints } from "../../../../contract/endpoints/questions/bank-endpoints.ts";
import type { QuestionBank } from "../../../../contract/questions/banks.ts";
import { findBank, openBank } from "./bank-access.ts";
import { bankById } from "./banks-query.ts";
import { callerOf, type Call, type HandlersOf, type StagedCall } from "../../../http/handler.ts";
import { isRightPassword, signedInDevice } from "../../../security/sign-in/password-check.ts";
import { hashPassword } from "../../../security/passwords.ts";
import { conflict, invalidFields, Refusal } from "../../../http/refusal.ts";

export const bankLocking: Pick<
  HandlersOf<typeof bankEndpoints>,
  "lockQuestionBank" | "unlockQuestionBank" | "forceUnlockQuestionBank"
> = {
  lockQuestionBank: {
    async staged({ id, password }, call) {
      await openBank(id, call);
      const hash = await hashPassword(password, call.services.passwordCosts.staff);
      return call.inTransaction(async (inner) => {
        const { kode } = await openBank(id, inner, "update");
        await setLock(id, hash, inner);
        await inner.audit({ action: "bank.lock", objectId: id, after: { kode } });
        return bankById(id, inner);
      });
    },
  },

  unlockQuestionBank: {
    async staged({ id, password }, call) {
      const hash = await checkedHash(id, password, call);
      return call.inTransaction(async (inner) => {
        const now = await findBank(id, inner, "update");
        // Opened and locked anew by somebody else meanwhile: the password was for another lock.
        if (now.lock_password_hash !== hash) throw conflict(changedMeanwhile(now.kode));
        return unlock(id, "bank.unlock", "", inner);
      });
    },
  },

  forceUnlockQuestionBank: {
    async write({ id, reason }, call) {
      const bank = await findBank(id, call, "update");
      if (callerOf(call).role !== "EVIL") {
        throw new Refusal(
          responseCodes.forbidden,
          "Hanya Head Master yang dapat membuka kunci tanpa password.",
        );
      }
      if (bank.lock_password_hash === null) throw conflict(notLocked(bank.kode));
      return unlock(id, "bank.force-unlock", reason, call);
    },
  },
};

const notLocked = (kode: string) => `Banksoal ${kode} tidak terkunci.`;
const changedMeanwhile = (kode: string) =>
  `Kunci banksoal ${kode} baru saja diganti orang lain. Coba lagi.`;

async function setLock(id: string, hash: string | null, call: Call): Promise<void> {
  await call.db
    .updateTable("question_banks")
    .set({
      lock_password_hash: hash,
      locked_by: hash === null ? null : callerOf(call).id,
      locked_at: hash === null ? null : call.at,
    })
    .where("id", "=", id)
    .execute();
}

async function unlock(id: string, action: AuditAction, reason: string, call: Call) {
  const before: QuestionBank = await bankById(id, call);
  await setLock(id, null, call);
  const { kode, locked } = before;
  await call.audit({ action, objectId: id, reason, before: { kode, locked_by: locked?.by ?? "" } });
  return bankById(id, call);
}

/** Guessing is slowed down as at sign-in. @throws Refusal when the password is wrong or was tried too often */
async function checkedHash(id: string, password: string, call: StagedCall): Promise<string> {
  const { lock_password_hash: hash, kode } = await findBank(id, call);
  if (hash === null) throw conflict(notLocked(kode));
  const device = signedInDevice(call);
  const typed = { account: `bank ${id}`, typed: password, hash, exists: true, device };
  const isRight = await isRightPassword(typed, call);
  if (!isRight) throw invalidFields({ password: "Password kunci salah." });
  return hash;
}
