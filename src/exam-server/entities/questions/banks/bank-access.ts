// Whose bank is whose: the Head Master's are all, anybody else's those that they write or help to write. What somebody
// may not see is answered like what does not exist. Everything inside a bank passes through here as well.
import { sql } from "kysely";
import type { OrderMode } from "../../../../contract/questions/question-types.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** As a condition on the bank `b`. */
export function mayUseBank(call: Call) {
  const { id, role } = callerOf(call);
  if (role === "EVIL") return sql`true`;
  return writtenBy(id);
}

/** As a condition on the bank `b`: as its author or with them. It is never null, so that it can be negated: a bank can be without an author. */
export function writtenBy(userId: string) {
  return sql`(coalesce(b.created_by = ${userId}, false) or exists (
    select 1 from bank_authors ba where ba.bank_id = b.id and ba.user_id = ${userId}))`;
}

/** Whether it is the person's to delete and to share. */
export function isOwnBank(authorId: string | null, call: Call): boolean {
  const { id, role } = callerOf(call);
  return role === "EVIL" || authorId === id;
}

export type BankHead = {
  id: string;
  kode: string;
  nama: string;
  subject_id: string | null;
  order_mode: OrderMode;
  created_by: string | null;
  lock_password_hash: string | null;
  version: number;
};

const bankHeadColumns = {
  id: text(),
  kode: text(),
  nama: text(),
  subject_id: orNull(text()),
  order_mode: number<BankHead["order_mode"]>(),
  created_by: orNull(text()),
  lock_password_hash: orNull(text()),
  version: number(),
};

/** With `"update"` nobody else changes the bank or what is in it before the transaction ends. @throws Refusal, 44 */
export async function findBank(id: string, call: Call, lock?: "update"): Promise<BankHead> {
  const { rows } = await sqlRows(bankHeadColumns)`
    select b.id, b.kode, b.nama, b.subject_id, b.order_mode, b.created_by, b.lock_password_hash,
      b.version
    from question_banks b where b.id = ${id} and ${mayUseBank(call)}
    ${lock ? sql`for update of b` : sql``}`.execute(call.db);
  const [bank] = rows;
  if (!bank) throw notFound("Banksoal");
  return bank;
}

/** @throws Refusal, 44, or 49 while it is locked: nobody looks into a locked bank, the Head Master included */
export async function openBank(id: string, call: Call, lock?: "update"): Promise<BankHead> {
  const bank = await findBank(id, call, lock);
  if (bank.lock_password_hash !== null) throw conflict(lockedReason(bank.kode));
  return bank;
}

export function lockedReason(kode: string): string {
  return `Banksoal ${kode} terkunci. Buka kuncinya dahulu.`;
}
