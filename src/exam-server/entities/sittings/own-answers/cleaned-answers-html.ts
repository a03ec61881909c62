// Answers of a call as they may be kept: each is read by itself, and essays are cleaned. That takes a while, and so is not done within
// the transaction. Costly essays are only cleaned for somebody who is at work at that question.
import * as v from "valibot";
import {
  sentAnswer,
  type AnswerCause,
  type SentAnswer,
} from "../../../../contract/sitting/own-sitting.ts";
import { maxHtml, type QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import {
  cleaningCost,
  longestEssayHtml,
  maxEssayCost,
} from "../../../../domain/questions/question-html-bounds.ts";
import type { Call } from "../../../http/handler.ts";
import { boundedSchema } from "../../../http/input/bounded-schema.ts";
import { isStorable, unstorableIn } from "../../../http/input/storable-text.ts";
import { cheapCost, receivedHtml } from "../../../security/html/received-html.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { ownSitting, refuseIfNotAtWork } from "../sittings/sitting-state-query.ts";

/** `cause`: why it is refused whatever the question is, as far as that is known. */
export type Cleaned = SentAnswer & { cause: AnswerCause | null };

export const isReadable = ({ cause }: Cleaned) => cause === null;

const boundedAnswer = boundedSchema(sentAnswer);

/** @throws Refusal, 49, where essays are costly and the participant is not at work */
export async function cleanedAnswers(
  exam: string,
  read: readonly Cleaned[],
  call: Call,
): Promise<Cleaned[]> {
  const yieldOften = createYieldOften();
  const contents = read.some(isCostly) ? await ownContents(exam, read, call) : null;
  const cleaned: Cleaned[] = [];
  for (const each of read) {
    await yieldOften();
    const content = contents?.get(each.question_id);
    if (!isCostly(each)) cleaned.push(await withCleanEssay(each, call));
    else if (content === undefined) cleaned.push(unreadable(each, "unknown-question"));
    else if (isTooLong(each.answer, content)) cleaned.push(unreadable(each, "too-long"));
    else cleaned.push(await withCleanEssay(each, call));
  }
  return cleaned;
}

/** Whether an essay is far longer than its question allows. Somewhat longer it is kept: whoever marks it decides. */
export function isTooLong(answer: QuestionAnswer | null, content: QuestionContent): boolean {
  if (answer?.type !== 2 || content.type !== 2) return false;
  return answer.html.length > longestEssayHtml(content.payload.max_chars);
}

export function readAnswer(sent: unknown): Cleaned {
  const parsed = v.safeParse(boundedAnswer, sent);
  if (!parsed.success) return unreadable(sent, "malformed");
  const received = parsed.output as SentAnswer;
  if (unstorableIn(received) !== null) return unreadable(sent, "unstorable-text");
  return { ...received, cause: null };
}

const isCostly = ({ answer }: Cleaned) =>
  answer?.type === 2 && cleaningCost(answer.html) > cheapCost;

async function ownContents(
  exam: string,
  read: readonly Cleaned[],
  call: Call,
): Promise<Map<string, QuestionContent>> {
  const own = await ownSitting(exam, call);
  refuseIfNotAtWork(own, call);
  const { questionVersions } = call.services;
  const ids = new Set(read.map(({ question_id: id }) => id));
  const shown = await questionVersions.ofSitting(own.sitting.id, call.db);
  const keys = shown.filter(({ question_id: id }) => ids.has(id));
  const versions = await questionVersions.read(keys, call.db);
  return new Map(keys.map(({ question_id: id }, at) => [id, versions[at]!.content]));
}

async function withCleanEssay(read: Cleaned, call: Call): Promise<Cleaned> {
  const { answer } = read;
  if (answer?.type !== 2) return read;
  const bounds = { maxLength: maxHtml, maxCost: maxEssayCost };
  const essay = await receivedHtml(answer.html, bounds, call);
  if (!("html" in essay)) return { ...read, answer: null, cause: "too-long" };
  return { ...read, answer: { ...answer, html: essay.html } };
}

/** Of what is repeated to the device as far as it can be. */
const { question_id: idField, seq: seqField } = sentAnswer.entries;

function unreadable(sent: unknown, cause: AnswerCause): Cleaned {
  const { question_id: id, seq } = (sent ?? {}) as { question_id?: unknown; seq?: unknown };
  return {
    question_id: v.is(idField, id) && isStorable(id) ? id : "",
    seq: v.is(seqField, seq) ? seq : 0,
    answer: null,
    doubt: false,
    given_at: null,
    cause,
  };
}
