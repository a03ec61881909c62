// What a participant has answered, for staff who may see results. Read only.
import type { InferOutput } from "valibot";
import type { sittingAnswerEndpoints } from "../../../../contract/endpoints/exams/sitting-answer-endpoints.ts";
import type { SittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { shareOfHundred, shownScore } from "../../../../domain/scoring/shown-score.ts";
import type { QuestionResult } from "../../../../domain/scoring/score-sitting.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import { blindnessOf } from "../marking/named-results-query.ts";
import { marksIn, sittingOutcomes, type Outcomes } from "../marking/answer-outcomes-query.ts";
import { countedComments } from "../marking-comments/given-comments-query.ts";
import { drawnAnswers, scoreDrawn, type DrawnAnswer } from "../sittings/sitting-scores-query.ts";
import { readSitting } from "../sittings/sitting-state-query.ts";

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
  const { isBlind, hides } = await blindnessOf(sitting, call.db);
  const shown = await call.services.questionVersions.read(rows, call.db);
  const hidden = rows.map(({ question_id: id }, at) => hides(id, shown[at]!.content));
  // Markers are told the counter as well: those of the other answers say which ones are missing, and would lead to the name.
  const hasHidden = hidden.includes(true);
  const outcomes: Outcomes = isOver ? await sittingOutcomes(sitting.id, call.db) : new Map();
  const comments = await countedComments(outcomes, call.db);
  const scored = isOver
    ? await scoreDrawn(rows, sitting, {
        db: call.db,
        versions: call.services.questionVersions,
        ...(!isBlind && { marks: marksIn(outcomes) }),
      })
    : null;
  return {
    status: sitting.status,
    finished_at: sitting.finished_at?.toISOString() ?? null,
    score: scored && shownScore(scored.total.least),
    score_most: scored && shownScore(scored.total.most),
    pending: scored?.pending ?? 0,
    questions: rows.map((row, at) => {
      const isHidden = hidden[at]!;
      const said = isHidden ? [] : (comments.get(row.question_id) ?? []);
      const answer = shownAnswer(row, scored?.questions[at] ?? null, isHidden);
      return { ...answer, seq: hasHidden ? null : row.seq, comments: said };
    }),
  };
}

function shownAnswer(
  { policy: _policy, rules: _rules, given_at, answered_at, answer, seq: _seq, ...row }: DrawnAnswer,
  result: QuestionResult | null,
  isHidden: boolean,
): Omit<SittingAnswers["questions"][number], "comments" | "seq"> {
  return {
    ...row,
    is_hidden: isHidden,
    answer: isHidden ? null : answer,
    given_at: isHidden ? null : (given_at?.toISOString() ?? null),
    answered_at: isHidden ? null : (answered_at?.toISOString() ?? null),
    earned: result && {
      least: shareOfHundred(result.earned.least),
      most: shareOfHundred(result.earned.most),
    },
    verdict: result?.score?.verdict ?? null,
  };
}
