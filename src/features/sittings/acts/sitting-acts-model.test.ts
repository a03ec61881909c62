import { suite } from "uvu";
import * as assert from "uvu/assert";
import { orderDelayMs } from "../../../contract/exams/sitting-acts.ts";
import { listSittings } from "../../../contract/exams/sitting-control.ts";
import { getOwnSitting, beat, finishSitting } from "../../../contract/sitting/own-sitting.ts";
import { setServerClock } from "../../../core/answers/server-clock.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { carryOutOrders } from "../../../exam-server/entities/sittings/sitting-control/sitting-orders-store.ts";
import { createQuestionVersions } from "../../../exam-server/entities/sittings/sittings/question-contents-query.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { addProctoredExam } from "../../../testing/exams/proctored-exam.ts";
import { openSittingSchool, type SittingSchool } from "../../../testing/exams/sitting-school.ts";
import { createSittingActsModel, type SittingActsModel } from "./sitting-acts-model.ts";
import { newActInput } from "./sitting-act-drafts.ts";
import { actFits, sittingActOrder, type SittingAct } from "./sitting-row-actions.ts";

const test = suite("acts on sittings");
let school: SittingSchool;
let model: SittingActsModel | null = null;
let changes = 0;
test.before(async () => {
  school = await openSittingSchool();
  connectConsole(school.server);
});
test.before.each(() => {
  setServerClock(school.server.now.toISOString());
  clearNotices();
  changes = 0;
});
test.after.each(() => model?.exit());
test.after(() => school.close());

function open(schedule: string): SittingActsModel {
  const records = {
    list: { forget: () => undefined },
    changed: async () => void (changes += 1),
  };
  model = createSittingActsModel(schedule, records);
  return model;
}

const rowsOf = async (schedule_id: string) =>
  (await school.server.ok(listSittings, { schedule_id, sort: "no_ujian", per_page: 200 })).items;
const sweep = () =>
  carryOutOrders({
    db: school.server.db,
    versions: createQuestionVersions(),
    now: school.server.now,
    wake: () => undefined,
  });
const input = (reason: string) => ({ ...newActInput(), reason });

test("to each only what fits is offered", async () => {
  const exam = await school.addExam("pilihan");
  const { actions } = open(exam);
  const done = await school.begin(exam);
  await school.server.ok(finishSitting, { id: exam }, { token: done.token });
  const work = await school.begin(exam);
  const rows = await rowsOf(exam);
  const offered = (id: string) =>
    actions
      .rowItems(
        rows.find((row) => row.id === id)!,
        sittingActOrder,
        () => undefined,
      )
      .flatMap((item) => (item === "line" ? [] : [item.label]));
  assert.equal(offered(work.id), ["Tambah waktu", "Reset login", "Tutup paksa", "Reset ujian"]);
  assert.equal(offered(done.id), ["Buka lagi", "Reset login", "Reset ujian"]);
  const absent = rows.find(({ status }) => status === null);
  if (absent) assert.equal(offered(absent.id), ["Tambah waktu"]);
});

test("what is offered is what the server does, and what is not it refuses", async () => {
  const exam = await school.addExam("cocok");
  const { actions } = open(exam);
  const kinds: SittingAct[] = ["delete", "force", "reset", "time", "reopen"];
  for (const kind of kinds) {
    // Others each time: what was ordered for one person keeps other orders away.
    const done = await school.begin(exam);
    await school.server.ok(finishSitting, { id: exam }, { token: done.token });
    const own = [done.id, (await school.begin(exam)).id];
    for (const row of (await rowsOf(exam)).filter(({ id }) => own.includes(id))) {
      const run = actions.createRun(kind, { ids: [row.id], name: row.nama }, input("Perlu"));
      const end = await run.start();
      assert.is(end.status, "finished");
      const [result] = run.results;
      assert.is(result!.outcome, actFits[kind](row) ? "done" : "refused", `${kind} ${row.status}`);
    }
  }
});

