// Which stored questions the check refuses by now, because it has become stricter since they were saved: recorded beside
// them and shown as "perlu diperiksa", the questions themselves stay as they are. No migration does it, since those import
// nothing of ours and keep doing what they did; so it runs when the server starts, once for each set of rules.
import { sql } from "kysely";
import * as v from "valibot";
import { optionWeightTypes } from "../../../../contract/questions/banks.ts";
import { questionContent } from "../../../../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { questionRules } from "../../../../domain/questions/question-rules.ts";
import type { Db } from "../../../database/database.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { ownFaults } from "./question-checks.ts";
import { fieldsById } from "./question-rows-writing.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

const batchSize = 200;

/** Deleted ones too: they may be taken back. A second server that starts meanwhile waits, and has nothing left to do. */
export async function checkStoredQuestions(db: Db, at: Date): Promise<void> {
  if (await isDone(db)) return;
  await db.transaction().execute(async (trx) => {
    const run = { rules: questionRules, checked_at: at, questions: 0, refused: 0 };
    const claimed = await trx
      .insertInto("question_checks")
      .values(run)
      .onConflict((conflict) => conflict.column("rules").doNothing())
      .returning("rules")
      .executeTakeFirst();
    if (!claimed) return;
    const { questions, refused } = await checkAll(trx);
    await trx
      .updateTable("question_checks")
      .set({ questions, refused })
      .where("rules", "=", questionRules)
      .execute();
  });
}

async function isDone(db: Db): Promise<boolean> {
  const done = await db
    .selectFrom("question_checks")
    .select("rules")
    .where("rules", "=", questionRules)
    .executeTakeFirst();
  return done !== undefined;
}

async function checkAll(db: Db): Promise<{ questions: number; refused: number }> {
  const counts = { questions: 0, refused: 0 };
  for (let last = ""; ;) {
    const { rows } = await sqlRows({ id: text() })`
      select id from questions where id > ${last} order by id limit ${batchSize} for update`.execute(
      db,
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return counts;
    last = ids.at(-1)!;
    const found = await recheckQuestions(ids, db);
    counts.questions += found.length;
    counts.refused += found.filter(({ faults }) => faults.length > 0).length;
    await storeFaults(found, db);
  }
}

type Found = { id: string; faults: string[] };

/** Stores what is wrong with each by now: after its bank or its bank's plan is another one, too. */
export async function recheckQuestions(ids: readonly string[], db: Db): Promise<Found[]> {
  const policies = await bankPolicies(ids, db);
  const yieldOften = createYieldOften();
  const found: Found[] = [];
  for (const [id, fields] of await fieldsById(ids, db)) {
    await yieldOften();
    found.push({ id, faults: faultSentences(fields, policies.get(id)) });
  }
  await storeFaults(found, db);
  return found;
}

/** By question: what its bank plans for its type. */
export async function bankPolicies(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, PolicyName>> {
  const { rows } = await sqlRows({
    id: text(),
    policy: text<{ id: string; policy: PolicyName }["policy"]>(),
  })`
    select q.id, p.policy from questions q
      join bank_type_plans p on p.bank_id = q.bank_id and p.type = q.type
    where q.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, policy }) => [id, policy]));
}

/** Those of the bank that follow its plan and may need weights of their options. */
export async function recheckPlanned(bankId: string, db: Db): Promise<void> {
  const { rows } = await sqlRows({ id: text() })`
    select id from questions
    where bank_id = ${bankId} and policy is null and type = any(${optionWeightTypes})`.execute(db);
  await recheckQuestions(
    rows.map(({ id }) => id),
    db,
  );
}

const unreadable = "Isi soal ini tidak lengkap. Buat ulang soalnya.";

/** Each reason once. What is stored need not even have its type's shape. */
export function faultSentences(fields: QuestionInput, bankPolicy?: PolicyName): string[] {
  if (!v.is(questionContent, fields.content)) return [unreadable];
  return [...new Set(Object.values(ownFaults(fields, bankPolicy)))];
}

async function storeFaults(found: readonly Found[], db: Db): Promise<void> {
  await sql`
    update questions q set faults = new.faults
    from json_to_recordset(${JSON.stringify(found)}::json) as new (id text, faults jsonb)
    where q.id = new.id and q.faults <> new.faults`.execute(db);
}
