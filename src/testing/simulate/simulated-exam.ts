// What a simulation sits: participants with passwords, a bank of six types and a schedule that has just begun, made through
// the same calls that a school's staff make them by.
import { randomUUID } from "node:crypto";
import { createMajor } from "../../contract/majors.ts";
import { createReligion } from "../../contract/religions.ts";
import { createSubject } from "../../contract/subjects.ts";
import { createQuestionBank, type PlanEntry } from "../../contract/questions/banks.ts";
import { importQuestions } from "../../contract/questions/questions.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { releaseToken } from "../../contract/exams/exam-tokens.ts";
import { changeSchedules, createSchedule } from "../../contract/exams/schedules.ts";
import { generateToken } from "../../contract/credentials.ts";
import { importParticipants } from "../../contract/participants.ts";
import type { ScheduleInput } from "../../contract/exams/schedule-fields.ts";
import { createUser } from "../../contract/staff/users.ts";
import { listSettingsByCode } from "../../contract/settings.ts";
import { updateSettings } from "../../contract/setting-changes.ts";
import { examSecurityCodes } from "../../contract/sitting/exam-security.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { ownZone } from "../../exam-server/http/server-time.ts";
import { questionOf } from "../questions/open-test-bank.ts";
import { scheduleFields } from "../exams/test-schedule-input.ts";
import type { ExamLine } from "./exam-line.ts";

export type SimulatedPerson = { no_ujian: string; password: string };
export type SimulatedExam = {
  id: string;
  alias: string;
  token: string;
  people: SimulatedPerson[];
  /** Its bank of questions. */
  bank: string;
};
export type Wanted = {
  participants: number;
  minutes: number;
  admin: { email: string; password: string };
  /** Whoever comes on another device needs an operator; otherwise they may, as none is simulated. */
  isOneDevice?: boolean;
  schedule?: Partial<ScheduleInput>;
  /** Makes another bank than the usual one, and returns its id. */
  addBank?(name: string): Promise<string>;
};

/** How many of each type are asked, of twice as many. */
const asked: readonly (readonly [QuestionType, number])[] = [
  [1, 20],
  [4, 5],
  [5, 4],
  [6, 5],
  [8, 4],
  [2, 2],
];

/** `name`: unlike that of any other simulation on the same server. */
export async function makeExam(line: ExamLine, wanted: Wanted): Promise<SimulatedExam> {
  const name = `SIM${randomUUID().slice(0, 6).toUpperCase()}`;
  ({ token: line.token } = await line.ok(generateToken, wanted.admin));
  if (wanted.isOneDevice !== true) await allowSecondDevice(line);
  const kode = { kode: name, nama: `Simulasi ${name}` };
  await line.ok(createMajor, kode);
  await line.ok(createReligion, kode);
  const people = await addPeople(line, name, wanted.participants);
  const bank = await (wanted.addBank?.(name) ?? addBank(line, name));
  const minutes = Math.ceil(wanted.minutes);
  const start = wallTimeOf(Date.now(), ownZone());
  const { id } = await line.ok(createSchedule, {
    ...scheduleFields(name, {
      ...start,
      lama: minutes,
      // Whoever begins in the first minute has all of their time.
      tutup: minutes + 5,
      bank_ids: [bank],
      ...wanted.schedule,
    }),
  });
  await activate(line, id);
  const { scopes } = await line.ok(releaseToken, { scope: "schedule", id });
  const { value } = scopes.find((one) => one.id === id)!.token!;
  return { id, alias: name, token: value, people, bank };
}

async function allowSecondDevice(line: ExamLine): Promise<void> {
  const [known] = await line.ok(listSettingsByCode, { pc: examSecurityCodes.singleDevice });
  if (known?.value === "N") return;
  await line.ok(updateSettings, {
    settings: [{ code: examSecurityCodes.singleDevice, value: "N", version: known?.version ?? 0 }],
  });
}

/** @param more before their numbers, for people beside those of the exam */
export async function addPeople(
  line: ExamLine,
  name: string,
  count: number,
  more = "",
): Promise<SimulatedPerson[]> {
  const people = Array.from({ length: count }, (_, at) => ({
    no_ujian: `${name}-${more}${String(at + 1).padStart(5, "0")}`,
    password: `sandi-${at}`,
  }));
  const perImport = 5_000;
  for (let at = 0; at < count; at += perImport) {
    await line.okAgain(importParticipants, {
      import_id: randomUUID(),
      duplicates: "stop",
      rows: people.slice(at, at + perImport).map((person, index) => ({
        row: index + 2,
        ...person,
        nama: `Peserta ${person.no_ujian}`,
        sesi: null,
        jurusan_kode: name,
        agama_kode: name,
        group: null,
        antiblock: null,
        status: null,
        block_reason: "",
      })),
    });
  }
  return people;
}

async function addBank(line: ExamLine, name: string): Promise<string> {
  const marker = await line.ok(createUser, {
    name: `Korektor ${name}`,
    email: `${name.toLowerCase()}@simulasi.contoh`,
    role: "EVAL",
    active: true,
    exceptions: [],
    password: "",
  });
  const subject = await line.ok(createSubject, {
    kode: name,
    nama: `Simulasi ${name}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: [marker.user.id],
    kkm: null,
  });
  const total = asked.reduce((sum, [, count]) => sum + count, 0);
  const plan = asked.map(([type, count]): PlanEntry => ({
    type,
    count,
    weight: (100 * count) / total,
    policy: "mutlak",
    minus: 0,
  }));
  const bank = await line.ok(createQuestionBank, {
    kode: name,
    nama: `Simulasi ${name}`,
    subject_id: subject.id,
    grade: "",
    coauthor_ids: [],
    order_mode: 0,
    default_option_count: 5,
    default_competence_id: null,
    kkm: null,
    plan,
  });
  const questions = asked.flatMap(([type, count]) =>
    Array.from({ length: 2 * count }, (_, at) => ({
      ...questionOf(type),
      stem: `<p>Soal ${type}.${at + 1}: manakah yang benar?</p>`,
      place: `${type}.${at + 1}`,
      reference_code: null,
      competence_codes: [],
    })),
  );
  await line.ok(importQuestions, { id: bank.id, import_id: randomUUID(), questions });
  return bank.id;
}

export async function activate(line: ExamLine, id: string): Promise<void> {
  const { results } = await line.ok(changeSchedules, { changes: [{ id, active: true }] });
  const [result] = results;
  if (result?.outcome !== "done") throw new Error(`The exam is not ready: ${result?.reason}`);
}