test("a proctor gives back time in the room, follows it, and is told of no orders", async () => {
  const token = await school.tokenOf("EVAL");
  const { seated, people } = await addProctoredExam(school, "Akun EVAL");
  const line = connectConsole({ exam: school.server.exam, token });
  const records = { list: { forget: () => undefined }, changed: async () => undefined };
  model = createSittingActsModel(seated, records, true);
  const { offered, actions, orders } = model;
  assert.equal(offered, ["time", "admit", "withdraw", "less"]);
  const ids = people.map(({ id }) => id);
  const run = actions.createRun("time", { ids, name: null }, input("Listrik padam"));
  await run.start();
  assert.equal(
    run.results.map(({ outcome }) => outcome),
    ["done", "refused"],
  );
  orders.follow(
    (
      await school.server.db
        .selectFrom("sitting_extras")
        .select("act_id")
        .where("schedule_id", "=", seated)
        .executeTakeFirstOrThrow()
    ).act_id,
  );
  await orders.refresh();
  assert.is(orders.$proofs.get()[0]!.extras.length, 1);
  assert.ok(line.requests.every(({ url }) => !url.endsWith("/orders")));
  connectConsole(school.server);
});

test("an order stands there for everybody until it is cancelled, and then nothing happens", async () => {
  const exam = await school.addExam("perintah");
  const { actions, orders } = open(exam);
  const { id } = await school.begin(exam);
  await actions.createRun("force", { ids: [id], name: "A" }, input("Sakit")).start();
  await orders.refresh();
  const [waiting] = orders.$shown.get();
  assert.equal([waiting!.state, waiting!.kind, waiting!.count], ["waiting", "force", 1]);
  await orders.cancel(waiting!.id);
  assert.is(orders.$shown.get()[0]!.state, "cancelled");
  orders.hide(waiting!.id);
  assert.equal(orders.$shown.get(), []);
  school.server.wait(orderDelayMs);
  await sweep();
  assert.is((await rowsOf(exam)).find((row) => row.id === id)!.status, 3);
});

test("once it is carried out the rows are asked for again; too late to cancel is said", async () => {
  const exam = await school.addExam("jalan");
  const { actions, orders } = open(exam);
  const { id } = await school.begin(exam);
  await actions.createRun("force", { ids: [id], name: "A" }, input("Sakit")).start();
  await orders.refresh();
  const [waiting] = orders.$orders.get();
  school.server.wait(orderDelayMs);
  await sweep();
  changes = 0;
  await orders.refresh();
  assert.is(changes, 1);
  assert.is(orders.$orders.get()[0]!.state, "done");
  try {
    await orders.cancel(waiting!.id);
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), /sudah dijalankan/u);
  }
});

test("added time is followed until the device shows it", async () => {
  const exam = await school.addExam("bukti");
  const { actions, orders } = open(exam);
  const { id, token } = await school.begin(exam);
  const act = input("Listrik");
  const target = { ids: [id], name: "A" };
  const run = actions.createRun("time", target, act);
  await run.start();
  actions.settle("time", target, run.results);
  assert.is($notices.get().at(-1)!.body, "Waktu A sudah ditambah.");
  orders.follow(act.id);
  const proof = async () => {
    await orders.refresh();
    return orders.$proofs
      .get()[0]!
      .extras.map(({ delivered_at, seen_at }) => [delivered_at !== null, seen_at !== null]);
  };
  assert.equal(await proof(), [[false, false]]);
  await school.server.ok(getOwnSitting, { id: exam }, { token });
  assert.equal(await proof(), [[true, false]]);
  await school.server.ok(beat, { id: exam, shown_extra: 600 }, { token });
  assert.equal(await proof(), [[true, true]]);
  orders.hide(act.id);
  assert.equal(orders.$proofs.get(), []);
});

test.run();
