// Importing participants: recognised by their number; majors and religions by code, groups by path or name.
import { sql, type Selectable } from "kysely";
import type { InferOutput } from "valibot";
import type { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import type {
  ParticipantImportResult,
  ParticipantImportRow,
} from "../../../../contract/participants.ts";
import type { Db } from "../../../database/database.ts";
import { holds, type Call, type HandlersOf } from "../../../http/handler.ts";
import { peopleImportVerbs } from "../../../records/people-import.ts";
import {
  codeFinder,
  planRows,
  type AddFault,
  type RecognisedRow,
  type Recognition,
} from "../../../records/row-plan.ts";
import { isOneOf } from "../../../records/list-sql.ts";
import { replaceCopies } from "./card-copies-store.ts";
import { createGroupFinder } from "../groups/group-finder.ts";
import { makeGroups } from "../groups/group-import.ts";
import { createTargets } from "../groups/group-import-plan.ts";
import { lockTree } from "../groups/groups-query.ts";
import { noteStatusChanges } from "./participant-status-writing.ts";
import { nisnTaken, participantsByNisn } from "./participants-query.ts";
import type { ParticipantsTable } from "./participants-table.ts";
import { newPassword } from "./participants-writing.ts";

const imported = [
  "no_ujian",
  "nama",
  "nisn",
  "sesi",
  "jurusan_id",
  "agama_id",
  "group_id",
  "antiblock",
  "status",
  "block_reason",
] as const;
type Fields = Pick<Selectable<ParticipantsTable>, (typeof imported)[number]>;
type Stored = Fields & { id: string };
type Written = Stored & { password_hash: string | null };
type Slip = ParticipantImportResult["passwords"][number];

const keyOf = ({ no_ujian }: { no_ujian: string }) => no_ujian.toLowerCase();

type ImportInput = InferOutput<typeof participantEndpoints.importParticipants.input>;

const verbs = peopleImportVerbs<ParticipantImportRow, Fields, Slip, ImportInput>({
  writing: { kind: "participant", insert, update },
  plan,
  keyOf,
  passwords: { cost: "participant", make: newPassword },
  afterPasswords: replaceCopies,
  slips,
});

export const participantImport: Pick<
  HandlersOf<typeof participantEndpoints>,
  "importParticipants" | "getParticipantImport"
> = { importParticipants: verbs.send, getParticipantImport: verbs.find };

async function plan(input: ImportInput, call: Call) {
  const { db } = call;
  const makesGroups = input.create_groups && holds("0004A", call);
  // Before the participants, as everybody does who locks both.
  if (makesGroups) await lockTree(db);
  const stored = await lockedParticipants(input.rows, db);
  const new_groups = makesGroups ? await makeMissingGroups(input, stored, call) : 0;
  const find = {
    major: codeFinder("Jurusan", await db.selectFrom("majors").select(["id", "kode"]).execute()),
    religion: codeFinder(
      "Agama",
      await db.selectFrom("religions").select(["id", "kode"]).execute(),
    ),
    group: groupIdFinder(await db.selectFrom("groups").select(["id", "name", "path"]).execute()),
    nisn: await nisnFinder(input.rows, db),
  };
  const recognition: Recognition<ParticipantImportRow, Stored> = {
    field: "no_ujian",
    noun: "Nomor ujian",
    keyOf,
    stored: new Map(stored.map((one) => [keyOf(one), one])),
    taken: (label, { nama }) => `${label} sudah dipakai oleh ${nama}.`,
  };
  const rows = await planRows(input, recognition, (row) => fieldsOf(row, find));
  return { ...rows, new_groups };
}

/** How many: of the rows that will be written; a fault in any row takes them back along with everything else. */
async function makeMissingGroups(
  { rows, duplicates }: ImportInput,
  stored: readonly Stored[],
  call: Call,
): Promise<number> {
  const taken = new Set(stored.map(keyOf));
  const groups = await call.db
    .selectFrom("groups")
    .select(["id", "parent_id", "name", "path"])
    .execute();
  const targets = createTargets(groups);
  for (const row of rows)
    if (row.group && (duplicates === "update" || !taken.has(keyOf(row)))) targets.of(row.group);
  await makeGroups(targets.added, call);
  return targets.added.length;
}

function lockedParticipants(rows: readonly ParticipantImportRow[], db: Db): Promise<Stored[]> {
  const numbers = rows.map(({ no_ujian }) => no_ujian);
  return (
    db
      .selectFrom("participants")
      .select(["id", ...imported])
      .where("deleted_at", "is", null)
      .where(isOneOf("no_ujian", numbers))
      // Everybody who locks several does it in this order, or two of them could wait for each other.
      .orderBy("id")
      .forUpdate()
      .execute()
  );
}

/** Of a text; null where it names nothing, which is a fault unless the row says so. */
type Finders = {
  major: ReturnType<typeof codeFinder>;
  religion: ReturnType<typeof codeFinder>;
  group(text: string, fault: AddFault): string | null;
  nisn(row: RecognisedRow<ParticipantImportRow, Stored>): string;
};

/** An id that is not found is an empty text: never written, because it is a fault. */
function fieldsOf(recognised: RecognisedRow<ParticipantImportRow, Stored>, find: Finders): Fields {
  const { row, stored, fault } = recognised;
  const status = row.status ?? stored?.status ?? "active";
  const reason = row.block_reason || (stored?.block_reason ?? "");
  if (status === "blocked" && reason === "") {
    fault("block_reason", "Alasan wajib diisi karena statusnya diblokir.");
  }
  return {
    no_ujian: row.no_ujian,
    nama: row.nama,
    nisn: find.nisn(recognised),
    sesi: row.sesi ?? stored?.sesi ?? 1,
    jurusan_id: find.major("jurusan_kode", row.jurusan_kode, fault) ?? "",
    agama_id: find.religion("agama_kode", row.agama_kode, fault) ?? "",
    group_id: row.group === null ? (stored?.group_id ?? null) : find.group(row.group, fault),
    antiblock: row.antiblock ?? stored?.antiblock ?? false,
    status,
    block_reason: status === "blocked" ? reason : "",
  };
}

/** Nobody else has it, neither stored nor in the sheet. */
async function nisnFinder(rows: readonly ParticipantImportRow[], db: Db): Promise<Finders["nisn"]> {
  const wanted = rows.map(({ nisn }) => nisn ?? "").filter((nisn) => nisn !== "");
  const owners = new Map((await participantsByNisn(db, wanted)).map((one) => [one.nisn, one]));
  const seen = new Map<string, number>();
  return ({ row: { row, nisn }, id, stored, fault }) => {
    if (nisn === null) return stored?.nisn ?? "";
    if (nisn === "") return "";
    const [owner, earlier] = [owners.get(nisn), seen.get(nisn)];
    if (owner && owner.id !== id) fault("nisn", nisnTaken(nisn, owner));
    else if (earlier !== undefined) fault("nisn", `NISN ${nisn} sudah ada di baris ${earlier}.`);
    seen.set(nisn, earlier ?? row);
    return nisn;
  };
}

function groupIdFinder(groups: readonly { id: string; name: string; path: string }[]) {
  const find = createGroupFinder(groups);
  return (text: string, fault: AddFault): string | null => {
    if (text === "") return null;
    const match = find(text);
    if (match.is === "found") return match.group.id;
    fault(
      "group",
      match.is === "missing"
        ? `Group "${text}" tidak ada di server.`
        : `Ada ${match.count} group bernama "${text}". Tulis jalurnya dengan lengkap.`,
    );
    return null;
  };
}

async function slips(people: readonly (Fields & { password: string })[], db: Db): Promise<Slip[]> {
  const groups = await db.selectFrom("groups").select(["id", "path"]).execute();
  const paths = new Map(groups.map(({ id, path }) => [id, path]));
  return people.map(({ no_ujian, nama, group_id, password }) => {
    const group_path = group_id === null ? null : (paths.get(group_id) ?? null);
    return { no_ujian, nama, group_path, password };
  });
}

const columns = sql`id text, no_ujian text, nama text, sesi integer, password_hash text, jurusan_id text,
  agama_id text, group_id text, antiblock boolean, status text, block_reason text, nisn text`;

function insert(rows: Written[], { db, at }: Call) {
  return sql`
    insert into participants
      (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock, status, block_reason,
       nisn, blocked_at, created_at, updated_at)
    select id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock, status, block_reason,
      nisn, case when status = 'blocked' then ${at}::timestamptz end, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})`.execute(db);
}

async function update(rows: Written[], call: Call) {
  const { db, at } = call;
  await noteStatusChanges(
    rows.map(({ id, status, block_reason: reason }) => ({ id, status, reason })),
    call,
  );
  return sql`
    update participants as p set
      no_ujian = new.no_ujian, nama = new.nama, sesi = new.sesi,
      password_hash = coalesce(new.password_hash, p.password_hash),
      jurusan_id = new.jurusan_id, agama_id = new.agama_id, group_id = new.group_id,
      antiblock = new.antiblock, status = new.status, block_reason = new.block_reason, nisn = new.nisn,
      blocked_at = case
        when new.status <> 'blocked' then null
        when p.status = 'blocked' then p.blocked_at
        else ${at}::timestamptz
      end,
      version = p.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})
    where p.id = new.id`.execute(db);
}
