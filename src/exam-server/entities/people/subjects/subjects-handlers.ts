// Everything about subjects, gathered from the files of its kinds of work; what is chosen from stands here.
import type { subjectEndpoints } from "../../../../contract/endpoints/subject-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { findCodes, readOptions } from "../../../records/coded-rows.ts";
import { caseless } from "../../../records/list-sql.ts";
import { boolean, sqlValue } from "../../../records/sql-rows.ts";
import { subjectImport } from "./subjects-import.ts";
import { subjectVerbs } from "./subjects-writing.ts";

export const subjectsHandlers: HandlersOf<typeof subjectEndpoints> = {
  ...subjectImport,

  listSubjects: subjectVerbs.list,
  listSubjectIds: subjectVerbs.ids,
  exportSubjects: subjectVerbs.export,
  createSubject: subjectVerbs.create,
  updateSubject: subjectVerbs.update,
  deleteSubjects: subjectVerbs.remove,

  listSubjectOptions: { read: (_input, { db }) => readOptions("subjects", db) },

  listCorrectors: {
    read: (_input, { db }) =>
      db
        .selectFrom("users")
        .select(["id", "name", "email", "active"])
        .where(
          sqlValue(boolean())`active
            or exists (select 1 from subject_correctors where user_id = users.id)`,
        )
        .orderBy(caseless("name"))
        .orderBy("id")
        .execute(),
  },

  matchSubjects: {
    read: async ({ kode }, { db }) => ({ matches: await findCodes("subjects", kode, db) }),
  },
};
