// Answers of a participant at work. The highest counter of a question wins, whenever it arrives; what is sent again changes
// nothing. Saved and counted at once, with the sitting locked: an answer is either there before the end or refused.
import {
  maxSeqLeap,
  type AnswerCause,
  type answerOutcomes,
} from "../../../../contract/sitting/own-sitting.ts";
import type { ownSittingEndpoints } from "../../../../contract/endpoints/sitting/own-sitting-endpoints.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { givenAt } from "../../../../domain/exams/sittings/answer-times.ts";
import { isProducible } from "../../../../domain/scoring/answer-faults.ts";
import { scoreQuestion } from "../../../../domain/scoring/score-question.ts";
import type { Call, Handler } from "../../../http/handler.ts";
import {
  cleanedAnswers,
  isReadable,
  isTooLong,
  readAnswer,
  type Cleaned,
} from "./cleaned-answers-html.ts";
import {
  instantText,
  isPastDeadline,
  noteOverdueAnswers,
  timesOf,
} from "./overdue-answers-writing.ts";
import { attachmentIds, attachmentKey } from "../attachments/attachments-store.ts";
import { hasNewTime, noteDelivered } from "../sittings/sitting-presence-writing.ts";
import {
  ownSitting,
  refuseIfNotAtWork,
  stateOf,
  type ReadSitting,
  type Sitting,
} from "../sittings/sitting-state-query.ts";
import { sqlRows, texts } from "../../../records/sql-rows.ts";
import { sittingColumns } from "../sittings/sittings-table.ts";

type Outcome = (typeof answerOutcomes)[number];

export const saveAnswersHandler: Handler<typeof ownSittingEndpoints.saveAnswers> = {
  async staged({ id, answers }, call) {
    const read = answers.map(readAnswer);
    try {
      const cleaned = await cleanedAnswers(id, read, call);
      const saved = await save(id, cleaned, call);
      if (saved) return saved;
      return await call.inTransaction(async (inner) => (await save(id, cleaned, inner, true))!);
    } catch (error) {
      // After the transaction, which the refusal has rolled back.
      if (isPastDeadline(error)) await noteOverdueAnswers(id, read.filter(isReadable), call);
      throw error;
    }
  },
};

type Checked = Cleaned & { outcome: Outcome; is_given: boolean };

/**
 * A whole school saves all the time, so it is one statement where nobody else is at this sitting: it stores nothing unless the
 * sitting is as it was judged. Null: somebody was at it meanwhile, or more than this is to be written. Locked: never.
 */
async function save(id: string, answers: readonly Cleaned[], call: Call, locked = false) {
  const own = await ownSitting(id, call, locked);
  refuseIfNotAtWork(own, call);
  if (hasNewTime(own) && !locked) return null;
  const checked = await checkedAnswers(own.sitting, answers, call);
  const result = await store(own, checked, call);
  if (!result) return null;
  const { stored, ...sitting } = result;
  await noteDelivered({ ...own, sitting }, call);
  return {
    ...stateOf({ ...own, sitting }, call.at),
    answers: checked.map(({ question_id, seq, outcome, cause }) => ({
      question_id,
      seq,
      cause,
      outcome: outcome === "saved" && !stored.includes(question_id) ? ("older" as const) : outcome,
    })),
  };
}

/** Of several in a call that could be saved the last counts. */
async function checkedAnswers(
  { id: sitting, last_seq: lastSeq }: Pick<Sitting, "id" | "last_seq">,
  sent: readonly Cleaned[],
  { db, services }: Call,
): Promise<Checked[]> {
  const shown = await services.questionVersions.ofSitting(sitting, db);
  const ids = new Set(sent.map((each) => each.question_id));
  const keys = shown.filter(({ question_id: id }) => ids.has(id));
  const versions = await services.questionVersions.read(keys, db);
  const contents = new Map(keys.map(({ question_id: id }, at) => [id, versions[at]!.content]));
  const latest = new Map<string, Cleaned>();
  const uploaded = sent.some((each) => attachmentsOf(each).length > 0)
    ? await attachmentIds(sitting, db)
    : new Set<string>();
  const judged = sent.map((each) => ({
    ...each,
    cause:
      each.cause ??
      leapCause(each, lastSeq) ??
      causeOf(each, contents.get(each.question_id), uploaded),
  }));
  for (const each of judged) {
    if (each.cause !== null) continue;
    if ((latest.get(each.question_id)?.seq ?? 0) <= each.seq) latest.set(each.question_id, each);
  }
  return judged.map((each) => {
    if (each.cause !== null) return { ...each, outcome: "refused", is_given: false };
    const outcome = latest.get(each.question_id) === each ? "saved" : "older";
    const content = contents.get(each.question_id)!;
    return { ...each, outcome, is_given: isGiven(content, each.answer) };
  });
}

