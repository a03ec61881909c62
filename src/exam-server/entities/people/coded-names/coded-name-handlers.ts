// Majors and religions behave alike: a code, a name, and participants and subjects that may use them.
// majors-handlers.ts and religions-handlers.ts say which they are.
import { sql, type Expression } from "kysely";
import type { InferOutput } from "valibot";
import type {
  CodedName,
  CodedNameInput,
  codedNameQuery,
} from "../../../../contract/coded-names.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { invalidFields, refuseFaults } from "../../../http/refusal.ts";
import { readOptions, takenCode } from "../../../records/coded-rows.ts";
import { freeCode } from "../../../records/free-code.ts";
import { allOf, caseless, contains, inOrderOf } from "../../../records/list-sql.ts";
import { listed } from "../../../records/listed.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { inOrder, type Found } from "../../../records/record-list.ts";
import { recordRows } from "../../../records/record-rows.ts";
import { recordVerbs } from "../../../records/record-verbs.ts";
import { anyOf, boolean, number, sqlValue } from "../../../records/sql-rows.ts";
import { namedUsers, usedBy } from "../../../records/used-by.ts";
import { codedNameImportVerbs } from "./coded-name-import.ts";

type Query = InferOutput<typeof codedNameQuery>;
type Fields = Pick<CodedName, "kode" | "nama">;

type Names = {
  table: "majors" | "religions";
  /** The participants' column that points here. */
  column: "jurusan_id" | "agama_id";
  /** As the audit calls one of them. */
  object: "major" | "religion";
};

/** All verbs over one such table, each ready to be a handler. */
export function codedNameVerbs(names: Names) {
  const { table } = names;
  const { create, ...verbs } = recordVerbs<Query, CodedName, Fields>({
    ...recordRows(table),
    ...names,
    called: () => nounOf(names),
    label: ({ kode, nama }) => `${kode} ${nama}`,
    find: (query) => find(names, query),
    byId: (ids, { db }) => codedNamesById(names, ids, db),
    fieldsOf: ({ kode, nama }) => ({ kode, nama }),
    check: (fields, before, { db }) => check(names, fields, before, db),
    whyKept: (row, { db }) => whyKept(names, row, db),
  });
  return {
    ...verbs,
    ...codedNameImportVerbs(names),
    options: { read: (_input: object, { db }: Call) => readOptions(table, db) },
    create: {
      write: async ({ kode, nama }: CodedNameInput, call: Call) =>
        create.write(
          { kode: kode === "" ? await codeFor(nama, table, call.db) : kode, nama },
          call,
        ),
    },
  };
}

function participantCount({ column }: Names) {
  return sqlValue(number())`(select count(*) from participants p
    where p.${sql.ref(column)} = c.id and p.deleted_at is null)`;
}

function subjectCount(names: Names) {
  return sqlValue(number())`(
    select count(*) from subjects s where ${usedInSubject(names, sql.ref("c.id"))})`;
}

/** Which subjects `s` name the row: religions directly, majors among others. */
function usedInSubject({ table }: Names, row: Expression<string>) {
  return table === "majors"
    ? sqlValue(boolean())`exists (
        select 1 from subject_majors x where x.subject_id = s.id and x.major_id = ${row})`
    : sqlValue(boolean())`s.agama_id = ${row}`;
}

async function codedNamesById(names: Names, ids: readonly string[], db: Db): Promise<CodedName[]> {
  const rows = await db
    .selectFrom(`${names.table} as c`)
    .select(["c.id", "c.kode", "c.nama", "c.version", "c.updated_at"])
    .select([
      participantCount(names).as("participant_count"),
      subjectCount(names).as("subject_count"),
    ])
    .where("c.id", "=", anyOf(ids))
    .execute();
  return inOrder(
    ids,
    rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
  );
}

function find(names: Names, { q, sort }: Query): Found {
  const sorts = {
    kode: caseless("c.kode"),
    nama: caseless("c.nama"),
    participant_count: participantCount(names),
    subject_count: subjectCount(names),
  };
  return {
    id: sql`c.id`,
    from: sql`${sql.table(names.table)} as c`,
    where: allOf([q !== "" && contains(["c.kode", "c.nama"], q)]),
    order: inOrderOf(sorts, sort ?? "kode", sql`c.id`),
  };
}

async function codeFor(name: string, table: Names["table"], db: Db): Promise<string> {
  const taken = await db.selectFrom(table).select("kode").execute();
  return freeCode(
    name,
    taken.map(({ kode }) => kode),
  );
}

/** Sheets and lists that people keep name the code: once something carries it, it stays. */
async function check({ table }: Names, { kode }: Fields, before: CodedName | null, db: Db) {
  if (before?.kode === kode) return;
  const users = [
    `${before?.participant_count ?? 0} peserta`,
    `${before?.subject_count ?? 0} matpel`,
  ];
  const counted = users.filter((text) => !text.startsWith("0 "));
  if (counted.length > 0) {
    throw invalidFields({ kode: `Kode tidak dapat diubah karena dipakai ${listed(counted)}.` });
  }
  refuseFaults(await takenCode(table, kode, before, db));
}

async function whyKept(kind: Names, row: CodedName, db: Db): Promise<string | null> {
  const used = usedBy([
    {
      noun: "peserta",
      total: row.participant_count,
      names: await participantNames(kind, row.id, db),
    },
    { noun: "matpel", total: row.subject_count, names: await subjectNames(kind, row.id, db) },
  ]);
  if (used) return used;
  const restorable = await db
    .selectFrom("participants")
    .select("id")
    .where(kind.column, "=", row.id)
    .limit(1)
    .execute();
  return restorable.length > 0
    ? "Dipakai peserta yang baru dihapus dan masih dapat dipulihkan."
    : null;
}

async function participantNames({ column }: Names, id: string, db: Db): Promise<string[]> {
  const found = await db
    .selectFrom("participants")
    .select("nama")
    .where(column, "=", id)
    .where("deleted_at", "is", null)
    .orderBy(caseless("nama"))
    .limit(namedUsers)
    .execute();
  return found.map(({ nama }) => nama);
}

async function subjectNames(kind: Names, id: string, db: Db): Promise<string[]> {
  const found = await db
    .selectFrom("subjects as s")
    .select("s.nama")
    .where(usedInSubject(kind, sql.val(id)))
    .orderBy(caseless("s.nama"))
    .limit(namedUsers)
    .execute();
  return found.map(({ nama }) => nama);
}
