// The answers of one sitting that people mark: listed when the sitting ends, and their states and the marks that count whenever
// a mark is stored. Whoever calls has locked the sitting.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { equalityText, wordCount } from "../../../../domain/marking/equal-answers.ts";
import { codeLetters, drawnLength, markingCode } from "../../../../domain/marking/marking-code.ts";
import type { MarkingState } from "../../../../domain/marking/marking-outcome.ts";
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import type { Db } from "../../../database/database.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { marksIn, outcomesOfAll, type Outcomes } from "./answer-outcomes-query.ts";

/** An answer that people mark. */
export type MarkableAnswer = {
  question_id: string;
  version: number;
  seq: number;
  answer: QuestionAnswer;
};

/** As it is listed, without its state. */
export type ListableAnswer = {
  sitting_id: string;
  question_id: string;
  version: number;
  seq: number;
  equality: string | null;
  words: number;
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
  const listable = answers.map((answer) => listableOf(sitting, answer));
  const outcomes = (await outcomesOfAll(listable, db)).get(sitting) ?? new Map();
  await storeListed([sitting], withStates(listable, new Map([[sitting, outcomes]])), db);
  return marksIn(outcomes);
}

/** What is listed of an answer is true until another is saved: only of others is it computed. By sitting. */
export async function listableOfAll(
  answers: ReadonlyMap<string, readonly MarkableAnswer[]>,
  db: Db,
): Promise<Map<string, ListableAnswer[]>> {
  const nameOf = (sitting: string, { question_id, version, seq }: Omit<MarkableAnswer, "answer">) =>
    `${sitting} ${question_id} ${version} ${seq}`;
  const { rows } = await sqlRows(listedColumns)`
    select sitting_id, question_id, version, seq, equality, words from marking_answers
    where sitting_id = any(${[...answers.keys()]})`.execute(db);
  const listed = new Map(rows.map((row) => [nameOf(row.sitting_id, row), row]));
  return new Map(
    [...answers].map(([sitting, own]) => [
      sitting,
      own.map((answer) => listed.get(nameOf(sitting, answer)) ?? listableOf(sitting, answer)),
    ]),
  );
}

const listedColumns = {
  sitting_id: text(),
  question_id: text(),
  version: number(),
  seq: number(),
  equality: orNull(text()),
  words: number(),
};

const listableOf = (
  sitting_id: string,
  { question_id, version, seq, answer }: MarkableAnswer,
): ListableAnswer => ({
  sitting_id,
  question_id,
  version,
  seq,
  equality: digestOf(version, answer),
  words: wordCount(answer),
});

type ListedAnswer = ListableAnswer & { state: MarkingState };

export const withStates = (
  answers: readonly ListableAnswer[],
  outcomes: ReadonlyMap<string, Outcomes>,
): ListedAnswer[] =>
  answers.map((one) => ({
    ...one,
    state: outcomes.get(one.sitting_id)!.get(one.question_id)!.state,
  }));

/** These are what is listed of these sittings. */
export async function storeListed(
  sittings: readonly string[],
  answers: readonly ListedAnswer[],
  db: Db,
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(answers)}::json) as new (sitting_id text,
    question_id text, version integer, seq integer, equality text, words integer, state text)`;
  await sql`
    delete from marking_answers ma where ma.sitting_id = any(${sittings}) and not exists (
      select 1 from ${rows}
      where new.sitting_id = ma.sitting_id and new.question_id = ma.question_id)`.execute(db);
  if (answers.length === 0) return;
  await giveCodes([...new Set(answers.map(({ sitting_id: id }) => id))], db);
  await sql`
    insert into marking_answers
      (sitting_id, question_id, schedule_id, version, seq, equality, words, state)
    select si.id, new.question_id, si.schedule_id, new.version, new.seq, new.equality, new.words,
      new.state
    from ${rows} join sittings si on si.id = new.sitting_id
    on conflict (sitting_id, question_id) do update set version = excluded.version,
      seq = excluded.seq, equality = excluded.equality, words = excluded.words,
      state = excluded.state`.execute(db);
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

/** A sitting that was listed before keeps its own. */
async function giveCodes(sittings: readonly string[], db: Db): Promise<void> {
  const { rows } = await sqlRows({ id: text() })`
    select id from sittings where id = any(${sittings}) and marking_code is null
    order by id`.execute(db);
  for (const { id } of rows) await giveCode(id, db);
}

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
