// How question banks leave: archived when an exam has used them, deleted when none has.
import type * as contract from "../../../contract/questions/banks.ts";
import type { BankStatus, QuestionBank } from "../../../contract/questions/banks.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import { lockedReason } from "./bank-access.ts";
import { banksById } from "./banks-query.ts";
import { comparable, fieldsOf } from "./banks-writing.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { dropUnusedMedia } from "../media/media-uses.ts";
import { namedUsers, usedBy } from "../../records/used-by.ts";

export const bankRemoval: Pick<
  HandlersOf<typeof contract>,
  "setQuestionBankStatus" | "deleteQuestionBanks"
> = {
  setQuestionBankStatus: {
    async write({ ids, status }, call) {
      return forEach(ids, call, (bank) => setStatus(bank, status, call));
    },
  },
  deleteQuestionBanks: {
    async write({ ids }, call) {
      return forEach(ids, call, (bank) => removeOne(bank, call));
    },
  },
};

type Outcome = Pick<BulkResult, "outcome" | "reason">;

async function forEach(
  ids: readonly string[],
  call: Call,
  work: (bank: QuestionBank) => Promise<Outcome>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  for (const id of [...new Set(ids)].sort()) {
    // Locked first: nothing can begin to use it between the question and the change.
    const { db } = call;
    await db.selectFrom("question_banks").select("id").where("id", "=", id).forUpdate().execute();
    const [bank] = await banksById([id], call);
    const missing: Outcome = { outcome: "refused", reason: "Banksoal tidak ditemukan." };
    const label = bank ? `${bank.kode} — ${bank.nama}` : id;
    results.push({ id, label, ...(bank ? await work(bank) : missing) });
  }
  return { results };
}

const refused = (reason: string): Outcome => ({ outcome: "refused", reason });

async function setStatus(bank: QuestionBank, status: BankStatus, call: Call): Promise<Outcome> {
  if (bank.status === status) return { outcome: "unchanged" };
  if (bank.locked) return refused(lockedReason(bank.kode));
  await call.db
    .updateTable("question_banks")
    .set({ status, version: bank.version + 1, updated_at: call.at })
    .where("id", "=", bank.id)
    .execute();
  const action = status === "arsip" ? "bank.archive" : "bank.unarchive";
  await call.audit({ action, objectId: bank.id, after: { kode: bank.kode } });
  return { outcome: "done" };
}

async function removeOne(bank: QuestionBank, call: Call): Promise<Outcome> {
  if (!bank.is_own) {
    return refused("Hanya penulis banksoal atau Head Master yang dapat menghapusnya.");
  }
  if (bank.locked) return refused(lockedReason(bank.kode));
  const used = await whyKept(bank, call);
  if (used) return refused(`${used} Arsipkan saja.`);
  await removeWithMedia(bank.id, call.db);
  const before = comparable(fieldsOf(bank));
  await call.audit({ action: "bank.delete", objectId: bank.id, before });
  return { outcome: "done" };
}

/** Pictures and sounds that questions elsewhere use stay, without a bank. */
async function removeWithMedia(id: string, db: Db): Promise<void> {
  const media = await db.selectFrom("media").select("id").where("bank_id", "=", id).execute();
  await db.deleteFrom("question_banks").where("id", "=", id).execute();
  await dropUnusedMedia(
    media.map((file) => file.id),
    db,
  );
}

async function whyKept(bank: QuestionBank, { db }: Call): Promise<string | null> {
  const schedules = await db
    .selectFrom("schedule_banks as sb")
    .innerJoin("schedules as s", "s.id", "sb.schedule_id")
    .select("s.alias")
    .where("sb.bank_id", "=", bank.id)
    .orderBy("s.alias")
    .limit(namedUsers)
    .execute();
  const names = schedules.map(({ alias }) => alias);
  return usedBy([{ noun: "jadwal", total: bank.schedule_count, names }]);
}
