// Importing subjects: codes of religions and majors and e-mails of correctors are found, then all is written at once.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { ImportResult } from "../../../contract/imports.ts";
import type * as contract from "../../../contract/subjects.ts";
import type { Subject, SubjectImportRow, SubjectInput } from "../../../contract/subjects.ts";
import { difference } from "../../records/audit.ts";
import type { AuditEntry } from "../../records/audit.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { inParts } from "../../database/large-change.ts";
import { importVerbs } from "../../records/sheet-imports.ts";
import type { ImportFault } from "../../records/sheet-imports.ts";
import { subjectsByCode, subjectsById } from "./subjects-query.ts";
import { comparable, fieldsOf, linkSubjects } from "./subjects-writing.ts";

type ImportInput = InferOutput<typeof contract.importSubjects.input>;
type Written = SubjectInput & { id: string };
type Plan = {
  created: Written[];
  updated: Written[];
  skipped: number;
  audit: AuditEntry[];
  faults: ImportFault[];
};

const verbs = importVerbs<ImportInput, ImportResult, null>({
  kind: "subject",
  prepare: async () => null,
  write: importSubjects,
  commitEntry: (result) => ({
    action: "import.commit",
    objectId: result.import_id,
    after: { kind: "subject", ...result },
  }),
});

export const subjectImport: Pick<
  HandlersOf<typeof contract>,
  "importSubjects" | "getSubjectImport"
> = { importSubjects: verbs.send, getSubjectImport: verbs.find };

async function importSubjects(input: ImportInput, _prepared: null, call: Call) {
  const plan = makePlan(input, await storedOf(input.rows, call.db), await namesOf(call.db));
  const { created, updated, skipped, faults } = plan;
  const result = {
    import_id: input.import_id,
    created: created.length,
    updated: updated.length,
    skipped,
    faults,
  };
  if (faults.length > 0) return { result };
  await inParts(created, call, (part) => insertPart(part, call));
  await inParts(updated, call, (part) => updatePart(part, call));
  await inParts([...created, ...updated], call, (part) => linkSubjects(part, call.db));
  await inParts(plan.audit, call, (part) => call.audit(part));
  return { result };
}

