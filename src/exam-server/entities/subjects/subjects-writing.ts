// Adding, changing and deleting subjects. The majors and correctors of one are written with it.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { FieldErrors } from "../../../contract/calls/envelope.ts";
import type * as contract from "../../../contract/subjects.ts";
import type { Subject, SubjectInput } from "../../../contract/subjects.ts";
import { difference } from "../../records/audit-trail.ts";
import type { Db } from "../../database/database.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { refuseFaults } from "../../http/refusal.ts";
import { changeEach, done, refused } from "../../records/bulk-results.ts";
import type { LabelledKind } from "../../records/bulk-results.ts";
import { findRecord, lockRows, updateRecord } from "../../records/record-kind.ts";
import type { Stamp } from "../../records/record-kind.ts";
import { subjectList, subjectsByCode } from "./subjects-query.ts";
import { namedUsers, usedBy } from "../../records/used-by.ts";

const subjects: LabelledKind<Subject> = {
  noun: "Matpel",
  object: "subject",
  called: ({ nama }) => `Matpel ${nama}`,
  label: ({ kode, nama }) => `${kode} — ${nama}`,
  byId: subjectList.byId,
  lock: (ids, { db }) => lockRows("subjects", ids, db),
};

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
      return findRecord(subjects, id, call);
    },
  },

  updateSubject: {
    write: ({ id, version, ...fields }, call) =>
      updateRecord(subjects, { id, version }, call, async (before) => {
        await checkFields(fields, before, call.db);
        const changes = difference(comparable(fieldsOf(before)), comparable(fields));
        return { ...changes, store: (stamp) => store(id, { ...fields, ...stamp }, call.db) };
      }),
  },

  deleteSubjects: {
    write: ({ ids }, call) =>
      changeEach(subjects, ids, call, async (subject) => {
        const reason = await whyKept(subject, call.db);
        if (reason) return refused(reason);
        await call.db.deleteFrom("subjects").where("id", "=", subject.id).execute();
        const before = comparable(fieldsOf(subject));
        await call.audit({ action: "subject.delete", objectId: subject.id, before });
        return done;
      }),
  },
};

async function store(id: string, fields: SubjectInput & Stamp, db: Db): Promise<void> {
  const { jurusan_ids, corrector_ids, ...columns } = fields;
  await db.updateTable("subjects").set(columns).where("id", "=", id).execute();
  await linkSubjects([{ id, jurusan_ids, corrector_ids }], db);
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
  refuseFaults(faults);
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
