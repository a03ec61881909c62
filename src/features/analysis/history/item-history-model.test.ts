import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getAnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { usualRules } from "../../../domain/item-analysis/analyse-items.ts";
import {
  createAnalysisSession,
  type AnalysisQuestions,
} from "../../../domain/item-analysis/sending/analysis-session.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { recalculationCalls } from "../../../testing/results/recalculation-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { createItemHistoryModel, type ItemHistoryModel } from "./item-history-model.ts";
import { itemHistoryRows } from "./item-history-rows.ts";

const test = suite("history of a question");
let school: MarkingSchool;
let line: Line;
let model: ItemHistoryModel | null = null;
let questionId: string;
/** In the first exam two of three have it right; then it is changed, and nobody has. */
const exam = { first: "", second: "" };
test.before(async () => {
  school = await openMarkingSchool();
  const calls = recalculationCalls(school);
  const { right } = questionSamples[1];
  exam.first = await school.addExam("lama");
  await school.handIn(exam.first, right);
  await school.handIn(exam.first, right);
  await school.handIn(exam.first, { type: 1, id: "j1" });
  const question = await calls.questionOf(1);
  questionId = question.id;
  const key = { id: "j1", weights: {} };
  await calls.change(question, {
    content: { ...question.content, key } as typeof question.content,
  });
  exam.second = await school.addExam("baru");
  await school.handIn(exam.second, right);
  await school.server.db
    .updateTable("schedules")
    .set({ tanggal: "2020-01-01", mulai: "07:30" })
    .where("id", "=", exam.first)
    .execute();
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after.each(() => {
  model?.exit();
  model = null;
});
test.after(() => school.close());

async function open() {
  const bank = await school.server.ok(getAnalysedBank, { id: school.bank });
  const own = createItemHistoryModel({
    bank,
    rules: usualRules,
    createWorker: () => createLocalWorker<AnalysisQuestions>(createAnalysisSession()),
    sizes: { first: 1, later: 1 },
  });
  model = own;
  const rows = () =>
    itemHistoryRows(bank.schedules, own.$exams.get(), { question_id: questionId }).map((row) => [
      row.exam.id,
      row.figures.n,
      row.figures.p.shown,
      row.isChanged,
    ]);
  return { own, rows };
}

test("each exam is analysed by itself, the latest first, and says where the question was changed", async () => {
  const { own, rows } = await open();
  assert.equal(rows(), []);
  await own.load();
  assert.equal(rows(), [
    [exam.second, 1, "0.00", true],
    [exam.first, 3, "0.67", false],
  ]);
  const before = line.requests.length;
  await own.load();
  assert.is(line.requests.length, before, "what is known is not fetched again");
});

test("an exam that cannot be fetched is a failure, not an exam without the question, and is fetched again", async () => {
  const { own, rows } = await open();
  line.isCut = true;
  await own.load();
  assert.equal(
    [...own.$exams.get().values()].map(({ status }) => status),
    ["failed", "failed"],
  );
  assert.equal(rows(), []);
  line.isCut = false;
  await own.load();
  assert.is(rows().length, 2);
});

test.run();
