import { suite } from "uvu";
import * as assert from "uvu/assert";
import { saveItemDecision } from "../../../contract/analysis/item-decisions.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import { usualSetting } from "../../../domain/item-analysis/rules/school-rules.ts";
import {
  createAnalysisSession,
  type AnalysisQuestions,
} from "../../../domain/item-analysis/sending/analysis-session.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createBankAnalysisModel, type BankAnalysisModel } from "./bank-analysis-model.ts";

const test = suite("analysis of one bank");
let school: MarkingSchool;
let line: Line;
let exam: string;
let model: BankAnalysisModel | null = null;
test.before(async () => {
  school = await openMarkingSchool();
  exam = await school.addExam("analisis");
  await school.handIn(exam, questionSamples[1].right);
  for (let at = 0; at < 3; at += 1) await school.handIn(exam, questionSamples[4].right);
  const other = await school.addExam("lain");
  await school.handIn(other, questionSamples[4].right);
});
test.before.each(() => {
  line = connectConsole(school.server);
  history.replaceState(null, "", `?bank=${school.bank}`);
});
test.after.each(() => {
  model?.exit();
  model = null;
});
test.after(() => school.close());

function open(query = ""): BankAnalysisModel {
  history.replaceState(null, "", `?bank=${school.bank}${query}`);
  model = createBankAnalysisModel(school.bank, {
    createWorker: () => createLocalWorker<AnalysisQuestions>(createAnalysisSession()),
  });
  return model;
}
const isSettled = ({ figures, $rules, decisions }: BankAnalysisModel) => {
  const state = figures.$state.get();
  return (
    state.status === "ready" &&
    state.rest.is === "none" &&
    $rules.get() !== null &&
    decisions.$state.get().status !== "loading"
  );
};
async function settled(query = ""): Promise<BankAnalysisModel> {
  const own = open(query);
  await until(() => isSettled(own));
  return own;
}
const labels = (own: BankAnalysisModel) => own.$found.get().map(({ label }) => label);
const query = () => Object.fromEntries(new URLSearchParams(location.search));

test("the address chooses exam, status, order and question, and what is chosen is written there", async () => {
  const own = await settled(`&jadwal=${exam}&urut=-no`);
  const state = own.figures.$state.get();
  assert.is(state.status === "ready" && state.total, 4);
  const down = labels(own);
  own.sortBy("no");
  assert.equal(labels(own), [...down].reverse());
  assert.is(query()["urut"], "no");
  const first = own.$found.get()[0]!;
  own.open(first.asked.id);
  assert.is(own.$opened.get()?.label, first.label);
  assert.is(query()["soal"], first.asked.id.replace(" ", "."));
  assert.is(own.step(1)?.label, own.$found.get()[1]!.label);
  own.show("dibuang");
  assert.is(query()["status"], "dibuang");
  assert.ok(own.$found.get().every(({ status }) => status === "dibuang"));
  own.choose({ schedule_ids: [] });
  await until(() => isSettled(own));
  const all = own.figures.$state.get();
  assert.is(all.status === "ready" && all.total, 5);
  assert.is(query()["jadwal"], undefined);
  assert.is(query()["bank"], school.bank);
});

test("a link that names a question without its version opens what was shown of it", async () => {
  const known = await settled();
  const { asked } = known.$found.get()[0]!;
  known.exit();
  const own = await settled(`&soal=${asked.question_id}`);
  assert.is(own.$opened.get()?.asked.id, asked.id);
});

test("rows without a figure stand last in both directions", async () => {
  const own = await settled("&urut=distractors");
  const isMissing = () =>
    own.$found
      .get()
      .map(({ analysis }) => analysis.options.every(({ verdict }) => verdict === null));
  const lastFirst = (missing: boolean[]) => missing.lastIndexOf(false) < missing.indexOf(true);
  assert.ok(isMissing().includes(true) && isMissing().includes(false));
  assert.ok(lastFirst(isMissing()));
  own.sortBy("distractors");
  assert.ok(lastFirst(isMissing()));
});

test("a teacher's decision stands above the proposal, in the list and in the summary", async () => {
  const own = await settled();
  const { asked, status } = own.$found.get().find((row) => row.status !== "diterima")!;
  const { direvisi: mended, diterima: kept } = own.$items.get().summary.counts;
  const { question_id, version } = asked;
  await school.server.ok(saveItemDecision, {
    question_id,
    version,
    status: "diterima",
    note: "kunci benar",
    revision: 0,
  });
  await own.decisions.refresh();
  const row = own.$found.get().find((each) => each.asked.id === asked.id)!;
  assert.equal([row.status, row.own?.note], ["diterima", "kunci benar"]);
  assert.is(own.$items.get().summary.counts.diterima, kept + 1);
  if (status === "direvisi") assert.is(own.$items.get().summary.counts.direvisi, mended - 1);
});

test("without the decisions only the proposals are known", async () => {
  const own = await settled();
  line.isCut = true;
  await own.decisions.retry();
  assert.is(own.decisions.$state.get().status, "failed");
  assert.ok(own.$found.get().every(({ own: decision }) => decision === null));
});

test("no word is known before the school's rules are, and they are those of the school", async () => {
  const own = open();
  assert.is(own.$rules.get(), null);
  await until(() => isSettled(own));
  assert.is(own.$rules.get()!.words.name, "Arikunto");
  const bank = own.bank.$state.get();
  if (bank.status !== "ready") throw new Error(bank.status);
  const value = JSON.stringify({ ...usualSetting, words: "ebel_frisbie" });
  await school.server.ok(updateSettings, {
    settings: [{ code: "ITEM_ANALYSIS", value, version: bank.detail.rules.version ?? 0 }],
  });
  await own.bank.refresh();
  await until(() => own.$rules.get()!.words.name === "Ebel & Frisbie");
});

test("a bank that cannot be asked for is a failure that can be tried again", async () => {
  line.isCut = true;
  const own = open();
  await until(() => own.bank.$state.get().status === "failed");
  line.isCut = false;
  await own.retry();
  await until(() => isSettled(own));
});

test.run();
