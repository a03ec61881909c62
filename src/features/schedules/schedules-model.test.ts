import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createEvent } from "../../contract/exams/events.ts";
import { getSchedule, type Schedule } from "../../contract/exams/schedules.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { replaceQuery } from "../../core/navigation.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { newEvent } from "../../testing/exams/new-event.ts";
import { openTestExams, type TestExams } from "../../testing/exams/open-test-exams.ts";
import { hurried } from "../../testing/fake-timers.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createSchedulePeopleModel } from "./people/schedule-people-model.ts";
import { createReadinessModel } from "./readiness/readiness-model.ts";
import { missingInput } from "./schedule-actions.ts";
import { createScheduleFormModel } from "./schedule-form-model.ts";
import { droppedIn, steppedIn } from "./schedule-order.ts";
import { createSchedulesModel } from "./schedules-model.ts";

const test = suite("the schedules screen's models");
let exams: TestExams;

test.before(async () => {
  exams = await openTestExams();
});
test.before.each(() => {
  connectConsole(exams.server);
  replaceQuery({});
  clearNotices();
});
test.after(() => exams.close());

const stored = (id: string) => exams.server.ok(getSchedule, { id });
const lastNotice = () => until(() => $notices.get().at(-1) ?? null);

test("activating tells why one is not ready, and is taken back where it is", async () => {
  const bank = await exams.addReadyBank("MODEL");
  await exams.addPerson("MODEL-1");
  const bare = await exams.schedule("Belum siap");
  const ready = await exams.schedule("Siap", { bank_ids: [bank.id] });
  const model = createSchedulesModel();
  const activate = ({ id, alias }: Schedule) =>
    model.actions.runNow("activate", { ids: [id], name: alias }, null);
  await activate(bare);
  assert.match((await lastNotice()).body, /belum ada banksoal/u);
  await activate(ready);
  assert.is((await stored(ready.id)).active, true);
  $notices.get().at(-1)!.action!.run();
  await until(async () => ((await stored(ready.id)).active ? null : true));
  model.exit();
});

test("a move needs a number of days that leads somewhere", () => {
  for (const days of ["", "0", "1001", "1,5", "--1"]) {
    assert.type(missingInput("move", { days }), "string", days);
  }
  for (const days of ["7", "-1", " 1000 "]) assert.is(missingInput("move", { days }), null);
});

test("exams are added one after the other for the event that is looked at, each with its own name", async () => {
  const event = await exams.server.ok(createEvent, newEvent("PTS-1"));
  const saved: Schedule[] = [];
  const model = createScheduleFormModel(null, (now) => saved.push(now), event.id);
  for (const [alias, tanggal] of [
    ["Kimia", "2026-12-07"],
    ["Fisika", "2026-12-08"],
  ] as const) {
    assert.is(model.form.$values.get().alias, "");
    model.form.set("alias", alias);
    model.form.set("tanggal", tanggal);
    assert.ok(await model.form.save());
    model.startAnother();
  }
  assert.is(model.form.$values.get().tanggal, "2026-12-08");
  assert.not.ok(model.form.isDirty());
  assert.equal(
    saved.map(({ alias, event_nama: of }) => [alias, of]),
    [
      ["Kimia", event.nama],
      ["Fisika", event.nama],
    ],
  );
  model.exit();
});

test("the form counts who gets which bank while it is filled in", async () => {
  const { islam, katolik } = exams.religions;
  const { two } = exams.groups;
  const subject = await exams.addSubject("FORM-ISL", "agama", islam);
  const own = await exams.addReadyBank("FORM-ISL", subject);
  const general = await exams.addReadyBank("FORM-UMUM");
  await exams.addPerson("FORM-1", { group_id: two.id });
  await exams.addPerson("FORM-2", { group_id: two.id, agama_id: katolik });
  const saved: Schedule[] = [];
  const { form, $coverage, exit } = createScheduleFormModel(null, (now) => saved.push(now));
  const table = () =>
    until(() => {
      const state = $coverage.get();
      return state.status === "ready" ? state.table : null;
    });
  assert.is($coverage.get().status, "none");
  hurried(250, () => {
    form.set("group_ids", [two.id]);
    form.set("bank_ids", [own.id]);
  });
  assert.equal(
    (await table()).without.map(({ no_ujian: number }) => number),
    ["FORM-2"],
  );
  hurried(250, () => form.set("bank_ids", [general.id, own.id]));
  assert.is($coverage.get().status, "loading");
  assert.equal((await table()).sensible_order, [own.id, general.id]);

  form.set("alias", "Dari formulir");
  form.set("tutup", "60");
  assert.is(await form.save(), false);
  assert.equal(Object.keys(form.$errors.get()), ["tutup"]);
  form.set("tutup", "");
  assert.is(await form.save(), true);
  assert.is(saved[0]!.tutup, null);
  assert.equal(
    saved[0]!.banks.map(({ id }) => id),
    [general.id, own.id],
  );
  exit();
});

test("a PC whose clock is apart is told, one whose clock agrees is not", async () => {
  const { id } = await exams.schedule("Jam");
  const levels = [0, 31_000].map(async (apart) => {
    const model = createReadinessModel(id, () => serverNow().getTime() + apart);
    const verdict = await until(() => {
      const state = model.$state.get();
      return state.status === "ready" ? state.detail : null;
    });
    model.exit();
    return verdict.should.filter(({ code }) => code === "clock").map(({ count }) => count);
  });
  const [same, apart] = await Promise.all(levels);
  assert.equal(same, []);
  assert.ok(apart![0]! >= 30 && apart![0]! <= 32, String(apart));
});

test("participants are named by number, all or none, and taken back", async () => {
  const { id } = await exams.schedule("Nomor", { participant_mode: "SP" });
  await exams.addPerson("NOMOR-1");
  await exams.addPerson("NOMOR-2");
  const model = createSchedulePeopleModel(id, "");
  assert.match((await model.addNumbers("NOMOR-1, NOMOR-9"))!, /NOMOR-9/u);
  assert.is((await stored(id)).target_count, 0);
  assert.is(await model.addNumbers("nomor-1\nNOMOR-2"), null);
  assert.is((await stored(id)).target_count, 2);
  $notices.get().at(-1)!.action!.run();
  await until(async () => ((await stored(id)).target_count === 0 ? true : null));
  assert.ok(model.hasChanged());
  model.exit();
});

test("one of a list goes where it is moved", () => {
  const ids = ["a", "b", "c"];
  assert.equal(steppedIn(ids, "b", "up"), ["b", "a", "c"]);
  assert.equal(steppedIn(ids, "c", "down"), ids);
  assert.equal(droppedIn(ids, "a", { target: "c", side: "after" }), ["b", "c", "a"]);
  assert.equal(droppedIn(ids, "c", { target: "a", side: "before" }), ["c", "a", "b"]);
});

test.run();
