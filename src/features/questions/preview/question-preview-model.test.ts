// The preview against the exam server: what is fetched, kept and earned.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deleteQuestions, type Question } from "../../../contract/questions/questions.ts";
import type { PlanEntry } from "../../../contract/questions/banks.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import {
  openTestBank,
  questionOf,
  type TestBank,
} from "../../../testing/questions/open-test-bank.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { createPreviewModel, payloadOf, type PreviewModel } from "./question-preview-model.ts";

const test = suite("question preview");
let school: TestBank;
let line: Line;
const questions: Question[] = [];
test.before(async () => {
  school = await openTestBank();
  line = connectConsole(school.server);
  const add = async (type: 1 | 2 | 8, bobot: number) => {
    questions.push(await school.add(`Soal ${type}`, { ...questionOf(type), bobot }));
  };
  await add(1, 2);
  await add(2, 1);
  await add(8, 3);
  const { content } = questionSamples[9];
  const survey = { ...content, payload: { ...content.payload, survey: true } };
  questions.push(await school.add("Survei", { ...questionOf(9), content: survey }));
});
test.after.each(() => {
  line.isCut = false;
});
test.after(() => school.close());

const plan = [{ type: 8 as const, count: 1, weight: 100, policy: "parsial" as const, minus: 0 }];

async function open(
  start: string | null = null,
  planned: PlanEntry[] = plan,
): Promise<PreviewModel> {
  const model = createPreviewModel({ bankId: school.bank.id, plan: planned, start });
  await until(model, () => model.$question.get().status !== "loading");
  return model;
}
function until(model: PreviewModel, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = model.$question.subscribe(() => {
      if (!isSo()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
function shown(model: PreviewModel): Question {
  const state = model.$question.get();
  assert.ok(state.status === "ready");
  return state.question;
}

test("begins at the question that was asked for, goes on and back, and fetches a block once", async () => {
  const before = line.requests.length;
  const model = await open(questions[2]!.id);
  assert.is(model.$at.get(), 2);
  assert.is(shown(model).id, questions[2]!.id);
  model.step(1);
  model.step(1);
  assert.is(model.$at.get(), 3);
  model.go(-5);
  assert.is(shown(model).id, questions[0]!.id);
  const paths = line.requests.slice(before).map(({ url }) => new URL(url).pathname);
  assert.is(paths.filter((path) => path.endsWith("/export")).length, 1);
  model.exit();
});

test("scores by the question's weight and its bank's policy; essays wait for somebody", async () => {
  const model = await open();
  const [choice, essay, statements] = questions.map(({ id }) => id) as [string, string, string];
  model.answer(choice, { type: 1, id: "j1" });
  model.answer(essay, questionSamples[2].right);
  model.answer(statements, { type: 8, values: { s1: 1, d2: 1, t3: null } });
  const { score, points, policy } = model.$results.get().get(statements)!;
  assert.equal([score.verdict, points, policy], ["sebagian", 1, "parsial"]);
  assert.is(model.$results.get().get(choice)!.score.verdict, "salah");
  assert.is(model.$results.get().get(essay)!.points, null);
  assert.equal(model.$summary.get(), { answered: 3, points: 1, bobot: 5, waiting: 1 });
  model.answer(choice, { type: 1, id: null });
  assert.equal(model.$summary.get(), { answered: 2, points: 1, bobot: 3, waiting: 1 });
  model.exit();
});

test("what a wrong choice takes off is shown, and never takes from another type", async () => {
  const minus = { type: 1 as const, count: 1, weight: 0, policy: "mutlak" as const, minus: 0.25 };
  const model = await open(null, [...plan, minus]);
  const [choice, , statements] = questions.map(({ id }) => id) as [string, string, string];
  model.answer(choice, { type: 1, id: "j1" });
  const { bobot, points } = model.$results.get().get(choice)!;
  assert.is(points, -0.25 * bobot);
  assert.is(model.$summary.get().points, 0);
  model.answer(statements, { type: 8, values: { s1: 1, d2: 1, t3: null } });
  assert.is(model.$summary.get().points, 1);
  model.exit();
});

test("a survey is answered and worth nothing", async () => {
  const model = await open();
  const { id } = questions[3]!;
  model.answer(id, questionSamples[9].right);
  assert.ok(model.$results.get().get(id)!.isSurvey);
  assert.equal(model.$summary.get(), { answered: 1, points: 0, bobot: 0, waiting: 0 });
  model.exit();
});

test("options are mixed anew on demand, and stand as written when they are not to be mixed", async () => {
  const model = await open();
  const question = shown(model);
  const order = (mix: { isOn: boolean; seed: string }) => {
    const payload = payloadOf(question, mix) as (typeof questionSamples)[1]["content"]["payload"];
    return payload.options.map(({ id }) => id).join();
  };
  const written = questionSamples[1].content.payload.options.map(({ id }) => id).join();
  const seeds = Array.from({ length: 20 }, () => {
    model.mixAgain();
    return order(model.$mix.get());
  });
  assert.ok(new Set(seeds).size > 1);
  model.setMixed(false);
  assert.is(order(model.$mix.get()), written);
  model.exit();
});

test("a question that was deleted meanwhile is said to be gone; one that cannot be fetched can be tried again", async () => {
  const extra: Question[] = [];
  for (let at = 0; at < 12; at += 1) {
    extra.push(await school.add(`Tambahan ${at}`, questionOf(9)));
  }
  const model = await open();
  const last = extra.at(-1)!;
  await school.server.ok(deleteQuestions, { ids: [last.id] });
  line.isCut = true;
  model.go(12);
  await until(model, () => model.$question.get().status === "failed");
  line.isCut = false;
  model.retryQuestion();
  await until(model, () => model.$question.get().status === "ready");
  model.go(15);
  assert.is(model.$question.get().status, "gone");
  model.exit();
});

test.run();
