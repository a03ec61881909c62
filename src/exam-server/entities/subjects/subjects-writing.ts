// Adding, changing and deleting subjects. The majors and correctors of one are written with it.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { FieldErrors } from "../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import type * as contract from "../../../contract/subjects.ts";
import type { Subject, SubjectInput } from "../../../contract/subjects.ts";
import { difference } from "../../records/audit.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { invalidFields, newerVersion, notFound } from "../../http/refusal.ts";
import { subjectsByCode, subjectsById } from "./subjects-query.ts";
import { namedUsers, usedBy } from "../../records/used-by.ts";

type Update = InferOutput<typeof contract.subjectUpdate>;

export const subjectWriting: Pick<
  HandlersOf<typeof contract>,
  "createSubject" | "updateSubject" | "deleteSubjects"
> = {
  createSubject: {
    async write(fields, call) {
      await checkFields(fields, null, call.db);
      const id = randomUUID();
      const { jurusan_ids, corrector_ids, ...columns } = fields;
      await call.db
        .insertInto("subjects")
        .values({ id, ...columns, created_at: call.at, updated_at: call.at })
        .execute();
      await linkSubjects([{ id, jurusan_ids, corrector_ids }], call.db);
      await call.audit({ action: "subject.create", objectId: id, after: comparable(fields) });
      return findOne(call.db, id);
    },
  },

  updateSubject: { write: ({ id, version, ...fields }, call) => update(id, version, fields, call) },

  deleteSubjects: {
    async write({ ids }, call) {
      const results: BulkResult[] = [];
      for (const id of new Set(ids)) results.push(await removeOne(id, call));
      return { results };
    },
  },
};

async function update(
  id: string,
  version: number,
  fields: Omit<Update, "id" | "version">,
  call: Call,
): Promise<Subject> {
  // Locked first, so that the version compared is the version written over.
  await call.db.selectFrom("subjects").select("id").where("id", "=", id).forUpdate().execute();
  const before = await findOne(call.db, id);
  if (before.version !== version) throw newerVersion(`Matpel ${before.nama}`, before);
  await checkFields(fields, before, call.db);
  const changes = difference(comparable(fieldsOf(before)), comparable(fields));
  if (Object.keys(changes.after).length === 0) return before;
  const { jurusan_ids, corrector_ids, ...columns } = fields;
  await call.db
    .updateTable("subjects")
    .set({ ...columns, version: version + 1, updated_at: call.at })
    .where("id", "=", id)
    .execute();
  await linkSubjects([{ id, jurusan_ids, corrector_ids }], call.db);
  await call.audit({ action: "subject.update", objectId: id, ...changes });
  return findOne(call.db, id);
}

async function findOne(db: Db, id: string): Promise<Subject> {
  const [found] = await subjectsById(db, [id]);
  if (!found) throw notFound("Matpel");
  return found;
}

export function fieldsOf(subject: Subject): SubjectInput {
  const { kode, nama, scope, agama_id, kkm } = subject;
  const jurusan_ids = subject.majors.map(({ id }) => id);
  const corrector_ids = subject.correctors.map(({ id }) => id);
  return { kode, nama, scope, agama_id, jurusan_ids, corrector_ids, kkm };
}

/** With its lists as texts, so that two subjects can be told apart and the audit says what changed. */
export function comparable(fields: SubjectInput): Record<string, unknown> {
  const text = (ids: readonly string[]) => [...ids].sort().join(" ");
  const { jurusan_ids: majors, corrector_ids: correctors } = fields;
  return { ...fields, jurusan_ids: text(majors), corrector_ids: text(correctors) };
}

type Links = Pick<SubjectInput, "jurusan_ids" | "corrector_ids"> & { id: string };

