// Adding, changing, ordering and deleting competences. Whoever changes the shape of a subject's tree locks the subject
// first: two of them can neither make a circle nor take the same place.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type * as contract from "../../../../contract/competences.ts";
import type { competenceEndpoints } from "../../../../contract/endpoints/competence-endpoints.ts";
import {
  maxCompetenceDepth,
  type Competence,
  type CompetenceInput,
} from "../../../../contract/competences.ts";
import { difference } from "../../../records/audit-trail.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { invalidFields } from "../../../http/refusal.ts";
import type { LabelledKind } from "../../../records/bulk-results.ts";
import { findRecord, updateRecord } from "../../../records/record-kind.ts";
import { boolean, number, orNull, sqlValue } from "../../../records/sql-rows.ts";
import { competenceList, competencesById, withDescendants } from "./competences-query.ts";

type Update = InferOutput<typeof contract.competenceUpdate>;
type Reorder = InferOutput<typeof competenceEndpoints.reorderCompetence.input>;

export const competences: LabelledKind<Competence> = {
  object: "competence",
  called: ({ kode }) => `Kompetensi ${kode}`,
  label: ({ kode, uraian }) => `${kode} — ${shortened(uraian)}`,
  byId: competenceList.byId,
  lock: (ids, { db }) =>
    sql`
      select id from subjects
      where id in (select subject_id from competences where id = any(${ids}))
      order by id for update`.execute(db),
};

export const competenceWriting: Pick<
  HandlersOf<typeof competenceEndpoints>,
  "createCompetence" | "updateCompetence" | "reorderCompetence"
> = {
  createCompetence: { write: create },
  updateCompetence: { write: update },
  reorderCompetence: { write: reorder },
};

async function create(fields: CompetenceInput, call: Call): Promise<Competence> {
  const { db, at } = call;
  if (!(await lockSubject(db, fields.subject_id))) {
    throw invalidFields({ subject_id: "Matpel ini sudah tidak ada. Pilih yang lain." });
  }
  await checkFields(fields, null, db);
  const id = randomUUID();
  const position = await lastPosition(db, fields.subject_id, fields.parent_id);
  await db
    .insertInto("competences")
    .values({ id, ...fields, position: position + 1, created_at: at, updated_at: at })
    .execute();
  await call.audit({ action: "competence.create", objectId: id, after: { ...fields } });
  return findRecord(competences, id, call);
}

function update({ id, version, ...fields }: Update, call: Call): Promise<Competence> {
  return updateRecord(competences, { id, version }, call, async (before) => {
    const { db } = call;
    const { subject_id, parent_id } = before;
    await checkFields({ subject_id, ...fields }, before, db);
    const moves = fields.parent_id !== parent_id;
    const position = moves
      ? { position: (await lastPosition(db, subject_id, fields.parent_id)) + 1 }
      : {};
    return {
      ...difference<Record<string, unknown>>({ ...before }, fields),
      store: (stamp) =>
        db
          .updateTable("competences")
          .set({ ...fields, ...position, ...stamp })
          .where("id", "=", id)
          .execute(),
    };
  });
}

async function lockSubject(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .selectFrom("subjects")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .execute();
  return rows.length > 0;
}

async function lastPosition(db: Db, subjectId: string, parentId: string | null): Promise<number> {
  const { last } = await db
    .selectFrom("competences")
    .select(sqlValue(orNull(number()))`max(position)`.as("last"))
    .where("subject_id", "=", subjectId)
    .where("parent_id", parentId === null ? "is" : "=", parentId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** @throws Refusal of code 12 naming the field that does not fit what is stored */
async function checkFields(
  fields: CompetenceInput,
  self: Competence | null,
  db: Db,
): Promise<void> {
  const owner = await db
    .selectFrom("competences")
    .select("uraian")
    .where("subject_id", "=", fields.subject_id)
    .where(sqlValue(boolean())`lower(kode) = lower(${fields.kode})`)
    .where("id", "!=", self?.id ?? "")
    .executeTakeFirst();
  if (owner) {
    throw invalidFields({
      kode: `Kode ${fields.kode} sudah dipakai di matpel ini: ${shortened(owner.uraian)}`,
    });
  }
  const fault = await parentFault(fields, self, db);
  if (fault) throw invalidFields({ parent_id: fault });
}

async function parentFault(
  { subject_id, parent_id }: CompetenceInput,
  self: Competence | null,
  db: Db,
): Promise<string | null> {
  if (parent_id === null || parent_id === self?.parent_id) return null;
  const [parent] = await competencesById(db, [parent_id]);
  if (!parent || parent.subject_id !== subject_id) {
    return "Induk ini tidak ada di matpel ini. Pilih yang lain.";
  }
  if (parent_id === self?.id) return "Kompetensi tidak dapat menjadi induk dirinya sendiri.";
  const below = self ? await withDescendants(db, [self.id]) : [];
  if (below.some(({ id }) => id === parent_id)) {
    return `${parent.kode} adalah turunan dari kompetensi ini, jadi tidak dapat menjadi induknya.`;
  }
  const places = await competencesById(
    db,
    below.map(({ id }) => id),
  );
  const levelsBelow = Math.max(0, ...places.map(({ depth }) => depth - (self?.depth ?? 0)));
  return parent.depth + 1 + levelsBelow >= maxCompetenceDepth
    ? `Susunan paling dalam ${maxCompetenceDepth} tingkat.`
    : null;
}

const shownCharacters = 60;
function shortened(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

async function reorder({ id, move, target_id }: Reorder, call: Call) {
  const { db } = call;
  await competences.lock([id], call);
  const { subject_id, kode, parent_id } = await findRecord(competences, id, call);
  const siblings = await db
    .selectFrom("competences")
    .select(["id", "position"])
    .where("subject_id", "=", subject_id)
    .where("parent_id", parent_id === null ? "is" : "=", parent_id)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const ids = siblings.map((one) => one.id);
  const from = ids.indexOf(id);
  const others = ids.filter((one) => one !== id);
  const to = placeFor(move, from, others, target_id);
  const next = [...others.slice(0, to), id, ...others.slice(to)];
  const rows = next.map((one, index) => ({ id: one, position: index + 1 }));
  const stored = new Map(siblings.map((one) => [one.id, one.position]));
  await setPositions(
    rows.filter((row) => stored.get(row.id) !== row.position),
    db,
  );
  if (to !== from) {
    await call.audit({
      action: "competence.reorder",
      objectId: id,
      before: { kode, place: from + 1 },
      after: { kode, place: to + 1 },
    });
  }
  return { place: to + 1, sibling_count: ids.length };
}

/** Where it goes among the others, counted from 0. */
function placeFor(
  move: Reorder["move"],
  from: number,
  others: readonly string[],
  target: string | undefined,
): number {
  if (move === "up") return Math.max(0, from - 1);
  if (move === "down") return Math.min(others.length, from + 1);
  const at = target === undefined ? -1 : others.indexOf(target);
  if (at < 0) {
    throw invalidFields({
      target_id: "Urutan hanya dapat diatur di antara kompetensi dengan induk yang sama.",
    });
  }
  return move === "before" ? at : at + 1;
}

/** The version stays: what an open form holds is not outdated by another order. */
async function setPositions(rows: { id: string; position: number }[], db: Db): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update competences as c set position = new.position
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (id text, position integer)
    where c.id = new.id`.execute(db);
}
