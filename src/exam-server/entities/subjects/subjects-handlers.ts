// Everything about subjects, gathered from the files of its kinds of work; reading stands here.
import { sql } from "kysely";
import type * as contract from "../../../contract/subjects.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { caseless, offsetOf, pageAnswer } from "../../records/list-page.ts";
import { subjectImport } from "./subjects-import.ts";
import {
  shownSubject,
  subjectCondition,
  subjectOrder,
  subjectRows,
  subjectsByCode,
  subjectsById,
} from "./subjects-query.ts";
import { subjectWriting } from "./subjects-writing.ts";

export const subjectsHandlers: HandlersOf<typeof contract> = {
  ...subjectWriting,
  ...subjectImport,

  listSubjects: {
    async read(query, { db }) {
      const items = await subjectRows(db)
        .where(subjectCondition(query))
        .orderBy(subjectOrder(query.sort))
        .limit(query.per_page)
        .offset(offsetOf(query))
        .execute();
      const { total } = await db
        .selectFrom("subjects as s")
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .where(subjectCondition(query))
        .executeTakeFirstOrThrow();
      return pageAnswer(query, items.map(shownSubject), total);
    },
  },

  listSubjectIds: {
    async read(query, { db }) {
      const rows = await db
        .selectFrom("subjects as s")
        .select("s.id")
        .where(subjectCondition(query))
        .orderBy(subjectOrder(query.sort))
        .execute();
      return { ids: rows.map(({ id }) => id) };
    },
  },

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
