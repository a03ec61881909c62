// Importing participants: everything in one transaction, every row or none, and once for each import_id.
// Passwords are hashed before the transaction opens: PGlite has a single connection, and lists wait for it.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type * as contract from "../../../contract/participants.ts";
import type { ParticipantImportResult } from "../../../contract/participants.ts";
import { difference } from "../../records/audit.ts";
import type { AuditEntry } from "../../records/audit.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf, StagedCall } from "../../http/handler.ts";
import { planImport } from "./participant-plan.ts";
import type {
  ImportedFields,
  ImportPlan,
  PlannedRow,
  StoredParticipant,
} from "./participant-plan.ts";
import { inParts, tidyAfterMany } from "../../database/large-change.ts";
import { participantsByNumber } from "./participants-reading.ts";
import { newPassword } from "./participants-writing.ts";
import { hashPasswords } from "../../security/passwords.ts";
import { refuseIfCancelled } from "../../http/refusal.ts";
import { importVerbs } from "../../records/sheet-imports.ts";

type ImportInput = InferOutput<typeof contract.importParticipants.input>;

const verbs = importVerbs<ImportInput, ParticipantImportResult, Secrets>({
  kind: "participant",
  prepare: prepareSecrets,
  write: importAll,
  commitEntry: (result) => ({
    action: "import.commit",
    objectId: result.import_id,
    after: { ...result },
  }),
});

export const participantImport: Pick<
  HandlersOf<typeof contract>,
  "importParticipants" | "getParticipantImport"
> = { importParticipants: verbs.send, getParticipantImport: verbs.find };

type Secret = { hash: string; /** Empty when the sheet brought it. */ generated: string };
type Secrets = ReadonlyMap<string, Secret>;

/** By number: a hash for every row that will need one, as far as that can be known before the transaction. */
async function prepareSecrets(input: ImportInput, call: StagedCall): Promise<Secrets> {
  const taken = new Set(
    (
      await participantsByNumber(
        call.db,
        input.rows.map(({ no_ujian }) => no_ujian),
      )
    ).map(({ no_ujian }) => no_ujian.toLowerCase()),
  );
  const wanted = input.rows.filter(({ no_ujian, password }) => {
    if (!taken.has(no_ujian.toLowerCase())) return true;
    return input.duplicates === "update" && password !== "";
  });
  return hashFor(wanted, call);
}

async function hashFor(
  rows: readonly { no_ujian: string; password: string }[],
  { signal, services }: Call,
): Promise<Secrets> {
  const secrets = new Map<string, Secret>();
  for (let start = 0; start < rows.length; start += 100) {
    // Nobody waits for the answer any more: stop here, nothing is written yet.
    refuseIfCancelled(signal);
    const batch = rows.slice(start, start + 100).map((row) => ({
      key: row.no_ujian.toLowerCase(),
      generated: row.password === "" ? newPassword() : "",
      typed: row.password,
    }));
    const hashes = await hashPasswords(
      batch.map(({ typed, generated }) => typed || generated),
      services.passwordCosts.participant,
    );
    batch.forEach(({ key, generated }, index) => {
      secrets.set(key, { hash: hashes[index]!, generated });
    });
  }
  return secrets;
}

async function importAll(input: ImportInput, prepared: Secrets, call: Call) {
  const plan = await planWith(input, call.db);
  const result = { ...countsOf(input.import_id, plan), faults: plan.faults };
  if (plan.faults.length > 0) return { result };
  const secrets = await completed(prepared, plan, call);
  await writeInParts(plan, secrets, call);
  tidyAfterMany(result.created + result.updated, call);
  return { result, secrets: { passwords: await generatedOf(plan, secrets, call.db) } };
}

async function planWith({ rows, duplicates }: ImportInput, db: Db): Promise<ImportPlan> {
  const numbers = rows.map(({ no_ujian }) => no_ujian);
  const stored: StoredParticipant[] = await db
    .selectFrom("participants")
    .select(["id", "no_ujian", "nama", "sesi", "jurusan_id", "agama_id", "group_id"])
    .select(["antiblock", "status", "block_reason"])
    .where("deleted_at", "is", null)
    .where(
      sql<boolean>`lower(no_ujian) collate "C" = any(select lower(one) from unnest(${numbers}::text[]) one)`,
    )
    // Everybody who locks several does it in this order, or two of them could wait for each other.
    .orderBy("id")
    .forUpdate()
    .execute();
  const plan = planImport(rows, duplicates, stored, {
    majors: await db.selectFrom("majors").select(["id", "kode"]).execute(),
    religions: await db.selectFrom("religions").select(["id", "kode"]).execute(),
    groups: await db.selectFrom("groups").select(["id", "name", "path"]).execute(),
  });
  return { ...plan, rows: plan.rows.map(withoutNeedlessUpdate) };
}

