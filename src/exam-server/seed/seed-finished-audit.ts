// What the demonstration's finished exam has left in the audit trail, and the order that has ended one of its sittings.
import { randomUUID } from "node:crypto";
import { orderDelayMs } from "../../contract/exams/sitting-acts.ts";
import type { Db } from "../database/database.ts";
import { writeAudit, type AuditEntry } from "../records/audit-trail.ts";
import {
  additions,
  blockReason,
  forcedReason,
  movedAt,
  operatorName,
  type FinishedExam,
  type FinishedSitting,
} from "./seed-finished-sittings.ts";

const operatorAddress = "192.168.10.5";
const minuteMs = 60_000;

type Entry = {
  at: Date;
  by: { id: string; name: string } | null;
  ip: string;
  entry: AuditEntry;
};

/** One after the other, as they happened. */
export async function auditFinishedExam(
  db: Db,
  exam: FinishedExam,
  sittings: readonly FinishedSitting[],
): Promise<void> {
  const operator = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("name", "=", operatorName)
    .executeTakeFirstOrThrow();
  const byOperator = { by: operator, ip: operatorAddress };
  const all = sittings.flatMap((sitting): Entry[] => {
    const { times, person, row, fate } = sitting;
    const added = addedTo(exam, sitting);
    const at = (minutes: number) => new Date(person.startsAt + minutes * minuteMs);
    return [
      ...(times.blocked === null
        ? []
        : [{ at: new Date(times.blocked), by: null, ip: row.ip, entry: blockOf(exam, sitting) }]),
      ...(added ? [{ ...byOperator, at: at(added.at), entry: added.entry }] : []),
      ...(fate?.kind === "moves"
        ? [{ ...byOperator, at: new Date(movedAt(times)), entry: resetOf(sitting) }]
        : []),
      ...(times.finishKind === "forced"
        ? [{ ...byOperator, at: row.finished_at, entry: forceOf(exam, sitting) }]
        : []),
    ];
  });
  all.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, by, ip, entry } of all) await writeAudit(db, by, at, ip, [entry]);
  for (const sitting of sittings) {
    if (sitting.times.finishKind === "forced") await storeOrder(db, exam, sitting, operator);
  }
}

function blockOf(exam: FinishedExam, { person, row }: FinishedSitting): AuditEntry {
  return {
    action: "participant.block",
    objectId: person.id,
    before: { status: "active" },
    after: { status: "blocked", nama: person.nama },
    reason: blockReason(exam, row.leave_count),
  };
}

function resetOf({ person: { id, nama }, row: { ip } }: FinishedSitting): AuditEntry {
  return { action: "participant.reset-login", objectId: id, before: { nama, ip } };
}

function addedTo({ id }: FinishedExam, { fate, person }: FinishedSitting) {
  if (fate?.kind !== "added") return null;
  const { at, minutes, kind, reason } = additions[fate.addition];
  const { nama, no_ujian } = person;
  const entry: AuditEntry = {
    action: "sitting.add-time",
    objectId: person.id,
    after: { schedule_id: id, nama, no_ujian, menit: minutes, jenis: kind },
    reason,
  };
  return { at, entry };
}

function forceOf(
  { id: schedule_id }: FinishedExam,
  { person, row, drawn }: FinishedSitting,
): AuditEntry {
  const { answered, started_at } = row;
  const was = { schedule_id, nama: person.nama, status: 3, answered, asked: drawn.length };
  return {
    action: "sitting.force-finish",
    objectId: person.id,
    before: { ...was, started_at, finished_at: null, score: null },
    reason: forcedReason,
  };
}

async function storeOrder(
  db: Db,
  { id: schedule_id }: FinishedExam,
  { person, row }: FinishedSitting,
  operator: { id: string; name: string },
): Promise<void> {
  const done = row.finished_at;
  const order = randomUUID();
  await db
    .insertInto("sitting_orders")
    .values({
      id: order,
      schedule_id,
      kind: "force",
      reason: forcedReason,
      by_id: operator.id,
      by_name: operator.name,
      by_ip: operatorAddress,
      made_at: new Date(done.getTime() - orderDelayMs),
      due_at: done,
      begun_at: done,
      ended_at: done,
      end_kind: "done",
    })
    .execute();
  await db
    .insertInto("sitting_order_people")
    .values({
      order_id: order,
      participant_id: person.id,
      nama: person.nama,
      outcome: "done",
      reason: "",
    })
    .execute();
}
