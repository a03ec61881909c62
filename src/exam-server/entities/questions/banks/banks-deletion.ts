// How question banks leave: archived when an exam has used them, deleted when none has.
import type { bankEndpoints } from "../../../../contract/endpoints/questions/bank-endpoints.ts";
import type {
  BankDeletion,
  BankStatus,
  QuestionBank,
} from "../../../../contract/questions/banks.ts";
import { lockedReason } from "./bank-access.ts";
import { banksById } from "./banks-query.ts";
import { banks, comparable, fieldsOf } from "./banks-writing.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { banksUsing, dropUnusedMedia } from "../media/media-uses-store.ts";
import {
  changeEach,
  done,
  refused,
  unchanged,
  type Outcome,
} from "../../../records/bulk-results.ts";
import { namedUsers, usedBy } from "../../../records/used-by.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";

export const bankDeletion: Pick<
  HandlersOf<typeof bankEndpoints>,
  "setQuestionBankStatus" | "deleteQuestionBanks" | "foreseeBankDeletion"
> = {
  setQuestionBankStatus: {
    write: ({ ids, status }, call) =>
      changeEach(banks, ids, call, (bank) => setStatus(bank, status, call)),
  },
  foreseeBankDeletion: {
    async read({ ids }, call) {
      const media = await mediaCounts(ids, call.db);
      const items: BankDeletion[] = [];
      for (const bank of await banksById(ids, call)) {
        items.push({
          id: bank.id,
          kode: bank.kode,
          question_count: bank.entered.reduce((sum, { count }) => sum + count, 0),
          reference_count: bank.reference_count,
          media_count: media.get(bank.id) ?? 0,
          reason: await whyKept(bank, call),
        });
      }
      return { items };
    },
  },
  deleteQuestionBanks: {
    write: ({ ids }, call) => changeEach(banks, ids, call, (bank) => remove(bank, call)),
  },
};

async function setStatus(bank: QuestionBank, status: BankStatus, call: Call): Promise<Outcome> {
  if (bank.status === status) return unchanged;
  if (bank.locked) return refused(lockedReason(bank.kode));
  await call.db
    .updateTable("question_banks")
    .set({ status, version: bank.version + 1, updated_at: call.at })
    .where("id", "=", bank.id)
    .execute();
  const action = status === "arsip" ? "bank.archive" : "bank.unarchive";
  await call.audit({ action, objectId: bank.id, after: { kode: bank.kode } });
  return done;
}

async function remove(bank: QuestionBank, call: Call): Promise<Outcome> {
  const reason = await whyKept(bank, call);
  if (reason !== null) return refused(reason);
  await removeWithMedia(bank.id, call.db);
  const before = comparable(fieldsOf(bank));
  await call.audit({ action: "bank.delete", objectId: bank.id, before });
  return done;
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

/** By bank: pictures and sounds that nothing elsewhere uses. */
async function mediaCounts(ids: readonly string[], db: Db): Promise<Map<string, number>> {
  const { rows } = await sqlRows({ bank_id: text(), count: number() })`
    select m.bank_id, count(*) as count from media m
    where m.bank_id = any(${ids}) and not exists (
      select 1 from ${banksUsing} where mu.media_id = m.id and b.id <> m.bank_id)
    group by m.bank_id`.execute(db);
  return new Map(rows.map(({ bank_id, count }) => [bank_id, count]));
}

async function whyKept(bank: QuestionBank, { db }: Call): Promise<string | null> {
  if (!bank.is_own) return "Hanya penulis banksoal atau Head Master yang dapat menghapusnya.";
  if (bank.locked) return lockedReason(bank.kode);
  const schedules = await db
    .selectFrom("schedule_banks as sb")
    .innerJoin("schedules as s", "s.id", "sb.schedule_id")
    .select("s.alias")
    .where("sb.bank_id", "=", bank.id)
    .orderBy("s.alias")
    .limit(namedUsers)
    .execute();
  const names = schedules.map(({ alias }) => alias);
  const used = usedBy([{ noun: "jadwal", total: bank.schedule_count, names }]);
  return used && `${used} Arsipkan saja.`;
}
