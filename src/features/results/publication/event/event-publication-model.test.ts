import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createEvent } from "../../../../contract/exams/events.ts";
import { getEventPublication } from "../../../../contract/results/event-publications.ts";
import { call } from "../../../../core/api.ts";
import { $notices, clearNotices } from "../../../../core/notices.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";
import { connectConsole } from "../../../../testing/server/connect-console.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import {
  createEventPublicationModel,
  sumOfResults,
  type EventPublicationModel,
} from "./event-publication-model.ts";

const test = suite("publishing the results of an event, without its looks");
let school: MarkingSchool;
let changes = 0;
const opened: { exit(): void }[] = [];
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(() => {
  connectConsole(school.server);
});
test.after.each(() => {
  for (const model of opened.splice(0)) model.exit();
  clearNotices();
});
test.after(() => school.close());

/** Of two exams that are over, the first with a result in each group, the second in the first group alone, and one that goes on. */
async function addEvent(kode: string): Promise<string> {
  const { addResultExam, addResult } = resultMakers(school);
  const { id: event_id } = await school.server.ok(createEvent, newEvent(kode));
  const { one, two } = school.groups;
  const first = await addResultExam("A", { event_id });
  await addResult(first, { group_id: one.id });
  await addResult(first, { group_id: two.id });
  await addResult(await addResultExam("B", { event_id }), { group_id: one.id });
  await addResultExam("C", { event_id, isOpen: true });
  return event_id;
}

async function open(event_id: string): Promise<EventPublicationModel> {
  const { one, two } = school.groups;
  const groups = [one, two].map(({ id, path: nama }) => ({ id, nama }));
  const model = createEventPublicationModel({
    now: await call(getEventPublication, { event_id }),
    groups,
    changed: () => (changes += 1),
  });
  opened.push(model);
  return model;
}
const chosenIn = ({ $exams }: EventPublicationModel): string =>
  $exams
    .get()
    .map(({ exam, isChosen, obstacle }) => `${exam.alias} ${obstacle ?? isChosen}`)
    .sort()
    .join(", ");
const actsIn = async (event_id: string) =>
  (await call(getEventPublication, { event_id })).exams
    .map(({ alias, acts }) => [alias, ...acts.map(({ kind }) => kind)].join(" "))
    .sort();

test("exams that go on are not published by themselves, and what was ticked by hand stays", async () => {
  const model = await open(await addEvent("PILIH"));
  assert.is(chosenIn(model), "A true, B true, C false");
  assert.is(sumOfResults(model.$exams.get()), 3);
  model.form.set("group_ids", [school.groups.two.id]);
  assert.is(chosenIn(model), "A true, B nobody, C nobody");
  assert.is(sumOfResults(model.$exams.get()), 1);
  model.form.set("group_ids", []);
  model.pick(
    model.$exams.get().filter(({ exam }) => exam.alias === "A"),
    false,
  );
  model.form.set("kind", "withdraw");
  assert.is(chosenIn(model), "A false, B true, C true");
});

test("without an exam nothing is sent", async () => {
  const event = await addEvent("KOSONG");
  const model = await open(event);
  model.pick(model.$exams.get(), false);
  assert.not.ok(await model.form.save());
  assert.match(model.form.$errors.get()["picked"] ?? "", /satu ujian/u);
  assert.equal(await actsIn(event), ["A", "B", "C"]);
});

test("the act is done for the chosen exams and taken back from its notice", async () => {
  const event = await addEvent("TERBIT");
  const model = await open(event);
  const before = changes;
  assert.ok(await model.form.save());
  assert.is(changes, before + 1);
  assert.equal(await actsIn(event), ["A publish", "B publish", "C"]);
  const [notice] = $notices.get();
  assert.is(notice!.body, "Hasil 2 ujian diterbitkan: Semua peserta.");
  notice!.action!.run();
  await until(async () => (await actsIn(event)).join() === "A,B,C");
  await until(() => changes === before + 2);
});

test("a colleague's act is shown with the refusal, and the next press is an act upon it", async () => {
  const event = await addEvent("REKAN");
  const [mine, theirs] = [await open(event), await open(event)];
  assert.ok(await theirs.form.save());
  assert.not.ok(await mine.form.save());
  assert.match(mine.form.$failure.get() ?? "", /sejak Anda membukanya: A, B\./u);
  mine.form.set("kind", "withdraw");
  assert.ok(await mine.form.save());
  assert.equal(await actsIn(event), ["A withdraw", "B withdraw", "C withdraw"]);
});

test.run();
