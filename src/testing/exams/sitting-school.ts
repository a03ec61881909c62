// For tests: a school with exams that are under way, which ask one question of each type, and participants who know their
// passwords.
import { randomUUID } from "node:crypto";
import { type PlanEntry } from "../../contract/questions/banks.ts";
import { type QuestionType, questionTypeCodes } from "../../contract/questions/question-types.ts";
import type { ScheduleInput } from "../../contract/exams/schedule-fields.ts";
import { openSitting, startSitting } from "../../contract/sitting/own-exams.ts";
import { getOwnSitting, saveAnswers, type SentAnswer } from "../../contract/sitting/own-sitting.ts";
import { signInParticipant } from "../../contract/sitting/participant-session.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { hashPassword } from "../../exam-server/security/passwords.ts";
import { testCosts } from "../server/test-settings.ts";
import { copiesOf, type TestServer, type TestServerOptions } from "../server/open-test-server.ts";
import {
  fillTestBank,
  pngBytes,
  questionOf,
  testBankOn,
  wavBytes,
} from "../questions/open-test-bank.ts";
import { questionSamples } from "../questions/question-samples.ts";
import { fillTestExams, testExamsOn, type TestExams } from "./open-test-exams.ts";
import { scheduleFields } from "./test-schedule-input.ts";

export type SittingSchool = Awaited<ReturnType<typeof openSittingSchool>>;

export const schoolZone = "Asia/Jakarta";
export const sitterPassword = "Rahasia-7";

const openCopy = copiesOf(async (server) => {
  const bankSchool = await fillTestBank(server);
  const classes = await fillTestExams(server);
  const bank = await addWholeBank(testExamsOn(testBankOn(server, bankSchool), classes));
  return { bankSchool, classes, bank };
});

export async function openSittingSchool(options: TestServerOptions = {}) {
  const { server, known } = await openCopy(options);
  const { bank } = known;
  const school = testExamsOn(testBankOn(server, known.bankSchool), known.classes);
  const addExam = examMaker(server, bank);
  return { ...school, ...(await sitterMakers(school)), ...answering(server), bank, addExam };
}

/** An exam that began eleven minutes ago. */
function examMaker(server: TestServer, bank: string) {
  return async (alias: string, more: Partial<ScheduleInput> = {}): Promise<string> => {
    const began = wallTimeOf(server.now.getTime() - 11 * 60_000, schoolZone);
    const { bank_ids, group_ids, event_id, type_order, ...fields } = scheduleFields(alias, {
      ...began,
      token_mode: "off",
      bank_ids: [bank],
      ...more,
    });
    const id = randomUUID();
    const stamps = { created_at: server.now, updated_at: server.now, created_by: null };
    await server.db
      .insertInto("schedules")
      .values({
        id,
        event_id,
        active: true,
        type_order: JSON.stringify(type_order),
        ...fields,
        ...stamps,
      })
      .execute();
    for (const [position, bank_id] of bank_ids.entries()) {
      await server.db
        .insertInto("schedule_banks")
        .values({ schedule_id: id, bank_id, position })
        .execute();
    }
    for (const group_id of group_ids) {
      await server.db.insertInto("schedule_groups").values({ schedule_id: id, group_id }).execute();
    }
    return id;
  };
}

async function sitterMakers({ server, addPerson }: TestExams) {
  const password_hash = await hashPassword(sitterPassword, testCosts.participant);
  let people = 0;

  /** Number and id. */
  const addSitter = async (more: Parameters<typeof addPerson>[1] = {}) => {
    people += 1;
    const no = `P-${String(people).padStart(4, "0")}`;
    const id = await addPerson(no, more);
    await server.db
      .updateTable("participants")
      .set({ password_hash })
      .where("id", "=", id)
      .execute();
    return { no, id };
  };

  const seatOf = (no_ujian: string, device = `device-${no_ujian}`) => ({
    no_ujian,
    password: sitterPassword,
    device,
  });
  const signIn = async (no: string, device?: string): Promise<string> =>
    (await server.ok(signInParticipant, seatOf(no, device), { token: null })).token;

  return {
    addSitter,
    seatOf,
    signIn,
    /** A participant at work in the exam. */
    async begin(exam: string, more: Parameters<typeof addSitter>[0] = {}) {
      const sitter = await addSitter(more);
      const token = await signIn(sitter.no);
      await server.ok(openSitting, { id: exam }, { token });
      await server.ok(startSitting, { id: exam }, { token });
      return { ...sitter, token };
    },
  };
}

/** Of any form, since the server judges each by itself. */
type AnyAnswer = { [Field in keyof SentAnswer]?: unknown };

function answering(server: TestServer) {
  let seq = 0;
  const blank = { question_id: "", answer: null, doubt: false };
  const send = (exam: string, token: string, answers: readonly AnyAnswer[]) => {
    const sent = answers.map((each) => ({ ...blank, seq: (seq += 1), ...each }) as SentAnswer);
    return server.call(saveAnswers, { id: exam, answers: sent }, { token });
  };
  return {
    send,
    /** Everything right. */
    async answerAll(exam: string, token: string): Promise<void> {
      const { questions } = await server.ok(getOwnSitting, { id: exam }, { token });
      await send(
        exam,
        token,
        questions.map(({ id, type }) => ({
          question_id: id,
          answer: questionSamples[type as QuestionType].right,
        })),
      );
    },
  };
}

/** One question of each type, and as many planned; essays and opinions count 20 of 100. */
async function addWholeBank(school: TestExams): Promise<string> {
  const plan = questionTypeCodes.map((type): PlanEntry => ({
    type,
    count: 1,
    weight: type === 2 ? 20 : type === 1 ? 10 : 5,
    policy: "mutlak",
    minus: 0,
  }));
  const { id } = await school.addBank("LENGKAP", school.author, { plan });
  const picture = await school.upload(pngBytes(800, 600), id);
  const sound = await school.upload(wavBytes(), id);
  for (const type of questionTypeCodes) {
    const own = questionOf(type);
    const content = JSON.parse(
      JSON.stringify(own.content).replace(/"media-\d"/gu, `"${picture.id}"`),
    );
    const audio = type === 3 ? { media_id: sound.id, max_play: 1, autoplay: false } : null;
    await school.add(
      `Soal tipe ${type}`,
      { ...own, stem: `<p>Soal tipe ${type}</p>`, content, audio, explanation: "<p>Sebab</p>" },
      id,
    );
  }
  return id;
}
