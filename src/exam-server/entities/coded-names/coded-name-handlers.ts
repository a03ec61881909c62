// Majors and religions behave alike: a code, a name, and participants and subjects that may use them.
// majors-handlers.ts and religions-handlers.ts give the table and the words.
import type { AuditObject } from "../../../contract/audit.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Expression } from "kysely";
import type { InferOutput } from "valibot";
import type {
  CodedName,
  CodedNameInput,
  codedNameQuery,
  codedNameUpdate,
} from "../../../contract/coded-names.ts";
import type { Option } from "../../../contract/calls/fields.ts";
import { difference } from "../../records/audit-trail.ts";
import type { Db } from "../../database/database.ts";
import { freeCode } from "../../records/free-code.ts";
import type { Call } from "../../http/handler.ts";
import { changeEach, done, refused } from "../../records/bulk-results.ts";
import type { LabelledKind, Outcome } from "../../records/bulk-results.ts";
import { allOf, caseless, contains, inOrderOf } from "../../records/list-sql.ts";
import { listed } from "../../records/listed.ts";
import { invalidFields } from "../../http/refusal.ts";
import { findRecord, lockRows, updateRecord } from "../../records/record-kind.ts";
import { inOrder, readPage } from "../../records/record-list.ts";
import type { Found, RecordList } from "../../records/record-list.ts";
import { namedUsers, usedBy } from "../../records/used-by.ts";

type Query = InferOutput<typeof codedNameQuery>;
type Update = InferOutput<typeof codedNameUpdate>;

type Words = {
  table: "majors" | "religions";
  /** The participants' column that points here. */
  column: "jurusan_id" | "agama_id";
  /** As people call one of them, for messages. */
  noun: string;
  /** As the audit calls one of them. */
  object: AuditObject;
};
type CodedNames = Words & LabelledKind<CodedName> & RecordList<Query, CodedName>;

/** The five verbs over one such table, each ready to be a handler. */
export function codedNameVerbs(words: Words) {
  const kind: CodedNames = {
    ...words,
    called: () => words.noun,
    label: ({ kode, nama }) => `${kode} ${nama}`,
    find: (query) => find(words, query),
    byId: (ids, { db }) => codedNamesById(words, ids, db),
    lock: (ids, { db }) => lockRows(words.table, ids, db),
  };
  return {
    list: { read: (input: Query, call: Call) => readPage(kind, input, call) },
    options: { read: (_input: object, call: Call) => options(kind, call.db) },
    create: { write: (input: CodedNameInput, call: Call) => create(kind, input, call) },
    update: { write: (input: Update, call: Call) => update(kind, input, call) },
    remove: {
      write: ({ ids }: { ids: string[] }, call: Call) =>
        changeEach(kind, ids, call, (row) => remove(kind, row, call)),
    },
  };
}

function participantCount({ column }: Words) {
  return sql<number>`(select count(*) from participants p
    where p.${sql.ref(column)} = c.id and p.deleted_at is null)`;
}

function subjectCount(words: Words) {
  return sql<number>`(
    select count(*) from subjects s where ${usedInSubject(words, sql.ref("c.id"))})`;
}

/** Which subjects `s` name the row: religions directly, majors among others. */
function usedInSubject({ table }: Words, row: Expression<string>) {
  return table === "majors"
    ? sql<boolean>`exists (
        select 1 from subject_majors x where x.subject_id = s.id and x.major_id = ${row})`
    : sql<boolean>`s.agama_id = ${row}`;
}

async function codedNamesById(words: Words, ids: readonly string[], db: Db): Promise<CodedName[]> {
  const rows = await db
    .selectFrom(`${words.table} as c`)
    .select(["c.id", "c.kode", "c.nama", "c.version", "c.updated_at"])
    .select([
      participantCount(words).as("participant_count"),
      subjectCount(words).as("subject_count"),
    ])
    .where("c.id", "=", sql<string>`any(${ids})`)
    .execute();
  return inOrder(
    ids,
    rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
  );
}

