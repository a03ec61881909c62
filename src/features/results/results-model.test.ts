import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { openMarkingSchool, type MarkingSchool } from "../../testing/exams/marking-school.ts";
import { resultMakers } from "../../testing/results/result-school.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createResultChoiceModel } from "./result-choice-model.ts";
import { createResultsModel, type ResultsModel } from "./results-model.ts";

const test = suite("results of the chosen exam");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
let line: Line;
let model: ResultsModel | null = null;
let choice: ReturnType<typeof createResultChoiceModel> | null = null;
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
});
test.before.each(() => {
  localStorage.clear();
  replaceQuery({});
  line = connectConsole(school.server);
});
test.after.each(() => {
  model?.exit();
  choice?.exit();
  model = choice = null;
});
test.after(() => school.close());

async function addExam(alias: string, ...totals: number[]): Promise<string> {
  const exam = await makers.addResultExam(alias);
  for (const total of totals) await makers.addResult(exam, { least: `${total}/1` });
  return exam;
}

async function open(exam: string): Promise<ResultsModel> {
  model = createResultsModel({ schedule_id: exam, event_id: "" });
  const { list } = model;
  await until(() => list.$state.get().status === "ready");
  return model;
}

async function openChoice() {
  const opened = createResultChoiceModel();
  choice = opened;
  await until(() => opened.$state.get().status !== "loading");
  return opened;
}
const chosenOf = ({ $state }: NonNullable<typeof choice>) => {
  const state = $state.get();
  return state.status === "ready" ? state.chosen : state.status;
};
const examOf = (id: string) => ({ schedule_id: id, event_id: "" });

test("figures are those of the rows beside them, and known as older until the next answer", async () => {
  const { list, $figures } = await open(await addExam("angka", 60, 70, 80));
  assert.is($figures.get()?.figures.mean, "70.00");
  assert.ok($figures.get()?.isCurrent);
  const release = line.holdNext();
  list.filter("group_id", school.groups.two.id);
  assert.not.ok($figures.get()?.isCurrent);
  assert.is($figures.get()?.figures.mean, "70.00");
  release();
  await until(() => $figures.get()?.isCurrent === true);
  assert.equal([$figures.get()?.figures.n, $figures.get()?.figures.mean], [0, null]);
});

test("a bar that filters stands in the address, and another visit shows the same rows", async () => {
  const exam = await addExam("batang", 60, 65, 80);
  const { list } = await open(exam);
  list.filter("bin", "6");
  assert.is(readQuery()["bin"], "6");
  const found = () => {
    const state = model!.list.$state.get();
    return state.status === "ready" && !state.refreshing ? state.page.total : null;
  };
  await until(() => found() === 2);
  model!.exit();
  await open(exam);
  assert.is(found(), 2);
});

test("a state without scores releases a bar, and a bar releases such a state", async () => {
  const { list, show } = await open(await addExam("batang dan keadaan", 60, 80));
  const chosen = () => [list.$query.get().state, list.$query.get().bin];
  show({ bin: "6" });
  show({ state: "complete" });
  assert.equal(chosen(), ["complete", "6"]);
  show({ state: "absent" });
  assert.equal(chosen(), ["absent", ""]);
  show({ bin: "8" });
  assert.equal(chosen(), ["", "8"]);
  await until(() => list.$state.get().status === "ready");
});

test("a question that cannot be asked shows no figures of another one, the same one shows the older", async () => {
  const { list, $figures } = await open(await addExam("putus", 60));
  line.isCut = true;
  await list.reload();
  const kept = list.$state.get();
  assert.ok(kept.status === "ready" && kept.outdated !== null, "known as outdated");
  assert.is($figures.get()?.figures.n, 1);
  list.filter("state", "absent");
  await until(() => list.$state.get().status === "failed");
  assert.is($figures.get(), null);
});

test("the latest exam that somebody has finished is chosen, then what one looked at last, and the address goes before both", async () => {
  const [older, newest] = [await addExam("lama", 50), await addExam("terbaru", 50)];
  const db = school.server.db;
  await db
    .updateTable("schedules")
    .set({ tanggal: "2026-11-19" })
    .where("id", "=", older)
    .execute();
  const begun = await makers.addResultExam("baru mulai", { isOpen: true });
  await makers.addResult(begun, { status: 3 });
  await db.updateTable("schedules").set({ mulai: "04:01" }).where("id", "=", newest).execute();
  const first = await openChoice();
  assert.equal(chosenOf(first), examOf(newest));
  first.choose(examOf(older));
  assert.equal(readQuery(), { exam: older });
  first.exit();
  replaceQuery({});
  const next = await openChoice();
  assert.equal(chosenOf(next), examOf(older));
  next.exit();
  replaceQuery({ exam: "deleted" });
  assert.equal(
    chosenOf(await openChoice()),
    examOf("deleted"),
    "that it is gone, its own call tells",
  );
});

test("what was chosen last and is gone gives way to the latest", async () => {
  const gone = await addExam("terhapus", 50);
  const first = await openChoice();
  first.choose(examOf(gone));
  first.exit();
  replaceQuery({});
  const { db } = school.server;
  await db.deleteFrom("sittings").where("schedule_id", "=", gone).execute();
  await db.deleteFrom("schedules").where("id", "=", gone).execute();
  const chosen = chosenOf(await openChoice());
  assert.ok(chosen !== null && typeof chosen === "object" && chosen.schedule_id !== gone);
});

test("without any results there is nothing to choose, and without an answer that is not said", async () => {
  const { token } = await school.addTeacher("Tanpa ujian");
  connectConsole({ exam: school.server.exam, token });
  assert.is(chosenOf(await openChoice()), null);
  choice!.exit();
  connectConsole(school.server).isCut = true;
  assert.is(chosenOf(await openChoice()), "failed");
});

test.run();
