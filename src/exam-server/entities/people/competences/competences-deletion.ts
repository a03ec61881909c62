// Deleting competences, leaves first. What has questions stays, and so does everything above it.
import type { competenceEndpoints } from "../../../../contract/endpoints/competence-endpoints.ts";
import type { Competence } from "../../../../contract/competences.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { done, judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { inOrder } from "../../../records/record-list.ts";
import { number, sqlValue } from "../../../records/sql-rows.ts";
import { competencesById, withDescendants } from "./competences-query.ts";
import { competences } from "./competences-writing.ts";
import { namedUsers, usedBy } from "../../../records/used-by.ts";

export const competenceDeletion: Pick<
  HandlersOf<typeof competenceEndpoints>,
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
      await competences.lock(ids, call);
      const known = new Map((await competencesById(call.db, ids)).map((row) => [row.id, row]));
      // Children before their parents: a parent is judged when it is known which of them are gone.
      const depthOf = (id: string) => known.get(id)?.depth ?? 0;
      const deepestFirst = [...ids].sort((one, other) => depthOf(other) - depthOf(one));
      const { label } = competences;
      const find = (id: string) => known.get(id);
      const rows = { noun: nounOf(competences), label, find };
      const results = await judgeEach(deepestFirst, rows, (row) => remove(row, call));
      return { results: inOrder([...new Set(ids)], results) };
    },
  },
};

async function remove(row: Competence, call: Call): Promise<Outcome> {
  const { id, kode, uraian, subject_kode } = row;
  const children = await call.db
    .selectFrom("competences")
    .select(["kode", sqlValue(number())`count(*) over ()`.as("total")])
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
  if (reason) return refused(reason);
  // Only deleted questions have it still; taken back, they come without it.
  await call.db.deleteFrom("question_competences").where("competence_id", "=", id).execute();
  await call.db.deleteFrom("competences").where("id", "=", id).execute();
  const before = { subject_kode, kode, uraian };
  await call.audit({ action: "competence.delete", objectId: id, before });
  return done;
}
