// Everything about subjects, gathered from the files of its kinds of work; reading stands here.
import { sql } from "kysely";
import type * as contract from "../../../contract/subjects.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { caseless } from "../../records/list-sql.ts";
import { readIds, readPage } from "../../records/record-list.ts";
import { subjectImport } from "./subjects-import.ts";
import { subjectList, subjectsByCode, subjectsById } from "./subjects-query.ts";
import { subjectWriting } from "./subjects-writing.ts";

export const subjectsHandlers: HandlersOf<typeof contract> = {
  ...subjectWriting,
  ...subjectImport,

  listSubjects: { read: (query, call) => readPage(subjectList, query, call) },
  listSubjectIds: { read: (query, call) => readIds(subjectList, query, call) },
  exportSubjects: { read: async ({ ids }, { db }) => ({ items: await subjectsById(db, ids) }) },

  listSubjectOptions: {
    read: (_input, { db }) =>
      db
        .selectFrom("subjects")
        .select(["id", "kode", "nama"])
        .orderBy(caseless("nama"))
        .orderBy("id")
        .execute(),
  },

  listCorrectors: {
    read: (_input, { db }) =>
      db
        .selectFrom("users")
        .select(["id", "name", "email", "active"])
        .where(
          sql<boolean>`active or exists (select 1 from subject_correctors where user_id = users.id)`,
        )
        .orderBy(caseless("name"))
        .orderBy("id")
        .execute(),
  },

  matchSubjects: {
    read: async ({ kode }, { db }) => ({ matches: await subjectsByCode(db, kode) }),
  },
};
