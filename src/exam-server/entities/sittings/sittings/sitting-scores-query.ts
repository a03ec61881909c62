// A sitting with what was answered, scored by the versions of the questions that were shown.
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import {
  scoreSitting,
  type DrawnQuestion,
  type GivenAnswer,
  type PlannedType,
  type SittingScore,
} from "../../../../domain/scoring/score-sitting.ts";
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import type { Db } from "../../../database/database.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import {
  boolean,
  json,
  moment,
  number,
  orNull,
  sqlRows,
  text,
  type RowOf,
} from "../../../records/sql-rows.ts";
import type { Sitting } from "./sitting-state-query.ts";

const answerColumns = {
  sitting_id: text(),
  question_id: text(),
  position: number(),
  version: number(),
  type: number<DrawnQuestion["type"]>(),
  bobot: number(),
  policy: text<DrawnQuestion["policy"]>(),
  answer: orNull(json<QuestionAnswer>()),
  seq: orNull(number()),
  doubt: boolean(),
  given_at: orNull(moment()),
  answered_at: orNull(moment()),
};
export type DrawnAnswer = Omit<RowOf<typeof answerColumns>, "sitting_id">;

/** Every question that was drawn, in its order, with the answer that is stored. */
export async function drawnAnswers(sitting: string, db: Db): Promise<DrawnAnswer[]> {
  return (await drawnAnswersOf([sitting], db)).get(sitting) ?? [];
}

/** By sitting. */
export async function drawnAnswersOf(
  sittings: readonly string[],
  db: Db,
): Promise<Map<string, DrawnAnswer[]>> {
  const { rows } = await sqlRows(answerColumns)`
    select sq.sitting_id, sq.question_id, sq.position, sq.version, sq.type, sq.bobot, sq.policy, a.answer, a.seq,
      coalesce(a.doubt, false) as doubt, a.given_at, a.answered_at
    from sitting_questions sq
    left join sitting_answers a
      on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id
    where sq.sitting_id = any(${sittings}) order by sq.sitting_id, sq.position`.execute(db);
  const found = new Map<string, DrawnAnswer[]>();
  for (const { sitting_id: id, ...row } of rows) {
    const known = found.get(id);
    if (known) known.push(row);
    else found.set(id, [row]);
  }
  return found;
}

/** In the order of `rows`. */
export async function scoreDrawn(
  rows: readonly DrawnAnswer[],
  { plan }: Pick<Sitting, "plan">,
  { db, versions, marks }: { db: Db; versions: QuestionVersions; marks?: GivenMarks },
) {
  const shown = await versions.read(rows, db);
  return scoreRows(
    rows,
    shown.map(({ content }) => content),
    plan as PlannedType[],
    marks,
  );
}

/** What people have given, by question. */
type GivenMarks = ReadonlyMap<string, readonly ManualMarks[]>;

export type ScoredRow = Pick<
  DrawnAnswer,
  "question_id" | "version" | "type" | "bobot" | "policy" | "answer"
>;

/** @param contents of the questions, in the order of the rows */
export function scoreRows(
  rows: readonly ScoredRow[],
  contents: readonly QuestionContent[],
  plan: readonly PlannedType[],
  marks: GivenMarks = new Map(),
): SittingScore {
  return scoreGiven(givenOf(rows, contents, marks), plan);
}

/** What a sitting is scored by. */
export type GivenSitting = {
  drawn: DrawnQuestion[];
  answers: ReadonlyMap<string, GivenAnswer>;
};

/** @param contents of the questions, in the order of the rows */
export function givenOf(
  rows: readonly ScoredRow[],
  contents: readonly QuestionContent[],
  marks: GivenMarks,
): GivenSitting {
  const drawn = rows.map(({ question_id, bobot, version, type, policy }, at): DrawnQuestion => ({
    id: question_id,
    version,
    type,
    weight: bobot,
    policy,
    content: contents[at]!,
    treatment: "normal",
  }));
  const answers = new Map(
    rows.map(({ question_id: id, answer }) => [id, { answer, marks: marks.get(id) ?? [] }]),
  );
  return { drawn, answers };
}

/** @param plan of the sitting, as it is stored */
export const scoreGiven = ({ drawn, answers }: GivenSitting, plan: unknown): SittingScore =>
  scoreSitting(drawn, answers, plan as PlannedType[]);
