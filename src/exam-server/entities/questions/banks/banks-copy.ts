// Copying a question bank with everything in it, in one transaction. The person who copies becomes the copy's author;
// co-authors, lock, archive and exams stay with the original.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { bankEndpoints } from "../../../../contract/endpoints/questions/bank-endpoints.ts";
import { openBank } from "./bank-access.ts";
import { bankById } from "./banks-query.ts";
import { codeFault } from "./banks-writing.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { insertCopies } from "../questions/questions-copy.ts";
import { invalidFields } from "../../../http/refusal.ts";

export const bankCopying: Pick<HandlersOf<typeof bankEndpoints>, "duplicateQuestionBank"> = {
  duplicateQuestionBank: {
    async write({ id, kode, nama }, call) {
      const source = await openBank(id, call, "update");
      const fault = await codeFault(kode, null, call.db);
      if (fault) throw invalidFields({ kode: fault });
      const copy = randomUUID();
      await copyBank(id, { id: copy, kode, nama }, call);
      const references = await copyReferences(copy, id, call);
      await copyQuestions(copy, id, references, call);
      const after = { kode, nama, copied_from: source.kode };
      await call.audit({ action: "bank.duplicate", objectId: copy, after });
      return bankById(copy, call);
    },
  },
};

async function copyBank(
  from: string,
  to: { id: string; kode: string; nama: string },
  call: Call,
): Promise<void> {
  const { db, at } = call;
  await sql`
    insert into question_banks (id, kode, nama, subject_id, grade, order_mode, default_option_count,
      default_competence_id, kkm, next_reference, created_by, created_at, updated_at)
    select ${to.id}, ${to.kode}, ${to.nama}, subject_id, grade, order_mode, default_option_count,
      default_competence_id, kkm, next_reference, ${callerOf(call).id}::text,
      ${at}::timestamptz, ${at}::timestamptz
    from question_banks where id = ${from}`.execute(db);
  await sql`
    insert into bank_type_plans (bank_id, type, count, weight, policy, minus)
    select ${to.id}, type, count, weight, policy, minus from bank_type_plans
    where bank_id = ${from}`.execute(db);
}

/** Answers the copy of each reference by the id of the original. */
async function copyReferences(
  bankId: string,
  sourceId: string,
  call: Call,
): Promise<Map<string, string>> {
  const { db, at } = call;
  const rows = await db
    .selectFrom("question_references")
    .select("id")
    .where("bank_id", "=", sourceId)
    .execute();
  const copies = rows.map(({ id }) => ({ old: id, new: randomUUID() }));
  const made = sql`json_to_recordset(${JSON.stringify(copies)}::json) as m (old text, new text)`;
  await sql`
    insert into question_references (id, bank_id, type, kode, judul, isi, audio_id, max_play,
      position, created_by, created_at, updated_at)
    select m.new, ${bankId}, r.type, r.kode, r.judul, r.isi, r.audio_id, r.max_play, r.position,
      ${callerOf(call).id}::text, ${at}::timestamptz, ${at}::timestamptz
    from ${made} join question_references r on r.id = m.old`.execute(db);
  await sql`
    insert into media_uses (media_id, reference_id)
    select mu.media_id, m.new from ${made} join media_uses mu on mu.reference_id = m.old`.execute(
    db,
  );
  return new Map(copies.map((copy) => [copy.old, copy.new]));
}

async function copyQuestions(
  bankId: string,
  sourceId: string,
  references: ReadonlyMap<string, string>,
  call: Call,
): Promise<void> {
  const rows = await call.db
    .selectFrom("questions")
    .select(["id", "position", "reference_id", "created_at"])
    .where("bank_id", "=", sourceId)
    .where("deleted_at", "is", null)
    .execute();
  const copies = rows.map(({ id, position, reference_id: reference, created_at }) => ({
    old: id,
    new: randomUUID(),
    bank_id: bankId,
    position,
    reference_id: reference && (references.get(reference) ?? null),
    created_at,
  }));
  await insertCopies(copies, call);
}