function find(words: Words, { q, sort }: Query): Found {
  const sorts = {
    kode: caseless("c.kode"),
    nama: caseless("c.nama"),
    participant_count: participantCount(words),
    subject_count: subjectCount(words),
  };
  return {
    id: sql`c.id`,
    from: sql`${sql.table(words.table)} as c`,
    where: allOf([q !== "" && contains(["c.kode", "c.nama"], q)]),
    order: inOrderOf(sorts, sort ?? "kode", sql`c.id`),
  };
}

async function options(kind: CodedNames, db: Db): Promise<Option[]> {
  return db
    .selectFrom(kind.table)
    .select(["id", "kode", "nama"])
    .orderBy(caseless("nama"))
    .orderBy("id")
    .execute();
}

async function create(kind: CodedNames, input: CodedNameInput, call: Call): Promise<CodedName> {
  const taken = await call.db.selectFrom(kind.table).select(["id", "kode", "nama"]).execute();
  const kode =
    input.kode === ""
      ? freeCode(
          input.nama,
          taken.map((row) => row.kode),
        )
      : input.kode;
  refuseTaken(kode, taken);
  const id = randomUUID();
  await call.db
    .insertInto(kind.table)
    .values({ id, kode, nama: input.nama, created_at: call.at, updated_at: call.at })
    .execute();
  await call.audit({
    action: `${kind.object}.create`,
    objectId: id,
    after: { kode, nama: input.nama },
  });
  return findRecord(kind, id, call);
}

function refuseTaken(kode: string, others: readonly { kode: string; nama: string }[]): void {
  const owner = others.find((other) => other.kode.toLowerCase() === kode.toLowerCase());
  if (owner) throw invalidFields({ kode: `Kode ${kode} sudah dipakai oleh ${owner.nama}.` });
}

function update(kind: CodedNames, input: Update, call: Call): Promise<CodedName> {
  const { id, kode, nama } = input;
  return updateRecord(kind, input, call, async (before) => {
    await checkNewCode(kind, before, kode, call.db);
    return {
      ...difference({ kode: before.kode, nama: before.nama }, { kode, nama }),
      store: (stamp) =>
        call.db
          .updateTable(kind.table)
          .set({ kode, nama, ...stamp })
          .where("id", "=", id)
          .execute(),
    };
  });
}

/** Sheets and lists that people keep name the code: once something carries it, it stays. */
async function checkNewCode(kind: CodedNames, row: CodedName, kode: string, db: Db) {
  if (row.kode === kode) return;
  const users = [`${row.participant_count} peserta`, `${row.subject_count} matpel`];
  const counted = users.filter((text) => !text.startsWith("0 "));
  if (counted.length > 0) {
    throw invalidFields({ kode: `Kode tidak dapat diubah karena dipakai ${listed(counted)}.` });
  }
  const others = await db
    .selectFrom(kind.table)
    .select(["kode", "nama"])
    .where("id", "!=", row.id)
    .execute();
  refuseTaken(kode, others);
}

async function remove(kind: CodedNames, row: CodedName, call: Call): Promise<Outcome> {
  const { id, kode, nama } = row;
  const reason = await whyKept(kind, row, call.db);
  if (reason) return refused(reason);
  await call.db.deleteFrom(kind.table).where("id", "=", id).execute();
  await call.audit({ action: `${kind.object}.delete`, objectId: id, before: { kode, nama } });
  return done;
}

async function whyKept(kind: CodedNames, row: CodedName, db: Db): Promise<string | null> {
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

async function participantNames({ column }: CodedNames, id: string, db: Db): Promise<string[]> {
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

async function subjectNames(kind: CodedNames, id: string, db: Db): Promise<string[]> {
  const found = await db
    .selectFrom("subjects as s")
    .select("s.nama")
    .where(usedInSubject(kind, sql.val(id)))
    .orderBy(caseless("s.nama"))
    .limit(namedUsers)
    .execute();
  return found.map(({ nama }) => nama);
}
