// Importing subjects: recognised by their code; religions and majors by code, correctors by e-mail.
import { sql } from "kysely";
import type { subjectEndpoints } from "../../../../contract/endpoints/subject-endpoints.ts";
import type { Subject, SubjectImportRow, SubjectInput } from "../../../../contract/subjects.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { rowImportVerbs } from "../../../records/row-import.ts";
import {
  codeFinder,
  planRows,
  type AddFault,
  type RecognisedRow,
  type Recognition,
  type RowInput,
} from "../../../records/row-plan.ts";
import { findCodes } from "../../../records/coded-rows.ts";
import { subjectsById } from "./subjects-query.ts";
import { comparable, fieldsOf, linkSubjects } from "./subjects-writing.ts";

type Stored = SubjectInput & { id: string };

const verbs = rowImportVerbs<SubjectImportRow, SubjectInput>({
  kind: "subject",
  plan,
  insert,
  update,
});

export const subjectImport: Pick<
  HandlersOf<typeof subjectEndpoints>,
  "importSubjects" | "getSubjectImport"
> = { importSubjects: verbs.send, getSubjectImport: verbs.find };

async function plan(input: RowInput<SubjectImportRow>, { db }: Call) {
  const stored = await lockedSubjects(input.rows, db);
  const finders = await findersIn(db);
  const recognition: Recognition<SubjectImportRow, Stored> = {
    field: "kode",
    noun: "Kode",
    keyOf: ({ kode }) => kode.toLowerCase(),
    stored: new Map(
      stored.map((one) => [one.kode.toLowerCase(), { id: one.id, ...fieldsOf(one) }]),
    ),
    taken: (label, { nama }) => `${label} sudah dipakai oleh ${nama}.`,
  };
  return planRows(input, recognition, (row) => fieldsIn(row, finders), comparable);
}

async function lockedSubjects(rows: readonly SubjectImportRow[], db: Db): Promise<Subject[]> {
  const codes = rows.map(({ kode }) => kode);
  const ids = (await findCodes("subjects", codes, db)).map(({ id }) => id);
  await lockRows("subjects", ids, db);
  return subjectsById(db, ids);
}

type Finders = {
  religion: ReturnType<typeof codeFinder>;
  major: ReturnType<typeof codeFinder>;
  /** By e-mail in lower case. */
  correctors: ReadonlyMap<string, { id: string; active: boolean }>;
};

async function findersIn(db: Db): Promise<Finders> {
  const religions = await db.selectFrom("religions").select(["id", "kode"]).execute();
  const majors = await db.selectFrom("majors").select(["id", "kode"]).execute();
  const users = await db.selectFrom("users").select(["id", "email", "active"]).execute();
  return {
    religion: codeFinder("Agama", religions),
    major: codeFinder("Jurusan", majors),
    correctors: new Map(users.map(({ email, ...user }) => [email.toLowerCase(), user])),
  };
}

/** A religion or majors in the row decide the kind; what the row does not say stays as it is. */
function fieldsIn(
  { row, stored, fault }: RecognisedRow<SubjectImportRow, Stored>,
  finders: Finders,
): SubjectInput {
  const religion = religionIn(row, finders, fault);
  const majors = majorsIn(row, finders, fault);
  const agama_id = majors?.length ? null : religion === undefined ? stored?.agama_id : religion;
  const jurusan_ids = religion ? [] : (majors ?? stored?.jurusan_ids ?? []);
  const kkm = row.kkm === null ? (stored?.kkm ?? null) : row.kkm === "" ? null : row.kkm;
  return {
    kode: row.kode,
    nama: row.nama,
    scope: agama_id ? "agama" : jurusan_ids.length > 0 ? "khusus" : "umum",
    agama_id: agama_id ?? null,
    jurusan_ids,
    corrector_ids: correctorsIn(row, stored, finders, fault),
    kkm,
  };
}

/** Undefined: the row does not say; null: for no religion. */
function religionIn({ agama_kode: code }: SubjectImportRow, find: Finders, fault: AddFault) {
  if (code === null) return undefined;
  return code === "" ? null : find.religion("agama_kode", code, fault);
}

function majorsIn({ jurusan_kodes: codes }: SubjectImportRow, find: Finders, fault: AddFault) {
  return codes?.flatMap((code) => find.major("jurusan_kodes", code, fault) ?? []);
}

function correctorsIn(
  row: SubjectImportRow,
  stored: SubjectInput | null,
  { correctors }: Finders,
  fault: AddFault,
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

async function insert(rows: Stored[], { db, at }: Call): Promise<void> {
  await sql`
    insert into subjects (id, kode, nama, scope, agama_id, kkm, created_at, updated_at)
    select id, kode, nama, scope, agama_id, kkm, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})`.execute(db);
  await linkSubjects(rows, db);
}

async function update(rows: Stored[], { db, at }: Call): Promise<void> {
  await sql`
    update subjects as s set
      kode = new.kode, nama = new.nama, scope = new.scope, agama_id = new.agama_id, kkm = new.kkm,
      version = s.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})
    where s.id = new.id`.execute(db);
  await linkSubjects(rows, db);
}
