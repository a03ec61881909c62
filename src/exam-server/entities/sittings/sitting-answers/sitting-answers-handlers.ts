// What a participant has answered, for staff who may see results. Read only.
import type { InferOutput } from "valibot";
import type { sittingAnswerEndpoints } from "../../../../contract/endpoints/exams/sitting-answer-endpoints.ts";
import type { SittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { shareOfHundred, shownScore } from "../../../../domain/scoring/shown-score.ts";
import {
  isMarkedByHand,
  type QuestionResult,
  type SittingScore,
} from "../../../../domain/scoring/score-sitting.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import { isStillMarked } from "../marking/named-results-query.ts";
import { revealedQuestions } from "../marking/names-reveal-writing.ts";
import { marksIn, sittingOutcomes, type Outcomes } from "../marking/answer-outcomes-query.ts";
import { countedComments } from "../marking-comments/given-comments-query.ts";
import { drawnAnswers, scoreDrawn, type DrawnAnswer } from "../sittings/sitting-scores-query.ts";
import { readSitting, type Sitting } from "../sittings/sitting-state-query.ts";

export const sittingAnswersHandlers: HandlersOf<typeof sittingAnswerEndpoints> = {
  getSittingAnswers: { read: answersOf },
};

type Asked = InferOutput<typeof sittingAnswerEndpoints.getSittingAnswers.input>;

async function answersOf(
  { schedule_id: schedule, id: participant }: Asked,
  call: Call,
): Promise<SittingAnswers> {
  await refuseOthersSchedule(schedule, call);
  const sitting = await readSitting({ schedule, participant }, call.db);
  if (!sitting) throw notFound("Ujian peserta");
  const rows = await drawnAnswers(sitting.id, call.db);
  const isOver = sitting.status === 1;
  const hidden = await hiddenQuestions(rows, { schedule, isOver }, call);
  const outcomes: Outcomes = isOver ? await sittingOutcomes(sitting.id, call.db) : new Map();
  const comments = await countedComments(outcomes, call.db);
  const scored = isOver ? await namedScore(sitting, rows, { hidden, outcomes }, call) : null;
  return {
    status: sitting.status,
    finished_at: sitting.finished_at?.toISOString() ?? null,
    score: scored && shownScore(scored.total.least),
    score_most: scored && shownScore(scored.total.most),
    pending: scored?.pending ?? 0,
    questions: rows.map((row, at) => {
      const isHidden = hidden.has(row.question_id);
      const said = isHidden ? [] : (comments.get(row.question_id) ?? []);
      return { ...shownAnswer(row, scored?.questions[at] ?? null, isHidden), comments: said };
    }),
  };
}

/** By the rule of marking/named-results-query.ts: while an answer that people mark is hidden, no marks count. */
async function namedScore(
  sitting: Sitting,
  rows: readonly DrawnAnswer[],
  { hidden, outcomes }: { hidden: ReadonlySet<string>; outcomes: Outcomes },
  { db, services }: Call,
): Promise<SittingScore> {
  const reading = { db, versions: services.questionVersions };
  const unmarked = await scoreDrawn(rows, sitting, reading);
  const isBlind = unmarked.questions.some(
    ({ id, score }) => score?.verdict === "menunggu" && hidden.has(id),
  );
  if (isBlind) return unmarked;
  return scoreDrawn(rows, sitting, { ...reading, marks: marksIn(outcomes) });
}

/** Answers that people mark stay apart from names while anybody marks something of the exam. */
async function hiddenQuestions(
  rows: readonly DrawnAnswer[],
  { schedule, isOver }: { schedule: string; isOver: boolean },
  { db, services }: Call,
): Promise<ReadonlySet<string>> {
  const shown = await services.questionVersions.read(rows, db);
  const revealed = await revealedQuestions(schedule, db);
  const isBlind = !isOver || (await isStillMarked(schedule, db));
  const hidden = rows.filter(
    ({ question_id: id }, at) => isBlind && isMarkedByHand(shown[at]!.content) && !revealed.has(id),
  );
  return new Set(hidden.map(({ question_id: id }) => id));
}

function shownAnswer(
  { policy: _policy, given_at: given, answered_at: answered, answer, seq, ...row }: DrawnAnswer,
  result: QuestionResult | null,
  isHidden: boolean,
): Omit<SittingAnswers["questions"][number], "comments"> {
  return {
    ...row,
    is_hidden: isHidden,
    // Markers are told the counter as well, and it would lead them to the name.
    seq: isHidden ? null : seq,
    answer: isHidden ? null : answer,
    given_at: given?.toISOString() ?? null,
    answered_at: answered?.toISOString() ?? null,
    earned: result && {
      least: shareOfHundred(result.earned.least),
      most: shareOfHundred(result.earned.most),
    },
    verdict: result?.score?.verdict ?? null,
  };
}
