// Adding, changing and deleting subjects. The majors and correctors of one are written with it.
import { sql } from "kysely";
import type { Subject, SubjectInput } from "../../../../contract/subjects.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import { takenCode } from "../../../records/coded-rows.ts";
import { recordRows } from "../../../records/record-rows.ts";
import { recordVerbs } from "../../../records/record-verbs.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import { namedUsers, usedBy } from "../../../records/used-by.ts";
import { subjectList, type SubjectQuery } from "./subjects-query.ts";

const rows = recordRows("subjects");

export const subjectVerbs = recordVerbs<SubjectQuery, Subject, SubjectInput>({
  ...subjectList,
  object: "subject",
  called: ({ nama }) => `Matpel ${nama}`,
  label: ({ kode, nama }) => `${kode} — ${nama}`,
  fieldsOf,
  audited: comparable,
  check: checkFields,
  whyKept,
  lock: rows.lock,
  async insert({ jurusan_ids, corrector_ids, ...columns }, call) {
    await rows.insert(columns, call);
    await linkSubjects([{ id: columns.id, jurusan_ids, corrector_ids }], call.db);
  },
  async update({ jurusan_ids, corrector_ids, ...columns }, call) {
    await rows.update(columns, call);
    await linkSubjects([{ id: columns.id, jurusan_ids, corrector_ids }], call.db);
  },
  remove: rows.remove,
});

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
    await db.deleteFrom(table).where("subject_id", "=", anyOf(ids)).execute();
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
async function checkFields(fields: SubjectInput, before: Subject | null, { db }: Call) {
  const faults = await takenCode("subjects", fields.kode, before, db);
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
  return db.selectFrom(table).select("id").where("id", "=", anyOf(ids)).execute();
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
    .where("id", "=", anyOf(ids))
    .execute();
  if (users.length < new Set(ids).size) return "Ada korektor yang sudah tidak ada.";
  const kept = new Set(before?.correctors.map(({ id }) => id));
  const idle = users.find(({ id, active }) => !active && !kept.has(id));
  return idle ? `Akun ${idle.name} tidak aktif. Pilih korektor lain.` : null;
}

async function whyKept(row: Subject, { db }: Call): Promise<string | null> {
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
