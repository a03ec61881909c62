// An exam whose essays people mark, made through the calls of a school's staff and participants: markers who are correctors of its subject,
// and participants who have answered and handed in.
import { randomUUID } from "node:crypto";
import { generateToken, type UserProfile } from "../../contract/credentials.ts";
import { createQuestionBank } from "../../contract/questions/banks.ts";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { importQuestions } from "../../contract/questions/questions.ts";
import { createUser } from "../../contract/staff/users.ts";
import { createSubject } from "../../contract/subjects.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import { handInAll } from "../simulate/hand-in.ts";
import { makeExam, type SimulatedExam } from "../simulate/simulated-exam.ts";
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
  await handInAll(
    () => line.address,
    exam,
    (participant, { stem }) => {
      const essay = essays.findIndex((one) => one.stem === stem);
      return { type: 2, html: wanted.write(participant, essay) };
    },
  );
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
