// For tests: an exam that chance has made, as its participants have left it behind: several banks of several types, random draws, weights, policies
// and deductions, essays that are marked or wait, people who were absent or are at work. Beside it, all that an oracle needs of each sitting.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { PlannedType } from "../../domain/scoring/score-sitting.ts";
import { createQuestionVersions } from "../../exam-server/entities/sittings/sittings/question-contents-query.ts";
import { keepShownVersions } from "../../exam-server/entities/questions/questions/question-rows-writing.ts";
import { storeResult } from "../../exam-server/entities/sittings/sittings/sitting-finish-writing.ts";
import type { SittingSchool } from "../exams/sitting-school.ts";
import type { Ratio } from "../scoring-oracle/score-oracle.ts";
import type { SeededRandom } from "../scoring-oracle/seeded-random.ts";
import { smallAnswer } from "../scoring-oracle/small-answers.ts";
import { smallContent } from "../scoring-oracle/small-contents.ts";
import { resultMakers } from "./result-school.ts";

const types = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16] as const;
const policies = ["mutlak", "parsial", "parsial_penalti", "bertingkat", "bobot_opsi"] as const;
const sharesOfMarks = ["0", "1/3", "1/2", "5/7", "1"];

export type GeneratedQuestion = {
  id: string;
  type: QuestionType;
  weight: number;
  policy: PolicyName;
  content: QuestionContent;
};
type GeneratedBank = {
  id: string;
  kkm: number;
  plan: PlannedType[];
  questions: GeneratedQuestion[];
};

export type GeneratedSitting = {
  id: string;
  participant: string;
  no_ujian: string;
  bank: GeneratedBank;
  /** In their order. */
  drawn: GeneratedQuestion[];
  answers: Map<string, QuestionAnswer>;
  /** What is given to an essay; a question without waits. */
  marks: Map<string, Ratio>;
};
export type GeneratedExam = {
  id: string;
  banks: GeneratedBank[];
  finished: GeneratedSitting[];
  /** Exam numbers (no_ujian) of participants who have not come in; `atWork`: of those who have not finished. */
  absent: string[];
  atWork: string[];
};

type Person = { id: string; no: string };
type Making = { school: SittingSchool; dice: SeededRandom };

/** `waits`: some essays are not marked. Questions have ids that begin with `name`. */
export async function generatedExam(
  name: string,
  people: readonly Person[],
  { event_id, waits }: { event_id: string; waits: boolean },
  making: Making,
): Promise<GeneratedExam> {
  const { school, dice } = making;
  const banks = [];
  for (let at = 0; at < 2; at += 1) banks.push(await addBank(`${name}-${at}`, making));
  const id = await resultMakers(school).addResultExam(name, {
    event_id,
    bank_ids: banks.map((bank) => bank.id),
    view_result: "score",
  });
  const exam: GeneratedExam = { id, banks, finished: [], absent: [], atWork: [] };
  for (const [at, { id: participant_id, no }] of people.entries()) {
    await school.server.db
      .insertInto("schedule_participants")
      .values({ schedule_id: id, participant_id })
      .execute();
    if (at === 0) exam.absent.push(no);
    else if (at === 1) exam.atWork.push(await begin(id, { id: participant_id, no }, school));
    else {
      const isMarked = !waits || dice.oneIn(2);
      const person = { participant: participant_id, no_ujian: no };
      exam.finished.push(await sit(exam, person, isMarked, making));
    }
  }
  return exam;
}

async function addBank(name: string, { school, dice }: Making): Promise<GeneratedBank> {
  const { server } = school;
  const kkm = dice.oneOf([30, 40, 50]);
  const { id } = await school.addBank(name, school.author, { kkm });
  const own = dice.shuffled(types).slice(0, 5);
  // Each bank has negative marks and an essay.
  for (const type of [1, 2] as const) if (!own.includes(type)) own.push(type);
  const questions = own.flatMap((type, at) =>
    Array.from({ length: 2 }, (_none, turn): GeneratedQuestion => ({
      id: `${name}-${at}-${turn}`,
      type,
      weight: (1 + dice.upTo(300)) / 100,
      policy: dice.oneOf<PolicyName>(policies),
      content: smallContent(type, dice),
    })),
  );
  for (const question of questions) await addQuestion(id, question, school);
  const keys = questions.map((question) => ({ question_id: question.id, version: 1 }));
  await keepShownVersions(keys, server.db);
  const plan = own.map((type): PlannedType => ({
    type,
    count: 2,
    weight: (1 + dice.upTo(1500)) / 100,
    minus: type === 1 ? dice.oneOf([0, 0.25, 0.5]) : 0,
  }));
  return { id, kkm, plan, questions };
}

