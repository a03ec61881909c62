// The answers of one sitting that people mark: listed when the sitting ends, and their states and the marks that count whenever
// a mark is stored. Whoever calls has locked the sitting.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { equalityText, wordCount } from "../../../../domain/marking/equal-answers.ts";
import { codeLetters, drawnLength, markingCode } from "../../../../domain/marking/marking-code.ts";
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import type { Db } from "../../../database/database.ts";
import { marksIn, outcomesOf } from "./answer-outcomes-query.ts";

/** An answer that people mark. */
export type MarkableAnswer = {
  question_id: string;
  version: number;
  seq: number;
  answer: QuestionAnswer;
};

/**
 * Lists these answers in place of those that were listed, and returns the marks by which answers are scored, by question. Marks that were
 * given before the sitting was opened again count where the answer is the same.
 */
export async function listForMarking(
  sitting: string,
  answers: readonly MarkableAnswer[],
  db: Db,
): Promise<Map<string, ManualMarks[]>> {
  const kept = answers.map(({ question_id: id }) => id);
  await sql`
    delete from marking_answers
    where sitting_id = ${sitting} and question_id <> all(${kept})`.execute(db);
  if (answers.length === 0) return new Map();
  await giveCode(sitting, db);
  const listed = answers.map(({ answer, ...of }) => ({
    ...of,
    equality: digestOf(of.version, answer),
    words: wordCount(answer),
  }));
  const outcomes = await outcomesOf(sitting, listed, db);
  const rows = listed.map((one) => ({ ...one, state: outcomes.get(one.question_id)!.state }));
  await sql`
    insert into marking_answers
      (sitting_id, question_id, schedule_id, version, seq, equality, words, state)
    select si.id, new.question_id, si.schedule_id, new.version, new.seq, new.equality, new.words,
      new.state
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (question_id text,
      version integer, seq integer, equality text, words integer, state text)
    join sittings si on si.id = ${sitting}
    on conflict (sitting_id, question_id) do update set version = excluded.version,
      seq = excluded.seq, equality = excluded.equality, words = excluded.words,
      state = excluded.state`.execute(db);
  return marksIn(outcomes);
}

/** Answers of one version of the question that are the same have the same one. */
function digestOf(version: number, answer: QuestionAnswer): string | null {
  const same = equalityText(answer);
  return same === null
    ? null
    : createHash("sha256").update(`${version} ${same}`).digest("base64url").slice(0, 22);
}

/** Of several that are drawn, the first that nobody in the exam has. */
const drawnAtOnce = 4;

async function giveCode(sitting: string, db: Db): Promise<void> {
  const drawn = Array.from({ length: drawnAtOnce }, () =>
    markingCode(randomAlphanumeric(drawnLength, codeLetters)),
  );
  await sql`
    update sittings si set marking_code = (
      select code from unnest(${drawn}::text[]) as drawn (code)
      where not exists (select 1 from sittings other
        where other.schedule_id = si.schedule_id and other.marking_code = code)
        and not exists (select 1 from marking_controls c
          where c.schedule_id = si.schedule_id and c.code = drawn.code)
      limit 1)
    where si.id = ${sitting} and si.marking_code is null`.execute(db);
}
