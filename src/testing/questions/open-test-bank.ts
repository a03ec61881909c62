// For tests: a school with nothing but a subject, a bank in it that a teacher writes, and another teacher who has no part
// in it.
import { randomUUID } from "node:crypto";
import {
  createQuestionBank,
  type BankInput,
  type QuestionBank,
} from "../../contract/questions/banks.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { uploadMedia, type MediaFile } from "../../contract/questions/media.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import {
  createQuestion,
  getQuestion,
  listQuestions,
  type Question,
} from "../../contract/questions/questions.ts";
import type { ReferenceInput } from "../../contract/questions/references.ts";
import { blankQuestion } from "../../domain/questions/blank-question.ts";
import { questionSamples } from "./question-samples.ts";
import { scheduleRow } from "../exams/schedule-row.ts";
import { copiesOf, type TestServer } from "../server/open-test-server.ts";
import { nobodysHash } from "../../exam-server/security/passwords.ts";
import { testCosts } from "../server/test-settings.ts";
import { issueToken } from "../../exam-server/security/tokens.ts";

export type TestBank = {
  server: TestServer;
  bank: QuestionBank;
  subject: string;
  /** Tokens: the bank's author, and somebody else who writes banks. */
  author: string;
  stranger: string;
  addBank(kode: string, token?: string | null, more?: Partial<BankInput>): Promise<QuestionBank>;
  /** One that can be used, of a type without files; the stem is the text. */
  add(text: string, more?: Partial<QuestionInput>, bank?: string): Promise<Question>;
  /** Of a code that no other has. */
  newBank(more?: Partial<BankInput>): Promise<QuestionBank>;
  /** One of each word, in their order. */
  addAll(bank: QuestionBank, words: string, more?: Partial<QuestionInput>): Promise<Question[]>;
  /** The texts of a bank's questions, as they are listed. */
  orderOf(bank: Pick<QuestionBank, "id">): Promise<string>;
  read(question: string): Promise<Question>;
  addCompetence(kode: string, subject?: string): Promise<string>;
  /** A picture or a sound of so many bytes, into the bank. */
  upload(bytes: Uint8Array<ArrayBuffer>, bank?: string, token?: string): Promise<MediaFile>;
  /** An exam that is running uses the bank from now on. */
  useInExam(bank: string, alias: string): Promise<void>;
  close(): Promise<void>;
};

/** What is in the school, by which it is known. */
type BankSchool = Pick<TestBank, "bank" | "subject" | "author" | "stranger">;

const openCopy = copiesOf(fillTestBank);

export async function openTestBank(): Promise<TestBank> {
  const { server, known } = await openCopy();
  return testBankOn(server, known);
}

export async function fillTestBank(server: TestServer): Promise<BankSchool> {
  const { db, now } = server;
  const stamps = { created_at: now, updated_at: now };
  const subject = randomUUID();
  await db
    .insertInto("subjects")
    .values({ id: subject, kode: "MAT", nama: "Matematika", ...stamps })
    .execute();
  const teach = async (name: string) => {
    const id = randomUUID();
    const email = `${id}@sekolah.contoh`;
    const password_hash = nobodysHash(testCosts);
    await db
      .insertInto("users")
      .values({ id, name, email, role: "EVAL", password_hash, ...stamps })
      .execute();
    return issueToken(db, id, "10.0.0.7", now);
  };
  const [author, stranger] = [await teach("Guru Penulis"), await teach("Guru Lain")];
  const bank = await server.ok(createQuestionBank, bankFields("UTAMA", subject), { token: author });
  return { bank, subject, author, stranger };
}

export function testBankOn(server: TestServer, school: BankSchool): TestBank {
  const { bank, subject, author } = school;
  const addBank: TestBank["addBank"] = (kode, token = author, more = {}) =>
    server.ok(createQuestionBank, { ...bankFields(kode, subject), ...more }, { token });
  const add: TestBank["add"] = (text, more = {}, id = bank.id) =>
    server.ok(createQuestion, { id, question_id: randomUUID(), ...testQuestion(text, more) });
  return {
    server,
    ...school,
    addBank,
    add,
    newBank: (more) => addBank(`BANK-${randomUUID().slice(0, 8)}`, author, more),
    async addAll({ id }, words, more) {
      const made: Question[] = [];
      for (const word of words.split(" ")) {
        made.push(await add(word, { ...more, stem: `<p>${word}</p>` }, id));
      }
      return made;
    },
    orderOf: async ({ id }) =>
      (await server.ok(listQuestions, { id })).items.map(({ excerpt }) => excerpt).join(" "),
    read: async (id) => (await server.ok(getQuestion, { id })).question,
    addCompetence: (kode, id = subject) => addCompetence(server, kode, id),
    upload: (file, id = bank.id, token = author) =>
      server.ok(uploadMedia, { id, name: "" }, { file, token }),
    useInExam: (id, alias) => useInExam(server, id, alias),
    close: () => server.close(),
  };
}

async function addCompetence({ db, now }: TestServer, kode: string, subject_id: string) {
  const id = randomUUID();
  await db
    .insertInto("competences")
    .values({
      id,
      subject_id,
      parent_id: null,
      kode,
      uraian: `Kompetensi ${kode}`,
      fase: "E",
      jenis: "TP",
      level_kognitif: "",
      position: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function useInExam({ db, now }: TestServer, bank_id: string, alias: string): Promise<void> {
  const schedule = scheduleRow(now, { alias, active: true });
  await db.insertInto("schedules").values(schedule).execute();
  await db.insertInto("schedule_banks").values({ schedule_id: schedule.id, bank_id }).execute();
}

/** A bank as it is sent, with nothing planned. */
export function bankFields(kode: string, subject_id: string): BankInput {
  return {
    kode,
    nama: `Bank ${kode}`,
    subject_id,
    grade: "X",
    coauthor_ids: [],
    order_mode: 0,
    default_option_count: 5,
    default_competence_id: null,
    kkm: null,
    plan: [],
  };
}

export function testQuestion(text: string, more: Partial<QuestionInput> = {}): QuestionInput {
  return { ...questionOf(1), stem: `<p>${text}</p>`, ...more };
}

export const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** What became of each: why it was refused, else how it ended. */
export const reasonsOf = (results: readonly BulkResult[]) =>
  results.map(({ outcome, reason }) => reason ?? outcome);

export const sharedText: ReferenceInput = {
  type: "SP_REFERENCE",
  judul: "Bacaan",
  isi: "<p>Isi</p>",
  audio_id: null,
  max_play: 0,
};

/** Complete, but for the files that types 3, 15 and 16 name. */
export function questionOf(type: QuestionType): QuestionInput {
  let last = 0;
  const blank = blankQuestion(type, () => `p${(last += 1)}`);
  return { ...blank, stem: "<p>Apa?</p>", content: structuredClone(questionSamples[type].content) };
}

/** The head of a picture of that size, which is all that anybody reads of it, and a mark that makes it another content. */
export function pngBytes(width = 40, height = 30, mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(40, mark);
  return bytes;
}

export function wavBytes(length = 256): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length }, (_, index) => index % 256);
  bytes.set(new TextEncoder().encode("RIFF____WAVE"));
  return bytes;
}
