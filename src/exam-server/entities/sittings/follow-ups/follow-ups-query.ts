// What is written into the programs of an exam, of the participants whose results are for the caller.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { followUpEndpoints } from "../../../../contract/endpoints/results/follow-up-endpoints.ts";
import { followUpDefaults, resultsPackage } from "../../../../contract/results/follow-up-limits.ts";
import type {
  FollowUpEntry,
  FollowUpProgram,
} from "../../../../contract/results/follow-up-programs.ts";
import type { Setting } from "../../../../contract/settings.ts";
import type { Db } from "../../../database/database.ts";
import { holds, type Call } from "../../../http/handler.ts";
import { moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";

export type ProgramOf = InferOutput<typeof followUpEndpoints.getFollowUps.input>;

export const selectionOf = (schedule_id: string) => ({ schedule_id, event_id: "" });

/** @throws Refusal, 44 when nothing of the exam is for the caller */
export async function followUpProgram(asked: ProgramOf, call: Call): Promise<FollowUpProgram> {
  await refuseOthersSelection(selectionOf(asked.schedule_id), call);
  const seen = await seenParticipants(asked.schedule_id, call);
  const entries = await readEntries(asked, null, call);
  return {
    entries: entries.filter(({ participant_id: id }) => seen.has(id)),
    settings: await followUpSettings(call.db),
    may_change_settings: holds("0020A", call),
  };
}

/** Those who are listed in the results that the caller sees. */
export async function seenParticipants(schedule: string, call: Call): Promise<Set<string>> {
  const { rows } = await sqlRows({ participant_id: text() })`
    with ${examsOf(selectionOf(schedule), call)}, ${seenInExams}, ${rankedResults(call)}
    select participant_id from ranked`.execute(call.db);
  return new Set(rows.map(({ participant_id: id }) => id));
}

/** `participants`: of these; null: of all. */
export async function readEntries(
  { schedule_id, kind }: ProgramOf,
  participants: readonly string[] | null,
  { db }: Pick<Call, "db">,
): Promise<FollowUpEntry[]> {
  const chosen =
    participants === null ? sql`true` : sql`f.participant_id = any(${participants}::text[])`;
  const { rows } = await sqlRows({
    participant_id: text(),
    bentuk: text(),
    tanggal: orNull(text()),
    score: orNull(number()),
    sumber: text(),
    keterangan: text(),
    version: number(),
    updated_at: moment(),
    updated_by: text(),
  })`
    select f.participant_id, f.form as bentuk, f.day as tanggal, f.score, f.source as sumber,
      f.note as keterangan, f.version, f.updated_at, coalesce(u.name, '') as updated_by
    from follow_ups f left join users u on u.id = f.updated_by
    where f.schedule_id = ${schedule_id} and f.kind = ${kind} and ${chosen}
    order by f.participant_id`.execute(db);
  return rows.map(({ score, updated_at, ...row }) => ({
    ...row,
    nilai: score === null ? null : scoreText(score),
    updated_at: updated_at.toISOString(),
  }));
}

/** 8250 is "82.50". */
export function scoreText(hundredths: number): string {
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
}

/** With what is usual where the school has set nothing. */
async function followUpSettings(db: Db): Promise<Required<Setting>[]> {
  const stored = await db
    .selectFrom("settings")
    .select(["code", "value", "version"])
    .where("package", "=", resultsPackage)
    .execute();
  return Object.entries(followUpDefaults).map(([code, value]) => {
    const set = stored.find((one) => one.code === code);
    return { code, value: set?.value ?? value, version: set?.version ?? 0 };
  });
}
