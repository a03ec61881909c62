// Everything about questions, gathered from the files of its kinds of work; reading stands here.
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import { openBank } from "../banks/bank-access.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { openQuestionBank } from "./question-access.ts";
import { questionChanging } from "./questions-changes.ts";
import { questionCopying } from "./questions-copy.ts";
import { questionDeletion } from "./questions-deletion.ts";
import { questionImport } from "./questions-import.ts";
import { questionOrdering } from "./questions-order-handlers.ts";
import {
  bankOrder,
  bankQuestionIds,
  questionById,
  questionList,
  questionsById,
} from "./questions-query.ts";
import { questionTransfer } from "./questions-transfer.ts";
import { questionWriting } from "./questions-writing.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export const questionsHandlers: HandlersOf<typeof questionEndpoints> = {
  ...questionWriting,
  ...questionOrdering,
  ...questionCopying,
  ...questionTransfer,
  ...questionChanging,
  ...questionDeletion,
  ...questionImport,

  listQuestions: {
    async read(query, call) {
      await openBank(query.id, call);
      return readPage(questionList, query, call);
    },
  },

  listQuestionIds: {
    async read(query, call) {
      await openBank(query.id, call);
      return readIds(questionList, query, call);
    },
  },

  exportQuestions: {
    async read({ id, ids }, call) {
      await openBank(id, call);
      const all = await bankQuestionIds(id, call.db);
      const wanted = new Set(ids);
      const found = ids.length === 0 ? all : all.filter((each) => wanted.has(each));
      return { items: await questionsById(found, call.db) };
    },
  },

  getQuestion: {
    async read({ id }, call) {
      const bank = await openQuestionBank(id, call);
      return {
        question: await questionById(id, call.db),
        ...(await neighbours(id, bank.id, call)),
      };
    },
  },

  announceEditing: {
    async read({ id, editor, open }, call) {
      await openQuestionBank(id, call);
      const { version } = await call.db
        .selectFrom("questions")
        .select("version")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const others = call.services.editing.announce(id, editor, callerOf(call), open);
      return { others, version };
    },
  },
};

async function neighbours(id: string, bankId: string, { db }: Call) {
  const { rows } = await sqlRows({
    previous_id: orNull(text()),
    next_id: orNull(text()),
    total: number(),
  })`
    select previous_id, next_id, total from (
      select q.id, lag(q.id) over places as previous_id, lead(q.id) over places as next_id,
        count(*) over () as total
      from questions q join question_banks b on b.id = q.bank_id
      where q.bank_id = ${bankId} and q.deleted_at is null
      window places as (order by ${bankOrder})
    ) ordered where id = ${id}`.execute(db);
  return rows[0]!;
}