async function storedOf(rows: readonly SubjectImportRow[], db: Db): Promise<Subject[]> {
  const codes = rows.map(({ kode }) => kode);
  const ids = (await subjectsByCode(db, codes)).map(({ id }) => id);
  // Everybody who locks several does it in this order, or two of them could wait for each other.
  await db
    .selectFrom("subjects")
    .select("id")
    .where("id", "=", sql<string>`any(${ids})`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return subjectsById(db, ids);
}

/** Codes and e-mails in lower case to ids. */
type Names = {
  religions: ReadonlyMap<string, string>;
  majors: ReadonlyMap<string, string>;
  correctors: ReadonlyMap<string, { id: string; active: boolean }>;
};

async function namesOf(db: Db): Promise<Names> {
  const codes = async (table: "religions" | "majors") => {
    const rows = await db.selectFrom(table).select(["id", "kode"]).execute();
    return new Map(rows.map(({ id, kode }) => [kode.toLowerCase(), id]));
  };
  const users = await db.selectFrom("users").select(["id", "email", "active"]).execute();
  return {
    religions: await codes("religions"),
    majors: await codes("majors"),
    correctors: new Map(users.map(({ email, ...user }) => [email.toLowerCase(), user])),
  };
}

function makePlan({ rows, duplicates }: ImportInput, stored: Subject[], names: Names): Plan {
  const byCode = new Map(stored.map((one) => [one.kode.toLowerCase(), one]));
  const seen = new Map<string, number>();
  const plan: Plan = { created: [], updated: [], skipped: 0, audit: [], faults: [] };
  for (const row of rows) {
    const fault = (field: string, message: string) =>
      plan.faults.push({ row: row.row, field, message });
    const key = row.kode.toLowerCase();
    const earlier = seen.get(key);
    if (earlier !== undefined) fault("kode", `Kode ${row.kode} sudah ada di baris ${earlier}.`);
    seen.set(key, earlier ?? row.row);
    const before = byCode.get(key);
    if (before && duplicates === "skip") {
      plan.skipped += 1;
      continue;
    }
    if (before && duplicates === "stop") {
      fault("kode", `Kode ${row.kode} sudah dipakai oleh ${before.nama}.`);
    }
    planRow(plan, before, fieldsIn(row, before, names, fault));
  }
  return plan;
}

function planRow(plan: Plan, before: Subject | undefined, fields: SubjectInput): void {
  const action = "subject.import";
  if (!before) {
    const id = randomUUID();
    plan.created.push({ id, ...fields });
    plan.audit.push({ action, objectId: id, after: comparable(fields) });
    return;
  }
  const changes = difference(comparable(fieldsOf(before)), comparable(fields));
  if (Object.keys(changes.after).length === 0) {
    plan.skipped += 1;
    return;
  }
  plan.updated.push({ id: before.id, ...fields });
  plan.audit.push({ action, objectId: before.id, ...changes });
}

/** A religion or majors in the row decide the kind; what the row does not say stays as it is. */
function fieldsIn(
  row: SubjectImportRow,
  before: Subject | undefined,
  names: Names,
  fault: (field: string, message: string) => void,
): SubjectInput {
  const stored = before ? fieldsOf(before) : null;
  const religion = religionIn(row, names, fault);
  const majors = majorsIn(row, names, fault);
  const agama_id = majors?.length ? null : religion === undefined ? stored?.agama_id : religion;
  const jurusan_ids = religion ? [] : (majors ?? stored?.jurusan_ids ?? []);
  const kkm = row.kkm === null ? (stored?.kkm ?? null) : row.kkm === "" ? null : row.kkm;
  return {
    kode: row.kode,
    nama: row.nama,
    scope: agama_id ? "agama" : jurusan_ids.length > 0 ? "khusus" : "umum",
    agama_id: agama_id ?? null,
    jurusan_ids,
    corrector_ids: correctorsIn(row, stored, names, fault),
    kkm,
  };
}

type Fault = (field: string, message: string) => void;

/** Undefined: the row does not say; null: for no religion. */
function religionIn(row: SubjectImportRow, { religions }: Names, fault: Fault) {
  if (row.agama_kode === null) return undefined;
  if (row.agama_kode === "") return null;
  const id = religions.get(row.agama_kode.toLowerCase());
  if (!id) fault("agama_kode", `Agama "${row.agama_kode}" tidak ada di server.`);
  return id ?? null;
}

function majorsIn(row: SubjectImportRow, { majors }: Names, fault: Fault) {
  return row.jurusan_kodes?.flatMap((kode) => {
    const id = majors.get(kode.toLowerCase());
    if (!id) fault("jurusan_kodes", `Jurusan "${kode}" tidak ada di server.`);
    return id ? [id] : [];
  });
}

function correctorsIn(
  row: SubjectImportRow,
  stored: SubjectInput | null,
  { correctors }: Names,
  fault: Fault,
): string[] {
  if (row.korektor === null) return stored?.corrector_ids ?? [];
  return row.korektor.flatMap((email) => {
    const user = correctors.get(email.toLowerCase());
    if (!user) fault("korektor", `Tidak ada pengguna dengan email "${email}".`);
    else if (!user.active && !stored?.corrector_ids.includes(user.id)) {
      fault("korektor", `Akun ${email} tidak aktif.`);
    }
    return user ? [user.id] : [];
  });
}

const columns = sql`id text, kode text, nama text, scope text, agama_id text, kkm numeric`;

function insertPart(rows: Written[], { db, at }: Call) {
  return sql`
    insert into subjects (id, kode, nama, scope, agama_id, kkm, created_at, updated_at)
    select id, kode, nama, scope, agama_id, kkm, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})`.execute(db);
}

function updatePart(rows: Written[], { db, at }: Call) {
  return sql`
    update subjects as s set
      kode = new.kode, nama = new.nama, scope = new.scope, agama_id = new.agama_id, kkm = new.kkm,
      version = s.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})
    where s.id = new.id`.execute(db);
}
