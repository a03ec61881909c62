// The questions of a sitting as the participant sees them, with what the device has sent.
import { sql } from "kysely";
import type { QuestionAnswer } from "../../../../../contract/questions/question-answer.ts";
import type { ShownQuestion } from "../../../../../contract/sitting/own-sitting.ts";
import type { Call } from "../../../../http/handler.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";
import { shownContent } from "./shown-content-query.ts";
import type { Sitting } from "../sitting-state-query.ts";
import { playsOf } from "../sound-plays-handlers.ts";

/** The explanation is for results alone (domain/exams/sittings/result-times.ts). */
export type Shown = ShownQuestion & { explanation: string };

export async function shownQuestions(sitting: Sitting, { db, services }: Call): Promise<Shown[]> {
  const { rows } = await sqlRows({
    question_id: text(),
    version: number(),
    position: number(),
    answer: orNull(json<QuestionAnswer>()),
    doubt: boolean(),
    played: number(),
  })`
    select sq.question_id, sq.version, sq.position, a.answer, coalesce(a.doubt, false) as doubt,
      ${playsOf(sql`sq.sitting_id`, sql`sq.question_id`)} as played
    from sitting_questions sq
    left join sitting_answers a
      on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id
    where sq.sitting_id = ${sitting.id} order by sq.position`.execute(db);
  const versions = await services.questionVersions.read(rows, db);
  return rows.map(({ question_id: id, position, answer, doubt, played }, at) => {
    const { content, shuffle, audio: sound, ...fields } = versions[at]!;
    const audio = sound && { ...sound, played };
    const { type, payload } = shownContent({ id, content, shuffle }, sitting);
    return { id, position, type, payload, answer, doubt, audio, ...fields };
  });
}
