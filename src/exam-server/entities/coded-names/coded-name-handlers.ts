// Majors and religions behave alike: a code, a name, and participants and subjects that may use them.
// majors-handlers.ts and religions-handlers.ts give the table and the words.
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
import type { BulkResult, Option, Page } from "../../../contract/calls/fields.ts";
import { difference } from "../../records/audit.ts";
import type { Db } from "../../database/database.ts";
import { freeCode } from "../../records/free-code.ts";
import type { Call } from "../../http/handler.ts";
import {
  caseless,
  literalPattern,
  offsetOf,
  pageAnswer,
  readSort,
} from "../../records/list-page.ts";
import { listed } from "../../records/listed.ts";
import { invalidFields, newerVersion, notFound } from "../../http/refusal.ts";
import { namedUsers, usedBy } from "../../records/used-by.ts";

type CodedNames = {
  table: "majors" | "religions";
  /** The participants' column that points here. */
  column: "jurusan_id" | "agama_id";
  /** As people call one of them, for messages. */
  label: string;
  /** As the audit calls one of them. */
  object: string;
};

type Query = InferOutput<typeof codedNameQuery>;
type Update = InferOutput<typeof codedNameUpdate>;

/** The five verbs over one such table, each ready to be a handler. */
export function codedNameVerbs(kind: CodedNames) {
  return {
    list: { read: (input: Query, call: Call) => list(kind, input, call.db) },
    options: { read: (_input: object, call: Call) => options(kind, call.db) },
    create: { write: (input: CodedNameInput, call: Call) => create(kind, input, call) },
    update: { write: (input: Update, call: Call) => update(kind, input, call) },
    remove: { write: (input: { ids: string[] }, call: Call) => remove(kind, input.ids, call) },
  };
}

function rows(kind: CodedNames, db: Db) {
  return db.selectFrom(`${kind.table} as row`).select((eb) => [
    "row.id",
    "row.kode",
    "row.nama",
    "row.version",
    "row.updated_at",
    eb
      .selectFrom("participants")
      .select((inner) => inner.fn.countAll<number>().as("n"))
      .whereRef(`participants.${kind.column}`, "=", "row.id")
      .where("participants.deleted_at", "is", null)
      .as("participant_count"),
    eb
      .selectFrom("subjects as s")
      .select((inner) => inner.fn.countAll<number>().as("n"))
      .where(usedInSubject(kind, sql.ref("row.id")))
      .as("subject_count"),
  ]);
}

/** Which subjects `s` name the row: religions directly, majors among others. */
function usedInSubject({ table }: CodedNames, row: Expression<string>) {
  return table === "majors"
    ? sql<boolean>`exists (
        select 1 from subject_majors x where x.subject_id = s.id and x.major_id = ${row})`
    : sql<boolean>`s.agama_id = ${row}`;
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

function shown(row: Row): CodedName {
  return {
    ...row,
    participant_count: row.participant_count ?? 0,
    subject_count: row.subject_count ?? 0,
    updated_at: row.updated_at.toISOString(),
  };
}

async function find(kind: CodedNames, id: string, db: Db): Promise<CodedName> {
  const row = await rows(kind, db).where("row.id", "=", id).executeTakeFirst();
  if (!row) throw notFound(kind.label);
  return shown(row);
}

async function list(kind: CodedNames, query: Query, db: Db): Promise<Page<CodedName>> {
  const part = `%${literalPattern(query.q)}%`;
  const found = sql<boolean>`(lower(kode) like lower(${part}) or lower(nama) like lower(${part}))`;
  const { name, direction } = readSort(query.sort ?? "kode");
  const order = name.endsWith("_count") ? sql.ref(name) : caseless(`row.${name}`);
  const items = await rows(kind, db)
    .where(found)
    .orderBy(order, direction)
    .orderBy("row.id")
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const { total } = await db
    .selectFrom(kind.table)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(found)
    .executeTakeFirstOrThrow();
  return pageAnswer(query, items.map(shown), total);
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
  return find(kind, id, call.db);
}

function refuseTaken(kode: string, others: readonly { kode: string; nama: string }[]): void {
  const owner = others.find((other) => other.kode.toLowerCase() === kode.toLowerCase());
  if (owner) throw invalidFields({ kode: `Kode ${kode} sudah dipakai oleh ${owner.nama}.` });
}

async function update(kind: CodedNames, input: Update, call: Call): Promise<CodedName> {
  // Locked first, so that the version compared is the version written over.
  await call.db
    .selectFrom(kind.table)
    .select("id")
    .where("id", "=", input.id)
    .forUpdate()
    .execute();
  const before = await find(kind, input.id, call.db);
  if (before.version !== input.version) throw newerVersion(kind.label, before);
  await checkNewCode(kind, before, input.kode, call.db);
  const after = { kode: input.kode, nama: input.nama };
  const changes = difference({ kode: before.kode, nama: before.nama }, after);
  if (Object.keys(changes.after).length === 0) return before;
  await call.db
    .updateTable(kind.table)
    .set({ ...after, version: before.version + 1, updated_at: call.at })
    .where("id", "=", input.id)
    .execute();
  await call.audit({ action: `${kind.object}.update`, objectId: input.id, ...changes });
  return find(kind, input.id, call.db);
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

async function remove(kind: CodedNames, ids: string[], call: Call) {
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) results.push(await removeOne(kind, id, call));
  return { results };
}

async function removeOne(kind: CodedNames, id: string, call: Call): Promise<BulkResult> {
  const row = await rows(kind, call.db).where("row.id", "=", id).executeTakeFirst();
  if (!row) return { id, label: id, outcome: "refused", reason: `${kind.label} tidak ditemukan.` };
  const label = `${row.kode} ${row.nama}`;
  const reason = await whyKept(kind, row, call.db);
  if (reason) return { id, label, outcome: "refused", reason };
  await call.db.deleteFrom(kind.table).where("id", "=", id).execute();
  const { kode, nama } = row;
  await call.audit({ action: `${kind.object}.delete`, objectId: id, before: { kode, nama } });
  return { id, label, outcome: "done" };
}

async function whyKept(kind: CodedNames, row: Row, db: Db): Promise<string | null> {
  const used = usedBy([
    {
      noun: "peserta",
      total: row.participant_count ?? 0,
      names: await participantNames(kind, row.id, db),
    },
    { noun: "matpel", total: row.subject_count ?? 0, names: await subjectNames(kind, row.id, db) },
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
