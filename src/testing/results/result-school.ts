// For tests: exams whose participants have the results that a test gives them, written as the end of a sitting stores them.
import { randomUUID } from "node:crypto";
import type { ScheduleInput } from "../../contract/exams/schedule-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { scoreStored, storedScore } from "../../domain/scoring/shown-score.ts";
import type { SittingSchool } from "../exams/sitting-school.ts";

type GivenResult = {
  /** Who has a result of another exam already. */
  participant_id?: string;
  nama?: string;
  group_id?: string | null;
  /** Null: has not come in. */
  status?: 0 | 1 | 3 | null;
  /** Exact, of 100: "225/3"; null: nothing is stored. */
  least?: string | null;
  most?: string;
  pending?: number;
  types?: { type: QuestionType; weight: number; least: string; most?: string }[];
  bank_id?: string;
  minutes?: number;
  leave_count?: number;
};

let people = 0;

export function resultMakers(school: SittingSchool) {
  const { db } = school.server;
  return {
    /** For nobody but those who are added to it; over since long ago unless `isOpen`. */
    async addResultExam(
      alias: string,
      { isOpen = false, ...more }: Partial<ScheduleInput> & { isOpen?: boolean } = {},
    ) {
      const fields: Partial<ScheduleInput> = {
        participant_mode: "SP",
        bank_ids: [school.bank],
        ...more,
      };
      const id = await school.addExam(alias, fields);
      const over = { mulai: "04:00" };
      if (!isOpen) await db.updateTable("schedules").set(over).where("id", "=", id).execute();
      return id;
    },

    /** The participant's id. */
    async addResult(schedule_id: string, given: GivenResult = {}): Promise<string> {
      const { status = 1 } = given;
      const participant_id = given.participant_id ?? (await addPerson(school, given));
      await db
        .insertInto("schedule_participants")
        .values({ schedule_id, participant_id })
        .execute();
      if (status === null) return participant_id;
      const id = await addSitting(school, { schedule_id, participant_id, status }, given);
      if (status === 1) await storeResult(school, id, given);
      return participant_id;
    },
  };
}

function addPerson(school: SittingSchool, { nama, group_id }: GivenResult): Promise<string> {
  people += 1;
  return school.addPerson(`H-${String(people).padStart(4, "0")}`, {
    ...(nama !== undefined && { nama }),
    ...(group_id !== undefined && { group_id }),
  });
}

type NewSitting = { schedule_id: string; participant_id: string; status: 0 | 1 | 3 };

async function addSitting(
  { server, bank }: SittingSchool,
  sitting: NewSitting,
  { bank_id = bank, types = [], minutes = 60, leave_count = 0 }: GivenResult,
): Promise<string> {
  const id = randomUUID();
  const started = new Date(server.now.getTime() - 3 * 3_600_000);
  const isOver = sitting.status === 1;
  await server.db
    .insertInto("sittings")
    .values({
      id,
      ...sitting,
      bank_id,
      plan: JSON.stringify(types.map(({ type, weight }) => ({ type, weight, count: 1 }))),
      started_at: started,
      finished_at: isOver ? new Date(started.getTime() + minutes * 60_000) : null,
      finish_kind: isOver ? "self" : null,
      leave_count,
      created_at: started,
    })
    .execute();
  return id;
}

async function storeResult(
  { server }: SittingSchool,
  sitting_id: string,
  { least = "0/1", most = least ?? "", pending = 0, types = [] }: GivenResult,
): Promise<void> {
  if (least === null) return;
  const stored = types.map((type) => ({ most: type.least, ...type }));
  await server.db
    .insertInto("sitting_results")
    .values({
      sitting_id,
      least,
      most,
      score: Number(storedScore(scoreStored(least)).decimal),
      pending,
      types: JSON.stringify(stored),
      computed_at: server.now,
      is_listed: true,
      unmarked: null,
    })
    .execute();
}
