// The questions of a matrix of results as they are numbered now, and the competences that each names.
import { sql } from "kysely";
import type { ResultMatrix } from "../../../../contract/results/result-matrix.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { caseless } from "../../../records/list-sql.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Db } from "../../../database/database.ts";
import { numberedOf } from "../../questions/questions/questions-query.ts";

/** A question as somebody was shown it. */
export type ShownQuestion = { type: QuestionType; excerpt: string };

export async function matrixQuestions(
  shown: ReadonlyMap<string, ShownQuestion>,
  competencesOf: ReadonlyMap<string, readonly string[]>,
  db: Db,
): Promise<ResultMatrix["questions"]> {
  const ids = [...shown.keys()];
  const ofTheirBanks = sql`q.bank_id in (select bank_id from questions where id = any(${ids}))`;
  const { rows } = await sqlRows({ id: text(), bank: text(), number: orNull(number()) })`
    select q.id, b.kode as bank, n.number
    from questions q join question_banks b on b.id = q.bank_id
    left join ${numberedOf(ofTheirBanks)} n on n.id = q.id
    where q.id = any(${ids})
    order by ${caseless("b.kode")}, n.number nulls last, q.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    ...shown.get(row.id)!,
    competence_ids: [...(competencesOf.get(row.id) ?? [])],
  }));
}

/** `competencesOf`: ids by question. */
export async function matrixCompetences(questions: readonly string[], db: Db) {
  const { rows } = await sqlRows({ question: text(), id: text(), kode: text(), uraian: text() })`
    select qc.question_id as question, c.id, c.kode, c.uraian
    from question_competences qc join competences c on c.id = qc.competence_id
    where qc.question_id = any(${questions})
    order by ${caseless("c.kode")}, c.id`.execute(db);
  const competences = new Map<string, ResultMatrix["competences"][number]>();
  const competencesOf = new Map<string, string[]>();
  for (const { question, ...competence } of rows) {
    competences.set(competence.id, competence);
    competencesOf.set(question, [...(competencesOf.get(question) ?? []), competence.id]);
  }
  return { competences: [...competences.values()], competencesOf };
}
