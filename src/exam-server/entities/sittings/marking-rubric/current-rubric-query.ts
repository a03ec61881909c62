// The rubric by which a question of an exam is marked: as the question was shown, or as it was changed while people marked.
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { Rubric } from "../../../../domain/marking/rubric/moved-mark.ts";
import type { Db } from "../../../database/database.ts";
import { json, moment, number, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";

export type StoredRubric = { version: number; criteria: Rubric; by: string; at: Date };

/** The changes, the latest first. */
export async function storedRubrics(unit: Unit, db: Db): Promise<StoredRubric[]> {
  const { rows } = await sqlRows({
    version: number(),
    criteria: json<Rubric>(),
    by: text(),
    at: moment(),
  })`
    select r.version, r.criteria, us.name as by, r.at
    from marking_rubrics r join users us on us.id = r.author_id
    where r.schedule_id = ${unit.schedule_id} and r.question_id = ${unit.question_id}
    order by r.version desc`.execute(db);
  return rows;
}

/** `criteria` null: the rubric is the one that each participant's version of the question has. */
export type CurrentRubric = { version: number; criteria: Rubric | null };

export async function currentRubric(unit: Unit, db: Db): Promise<CurrentRubric> {
  const [latest] = await storedRubrics(unit, db);
  return latest ?? { version: 0, criteria: null };
}

/** The content of the question as it is marked. */
export function contentMarkedBy(
  content: QuestionContent,
  { criteria }: CurrentRubric,
): QuestionContent {
  if (criteria === null || (content.type !== 2 && content.type !== 9)) return content;
  const rubric = criteria.map((one) => ({ ...one }));
  return content.type === 2
    ? { ...content, key: { ...content.key, rubric } }
    : { ...content, key: { ...content.key, rubric } };
}

export const rubricIn = (content: QuestionContent): Rubric | null =>
  content.type === 2 || content.type === 9 ? content.key.rubric : null;
