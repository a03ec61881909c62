// Copying and moving questions to another bank. What they share there goes along: a reference as a copy, once.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import { openBank, type BankHead } from "../banks/bank-access.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { done, refused, type Outcome } from "../../../records/bulk-results.ts";
import { judgeQuestions, type Candidate } from "./question-access.ts";
import { bankIsFull } from "./question-checks.ts";
import { momentOf, nextPosition } from "./question-rows-writing.ts";
import { createRooms, insertCopies, type Copy } from "./questions-copy.ts";
import { recheckQuestions } from "./stored-question-checks.ts";
import { examsUsing } from "./questions-query.ts";
import { usedBy } from "../../../records/used-by.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

type Input = InferOutput<typeof questionEndpoints.transferQuestions.input>;

export const questionTransfer: Pick<HandlersOf<typeof questionEndpoints>, "transferQuestions"> = {
  transferQuestions: { write: transfer },
};

async function transfer({ ids, bank_id, mode }: Input, call: Call) {
  // Before the locks, so that a bank which is not the person's is not waited for.
  await openBank(bank_id, call);
  const rooms = createRooms(call.db);
  const judge = async (row: Candidate): Promise<Outcome> => {
    if (row.deleted_at) return refused("Soal tidak ditemukan.");
    const reason = mode === "move" ? await whyNotMoved(row, bank_id, call.db) : null;
    if (reason) return refused(reason);
    return (await rooms.take(bank_id)) ? done : refused(bankIsFull);
  };
  const { results, accepted } = await judgeQuestions(ids, call, judge, [bank_id]);
  // Its lock may have come meanwhile.
  const target = await openBank(bank_id, call);
  const copies = await copiesFor(accepted, target, call);
  if (mode === "copy") await insertCopies(copies, call);
  else await moveRows(copies, call);
  // Another bank may score its types otherwise.
  const placed = copies.map((copy) => (mode === "copy" ? copy.new : copy.old));
  await recheckQuestions(placed, call.db);
  await call.audit(
    copies.map((copy, index) => ({
      action: `question.${mode}`,
      objectId: mode === "copy" ? copy.new : copy.old,
      before: { bank: accepted[index]!.bank_kode, id: copy.old },
      after: { bank: target.kode },
    })),
  );
  return { results };
}

async function whyNotMoved(row: Candidate, target: string, db: Db): Promise<string | null> {
  if (row.bank_id === target) return "Soal ini sudah ada di banksoal itu.";
  const names = await examsUsing(row.bank_id, db);
  const used = usedBy([{ noun: "jadwal", total: names.length, names }]);
  return used && `Banksoal asalnya sudah dipakai ujian. ${used} Salin saja.`;
}

async function copiesFor(
  rows: readonly Candidate[],
  target: BankHead,
  call: Call,
): Promise<Copy[]> {
  const references = await referencesIn(target.id, rows, call);
  const position = await nextPosition(target.id, call.db);
  return rows.map((row, index) => ({
    old: row.id,
    new: randomUUID(),
    bank_id: target.id,
    position: position + index,
    reference_id: row.reference_id && (references.get(row.reference_id) ?? null),
    created_at: momentOf(call.at, index),
  }));
}

/** The question keeps its id and the time of its making; competences of another subject it leaves behind. */
async function moveRows(moves: readonly Copy[], { db, at }: Call): Promise<void> {
  await sql`
    update questions q set bank_id = m.bank_id, position = m.position, reference_id = m.reference_id,
      version = q.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(moves)}::json)
      as m (old text, bank_id text, position integer, reference_id text)
    where q.id = m.old`.execute(db);
  await dropStrangeCompetences(
    moves.map(({ old }) => old),
    db,
  );
}

export async function dropStrangeCompetences(ids: readonly string[], db: Db): Promise<void> {
  await sql`
    delete from question_competences qc using questions q, question_banks b, competences c
    where qc.question_id = any(${ids}) and q.id = qc.question_id and b.id = q.bank_id
      and c.id = qc.competence_id and c.subject_id is distinct from b.subject_id`.execute(db);
}

/** By the id of each reference that the questions have: the one that stands for it in the target bank. */
async function referencesIn(
  bankId: string,
  rows: readonly Candidate[],
  call: Call,
): Promise<Map<string, string>> {
  const ids = new Set(rows.map((row) => row.reference_id).filter((id) => id !== null));
  const found = new Map<string, string>();
  for (const id of ids) {
    found.set(id, (await sameReference(bankId, id, call.db)) ?? (await copyOf(bankId, id, call)));
  }
  return found;
}

/** Itself, when it stands in the bank already. */
async function sameReference(bankId: string, id: string, db: Db): Promise<string | null> {
  const { rows } = await sqlRows({ id: text() })`
    select other.id from question_references r
      join question_references other on other.bank_id = ${bankId} and other.type = r.type
        and other.judul = r.judul and other.isi = r.isi
        and other.audio_id is not distinct from r.audio_id
    where r.id = ${id}
    order by other.id <> r.id, other.position limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function copyOf(bankId: string, id: string, call: Call): Promise<string> {
  const copy = randomUUID();
  const { db, at } = call;
  const number = await nextReferenceNumber(bankId, db);
  await sql`
    insert into question_references (id, bank_id, type, kode, judul, isi, audio_id, max_play, position,
      created_by, created_at, updated_at)
    select ${copy}, ${bankId}, type, ${`R${number}`}, judul, isi, audio_id, max_play, ${number}::integer,
      ${callerOf(call).id}::text, ${at}::timestamptz, ${at}::timestamptz
    from question_references where id = ${id}`.execute(db);
  await sql`
    insert into media_uses (media_id, reference_id)
    select media_id, ${copy} from media_uses where reference_id = ${id}`.execute(db);
  const after = { kode: `R${number}`, copied_from: id };
  await call.audit({ action: "reference.create", objectId: copy, after });
  return copy;
}

/** None is given twice in a bank, deleted ones included. */
export async function nextReferenceNumber(bankId: string, db: Db): Promise<number> {
  const { number } = await db
    .updateTable("question_banks")
    .set((eb) => ({ next_reference: eb("next_reference", "+", 1) }))
    .where("id", "=", bankId)
    .returning((eb) => eb("next_reference", "-", 1).as("number"))
    .executeTakeFirstOrThrow();
  return number;
}
