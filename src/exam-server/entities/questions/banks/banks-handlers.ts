// Everything about question banks, gathered from the files of its kinds of work; reading stands here.
import type { bankEndpoints } from "../../../../contract/endpoints/questions/bank-endpoints.ts";
import { mayUseBank, openBank } from "./bank-access.ts";
import { bankCopying } from "./banks-copy.ts";
import { bankLocking } from "./banks-lock.ts";
import { bankById, bankList } from "./banks-query.ts";
import { bankDeletion } from "./banks-deletion.ts";
import { bankWriting } from "./banks-writing.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { caseless } from "../../../records/list-sql.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { boolean, sqlRows, sqlValue, text } from "../../../records/sql-rows.ts";

export const banksHandlers: HandlersOf<typeof bankEndpoints> = {
  ...bankWriting,
  ...bankLocking,
  ...bankCopying,
  ...bankDeletion,

  listQuestionBanks: { read: (query, call) => readPage(bankList, query, call) },
  listQuestionBankIds: { read: (query, call) => readIds(bankList, query, call) },

  listQuestionBankChoices: {
    read: async (_input, call) => ({ authors: await authors(call), grades: await grades(call) }),
  },

  getQuestionBank: {
    async read({ id }, call) {
      await openBank(id, call);
      return bankById(id, call);
    },
  },
};

function authors({ db }: Call) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "active"])
    .where(
      sqlValue(boolean())`active
        or exists (select 1 from bank_authors where user_id = users.id)
        or exists (select 1 from question_banks where created_by = users.id)`,
    )
    .orderBy(caseless("name"))
    .orderBy("id")
    .execute();
}

async function grades(call: Call): Promise<string[]> {
  const { rows } = await sqlRows({ grade: text() })`
    select min(b.grade) as grade from question_banks b
    where b.grade <> '' and ${mayUseBank(call)}
    group by lower(b.grade) order by lower(min(b.grade)) collate "C"`.execute(call.db);
  return rows.map(({ grade }) => grade);
}
