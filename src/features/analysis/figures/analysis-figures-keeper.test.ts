import { suite } from "uvu";
import * as assert from "uvu/assert";
import { usualRules } from "../../../domain/item-analysis/analyse-items.ts";
import { wordSets } from "../../../domain/item-analysis/figure-classes.ts";
import {
  createAnalysisSession,
  type AnalysisQuestions,
} from "../../../domain/item-analysis/sending/analysis-session.ts";
import { FileFault } from "../../../files/file-fault.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createAnalysisFigures, type AnalysisFigures } from "./analysis-figures-keeper.ts";

const test = suite("figures of an analysis");
let school: MarkingSchool;
let line: Line;
let exam: string;
let other: string;
let model: AnalysisFigures | null = null;
test.before(async () => {
  school = await openMarkingSchool();
  exam = await school.addExam("analisis");
  for (let at = 0; at < 3; at += 1) await school.handIn(exam, questionSamples[1].right);
  other = await school.addExam("lain");
  await school.handIn(other, questionSamples[4].right);
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after.each(() => {
  model?.exit();
  model = null;
});
test.after(() => school.close());

/** Each part has one sitting. */
function open(workers = { failures: 0 }, started: WorkerLike[] = []): AnalysisFigures {
  model = createAnalysisFigures({
    bankId: school.bank,
    filter: { schedule_ids: [exam], group_id: "" },
    sizes: { first: 1, later: 1 },
    createWorker() {
      const worker = createLocalWorker<AnalysisQuestions>(createAnalysisSession());
      started.push(worker);
      if (workers.failures === 0) return worker;
      workers.failures -= 1;
      const dead = createLocalWorker({});
      dead.postMessage = () => void setTimeout(() => dead.onerror?.(new ErrorEvent("error")));
      return dead;
    },
  });
  return model;
}
const stateOf = ({ $state }: AnalysisFigures) => $state.get();
function readyOf(own: AnalysisFigures) {
  const state = stateOf(own);
  if (state.status !== "ready") throw new Error(state.status);
  return state;
}
const restOf = (own: AnalysisFigures) => {
  const state = stateOf(own);
  return state.status === "ready" ? state.rest.is : state.status;
};

test("figures of the first part are shown as partial, then those of everybody", async () => {
  const own = open();
  const shown: string[] = [];
  own.$state.listen((state) => {
    if (state.status === "ready")
      shown.push(`${state.analysis.test.n} ${state.fetched}/${state.total} ${state.rest.is}`);
  });
  await until(() => restOf(own) === "none");
  assert.equal(shown, ["1 1/3 fetching", "1 2/3 fetching", "3 3/3 none"]);
  const { analysis, questions, done } = readyOf(own);
  assert.is(done, 3);
  assert.equal(questions.map(({ id }) => id).sort(), analysis.questions.map(({ id }) => id).sort());
  assert.equal(
    questions.map(({ number }) => number),
    questions.map((_question, at) => at + 1),
  );
  const single = questions.find(({ type }) => type === 1)!;
  assert.is(analysis.questions.find(({ id }) => id === single.id)!.p.shown, "1.00");
  assert.is(own.sentParts().length, 3);
});

test("a part that cannot be fetched leaves the figures as those of some, and the rest can be fetched", async () => {
  const own = open();
  const forget = own.$state.listen((state) => {
    if (state.status === "ready" && state.rest.is === "fetching" && state.fetched === 2)
      line.isCut = true;
  });
  await until(() => restOf(own) === "stopped");
  forget();
  assert.equal([readyOf(own).done, readyOf(own).fetched, readyOf(own).total], [1, 2, 3]);
  line.isCut = false;
  await own.goOn();
  assert.equal([restOf(own), readyOf(own).done], ["none", 3]);
  const asked = line.requests.filter(({ url }) => url.endsWith("/analysis/responses"));
  assert.is(asked.length, 4);
});

test("another filter cancels what is on its way, and nothing of the one before is counted", async () => {
  const own = open();
  await until(() => restOf(own) === "fetching");
  await own.choose({ schedule_ids: [other], group_id: "" });
  assert.equal([restOf(own), readyOf(own).done, readyOf(own).total], ["none", 1, 1]);
  assert.is(readyOf(own).analysis.test.n, 1);
  assert.is((await own.ask("heatMap", null)).rows.length, 1);
});

test("other rules judge the same answers without asking for them again", async () => {
  const own = open();
  await until(() => restOf(own) === "none");
  const before = line.requests.length;
  assert.ok(readyOf(own).analysis.test.isFew);
  await own.judgeBy({ ...usualRules, words: wordSets.ebel_frisbie, fewest: 3 });
  assert.not.ok(readyOf(own).analysis.test.isFew);
  assert.is(line.requests.length, before);
});

test("rules that come while the worker analyses judge the figures that are shown first", async () => {
  const started: WorkerLike[] = [];
  const own = open({ failures: 0 }, started);
  const few: boolean[] = [];
  own.$state.listen((state) => {
    if (state.status === "ready") few.push(state.analysis.test.isFew);
  });
  await until(() => started.length === 1);
  const worker = started[0]!;
  const post = worker.postMessage.bind(worker);
  let isJudged = false;
  worker.postMessage = (message, transfer) => {
    post(message, transfer);
    if (isJudged || (message as { name: string }).name !== "analyse") return;
    isJudged = true;
    void own.judgeBy({ ...usualRules, fewest: 1 });
  };
  await until(() => restOf(own) === "none");
  assert.ok(few.length > 0);
  assert.not.ok(few.includes(true));
});

test("a worker that cannot be loaded is a failure, and the next try starts another", async () => {
  const own = open({ failures: 1 });
  await until(() => stateOf(own).status === "failed");
  await own.retry();
  assert.equal([restOf(own), readyOf(own).done], ["none", 3]);
});

test("a worker that has ended is followed by another, which is given the parts that are known", async () => {
  const started: WorkerLike[] = [];
  const own = open({ failures: 0 }, started);
  await until(() => restOf(own) === "none");
  started[0]!.postMessage = () =>
    void setTimeout(() => started[0]!.onerror?.(new ErrorEvent("error")));
  await own.ask("heatMap", null).then(
    () => assert.unreachable(),
    (error: unknown) => assert.instance(error, FileFault),
  );
  assert.is((await own.ask("heatMap", null)).rows.length, 3);
  assert.is(started.length, 2);
});

test("a bank that cannot be asked for is a failure, not an empty analysis", async () => {
  line.isCut = true;
  const own = open();
  await until(() => stateOf(own).status === "failed");
  line.isCut = false;
  await own.retry();
  assert.is(restOf(own), "none");
});

test.run();
