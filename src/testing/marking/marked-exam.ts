// An exam whose essays people mark, made through the calls of a school's staff and participants: markers who are correctors of its subject,
// and participants who have answered and handed in.
import { randomUUID } from "node:crypto";
import { generateToken, type UserProfile } from "../../contract/credentials.ts";
import { createQuestionBank } from "../../contract/questions/banks.ts";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { importQuestions } from "../../contract/questions/questions.ts";
import { openSitting, startSitting } from "../../contract/sitting/own-exams.ts";
import { finishSitting, getOwnSitting, saveAnswers } from "../../contract/sitting/own-sitting.ts";
import { signInParticipant } from "../../contract/sitting/participant-session.ts";
import { createUser } from "../../contract/staff/users.ts";
import { createSubject } from "../../contract/subjects.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import { makeExam, type SimulatedExam, type SimulatedPerson } from "../simulate/simulated-exam.ts";
import { bankFields, questionOf } from "../questions/open-test-bank.ts";

type Criterion = ContentOf<2>["key"]["rubric"][number];
/** Signed in. */
export type StaffMarker = { user: UserProfile; token: string };
/** Its stem, and the criteria of its rubric; none: it is marked as a whole. */
export type ExamEssay = { stem: string; rubric: readonly Criterion[] };
export type MarkedExam = { exam: SimulatedExam; markers: StaffMarker[] };

type Wanted = {
  admin: { email: string; password: string };
  participants: number;
  /** Their names. */
  markers: readonly string[];
  essays: readonly ExamEssay[];
  /** What a participant, from 0, writes to an essay, from 0. */
  write(participant: number, essay: number): string;
};

/** So many come in at once. */
const perTurn = 8;
/** Passwords take time, and other work may be on the machine. */
export const examPatienceMs = 600_000;
const examMinutes = 90;

/** @param line to the server; it is signed in as the Head Master afterwards */
export async function makeMarkedExam(line: ExamLine, wanted: Wanted): Promise<MarkedExam> {
  const { admin, participants, essays } = wanted;
  const markers: StaffMarker[] = [];
  const exam = await makeExam(line, {
    participants,
    minutes: examMinutes,
    admin,
    async addBank(kode) {
      for (const name of wanted.markers) markers.push(await addMarker(line, kode, name));
      return addEssayBank(line, kode, { markers, essays });
    },
  });
  for (let from = 0; from < participants; from += perTurn) {
    const turn = exam.people.slice(from, from + perTurn);
    await Promise.all(turn.map((person, at) => handIn(line, exam, person, from + at, wanted)));
  }
  return { exam, markers };
}

async function addMarker(line: ExamLine, kode: string, name: string): Promise<StaffMarker> {
  const email = `${name}.${kode}@simulasi.contoh`.toLowerCase();
  const account = { name, email, role: "EVAL" as const, active: true, exceptions: [] };
  const { password } = await line.ok(createUser, { ...account, password: "" });
  return line.ok(generateToken, { email, password });
}

async function addEssayBank(
  line: ExamLine,
  kode: string,
  { markers, essays }: { markers: readonly StaffMarker[]; essays: readonly ExamEssay[] },
): Promise<string> {
  const subject = await line.ok(createSubject, {
    kode,
    nama: `Esai ${kode}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: markers.map(({ user }) => user.id),
    kkm: null,
  });
  const bank = await line.ok(createQuestionBank, {
    ...bankFields(kode, subject.id),
    plan: [{ type: 2, count: essays.length, weight: 100, policy: "parsial", minus: 0 }],
  });
  const asked = questionOf(2);
  const questions = essays.map(({ stem, rubric }, at) => ({
    ...asked,
    stem,
    content: withRubric(asked.content, rubric),
    place: `${at + 1}`,
    reference_code: null,
    competence_codes: [],
  }));
  await line.ok(importQuestions, { id: bank.id, import_id: randomUUID(), questions });
  return bank.id;
}

type Content = ReturnType<typeof questionOf>["content"];

function withRubric(content: Content, rubric: readonly Criterion[]): Content {
  if (content.type !== 2) throw new Error("It is no essay.");
  return { ...content, key: { ...content.key, rubric: [...rubric] } };
}

async function handIn(
  admin: ExamLine,
  { id, token }: SimulatedExam,
  { no_ujian, password }: SimulatedPerson,
  participant: number,
  { essays, write }: Pick<Wanted, "essays" | "write">,
): Promise<void> {
  const line = new ExamLine(() => admin.address, examPatienceMs);
  const device = `device-${randomUUID()}`;
  ({ token: line.token } = await line.ok(signInParticipant, { no_ujian, password, device }));
  await line.ok(openSitting, { id, token });
  await line.ok(startSitting, { id });
  const { questions } = await line.ok(getOwnSitting, { id });
  const answers = questions.map(({ id: question_id, stem }, at) => {
    const essay = essays.findIndex((one) => one.stem === stem);
    const html = write(participant, essay);
    return { question_id, seq: at + 1, answer: { type: 2 as const, html }, doubt: false };
  });
  await line.ok(saveAnswers, { id, answers });
  await line.ok(finishSitting, { id });
}
