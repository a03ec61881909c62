// Copying questions within their bank. The rows that a copy consists of are written here for whole banks and for other
// banks as well.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { done, refused } from "../../../records/bulk-results.ts";
import { judgeQuestions, type Candidate } from "./question-access.ts";
import { bankIsFull, roomIn } from "./question-checks.ts";
import { fieldsById, momentOf, nextPosition, storeQuestionUses } from "./question-rows-writing.ts";
import { writeOrder } from "./questions-order-handlers.ts";
import { bankQuestionIds } from "./questions-query.ts";

/** One copy that is to be made. */
export type Copy = {
  old: string;
  new: string;
  bank_id: string;
  position: number;
  reference_id: string | null;
  created_at: Date;
};

export const questionCopying: Pick<HandlersOf<typeof questionEndpoints>, "duplicateQuestions"> = {
  duplicateQuestions: {
    async write({ ids }, call) {
      const rooms = createRooms(call.db);
      const { results, accepted } = await judgeQuestions(ids, call, async (row) => {
        if (row.deleted_at) return refused("Soal tidak ditemukan.");
        return (await rooms.take(row.bank_id)) ? done : refused(bankIsFull);
      });
      const copies = await copiesOf(accepted, call);
      await insertCopies(copies, call);
      for (const bankId of new Set(copies.map(({ bank_id }) => bank_id))) {
        await placeBesideOriginals(bankId, copies, call.db);
      }
      await call.audit(
        copies.map((copy, index) => ({
          action: "question.duplicate",
          objectId: copy.new,
          after: { bank: accepted[index]!.bank_kode, copied_from: copy.old },
        })),
      );
      return { results, created_ids: copies.map((copy) => copy.new) };
    },
  },
};

/** How many questions each of the locked banks still takes. */
export function createRooms(db: Db) {
  const left = new Map<string, number>();
  return {
    /** False when the bank is full. */
    async take(bankId: string): Promise<boolean> {
      const room = left.get(bankId) ?? (await roomIn(bankId, db));
      left.set(bankId, room - 1);
      return room > 0;
    },
  };
}

async function copiesOf(rows: readonly Candidate[], { db, at }: Call): Promise<Copy[]> {
  const next = new Map<string, number>();
  const copies: Copy[] = [];
  for (const [index, { id, bank_id, reference_id }] of rows.entries()) {
    const position = next.get(bank_id) ?? (await nextPosition(bank_id, db));
    next.set(bank_id, position + 1);
    const created_at = momentOf(at, index);
    copies.push({ old: id, new: randomUUID(), bank_id, position, reference_id, created_at });
  }
  return copies;
}

async function placeBesideOriginals(bankId: string, copies: readonly Copy[], db: Db) {
  const copyOf = new Map(copies.map((copy) => [copy.old, copy.new]));
  const made = new Set(copyOf.values());
  const order = (await bankQuestionIds(bankId, db)).filter((id) => !made.has(id));
  const placed = order.flatMap((id) => {
    const copy = copyOf.get(id);
    return copy === undefined ? [id] : [id, copy];
  });
  await writeOrder(bankId, placed, db);
}

/**
 * Parts keep their ids: they only have to differ within their question. Competences go along as far as they are of the
 * subject of the bank that the copy comes to.
 */
export async function insertCopies(copies: readonly Copy[], call: Call): Promise<void> {
  if (copies.length === 0) return;
  const { db, at } = call;
  const made = sql`json_to_recordset(${JSON.stringify(copies)}::json) as m (
    old text, new text, bank_id text, position integer, reference_id text, created_at timestamptz)`;
  await sql`
    insert into questions (id, bank_id, type, position, stem, layout, reference_id, bobot, difficulty,
      explanation, policy, shuffle, audio, payload, key, search, faults, created_by, created_at,
      updated_at, outside_usage)
    select m.new, m.bank_id, q.type, m.position, q.stem, q.layout, m.reference_id, q.bobot,
      q.difficulty, q.explanation, q.policy, q.shuffle, q.audio, q.payload, q.key, q.search, q.faults,
      ${callerOf(call).id}::text, m.created_at, ${at}::timestamptz,
      case when q.version = 1 then q.outside_usage end
    from ${made} join questions q on q.id = m.old`.execute(db);
  await sql`
    insert into question_competences (question_id, competence_id)
    select m.new, qc.competence_id
    from ${made}
      join question_competences qc on qc.question_id = m.old
      join question_banks b on b.id = m.bank_id
      join competences c on c.id = qc.competence_id and c.subject_id = b.subject_id`.execute(db);
  const ids = copies.map((copy) => copy.new);
  await storeQuestionUses(await fieldsById(ids, db), db);
}