function withoutNeedlessUpdate(planned: PlannedRow): PlannedRow {
  if (planned.does !== "update" || planned.row.password !== "") return planned;
  const { after } = difference<Record<string, unknown>>(planned.stored, planned.fields);
  return Object.keys(after).length > 0 ? planned : { does: "skip", row: planned.row };
}

function countsOf(importId: string, plan: ImportPlan): ParticipantImportResult {
  const count = (does: PlannedRow["does"]) => plan.rows.filter((row) => row.does === does).length;
  return {
    import_id: importId,
    created: count("create"),
    updated: count("update"),
    skipped: count("skip"),
    faults: [],
    passwords: [],
  };
}

/** Somebody deleted since may have to be created after all: those few are hashed now. */
async function completed(prepared: Secrets, plan: ImportPlan, call: Call): Promise<Secrets> {
  const missing = plan.rows
    .filter(({ does, row }) => does === "create" && !prepared.has(row.no_ujian.toLowerCase()))
    .map(({ row }) => row);
  return new Map([...prepared, ...(await hashFor(missing, call))]);
}

async function generatedOf(
  plan: ImportPlan,
  secrets: Secrets,
  db: Db,
): Promise<ParticipantImportResult["passwords"]> {
  const groups = await db.selectFrom("groups").select(["id", "path"]).execute();
  const paths = new Map(groups.map(({ id, path }) => [id, path]));
  return plan.rows.flatMap((planned) => {
    if (planned.does !== "create") return [];
    const { no_ujian, nama, group_id } = planned.fields;
    const password = secrets.get(no_ujian.toLowerCase())?.generated ?? "";
    const group_path = group_id === null ? null : (paths.get(group_id) ?? null);
    return password === "" ? [] : [{ no_ujian, nama, group_path, password }];
  });
}

type WrittenRow = ImportedFields & { id: string; hash: string | null };

async function writeInParts(plan: ImportPlan, secrets: Secrets, call: Call): Promise<void> {
  const creates: WrittenRow[] = [];
  const updates: WrittenRow[] = [];
  const audit: AuditEntry[] = [];
  for (const planned of plan.rows) {
    if (planned.does === "skip") continue;
    const hash = secrets.get(planned.row.no_ujian.toLowerCase())?.hash ?? null;
    if (planned.does === "create") {
      const id = randomUUID();
      creates.push({ id, ...planned.fields, hash });
      audit.push({ action: "participant.import", objectId: id, after: planned.fields });
      continue;
    }
    const { id } = planned.stored;
    const changes = difference<Record<string, unknown>>(planned.stored, planned.fields);
    updates.push({ id, ...planned.fields, hash: planned.row.password === "" ? null : hash });
    audit.push({ action: "participant.import", objectId: id, ...changes });
  }
  await inParts(creates, call, (part) => insertPart(part, call));
  await inParts(updates, call, (part) => updatePart(part, call));
  await inParts(audit, call, (part) => call.audit(part));
}

const columns = sql`id text, no_ujian text, nama text, sesi integer, hash text, jurusan_id text, agama_id text,
  group_id text, antiblock boolean, status text, block_reason text`;

function insertPart(rows: WrittenRow[], { db, at }: Call) {
  return sql`
    insert into participants
      (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock, status, block_reason,
       blocked_at, created_at, updated_at)
    select id, no_ujian, nama, sesi, hash, jurusan_id, agama_id, group_id, antiblock, status, block_reason,
      case when status = 'blocked' then ${at}::timestamptz end, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})`.execute(db);
}

function updatePart(rows: WrittenRow[], { db, at }: Call) {
  return sql`
    update participants as p set
      no_ujian = new.no_ujian, nama = new.nama, sesi = new.sesi,
      password_hash = coalesce(new.hash, p.password_hash),
      jurusan_id = new.jurusan_id, agama_id = new.agama_id, group_id = new.group_id,
      antiblock = new.antiblock, status = new.status, block_reason = new.block_reason,
      blocked_at = case
        when new.status <> 'blocked' then null
        when p.status = 'blocked' then p.blocked_at
        else ${at}::timestamptz
      end,
      version = p.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})
    where p.id = new.id`.execute(db);
}
