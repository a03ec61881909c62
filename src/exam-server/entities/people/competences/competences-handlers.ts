// Everything about competences, gathered from the files of its kinds of work; reading stands here.
import { sql } from "kysely";
import type { competenceEndpoints } from "../../../../contract/endpoints/competence-endpoints.ts";
import { competenceDeletion } from "./competences-deletion.ts";
import { competenceImport } from "./competences-import.ts";
import { competenceList, competenceOptions, competencesById } from "./competences-query.ts";
import { competenceWriting } from "./competences-writing.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

export const competencesHandlers: HandlersOf<typeof competenceEndpoints> = {
  ...competenceWriting,
  ...competenceDeletion,
  ...competenceImport,

  listCompetences: { read: (query, call) => readPage(competenceList, query, call) },
  listCompetenceIds: { read: (query, call) => readIds(competenceList, query, call) },
  exportCompetences: {
    read: async ({ ids }, { db }) => ({ items: await competencesById(db, ids) }),
  },

  listCompetencePhases: {
    async read(_input, { db }) {
      const rows = await db
        .selectFrom("competences")
        .select((eb) => eb.fn.min("fase").as("fase"))
        .where("fase", "!=", "")
        .groupBy(sql`lower(fase)`)
        .orderBy(sql`lower(min(fase)) collate "C"`)
        .execute();
      return rows.map(({ fase }) => fase);
    },
  },

  listCompetenceOptions: {
    read: ({ subject_id }, { db }) => competenceOptions(db, subject_id),
  },

  matchCompetences: {
    async read({ keys }, { db }) {
      const { rows } = await sqlRows({
        kode_matpel: text(),
        kode: text(),
        id: text(),
        uraian: text(),
      })`
        select s.kode as kode_matpel, c.kode, c.id, c.uraian
        from (
          select distinct lower(kode_matpel) as kode_matpel, lower(kode) as kode
          from json_to_recordset(${JSON.stringify(keys)}::json)
            as asked (kode_matpel text, kode text)
        ) wanted
          join subjects s on lower(s.kode) = wanted.kode_matpel
          join competences c on c.subject_id = s.id and lower(c.kode) = wanted.kode`.execute(db);
      return { matches: rows };
    },
  },
};
