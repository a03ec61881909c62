// `npm run simulate -- --analysis`: an exam of forty questions, three of them bad on purpose, is sat and handed in. Then its bank is analysed as the
// console does, and the bad ones must stand first among those to mend.
import { randomUUID } from "node:crypto";
import { listItemResponses } from "../../contract/analysis/item-analysis.ts";
import { createQuestionBank } from "../../contract/questions/banks.ts";
import { importQuestions } from "../../contract/questions/questions.ts";
import { createSubject } from "../../contract/subjects.ts";
import { usualRules } from "../../domain/item-analysis/analyse-items.ts";
import { createAnalysisSession } from "../../domain/item-analysis/sending/analysis-session.ts";
import { itemColumnId } from "../../domain/item-analysis/sending/item-column-id.ts";
import { analysisSummary } from "../../domain/item-analysis/summary/analysis-summary.ts";
import { bankFields, questionOf } from "../questions/open-test-bank.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import { examPatienceMs, handInAll } from "../simulate/hand-in.ts";
import { makeExam } from "../simulate/simulated-exam.ts";
import { startServers } from "../simulate/simulated-servers.ts";
import {
  abilityQuestions,
  answersByAbility,
  perType,
  simulatedTypes,
} from "./answers-by-ability.ts";

type AnalysisOptions = { participants: number; seed: number };
/** The address of an exam server, and the account of its Head Master. */
type Place = { address(): string; admin: { email: string; password: string } };

const examMinutes = 90;
const questions = abilityQuestions();

/** On a server of its own, or on the one that is given. */
export async function simulateAnalysis(options: AnalysisOptions, place: Place | null) {
  if (place) return analyse(place, options);
  const servers = await startServers(1);
  try {
    return await analyse({ address: () => servers.addressFor(0), admin: servers.admin }, options);
  } finally {
    await servers.close();
  }
}

async function analyse({ address, admin }: Place, { participants, seed }: AnalysisOptions) {
  const line = new ExamLine(address, examPatienceMs);
  const exam = await makeExam(line, {
    participants,
    minutes: examMinutes,
    admin,
    addBank: (kode) => addAbilityBank(line, kode),
  });
  await handInAll(address, exam, answersByAbility(questions, seed));
  const began = performance.now();
  const { toMend, n, alpha } = await summaryOf(line, exam.bank);
  const seconds = (performance.now() - began) / 1000;
  const bad = questions.flatMap((one) => (one.bad === null ? [] : [one]));
  const first = toMend.slice(0, bad.length);
  const isSound = bad.every(({ stem }) => first.includes(wordsOf(stem)));
  const lines = [
    `${participants} participants, ${questions.length} questions of ${simulatedTypes.length} types, seed ${seed}, exam ${exam.alias}: n ${n}, alpha ${alpha}`,
    ...bad.map(({ stem, bad: what }) => `  ${what}: ${placeText(toMend.indexOf(wordsOf(stem)))}`),
    `${toMend.length} questions to mend, answers fetched and analysed in ${seconds.toFixed(2)} s`,
    isSound ? "all bad questions stand first" : "not sound",
  ];
  return { isSound, lines };
}

const placeText = (at: number): string => (at < 0 ? "not found" : `place ${at + 1}`);
const wordsOf = (stem: string): string => stem.replaceAll(/<[^>]+>/gu, "");

async function addAbilityBank(line: ExamLine, kode: string): Promise<string> {
  const subject = await line.ok(createSubject, {
    kode,
    nama: `Analisis ${kode}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: [],
    kkm: 70,
  });
  const weight = 100 / simulatedTypes.length;
  const bank = await line.ok(createQuestionBank, {
    ...bankFields(kode, subject.id),
    plan: simulatedTypes.map((type) => ({
      type,
      count: perType,
      weight,
      policy: [1, 6].includes(type) ? ("mutlak" as const) : ("parsial" as const),
      minus: 0,
    })),
  });
  const { faults } = await line.ok(importQuestions, {
    id: bank.id,
    import_id: randomUUID(),
    questions: questions.map(({ stem, content }, at) => ({
      ...questionOf(content.type),
      stem,
      content,
      place: `${at + 1}`,
      reference_code: null,
      competence_codes: [],
    })),
  });
  if (faults.length > 0) throw new Error(`Not imported: ${faults[0]!.message}`);
  return bank.id;
}

/** `toMend`: the words of the questions. */
async function summaryOf(line: ExamLine, bank: string) {
  const session = createAnalysisSession();
  const words = new Map<string, string>();
  let after: string | null = "";
  while (after !== null) {
    const asked = { bank_id: bank, schedule_ids: [], group_id: "", after, limit: 5_000 };
    const answer: Awaited<ReturnType<typeof line.ok<typeof listItemResponses>>> = await line.ok(
      listItemResponses,
      asked,
    );
    session.add(answer.responses);
    for (const { question_id: id, version, excerpt } of answer.questions) {
      words.set(itemColumnId(id, version), excerpt);
    }
    after = answer.next;
  }
  const { questions: analysed, test } = session.analyse(usualRules);
  const { toMend } = analysisSummary(analysed);
  return { toMend: toMend.map((id) => words.get(id)!), n: test.n, alpha: test.alpha.shown ?? "–" };
}
