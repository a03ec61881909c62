import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createEvent } from "../../contract/exams/events.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { openMarkingSchool, type MarkingSchool } from "../../testing/exams/marking-school.ts";
import { newEvent } from "../../testing/exams/new-event.ts";
import { resultMakers } from "../../testing/results/result-school.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createLedgerChoiceModel } from "./ledger-choice-model.ts";
import { createLedgerModel, type LedgerModel } from "./ledger-model.ts";

const test = suite("ledger of the chosen event");
let school: MarkingSchool;
let event: string;
let line: Line;
let model: LedgerModel | null = null;
let choice: ReturnType<typeof createLedgerChoiceModel> | null = null;
test.before(async () => {
  school = await openMarkingSchool();
  const makers = resultMakers(school);
  event = (await school.server.ok(createEvent, newEvent("LM-1", { nama: "PAS" }))).id;
  const exam = await makers.addResultExam("Mat", { event_id: event });
  const { one, two } = school.groups;
  await makers.addResult(exam, { least: "80/1", group_id: one.id });
  await makers.addResult(exam, { least: "60/1", group_id: two.id });
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

async function open(): Promise<LedgerModel> {
  const opened = createLedgerModel(event);
  model = opened;
  await until(() => opened.list.$state.get().status === "ready");
  return opened;
}
async function chosen() {
  const opened = createLedgerChoiceModel();
  choice = opened;
  await until(() => opened.$state.get().status !== "loading");
  const state = opened.$state.get();
  return state.status === "ready" ? state.chosen : state.status;
}

test("columns are those of the rows beside them, and known as older until the next answer", async () => {
  const { list, $columns } = await open();
  assert.is($columns.get()?.columns.exams[0]?.mean, "70.00");
  const release = line.holdNext();
  list.filter("g", school.groups.one.id);
  assert.not.ok($columns.get()?.isCurrent);
  release();
  await until(() => $columns.get()?.isCurrent === true);
  assert.equal(
    [$columns.get()?.columns.counts.all, $columns.get()?.columns.exams[0]?.mean],
    [1, "80.00"],
  );
  assert.is(readQuery()["g"], school.groups.one.id);
});

test("a ledger that cannot be asked for is neither empty nor that of another group", async () => {
  const { list, $columns } = await open();
  line.isCut = true;
  list.filter("g", school.groups.two.id);
  await until(() => list.$state.get().status === "failed");
  assert.is($columns.get(), null);
});

test("who is opened stands in the address, and another event forgets group and participant", async () => {
  const opened = await open();
  opened.open("somebody");
  assert.equal([opened.$person.get(), readQuery()["p"]], ["somebody", "somebody"]);
  opened.open("");
  assert.is(readQuery()["p"], undefined);
  replaceQuery({ e: event, g: "x", p: "y" });
  assert.is(await chosen(), event);
  choice!.choose("other");
  assert.equal(readQuery(), { e: "other" });
});

test("the latest event is chosen, one that an address names goes before it, and a cut is no empty choice", async () => {
  assert.is(await chosen(), event);
  choice!.exit();
  replaceQuery({ e: "deleted" });
  assert.is(await chosen(), "deleted", "that it is gone, its own call tells");
  choice!.exit();
  replaceQuery({});
  line.isCut = true;
  assert.is(await chosen(), "failed");
});

test.run();
