// Publishing, withdrawing, and taking either back. The row of the schedule is locked: acts come one after the other.
import type { Selectable } from "kysely";
import type { InferOutput } from "valibot";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { resultPublicationEndpoints } from "../../../../contract/endpoints/results/result-publication-endpoints.ts";
import type {
  PublicationKind,
  ResultPublication,
} from "../../../../contract/results/result-publications.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { conflict, notFound, Refusal } from "../../../http/refusal.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { resultPublication } from "./result-publications-query.ts";
import type { ResultPublicationsTable } from "./result-publications-table.ts";

type Endpoints = typeof resultPublicationEndpoints;
type Publish = InferOutput<Endpoints["publishResults"]["input"]>;
type Undo = InferOutput<Endpoints["undoPublication"]["input"]>;

const actions = {
  publish: "schedule.publish-results",
  withdraw: "schedule.withdraw-results",
  follow: "schedule.follow-results",
} as const satisfies Record<PublicationKind, string>;

/** @throws Refusal, 44, or 43 for whoever may only see results */
export async function refuseOthersPublication(schedule: string, call: Call) {
  const now = await resultPublication(schedule, call);
  if (now.may_publish) return now;
  throw new Refusal(
    responseCodes.forbidden,
    "Hasil ujian hanya dapat diterbitkan dan ditarik oleh yang boleh mengubah jadwalnya.",
  );
}

/** @throws Refusal, 49 when somebody else has acted since the caller has seen how it is */
export async function publishResults(
  { id, schedule_id: schedule, seq, kind, view, group_id: group }: Publish,
  call: Call,
): Promise<ResultPublication> {
  await lockRows("schedules", [schedule], call.db);
  const now = await refuseOthersPublication(schedule, call);
  if (await readAct(id, call)) return now;
  if (now.seq !== seq) throw conflict(actedMeanwhile(now), now);
  const whom = group === "" ? null : { id: group, path: await pathOf(group, call) };
  await storeActs([{ id, group: whom }], { schedule, seq, kind, view, eventAct: null }, call);
  return resultPublication(schedule, call);
}

/** `group`: null for everybody. */
type StoredAct = { id: string; group: { id: string; path: string } | null };
type ActFacts = Pick<Publish, "seq" | "kind" | "view"> & {
  schedule: string;
  /** Of the act for several exams that these belong to. */
  eventAct: string | null;
};

/** Acts of one schedule, whose row is locked and has `seq`. */
export async function storeActs(
  acts: readonly StoredAct[],
  { schedule, seq, kind, view, eventAct }: ActFacts,
  call: Call,
): Promise<void> {
  const shown = kind === "publish" ? view : null;
  const rows = acts.map(({ id, group }, at) => ({
    id,
    schedule_id: schedule,
    seq: seq + 1 + at,
    kind,
    view: shown,
    group_id: group?.id ?? null,
    at: call.at,
    user_id: callerOf(call).id,
    event_act_id: eventAct,
  }));
  await call.db.insertInto("result_publications").values(rows).execute();
  await noteChange(schedule, seq + acts.length, call);
  await call.audit(
    acts.map(({ group }) => ({
      action: actions[kind],
      objectId: schedule,
      after: { group: group?.path ?? null, ...(kind === "publish" && { view }) },
    })),
  );
}

/** @throws Refusal, 49 when it is not the latest act any more */
export async function undoPublication(
  { id, schedule_id: schedule }: Undo,
  call: Call,
): Promise<ResultPublication> {
  await lockRows("schedules", [schedule], call.db);
  const now = await refuseOthersPublication(schedule, call);
  const act = await readAct(id, call);
  if (!act || act.schedule_id !== schedule) throw notFound("Penerbitan hasil");
  if (act.undone_at) return now;
  if (act.seq !== now.seq) throw conflict(actedMeanwhile(now), now);
  await takeActsBack([act], now.seq, call);
  return resultPublication(schedule, call);
}

type TakenAct = Pick<
  Selectable<ResultPublicationsTable>,
  "id" | "schedule_id" | "kind" | "view" | "group_id"
>;

/** The latest acts of one schedule, whose row is locked and has `seq`. */
export async function takeActsBack(
  acts: readonly TakenAct[],
  seq: number,
  call: Call,
): Promise<void> {
  const ids = acts.map(({ id }) => id);
  await call.db
    .updateTable("result_publications")
    .set({ undone_at: call.at })
    .where("id", "in", ids)
    .execute();
  await noteChange(acts[0]!.schedule_id, seq + 1, call);
  await call.audit(
    acts.map(({ schedule_id: schedule, kind, view, group_id }) => ({
      action: "schedule.undo-publication" as const,
      objectId: schedule,
      before: { kind, view, group_id },
    })),
  );
}

const readAct = (id: string, { db }: Call) =>
  db.selectFrom("result_publications").selectAll().where("id", "=", id).executeTakeFirst();

function actedMeanwhile({ acts: [latest] }: ResultPublication): string {
  return latest
    ? `Hasil ujian ini sudah diterbitkan, ditarik, atau diatur lagi oleh ${latest.by} sejak Anda membukanya. Tidak ada yang diubah.`
    : "Penerbitan hasil ujian ini dibatalkan orang lain sejak Anda membukanya. Tidak ada yang diubah.";
}

/** @throws Refusal, 44 when the group is not there any more */
export async function pathOf(group: string, { db }: Call): Promise<string> {
  const row = await db
    .selectFrom("groups")
    .select("path")
    .where("id", "=", group)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw notFound("Group");
  return row.path;
}

/** The devices of those who have finished are told. */
async function noteChange(schedule: string, seq: number, call: Call): Promise<void> {
  await call.db
    .updateTable("schedules")
    .set({ result_seq: seq })
    .where("id", "=", schedule)
    .execute();
  const rows = await call.db
    .selectFrom("sittings")
    .select("participant_id as id")
    .where("schedule_id", "=", schedule)
    .execute();
  call.afterCommit(() => call.services.sitterNews.wake(rows.map(({ id }) => id)));
}
