// Deleting questions, undoing it, and forgetting them for good once nobody can undo it any more.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import { restoreDays } from "../../../../contract/calls/record-calls.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { questionTypes, type QuestionType } from "../../../../contract/questions/question-types.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { done, refused, unchanged } from "../../../records/bulk-results.ts";
import { deletedVerbs, restorableSince } from "../../../records/deleted-list.ts";
import { openBank } from "../banks/bank-access.ts";
import { judgeQuestions, type Candidate } from "./question-access.ts";
import { bankIsFull } from "./question-checks.ts";
import { questionExcerpt } from "./questions-query.ts";
import { createRooms } from "./questions-copy.ts";
import { dropStrangeCompetences } from "./questions-transfer.ts";
import { anyOf, json, number, sqlRows, text } from "../../../records/sql-rows.ts";

type Deletion =
  | "deleteQuestions"
  | "restoreQuestions"
  | "listDeletedQuestions"
  | "listDeletedQuestionIds";

const rowColumns = {
  id: text(),
  stem: text(),
  type: number<QuestionType>(),
  payload: json<unknown>(),
};

const deleted = deletedVerbs({
  object: "question",
  table: "questions",
  columns: ["d.search"],
  async within({ id }: InferOutput<typeof questionEndpoints.listDeletedQuestions.input>, call) {
    await openBank(id, call);
    return sql`d.bank_id = ${id}`;
  },
  async named(ids, { db }) {
    const { rows } = await sqlRows(rowColumns)`
      select id, stem, type, payload from questions where id = any(${ids})`.execute(db);
    return rows.map(({ id, stem, type, payload }) => {
      const content = { type, payload, key: {} } as QuestionContent;
      return { id, label: questionExcerpt({ stem, content }), note: questionTypes[type] };
    });
  },
});

export const questionDeletion: Pick<HandlersOf<typeof questionEndpoints>, Deletion> = {
  listDeletedQuestions: deleted.list,
  listDeletedQuestionIds: deleted.ids,
  deleteQuestions: {
    async write({ ids }, call) {
      const judge = (row: Candidate) => (row.deleted_at ? unchanged : done);
      const { results, accepted } = await judgeQuestions(ids, call, judge);
      await store(accepted, "delete", call);
      return { results };
    },
  },
  restoreQuestions: {
    async write({ ids }, call) {
      const rooms = createRooms(call.db);
      const { results, accepted } = await judgeQuestions(ids, call, async (row) => {
        if (!row.deleted_at) return unchanged;
        if (row.deleted_at < restorableSince(call.at)) {
          return refused(`Dihapus lebih dari ${restoreDays} hari yang lalu.`);
        }
        return (await rooms.take(row.bank_id)) ? done : refused(bankIsFull);
      });
      await store(accepted, "restore", call);
      return { results };
    },
  },
};

async function store(rows: readonly Candidate[], verb: "delete" | "restore", call: Call) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await call.db
    .updateTable("questions")
    .set((eb) => ({
      deleted_at: verb === "delete" ? call.at : null,
      version: eb("version", "+", 1),
      updated_at: call.at,
    }))
    .where("id", "=", anyOf(ids))
    .execute();
  // Its bank may have another subject by now.
  if (verb === "restore") await dropStrangeCompetences(ids, call.db);
  await call.audit(
    rows.map(({ id, bank_kode, label }) => {
      const row = { bank: bank_kode, label };
      const action = `question.${verb}` as const;
      return { action, objectId: id, ...(verb === "delete" ? { before: row } : { after: row }) };
    }),
  );
}

/** Called at start. What an exam may have shown stays, so that its answers can be read; and so do its pictures. */
export async function purgeDeletedQuestions(db: Db, at: Date): Promise<void> {
  await sql`
    delete from questions q
    where q.deleted_at < ${restorableSince(at)}::timestamptz
      and not exists (select 1 from question_versions v where v.question_id = q.id)
      and not exists (select 1 from schedule_banks sb where sb.bank_id = q.bank_id)`.execute(db);
}
