// A sitting with what was answered, scored by the versions of the questions that were shown, or by what counts in their place since the results
// were recalculated (../results/recalculation/). Nothing else computes a score.
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
import { countedBy } from "../../../../domain/results/recalculation/counted-question.ts";
import {
  frozenRules,
  rulesInForce,
  type SittingRules,
} from "../results/recalculation/rules-in-force-query.ts";
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
type AskedAnswer = Omit<RowOf<typeof answerColumns>, "sitting_id">;
/** `version`, `bobot` and `policy` are those that were asked, by which people see and mark the answer; `rules` say what counts. */
export type DrawnAnswer = AskedAnswer & { rules: SittingRules };

/** Every question that was drawn, in its order, with the answer that is stored. */
export async function drawnAnswers(sitting: string, db: Db): Promise<DrawnAnswer[]> {
  return (await drawnAnswersOf([sitting], db)).get(sitting) ?? [];
}

/**
 * By sitting. `rules`: those in force, or others whose scores are foreseen. Both tables are restricted to the sittings: PostgreSQL does not
 * derive it for the second one from the join, and would read the answers of all exams.
 */
export async function drawnAnswersOf(
  sittings: readonly string[],
  db: Db,
  rules?: ReadonlyMap<string, SittingRules>,
): Promise<Map<string, DrawnAnswer[]>> {
  const counting = rules ?? (await rulesInForce(sittings, db));
  const { rows } = await sqlRows(answerColumns)`
    select sq.sitting_id, sq.question_id, sq.position, sq.version, sq.type, sq.bobot, sq.policy, a.answer, a.seq,
      coalesce(a.doubt, false) as doubt, a.given_at, a.answered_at
    from sitting_questions sq
    left join sitting_answers a
      on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id and a.sitting_id = any(${sittings})
    where sq.sitting_id = any(${sittings}) order by sq.sitting_id, sq.position`.execute(db);
  const found = new Map<string, DrawnAnswer[]>();
  for (const { sitting_id: id, ...asked } of rows) {
    const row = { ...asked, rules: counting.get(id) ?? frozenRules };
    const known = found.get(id);
    if (known) known.push(row);
    else found.set(id, [row]);
  }
  return found;
}

type Reading = { db: Db; versions: QuestionVersions; marks?: GivenMarks };

/** In the order of `rows`. `plan`: the one that is frozen with the sitting. */
export async function scoreDrawn(
  rows: readonly DrawnAnswer[],
  sitting: Pick<Sitting, "plan">,
  reading: Reading,
): Promise<SittingScore> {
  const { given, plan } = await countedSitting(rows, sitting, reading);
  return scoreGiven(given, plan);
}

/** By what a sitting is scored: the versions, weights, policies and plan that count. */
export type CountedSitting = { given: GivenSitting; plan: readonly PlannedType[] };

export async function countedSitting(
  rows: readonly DrawnAnswer[],
  { plan }: Pick<Sitting, "plan">,
  { db, versions, marks = new Map() }: Reading,
): Promise<CountedSitting> {
  const counted = rows.map((row): ScoredRow => {
    const { question_id, type, answer } = row;
    return { question_id, type, answer, ...countedBy(row, row.rules.questions.get(question_id)) };
  });
  const read = await versions.read(counted, db);
  const contents = read.map(({ content }) => content);
  return {
    given: givenOf(counted, contents, marks),
    plan: rows[0]?.rules.plan ?? (plan as PlannedType[]),
  };
}

/** What people have given, by question. */
type GivenMarks = ReadonlyMap<string, readonly ManualMarks[]>;

export type ScoredRow = Pick<
  DrawnAnswer,
  "question_id" | "version" | "type" | "bobot" | "policy" | "answer"
> &
  Partial<Pick<DrawnQuestion, "treatment" | "isIncomparable">>;

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
function givenOf(
  rows: readonly ScoredRow[],
  contents: readonly QuestionContent[],
  marks: GivenMarks,
): GivenSitting {
  const drawn = rows.map((row, at): DrawnQuestion => {
    const { question_id: id, version, type, bobot: weight, policy, treatment = "normal" } = row;
    const { isIncomparable = false } = row;
    return { id, version, type, weight, policy, content: contents[at]!, treatment, isIncomparable };
  });
  const answers = new Map(
    rows.map(({ question_id: id, answer }) => [id, { answer, marks: marks.get(id) ?? [] }]),
  );
  return { drawn, answers };
}

/** @param plan of the sitting, as it is stored */
export const scoreGiven = ({ drawn, answers }: GivenSitting, plan: unknown): SittingScore =>
  scoreSitting(drawn, answers, plan as PlannedType[]);