async function addQuestion(
  bank_id: string,
  { id, type, weight, policy, content }: GeneratedQuestion,
  { server }: SittingSchool,
): Promise<void> {
  await server.db
    .insertInto("questions")
    .values({
      id,
      bank_id,
      type,
      stem: `<p>${id}</p>`,
      reference_id: null,
      bobot: weight,
      policy,
      audio: "null",
      payload: JSON.stringify(content.payload),
      key: JSON.stringify(content.key),
      created_by: null,
      created_at: server.now,
      updated_at: server.now,
    })
    .execute();
}

async function begin(schedule_id: string, person: Person, { server }: SittingSchool) {
  await server.db
    .insertInto("sittings")
    .values({
      id: randomUUID(),
      schedule_id,
      participant_id: person.id,
      status: 3,
      created_at: server.now,
      started_at: server.now,
    })
    .execute();
  return person.no;
}

async function sit(
  exam: GeneratedExam,
  person: Pick<GeneratedSitting, "participant" | "no_ujian">,
  isMarked: boolean,
  making: Making,
): Promise<GeneratedSitting> {
  const { dice, school } = making;
  const bank = dice.oneOf(exam.banks);
  const drawn = dice.shuffled(bank.questions).filter(() => !dice.oneIn(5));
  const answers = new Map<string, QuestionAnswer>();
  const marks = new Map<string, Ratio>();
  for (const { id, type, content } of drawn) {
    if (dice.oneIn(6)) continue;
    const essay: QuestionAnswer = { type: 2, html: `<p>${dice.oneOf(["Satu", "Dua"])}</p>` };
    answers.set(id, type === 2 ? essay : smallAnswer(content, dice));
    if (type === 2 && isMarked) marks.set(id, ratioIn(dice.oneOf(sharesOfMarks)));
  }
  const sitting = { id: randomUUID(), ...person, bank, drawn, answers, marks };
  await store(exam.id, sitting, school);
  return sitting;
}

function ratioIn(text: string): Ratio {
  const [above = "0", below = "1"] = text.split("/");
  return [BigInt(above), BigInt(below)];
}

/** As the end of a sitting stores it, the marks included. */
async function store(schedule_id: string, sitting: GeneratedSitting, { server }: SittingSchool) {
  const { id, participant, bank, drawn, answers, marks } = sitting;
  const { db, now } = server;
  const plan = JSON.stringify(bank.plan);
  const started = new Date(now.getTime() - 2 * 3_600_000);
  await db
    .insertInto("sittings")
    .values({
      id,
      schedule_id,
      participant_id: participant,
      status: 1,
      bank_id: bank.id,
      plan,
      started_at: started,
      finished_at: new Date(started.getTime() + 3_600_000),
      finish_kind: "self",
      created_at: started,
    })
    .execute();
  const rows = drawn.map((question, at) => ({
    position: at + 1,
    ...question,
    answer: answers.get(question.id) ?? null,
    mark: marks.get(question.id)?.join("/") ?? null,
  }));
  const asked = sql`json_to_recordset(${JSON.stringify(rows)}::json) as asked (position integer,
    id text, type integer, weight numeric, policy text, answer jsonb, mark text)`;
  await sql`
    insert into sitting_questions (sitting_id, position, question_id, version, type, bobot, policy)
    select ${id}, position, id, 1, type, weight, policy from ${asked}`.execute(db);
  await sql`
    insert into sitting_answers (sitting_id, question_id, seq, answer, is_given, doubt, answered_at)
    select ${id}, id, position, answer, true, false, ${now} from ${asked}
    where answer is not null`.execute(db);
  const marker = await server.accountId("EVIL");
  await sql`
    insert into marks (act_id, sitting_id, question_id, marker_id, is_decision, answer_seq, version, given, share,
      comment, at)
    select gen_random_uuid()::text, ${id}, id, ${marker}, false, position, 1,
      json_build_object('whole', mark), mark, '', ${now} from ${asked} where mark is not null`.execute(
    db,
  );
  await storeResult({ id, plan: bank.plan }, { db, versions: createQuestionVersions(), now });
}
