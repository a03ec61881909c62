// Home counts every few seconds which answers wait for somebody. Almost all that were ever marked wait for nobody.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index marking_answers_waiting on marking_answers (question_id, sitting_id, state)
    where state <> 'settled'`.execute(db);
}
