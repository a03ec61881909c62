// Deleting competences, leaves first. What has questions stays, and so does everything above it.
import { sql } from "kysely";
import type * as contract from "../../../contract/competences.ts";
import type { Competence } from "../../../contract/competences.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import { competencesById, withDescendants } from "./competences-query.ts";
import { shortened } from "./competences-writing.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { namedUsers, usedBy } from "../../records/used-by.ts";

export const competenceDeletion: Pick<
  HandlersOf<typeof contract>,
  "deleteCompetences" | "listCompetenceDescendants"
> = {
  listCompetenceDescendants: {
    async read({ ids }, { db }) {
      const given = new Set(ids);
      const all = await withDescendants(db, ids);
      return {
        items: all.flatMap(({ id, kode, uraian }) => (given.has(id) ? [] : [{ id, kode, uraian }])),
        ids: all.map(({ id }) => id).reverse(),
      };
    },
  },
  deleteCompetences: {
    async write({ ids }, call) {
      const wanted = [...new Set(ids)];
      await lockSubjectsOf(wanted, call);
      const known = new Map((await competencesById(call.db, wanted)).map((row) => [row.id, row]));
      const results = new Map<string, BulkResult>();
      // Children before their parents: a parent is judged when it is known which of them are gone.
      const deepestFirst = [...known.values()].sort((one, other) => other.depth - one.depth);
      for (const row of deepestFirst) results.set(row.id, await removeOne(row, call));
      return { results: wanted.map((id) => results.get(id) ?? missing(id)) };
    },
  },
};

function missing(id: string): BulkResult {
  return { id, label: id, outcome: "refused", reason: "Kompetensi tidak ditemukan." };
}

async function lockSubjectsOf(ids: readonly string[], { db }: Call): Promise<void> {
  await sql`
    select id from subjects
    where id in (select subject_id from competences where id = any(${ids}))
    order by id for update`.execute(db);
}

async function removeOne(row: Competence, call: Call): Promise<BulkResult> {
  const { id, kode, uraian, subject_kode } = row;
  const label = `${kode} — ${shortened(uraian)}`;
  const children = await call.db
    .selectFrom("competences")
    .select(["kode", (eb) => eb.fn.countAll<number>().over().as("total")])
    .where("parent_id", "=", id)
    .orderBy("position")
    .limit(namedUsers)
    .execute();
  const reason = usedBy([
    { noun: "soal", total: row.question_count, names: [] },
    {
      noun: "kompetensi turunan",
      total: children[0]?.total ?? 0,
      names: children.map((child) => child.kode),
    },
  ]);
  if (reason) return { id, label, outcome: "refused", reason };
  // Only deleted questions have it still; taken back, they come without it.
  await call.db.deleteFrom("question_competences").where("competence_id", "=", id).execute();
  await call.db.deleteFrom("competences").where("id", "=", id).execute();
  const before = { subject_kode, kode, uraian };
  await call.audit({ action: "competence.delete", objectId: id, before });
  return { id, label, outcome: "done" };
}
