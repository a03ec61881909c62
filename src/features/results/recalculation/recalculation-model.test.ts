import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AppliedRecalculation } from "../../../contract/results/result-recalculation.ts";
import { configureApi } from "../../../core/api.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import {
  choiceOf,
  choicesFor,
  recalculationCalls,
} from "../../../testing/results/recalculation-school.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import {
  createRecalculationModel,
  listedQuestions,
  type RecalculationModel,
} from "./recalculation-model.ts";

const test = suite("dialog of a recalculation");
let school: MarkingSchool;
let calls: ReturnType<typeof recalculationCalls>;
let model: RecalculationModel | null = null;
let applied: AppliedRecalculation[] = [];
test.before(async () => {
  school = await openMarkingSchool();
  calls = recalculationCalls(school);
});
test.before.each(() => {
  connectConsole(school.server);
  applied = [];
});
test.after.each(() => {
  model?.exit();
  model = null;
});
test.after(() => school.close());

/** Two participants, one of whom has question 1 right. */
async function open(alias: string, restores: number | null = null, exam?: string) {
  const schedule_id = exam ?? (await school.addExam(alias));
  if (exam === undefined) {
    await (await calls.sit(schedule_id, questionSamples[1].right)).finish();
    await (await calls.sit(schedule_id, { type: 1, id: "j1" })).finish();
  }
  const opened = createRecalculationModel({ schedule_id, restores }, (result) => {
    applied.push(result);
  });
  model = opened;
  await until(() => opened.detail.$state.get().status === "ready");
  const state = opened.detail.$state.get();
  if (state.status !== "ready") throw new Error("It cannot be opened.");
  const question = state.detail.questions.find(({ type }) => type === 1)!;
  return { model: opened, known: state.detail, question, schedule_id };
}
/** The server does what it is asked, and its answers are lost. */
function cutResponses(): void {
  configureApi({
    async fetch(input, init) {
      const request = new Request(new URL(String(input), "http://exam.test"), init);
      await school.server.exam.fetch(request, { address: "10.0.0.7" });
      throw new TypeError("Failed to fetch");
    },
    token: () => school.server.token,
    sessionEnded: () => undefined,
  });
}

const previewed = (one: RecalculationModel) => until(() => one.$preview.get().status === "ready");

test("nothing is sent before something is chosen and its preview is there", async () => {
  const { model: one, known, question } = await open("kosong");
  assert.equal(listedQuestions(known, one.$questions.get()), []);
  one.form.set("reason", "Kunci keliru");
  assert.is(await one.form.save(), false);
  assert.match(one.form.$failure.get() ?? "", /Pilih dahulu/u);
  one.choose(question, { treatment: "semua_benar" });
  assert.is(one.form.$failure.get(), null, "something is chosen now");
  assert.is(await one.form.save(), false);
  assert.match(one.form.$failure.get() ?? "", /Tunggu/u);
  await previewed(one);
  assert.is(one.form.$failure.get(), null, "the preview is there");
  assert.is(await one.form.save(), true);
  assert.equal(applied, [{ number: 2, moved: 1, later: 0 }]);
});

test("what is chosen and put back is no change, and a preview can be stopped", async () => {
  const { model: one, known, question } = await open("batal");
  one.choose(question, { treatment: "dihapus" });
  assert.is(listedQuestions(known, one.$questions.get()).length, 1);
  one.cancelPreview();
  assert.is(one.$preview.get().status, "cancelled");
  one.retryPreview();
  await previewed(one);
  one.choose(question, { treatment: "normal" });
  assert.equal([one.$questions.get().size, one.$preview.get().status], [0, "none"]);
});

test("opened for a question, the mended key is chosen once, and where the bank has no other nothing is", async () => {
  const { question, schedule_id } = await open("kunci");
  const asked = { schedule_id, restores: null, question: question.question_id };
  const openFor = async (): Promise<RecalculationModel> => {
    model?.exit();
    const own = createRecalculationModel(asked, () => undefined);
    model = own;
    await until(() => own.detail.$state.get().status === "ready");
    return own;
  };
  assert.is((await openFor()).$questions.get().size, 0);
  const present = await calls.questionOf(1);
  const key = { id: "j1", weights: {} };
  await calls.change(present, { content: { ...present.content, key } as typeof present.content });
  const one = await openFor();
  assert.is(one.$questions.get().get(question.question_id)?.content, "present");
  await previewed(one);
  one.choose(question, { content: "kept" });
  await one.detail.refresh();
  assert.is(one.$questions.get().size, 0, "what somebody has put back stays so");
});

test("a conflict is told, and the preview is computed again", async () => {
  const { model: one, question, schedule_id } = await open("bentrok");
  one.choose(question, { treatment: "semua_benar" });
  await previewed(one);
  await calls.apply(
    choicesFor(schedule_id, [choiceOf(question.question_id, { treatment: "dihapus" })]),
  );
  one.form.set("reason", "Kunci keliru");
  assert.is(await one.form.save(), false);
  assert.match(one.form.$failure.get() ?? "", /berubah sejak pratinjau/u);
  await previewed(one);
  assert.match(one.form.$failure.get() ?? "", /berubah sejak pratinjau/u, "until it is read");
  assert.is(await one.form.save(), true);
  assert.is(applied[0]!.number, 3);
});

test("an answer that is lost on the way is written once, and a failed preview can be tried again", async () => {
  const { model: one, question, schedule_id } = await open("kabel");
  const line = connectConsole(school.server);
  line.isCut = true;
  one.choose(question, { treatment: "semua_benar" });
  await until(() => one.$preview.get().status === "failed");
  line.isCut = false;
  one.retryPreview();
  await previewed(one);
  one.form.set("reason", "Kunci keliru");
  cutResponses();
  assert.is(await one.form.save(), false);
  connectConsole(school.server);
  assert.is(await one.form.save(), true);
  assert.equal(applied, [{ number: 2, moved: 1, later: 0 }]);
  const again = await open("", 1, schedule_id);
  await previewed(again.model);
  again.model.form.set("reason", "Dibatalkan");
  assert.is(await again.model.form.save(), true);
  assert.is(applied[1]!.number, 3);
});

test.run();
