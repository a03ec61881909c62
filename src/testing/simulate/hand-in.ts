// A participant who comes in, answers all questions at once and hands in, by the calls of a participant's browser.
import { randomUUID } from "node:crypto";
import type { CallOutput } from "../../contract/calls/call.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { openSitting, startSitting } from "../../contract/sitting/own-exams.ts";
import { finishSitting, getOwnSitting, saveAnswers } from "../../contract/sitting/own-sitting.ts";
import { signInParticipant } from "../../contract/sitting/participant-session.ts";
import { ExamLine } from "./exam-line.ts";
import type { SimulatedExam, SimulatedPerson } from "./simulated-exam.ts";

/** So many come in at once. */
const perTurn = 8;
/** Passwords take time, and other work may be on the machine. */
export const examPatienceMs = 600_000;

export type AskedQuestion = CallOutput<typeof getOwnSitting>["questions"][number];

/** @param answerTo what a participant, from 0, answers to a question */
export async function handInAll(
  address: () => string,
  exam: SimulatedExam,
  answerTo: (participant: number, question: AskedQuestion) => QuestionAnswer,
): Promise<void> {
  const { people } = exam;
  for (let from = 0; from < people.length; from += perTurn) {
    const turn = people.slice(from, from + perTurn);
    await Promise.all(
      turn.map((person, at) =>
        handIn(address, exam, person, (question) => answerTo(from + at, question)),
      ),
    );
  }
}

async function handIn(
  address: () => string,
  { id, token }: SimulatedExam,
  { no_ujian, password }: SimulatedPerson,
  answerTo: (question: AskedQuestion) => QuestionAnswer,
): Promise<void> {
  const line = new ExamLine(address, examPatienceMs);
  const device = `device-${randomUUID()}`;
  ({ token: line.token } = await line.ok(signInParticipant, { no_ujian, password, device }));
  await line.ok(openSitting, { id, token });
  await line.ok(startSitting, { id });
  const { questions } = await line.ok(getOwnSitting, { id });
  const answers = questions.map((question, at) => ({
    question_id: question.id,
    seq: at + 1,
    answer: answerTo(question),
    doubt: false,
  }));
  await line.ok(saveAnswers, { id, answers });
  await line.ok(finishSitting, { id });
}
