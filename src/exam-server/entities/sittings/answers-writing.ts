// Answers of a participant at work. The highest counter of a question wins, whenever it arrives; what is sent again changes
// nothing. Saved and counted in one transaction, with the sitting locked: an answer is either there before the end or refused.
import { sql } from "kysely";
import type * as contract from "../../../contract/sitting/own-sitting.ts";
import type { SentAnswer } from "../../../contract/sitting/own-sitting.ts";
import { maxHtml } from "../../../contract/questions/question-content.ts";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { isProducible } from "../../../domain/scoring/answer-faults.ts";
import { scoreQuestion } from "../../../domain/scoring/score-question.ts";
import type { Call, Handler } from "../../http/handler.ts";
import { createPauses } from "../../pauses.ts";
import { receivedHtml } from "../../security/received-html.ts";
import { noteDelivered } from "./sitting-presence-writing.ts";
import { ownSitting, refuseIfNotAtWork, stateOf } from "./sitting-state-query.ts";

type Outcome = (typeof contract.answerOutcomes)[number];

export const saveAnswersHandler: Handler<typeof contract.saveAnswers> = {
  async staged({ id, answers }, call) {
    const cleaned = await cleanedAnswers(answers);
    return call.inTransaction((inner) => save(id, cleaned, inner));
  },
};

/** `isKeepable`: false for an essay that is too long once it is clean. */
type Cleaned = SentAnswer & { isKeepable: boolean };

/** Essays as they may be kept. Takes a while, and so is not done within the transaction. */
async function cleanedAnswers(sent: readonly SentAnswer[]): Promise<Cleaned[]> {
  const pause = createPauses();
  const cleaned: Cleaned[] = [];
  for (const each of sent) {
    const { answer } = each;
    if (answer?.type !== 2) {
      cleaned.push({ ...each, isKeepable: true });
      continue;
    }
    await pause();
    const received = receivedHtml(answer.html, maxHtml);
    const isKeepable = "html" in received;
    const html = isKeepable ? received.html : "";
    cleaned.push({ ...each, answer: { ...answer, html }, isKeepable });
  }
  return cleaned;
}

type Checked = SentAnswer & { outcome: Outcome; is_given: boolean };

async function save(id: string, answers: readonly Cleaned[], call: Call) {
  const own = await ownSitting(id, call, true);
  refuseIfNotAtWork(own, call);
  const checked = await checkedAnswers(own.sitting.id, answers, call);
  const stored = await store(own.sitting.id, checked, call);
  const sitting = await counted(own.sitting.id, checked, call);
  await noteDelivered({ ...own, sitting }, call);
  return {
    ...stateOf({ ...own, sitting }, call.at),
    answers: checked.map(({ question_id, seq, outcome }) => ({
      question_id,
      seq,
      outcome: outcome === "saved" && !stored.has(question_id) ? ("older" as const) : outcome,
    })),
  };
}

/** Of several in a call that could be saved the last counts. */
async function checkedAnswers(
  sitting: string,
  sent: readonly Cleaned[],
  { db, services }: Call,
): Promise<Checked[]> {
  const shown = await services.questionVersions.ofSitting(sitting, db);
  const ids = new Set(sent.map((each) => each.question_id));
  const keys = shown.filter(({ question_id: id }) => ids.has(id));
  const versions = await services.questionVersions.read(keys, db);
  const contents = new Map(keys.map(({ question_id: id }, at) => [id, versions[at]!.content]));
  const latest = new Map<string, SentAnswer>();
  for (const each of sent) {
    if (!isPossible(each, contents.get(each.question_id))) continue;
    if ((latest.get(each.question_id)?.seq ?? 0) <= each.seq) latest.set(each.question_id, each);
  }
  return sent.map((each) => {
    const content = contents.get(each.question_id);
    if (!isPossible(each, content)) return { ...each, outcome: "refused", is_given: false };
    const outcome = latest.get(each.question_id) === each ? "saved" : "older";
    return { ...each, outcome, is_given: isGiven(content!, each.answer) };
  });
}

function isPossible(
  { answer, isKeepable }: Cleaned,
  content: QuestionContent | undefined,
): boolean {
  return isKeepable && content !== undefined && (answer === null || isProducible(content, answer));
}

/** Whether something is in it: an answer of blanks is none. */
function isGiven(content: QuestionContent, answer: QuestionAnswer | null): boolean {
  if (answer === null) return false;
  return scoreQuestion(content, answer, { name: "mutlak", minus: 0 }).verdict !== "kosong";
}

/** Ids of the questions whose answer is the sent one now. */
async function store(sitting: string, checked: readonly Checked[], { db, at }: Call) {
  const rows = checked
    .filter(({ outcome }) => outcome === "saved")
    .map(({ question_id, seq, answer, is_given, doubt }) => ({
      question_id,
      seq,
      answer,
      is_given,
      doubt,
    }));
  if (rows.length === 0) return new Set<string>();
  // Sent again, it is as saved as it was the first time.
  const { rows: stored } = await sql<{ question_id: string }>`
    insert into sitting_answers
      (sitting_id, question_id, seq, answer, is_given, doubt, answered_at)
    select ${sitting}, question_id, seq, nullif(answer, 'null'), is_given, doubt, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as new (question_id text, seq integer, answer jsonb, is_given boolean, doubt boolean)
    on conflict (sitting_id, question_id) do update
    set seq = excluded.seq, answer = excluded.answer, is_given = excluded.is_given,
      doubt = excluded.doubt, answered_at = excluded.answered_at
    where excluded.seq >= sitting_answers.seq
    returning question_id`.execute(db);
  return new Set(stored.map((row) => row.question_id));
}

async function counted(sitting: string, checked: readonly Checked[], { db, at }: Call) {
  const highest = Math.max(...checked.map(({ seq }) => seq));
  return db
    .updateTable("sittings")
    .set((eb) => ({
      answered: eb
        .selectFrom("sitting_answers as a")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .where("a.sitting_id", "=", sitting)
        .where("a.is_given", "=", true),
      doubtful: eb
        .selectFrom("sitting_answers as a")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .where("a.sitting_id", "=", sitting)
        .where("a.doubt", "=", true),
      last_seq: sql<number>`greatest(last_seq, ${highest}::integer)`,
      last_seen_at: at,
      answered_at: at,
    }))
    .where("id", "=", sitting)
    .returningAll()
    .executeTakeFirstOrThrow();
}
