// Status, session and group of many participants at once: each row has its own outcome, and what it was before.
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { sql } from "kysely";
import type { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type {
  Participant,
  ParticipantAction,
  ParticipantChange,
} from "../../../../contract/participants.ts";
import { difference, type AuditEntry } from "../../../records/audit-trail.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { invalidFields } from "../../../http/refusal.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import { noteStatusChanges } from "./participant-status-writing.ts";
import { nisnTaken, participantsById, participantsByNisn } from "./participants-query.ts";

type ChangeResult = BulkResult & { before?: ParticipantChange };
/** The columns that a change may touch, complete. */
type Target = Pick<Participant, "status" | "block_reason" | "sesi" | "group_id" | "nisn">;
type Planned = { result: ChangeResult; next?: Target & { id: string }; audit?: AuditEntry };

export const participantChanges: Pick<
  HandlersOf<typeof participantEndpoints>,
  "changeParticipants"
> = {
  changeParticipants: {
    async write({ changes }, call) {
      refuseBlocksWithoutReason(changes);
      const ids = changes.map(({ id }) => id);
      await lockRows("participants", ids, call.db);
      const rows = new Map((await participantsById(call.db, ids)).map((row) => [row.id, row]));
      const groups = await knownGroups(changes, call);
      const takenNisn = await nisnChecker(changes, call);
      const planned = changes.map((change) => plan(change, rows.get(change.id), groups, takenNisn));
      const changed = planned.map(({ next }) => next).filter((next) => next !== undefined);
      await noteStatusChanges(
        changed.map(({ id, status, block_reason: reason }) => ({ id, status, reason })),
        call,
      );
      await store(changed, call);
      await call.audit(planned.map(({ audit }) => audit).filter((entry) => entry !== undefined));
      return { results: planned.map(({ result }) => result) };
    },
  },
};

function refuseBlocksWithoutReason(changes: readonly ParticipantChange[]): void {
  const index = changes.findIndex(({ status, block_reason: reason }) => {
    return status === "blocked" && !reason;
  });
  if (index >= 0) {
    throw invalidFields({ [`changes.${index}.block_reason`]: "Alasan blokir wajib diisi." });
  }
}

async function knownGroups(changes: readonly ParticipantChange[], call: Call) {
  const wanted = changes.map(({ group_id }) => group_id).filter((id) => typeof id === "string");
  if (wanted.length === 0) return new Set<string>();
  const rows = await call.db
    .selectFrom("groups")
    .select("id")
    .where("id", "=", anyOf(wanted))
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Why a NISN cannot be given; null: it can. A second one who is given the same is refused. */
async function nisnChecker(changes: readonly ParticipantChange[], { db }: Call) {
  const wanted = changes.map(({ nisn }) => nisn).filter((nisn) => nisn !== undefined);
  const owners = new Map(
    (wanted.length === 0 ? [] : await participantsByNisn(db, wanted)).map((one) => [one.nisn, one]),
  );
  return ({ id, nisn = "" }: ParticipantChange): string | null => {
    if (nisn === "") return null;
    const owner = owners.get(nisn);
    if (owner && owner.id !== id) return nisnTaken(nisn, owner);
    owners.set(nisn, { id, nisn, nama: "" });
    return null;
  };
}

function plan(
  change: ParticipantChange,
  row: Participant | undefined,
  groups: ReadonlySet<string>,
  takenNisn: (change: ParticipantChange) => string | null,
): Planned {
  const { id } = change;
  const refused = (label: string, reason: string): Planned => ({
    result: { id, label, outcome: "refused", reason },
  });
  if (!row) return refused(id, "Peserta tidak ditemukan.");
  if (typeof change.group_id === "string" && !groups.has(change.group_id)) {
    return refused(namedParticipant(row), "Group tidak ditemukan.");
  }
  const taken = takenNisn(change);
  if (taken !== null) return refused(namedParticipant(row), taken);
  const current = { ...targetOf(row) };
  const next = changed(row, change);
  const changes = difference<Record<string, unknown>>(current, next);
  if (Object.keys(changes.after).length === 0) {
    return { result: { id, label: namedParticipant(row), outcome: "unchanged" } };
  }
  const before = { id, ...changes.before } as ParticipantChange;
  // A reason stands only with a block: to bring it back, the block must be named as well.
  if ("block_reason" in changes.before) before.status = row.status;
  return {
    result: { id, label: namedParticipant(row), outcome: "done", before: withReason(before, row) },
    next: { id, ...next },
    audit: {
      action: `participant.${actionOf(row, next)}`,
      objectId: id,
      ...changes,
      reason: next.status === "blocked" ? next.block_reason : "",
    },
  };
}

function targetOf({ status, block_reason, sesi, group_id, nisn }: Participant): Target {
  return { status, block_reason, sesi, group_id, nisn };
}

function changed(row: Participant, change: ParticipantChange): Target {
  const status = change.status ?? row.status;
  return {
    status,
    block_reason: status === "blocked" ? (change.block_reason ?? row.block_reason) : "",
    sesi: change.sesi ?? row.sesi,
    group_id: change.group_id === undefined ? row.group_id : change.group_id,
    nisn: change.nisn ?? row.nisn,
  };
}

function withReason(before: ParticipantChange, row: Participant): ParticipantChange {
  return before.status === "blocked" ? { ...before, block_reason: row.block_reason } : before;
}

function actionOf(row: Participant, next: Target): ParticipantAction {
  if (next.status === row.status) {
    if (next.sesi === row.sesi && next.group_id === row.group_id && next.nisn !== row.nisn) {
      return "update";
    }
    return next.status === "blocked" ? "block" : "move";
  }
  if (next.status === "blocked") return "block";
  if (next.status === "inactive") return "deactivate";
  return row.status === "blocked" ? "unblock" : "activate";
}

async function store(rows: (Target & { id: string })[], call: Call): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update participants as p set
      status = new.status,
      block_reason = new.block_reason,
      blocked_at = case
        when new.status <> 'blocked' then null
        when p.status = 'blocked' then p.blocked_at
        else ${call.at}::timestamptz
      end,
      sesi = new.sesi,
      group_id = new.group_id,
      nisn = new.nisn,
      version = p.version + 1,
      updated_at = ${call.at}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as new (id text, status text, block_reason text, sesi integer, group_id text, nisn text)
    where p.id = new.id`.execute(call.db);
}
