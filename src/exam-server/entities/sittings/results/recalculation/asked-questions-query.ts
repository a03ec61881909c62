// What participants of an exam were asked, as it was frozen with their sittings, beside how the banks have it now.
import type { PolicyName } from "../../../../../contract/questions/question-fields.ts";
import type { QuestionContent } from "../../../../../contract/questions/question-content.ts";
import type { QuestionType } from "../../../../../contract/questions/question-types.ts";
import type { AskedQuestion } from "../../../../../domain/results/recalculation/counted-question.ts";
import type {
  KnownBank,
  KnownQuestion,
} from "../../../../../domain/results/recalculation/counting-rules.ts";
import { policyNameOf } from "../../../../../domain/scoring/question-policy.ts";
import type { PlannedType } from "../../../../../domain/scoring/score-sitting.ts";
import type { Db } from "../../../../database/database.ts";
import type { ShownVersion } from "../../../../http/services.ts";
import { boolean, json, number, sqlRows, text } from "../../../../records/sql-rows.ts";
import { fieldsById } from "../../../questions/questions/question-rows-writing.ts";
import { questionNumbers } from "../../../questions/questions/questions-query.ts";
import type { KeptPlan } from "../../sittings/sitting-draw-writing.ts";

export type ExamQuestion = KnownQuestion & {
  bank_id: string;
  number: number | null;
  /** How many were asked it. */
  shown: number;
  /** As the bank has it now. */
  fields: ShownVersion;
};
export type ExamBank = KnownBank & { kode: string };
export type AskedExam = {
  questions: Map<string, ExamQuestion>;
  banks: Map<string, ExamBank>;
};

export async function askedInExam(schedule: string, db: Db): Promise<AskedExam> {
  const banks = await plansOf(schedule, db);
  const { rows } = await sqlRows({
    question_id: text(),
    version: number(),
    type: number<QuestionType>(),
    bobot: number(),
    policy: text<PolicyName>(),
    shown: number(),
    bank_id: text(),
    present_version: number(),
    is_deleted: boolean(),
  })`
    select asked.*, q.bank_id, q.version as present_version, q.deleted_at is not null as is_deleted
    from (
      select sq.question_id, sq.version, sq.type, sq.bobot, sq.policy, count(*) as shown
      from sitting_questions sq join sittings si on si.id = sq.sitting_id
      where si.schedule_id = ${schedule} group by 1, 2, 3, 4, 5) asked
    join questions q on q.id = asked.question_id
    order by asked.question_id, asked.version`.execute(db);
  const ids = [...new Set(rows.map(({ question_id: id }) => id))];
  const fields = await fieldsById(ids, db);
  const numbers = await questionNumbers(ids, db);
  const questions = new Map<string, ExamQuestion>();
  for (const { question_id, version, type, bobot, policy, shown, ...row } of rows) {
    const asked: AskedQuestion = { question_id, version, type, bobot, policy };
    const known = questions.get(question_id);
    if (known) {
      known.asked = [...known.asked, asked];
      known.shown += shown;
      continue;
    }
    const now = fields.get(question_id)!;
    const plan = banks.get(row.bank_id)?.present ?? [];
    questions.set(question_id, {
      asked: [asked],
      bank_id: row.bank_id,
      number: row.is_deleted ? null : (numbers.get(question_id) ?? null),
      shown,
      fields: now,
      present: {
        version: row.present_version,
        type: now.content.type,
        bobot: now.bobot,
        policy: policyNameOf(now, plan),
      },
    });
  }
  return { questions, banks };
}

async function plansOf(schedule: string, db: Db) {
  const { rows } = await sqlRows({
    id: text(),
    kode: text(),
    asked: json<PlannedType[][]>(),
    present: json<KeptPlan>(),
  })`
    select b.id, b.kode,
      (select coalesce(json_agg(each.plan), '[]') from (
        select distinct si.plan from sittings si
        where si.schedule_id = ${schedule} and si.bank_id = b.id
          and jsonb_array_length(si.plan) > 0) each) as asked,
      (select coalesce(json_agg(json_build_object('type', p.type, 'count', p.count,
        'weight', p.weight, 'policy', p.policy, 'minus', p.minus) order by p.type), '[]')
        from bank_type_plans p where p.bank_id = b.id) as present
    from question_banks b
    where b.id in (select bank_id from sittings where schedule_id = ${schedule})
    order by lower(b.kode) collate "C", b.id`.execute(db);
  return new Map(rows.map(({ id, ...bank }) => [id, bank]));
}

/** Cells of type 11 that people mark; of other types none. */
export const cellsByHand = (content: QuestionContent): string[] =>
  content.type === 11
    ? Object.entries(content.key.cells)
        .flatMap(([id, { manual }]) => (manual ? id : []))
        .sort()
    : [];
