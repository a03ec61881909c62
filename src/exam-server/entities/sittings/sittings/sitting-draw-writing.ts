// The start of a sitting: the questions are drawn, and the plan is kept by which they will be scored.
import { sql } from "kysely";
import type { PlanEntry } from "../../../../contract/questions/banks.ts";
import type { PolicyName } from "../../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { drawQuestions, type DrawRules } from "../../../../domain/exams/sittings/draw-questions.ts";
import { policyNameOf } from "../../../../domain/scoring/question-policy.ts";
import type { Db } from "../../../database/database.ts";
import { refusedFor } from "../../../http/refusal.ts";
import { keepShownVersions } from "../../questions/questions/question-rows-writing.ts";
import { bankOrder } from "../../questions/questions/questions-query.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Drawable = {
  id: string;
  version: number;
  type: QuestionType;
  reference_id: string | null;
  bobot: number;
  policy: PolicyName | null;
};
type ExamRules = Omit<DrawRules, "plan" | "seed"> & { acak_opsi: boolean; plan: KeptPlan };

/** What is the same for all who sit the exam with this bank. */
export async function readDraw({ bank, schedule }: { bank: string; schedule: string }, db: Db) {
  const rules = await examRules(schedule, bank, db);
  return { rules, questions: await drawable(bank, rules.order_mode, db) };
}
export type Draw = Awaited<ReturnType<typeof readDraw>>;

/** The rows of one sitting, in its order. */
export function drawnRows({ rules, questions }: Draw, sitting: string) {
  const drawn = drawQuestions(questions, { ...rules, seed: sitting });
  return drawn.map(({ id, version, type, bobot, policy }, at) => ({
    position: at + 1,
    question_id: id,
    version,
    type,
    bobot,
    policy: policyNameOf({ policy, content: { type } }, rules.plan),
  }));
}

/** The columns of a sitting that follow from what was drawn for it. */
export function knownOf({ rules }: Draw, asked: number) {
  return { asked, plan: JSON.stringify(rules.plan), mixes_options: rules.acak_opsi };
}

/** Stores the questions of a sitting and answers the columns that follow from them. @throws Refusal, 49, for a bank without anything to ask */
export async function drawSitting(
  { sitting, ...place }: { sitting: string; bank: string; schedule: string },
  db: Db,
) {
  const draw = await readDraw(place, db);
  const rows = drawnRows(draw, sitting);
  if (rows.length === 0) {
    throw refusedFor(
      "no-questions",
      "Banksoal ujian ini belum berisi soal. Laporkan kepada pengawas.",
    );
  }
  const versions = rows.map(({ question_id, version }) => ({ question_id, version }));
  if ((await keepShownVersions(versions, db)) < rows.length) {
    throw refusedFor("concurrent-change", "Soal ujian ini baru saja diubah. Coba lagi.");
  }
  await sql`
    insert into sitting_questions (sitting_id, position, question_id, version, type, bobot, policy)
    select ${sitting}, position, question_id, version, type, bobot, policy
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (position integer,
      question_id text, version integer, type integer, bobot numeric, policy text)`.execute(db);
  return knownOf(draw, rows.length);
}

export type KeptPlan = Pick<PlanEntry, "type" | "count" | "weight" | "policy" | "minus">[];

const examRulesColumns = {
  order_mode: number<ExamRules["order_mode"]>(),
  type_order: json<ExamRules["type_order"]>(),
  acak_soal: boolean(),
  acak_opsi: boolean(),
  plan: json<ExamRules["plan"]>(),
};

async function examRules(schedule: string, bank: string, db: Db): Promise<ExamRules> {
  const { rows } = await sqlRows(examRulesColumns)`
    select order_mode, type_order, acak_soal, acak_opsi, (
      select coalesce(json_agg(json_build_object('type', p.type, 'count', p.count,
        'weight', p.weight, 'policy', p.policy, 'minus', p.minus) order by p.type), '[]')
      from bank_type_plans p where p.bank_id = ${bank}) as plan
    from schedules where id = ${schedule}`.execute(db);
  return rows[0]!;
}

const drawableColumns = {
  id: text(),
  version: number(),
  type: number<Drawable["type"]>(),
  reference_id: orNull(text()),
  bobot: number(),
  policy: orNull(text<NonNullable<Drawable["policy"]>>()),
};

/** In the order in which the exam asks: as the bank is ordered, or by hand where the exam says so. */
async function drawable(bank: string, orderMode: 0 | 1, db: Db): Promise<Drawable[]> {
  const { rows } = await sqlRows(drawableColumns)`
    select q.id, q.version, q.type, q.reference_id, q.bobot, q.policy
    from questions q join question_banks b on b.id = q.bank_id
    where q.bank_id = ${bank} and q.deleted_at is null
    order by ${orderMode === 1 ? sql`q.position, q.created_at, q.id` : bankOrder}`.execute(db);
  return rows;
}
