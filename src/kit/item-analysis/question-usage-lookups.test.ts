import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getAnalysedBank, listItemResponses } from "../../contract/analysis/item-analysis.ts";
import { lockQuestionBank } from "../../contract/questions/banks.ts";
import { listQuestions } from "../../contract/questions/questions.ts";
import { analyseItems } from "../../domain/item-analysis/analyse-items.ts";
import { itemColumnId } from "../../domain/item-analysis/sending/item-column-id.ts";
import { schoolRules } from "../../domain/item-analysis/rules/school-rules.ts";
import {
  createAnalysisSession,
  type AnalysisQuestions,
} from "../../domain/item-analysis/sending/analysis-session.ts";
import { receivedResponses } from "../../domain/item-analysis/sending/sent-responses.ts";
import { openMarkingSchool, type MarkingSchool } from "../../testing/exams/marking-school.ts";
import { createLocalWorker } from "../../testing/local-worker.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { loadQuestionUsages } from "./question-usage-lookups.ts";

const test = suite("usage of the questions of a bank");
let school: MarkingSchool;
let line: Line;
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after(() => school.close());

const load = (told: [number, number][] = []) =>
  loadQuestionUsages(school.bank, {
    signal: new AbortController().signal,
    onProgress: (done, total) => void told.push([done, total]),
    createWorker: () => createLocalWorker<AnalysisQuestions>(createAnalysisSession()),
  });

test("a bank that nobody has got has none", async () => {
  assert.is((await load()).size, 0);
});

test("it is what the analysis of all its exams says of the present versions", async () => {
  for (const alias of ["satu", "dua"]) {
    const exam = await school.addExam(alias);
    await school.handIn(exam, questionSamples[1].right);
    await school.handIn(exam, questionSamples[4].right);
  }
  const told: [number, number][] = [];
  const usages = await load(told);
  assert.equal(told.at(-1), [4, 4]);
  const { server, bank } = school;
  const { rules } = await server.ok(getAnalysedBank, { id: bank });
  const answer = await server.ok(listItemResponses, { bank_id: bank, schedule_ids: [] });
  const { questions } = analyseItems(receivedResponses(answer.responses), schoolRules(rules.value));
  const { items } = await server.ok(listQuestions, { id: bank, per_page: 100 });
  const [single] = items.filter(({ content }) => content.type === 1);
  const asked = answer.questions.find(({ question_id: id }) => id === single!.id)!;
  const { n, p, d } = questions.find(({ id }) => id === asked.id)!;
  const usage = usages.get(itemColumnId(single!.id, single!.version));
  assert.equal(usage, { n, p: p.shown, d: d.shown });
  assert.equal([usage?.n, usage?.p], [4, "0.50"]);
});

test("a server that cannot answer is no bank without usage", async () => {
  line.isCut = true;
  const failure = await load().catch((error: unknown) => error);
  assert.instance(failure, Error);
});

test("whoever may not analyse the bank gets none", async () => {
  await school.server.ok(lockQuestionBank, { id: school.bank, password: "rahasia" });
  assert.is((await load()).size, 0);
});

test.run();