/** The majors and correctors of these subjects become exactly those. */
export async function linkSubjects(rows: readonly Links[], db: Db): Promise<void> {
  const ids = rows.map(({ id }) => id);
  for (const table of ["subject_majors", "subject_correctors"] as const) {
    await db
      .deleteFrom(table)
      .where("subject_id", "=", sql<string>`any(${ids})`)
      .execute();
  }
  const majors = rows.flatMap(({ id: subject_id, jurusan_ids }) =>
    [...new Set(jurusan_ids)].map((major_id) => ({ subject_id, major_id })),
  );
  const correctors = rows.flatMap(({ id: subject_id, corrector_ids }) =>
    [...new Set(corrector_ids)].map((user_id) => ({ subject_id, user_id })),
  );
  if (majors.length > 0) {
    await sql`
      insert into subject_majors (subject_id, major_id)
      select subject_id, major_id from json_to_recordset(${JSON.stringify(majors)}::json)
        as new (subject_id text, major_id text)`.execute(db);
  }
  if (correctors.length > 0) {
    await sql`
      insert into subject_correctors (subject_id, user_id)
      select subject_id, user_id from json_to_recordset(${JSON.stringify(correctors)}::json)
        as new (subject_id text, user_id text)`.execute(db);
  }
}

/** @throws Refusal of code 12 naming every field that does not fit what is stored */
async function checkFields(fields: SubjectInput, before: Subject | null, db: Db): Promise<void> {
  const faults: FieldErrors = {};
  const owner = (await subjectsByCode(db, [fields.kode])).find(({ id }) => id !== before?.id);
  if (owner) faults["kode"] = `Kode ${fields.kode} sudah dipakai oleh ${owner.nama}.`;
  const { agama_id: religion, jurusan_ids: majors, corrector_ids: correctors } = fields;
  if (religion !== null && (await known(db, "religions", [religion])).length === 0) {
    faults["agama_id"] = "Agama ini sudah tidak ada. Pilih yang lain.";
  }
  if ((await known(db, "majors", majors)).length < new Set(majors).size) {
    faults["jurusan_ids"] = "Ada jurusan yang sudah tidak ada. Periksa pilihannya.";
  }
  const fault = await correctorFault(db, correctors, before);
  if (fault) faults["corrector_ids"] = fault;
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

async function known(db: Db, table: "majors" | "religions", ids: readonly string[]) {
  return db
    .selectFrom(table)
    .select("id")
    .where("id", "=", sql<string>`any(${ids})`)
    .execute();
}

/** Somebody inactive stays who they are, but is not chosen anew. */
async function correctorFault(
  db: Db,
  ids: readonly string[],
  before: Subject | null,
): Promise<string | null> {
  const users = await db
    .selectFrom("users")
    .select(["id", "name", "active"])
    .where("id", "=", sql<string>`any(${ids})`)
    .execute();
  if (users.length < new Set(ids).size) return "Ada korektor yang sudah tidak ada.";
  const kept = new Set(before?.correctors.map(({ id }) => id));
  const idle = users.find(({ id, active }) => !active && !kept.has(id));
  return idle ? `Akun ${idle.name} tidak aktif. Pilih korektor lain.` : null;
}

async function removeOne(id: string, call: Call): Promise<BulkResult> {
  // Locked first: nothing can begin to use it between the question and the deletion.
  await call.db.selectFrom("subjects").select("id").where("id", "=", id).forUpdate().execute();
  const [row] = await subjectsById(call.db, [id]);
  if (!row) return { id, label: id, outcome: "refused", reason: "Matpel tidak ditemukan." };
  const label = `${row.kode} — ${row.nama}`;
  const reason = await whyKept(row, call.db);
  if (reason) return { id, label, outcome: "refused", reason };
  await call.db.deleteFrom("subjects").where("id", "=", id).execute();
  const before = comparable(fieldsOf(row));
  await call.audit({ action: "subject.delete", objectId: id, before });
  return { id, label, outcome: "done" };
}

async function whyKept(row: Subject, db: Db): Promise<string | null> {
  const codes = async (table: "question_banks" | "competences") => {
    const rows = await db
      .selectFrom(table)
      .select("kode")
      .where("subject_id", "=", row.id)
      .orderBy("kode")
      .limit(namedUsers)
      .execute();
    return rows.map(({ kode }) => kode);
  };
  return usedBy([
    { noun: "banksoal", total: row.bank_count, names: await codes("question_banks") },
    { noun: "kompetensi", total: row.competence_count, names: await codes("competences") },
  ]);
}