/** One answer must not use up the counter, which ends at a bound: nothing could be saved after it. */
const leapCause = ({ seq }: Cleaned, lastSeq: number): AnswerCause | null =>
  seq > lastSeq + maxSeqLeap ? "malformed" : null;

/** Null: the question can be answered so. */
function causeOf(
  sent: Cleaned,
  content: QuestionContent | undefined,
  uploaded: ReadonlySet<string>,
): AnswerCause | null {
  const { answer, question_id: question } = sent;
  if (content === undefined) return "unknown-question";
  if (answer !== null && !isProducible(content, answer)) return "impossible";
  if (isTooLong(answer, content)) return "too-long";
  const isThere = (id: string) => uploaded.has(attachmentKey(question, id));
  return attachmentsOf(sent).every(isThere) ? null : "unknown-attachment";
}

const attachmentsOf = ({ answer }: Cleaned): readonly string[] =>
  (answer?.type === 2 && answer.attachments) || [];

/** Whether something is in it: an answer of blanks is none. */
export function isGiven(content: QuestionContent, answer: QuestionAnswer | null): boolean {
  if (answer === null) return false;
  return scoreQuestion(content, answer, { name: "mutlak", minus: 0 }).verdict !== "kosong";
}

/** `stored`: ids of the questions whose answer is the sent one now. */
type Stored = Sitting & { stored: string[] };

const storedColumns = {
  ...sittingColumns,
  stored: texts(),
};

/** The sitting with its answers counted; undefined: it is not the one that was read. */
async function store(
  { sitting, revision }: ReadSitting,
  checked: readonly Checked[],
  { db, at }: Call,
): Promise<Stored | undefined> {
  const times = timesOf(sitting, at);
  const answers = checked
    .filter(({ outcome }) => outcome === "saved")
    .map(({ question_id, seq, answer, is_given, doubt, given_at: claim }) => ({
      question_id,
      seq,
      answer,
      is_given,
      doubt,
      given_at: instantText(givenAt(claim, times)),
    }));
  const accepted = checked.filter(({ outcome }) => outcome !== "refused");
  const highest = Math.max(0, ...accepted.map(({ seq }) => seq));
  // Sent again, it is as saved as it was the first time. A statement does not see what it stores itself.
  const { rows } = await sqlRows(storedColumns)`
    with own as (
      select id from sittings where id = ${sitting.id} and xmin = ${revision}::xid for update
    ), stored as (
      insert into sitting_answers
        (sitting_id, question_id, seq, answer, is_given, doubt, given_at, answered_at)
      select own.id, question_id, seq, nullif(answer, 'null'), is_given, doubt, given_at, ${at}::timestamptz
      from own, json_to_recordset(${JSON.stringify(answers)}::json)
        as new (question_id text, seq integer, answer jsonb, is_given boolean, doubt boolean,
          given_at timestamptz)
      on conflict (sitting_id, question_id) do update
      set seq = excluded.seq, answer = excluded.answer, is_given = excluded.is_given,
        doubt = excluded.doubt, given_at = excluded.given_at,
        answered_at = case when excluded.seq = sitting_answers.seq then sitting_answers.answered_at
          else excluded.answered_at end
      where excluded.seq >= sitting_answers.seq
      returning question_id, seq, is_given, doubt
    ), replaced as (
      insert into replaced_answers
        (sitting_id, question_id, seq, answer, is_given, doubt, given_at, answered_at)
      select a.sitting_id, a.question_id, a.seq, a.answer, a.is_given, a.doubt, a.given_at, a.answered_at
      from sitting_answers a join stored on stored.question_id = a.question_id and stored.seq > a.seq
      where a.sitting_id = ${sitting.id}
    ), counted as (
      select count(*) filter (where is_given) as answered, count(*) filter (where doubt) as doubtful
      from (
        select is_given, doubt from stored
        union all
        select is_given, doubt from sitting_answers
        where sitting_id = ${sitting.id} and question_id not in (select question_id from stored)
      ) as each
    )
    update sittings s
    set answered = counted.answered, doubtful = counted.doubtful,
      last_seq = greatest(s.last_seq, ${highest}::integer),
      last_seen_at = ${at}::timestamptz, answered_at = ${at}::timestamptz
    from own, counted where s.id = own.id
    returning s.*, array(select question_id from stored) as stored`.execute(db);
  return rows[0];
}
