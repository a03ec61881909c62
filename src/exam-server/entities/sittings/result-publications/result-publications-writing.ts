// Publishing, withdrawing, and taking either back. The row of the schedule is locked: acts come one after the other.
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
  const groupPath = group === "" ? null : await pathOf(group, call);
  await call.db
    .insertInto("result_publications")
    .values({
      id,
      schedule_id: schedule,
      seq: seq + 1,
      kind,
      view: kind === "publish" ? view : null,
      group_id: group || null,
      at: call.at,
      user_id: callerOf(call).id,
    })
    .execute();
  await noteChange(schedule, seq + 1, call);
  await call.audit({
    action: actions[kind],
    objectId: schedule,
    after: { group: groupPath, ...(kind === "publish" && { view }) },
  });
  return resultPublication(schedule, call);
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
  await call.db
    .updateTable("result_publications")
    .set({ undone_at: call.at })
    .where("id", "=", id)
    .execute();
  await noteChange(schedule, now.seq + 1, call);
  await call.audit({
    action: "schedule.undo-publication",
    objectId: schedule,
    before: { kind: act.kind, view: act.view, group_id: act.group_id },
  });
  return resultPublication(schedule, call);
}

const readAct = (id: string, { db }: Call) =>
  db.selectFrom("result_publications").selectAll().where("id", "=", id).executeTakeFirst();

function actedMeanwhile({ acts: [latest] }: ResultPublication): string {
  return latest
    ? `Hasil ujian ini sudah diterbitkan, ditarik, atau diatur lagi oleh ${latest.by} sejak Anda membukanya. Tidak ada yang diubah.`
    : "Penerbitan hasil ujian ini dibatalkan orang lain sejak Anda membukanya. Tidak ada yang diubah.";
}

async function pathOf(group: string, { db }: Call): Promise<string> {
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
