// The way to a question leads through its bank: it must be the person's, and open. A bulk call names many at once, which
// are judged one by one.
import { sql } from "kysely";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { lockedReason, mayUseBank, openBank, type BankHead } from "../banks/bank-access.ts";
import type { Call } from "../../../http/handler.ts";
import { judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import { questionExcerpt, questionNumbers } from "./questions-query.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/**
 * The bank of a question that is there. With `"update"` nobody else changes anything in the bank before the transaction
 * ends. @throws Refusal, 44, or 49 while the bank is locked
 */
export async function openQuestionBank(id: string, call: Call, lock?: "update"): Promise<BankHead> {
  const first = await bankOf(id, call);
  try {
    const bank = await openBank(first, call, lock);
    // Moved to another bank or deleted while we waited.
    if (lock && (await bankOf(id, call)) !== bank.id) throw notFound("Soal");
    return bank;
  } catch (error) {
    const isForeign = error instanceof Refusal && error.code === responseCodes.notFound;
    throw isForeign ? notFound("Soal") : error;
  }
}

async function bankOf(id: string, { db }: Call): Promise<string> {
  const row = await db
    .selectFrom("questions")
    .select("bank_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Soal");
  return row.bank_id;
}

export type Candidate = {
  id: string;
  bank_id: string;
  bank_kode: string;
  is_locked: boolean;
  reference_id: string | null;
  version: number;
  deleted_at: Date | null;
  label: string;
  /** Null: it is deleted. */
  number: number | null;
};
/**
 * Asks `judge` of each question that is the person's, in the order of `ids`; the banks of all of them, and `alsoLocked`,
 * wait for this transaction. What is accepted still has to be written.
 */
export async function judgeQuestions(
  ids: readonly string[],
  call: Call,
  judge: (row: Candidate) => Outcome | Promise<Outcome>,
  alsoLocked: readonly string[] = [],
): Promise<{ results: BulkResult[]; accepted: Candidate[] }> {
  const wanted = [...new Set(ids)];
  await lockBanks(wanted, alsoLocked, call);
  const rows = new Map((await candidates(wanted, call)).map((row) => [row.id, row]));
  const accepted: Candidate[] = [];
  const judgeOne = async (row: Candidate): Promise<Outcome> => {
    if (row.is_locked) return refused(lockedReason(row.bank_kode));
    const outcome = await judge(row);
    if (outcome.outcome === "done") accepted.push(row);
    return outcome;
  };
  const questions = {
    noun: "Soal",
    find: (id: string) => rows.get(id),
    label: ({ label }: Candidate) => label,
  };
  return { results: await judgeEach(wanted, questions, judgeOne), accepted };
}

/** Always in the same order, so that two bulk calls never wait for each other in a circle. */
async function lockBanks(
  ids: readonly string[],
  alsoLocked: readonly string[],
  call: Call,
): Promise<void> {
  await sql`
    select b.id from question_banks b
    where (b.id in (select bank_id from questions where id = any(${ids})) or b.id = any(${alsoLocked}))
      and ${mayUseBank(call)}
    order by b.id for update of b`.execute(call.db);
}

const rowColumns = {
  id: text(),
  bank_id: text(),
  bank_kode: text(),
  is_locked: boolean(),
  reference_id: orNull(text()),
  version: number(),
  deleted_at: orNull(moment()),
  stem: text(),
  type: number(),
  payload: json<unknown>(),
};

async function candidates(ids: readonly string[], call: Call): Promise<Candidate[]> {
  const { rows } = await sqlRows(rowColumns)`
    select q.id, q.bank_id, b.kode as bank_kode, b.lock_password_hash is not null as is_locked,
      q.reference_id, q.version, q.deleted_at, q.stem, q.type, q.payload
    from questions q join question_banks b on b.id = q.bank_id
    where q.id = any(${ids}) and ${mayUseBank(call)}`.execute(call.db);
  const numbers = await questionNumbers(ids, call.db);
  return rows.map(({ stem, type, payload, ...row }) => {
    const number = numbers.get(row.id) ?? null;
    const content = { type, payload, key: {} } as QuestionContent;
    // A refusal is an answer too: it tells nothing of what is locked.
    const excerpt = row.is_locked ? "" : questionExcerpt({ stem, content }, 60);
    return { ...row, number, label: labelOf(number, excerpt) };
  });
}

function labelOf(number: number | null, excerpt: string): string {
  const name = number === null ? "Soal" : `Soal ${number}`;
  return excerpt === "" ? name : `${name} — ${excerpt}`;
}
