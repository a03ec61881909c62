import * as assert from "uvu/assert";
import { cancelTask, getTask, listRunningTasks, type Task } from "../../contract/tasks.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { Refusal } from "../http/refusal.ts";
import { Tasks, type TaskJob } from "./task-runner.ts";

const { test, server } = serverSuite("long work on the server");
let head = "";
test.before(async () => {
  head = await server.accountId("EVIL");
});

/** Work that ends when the test says so. */
function heldWork() {
  let end = (_result: unknown) => {};
  let fail = (_reason: unknown) => {};
  let job: TaskJob | null = null;
  const work = (given: TaskJob) => {
    job = given;
    return new Promise<unknown>((settle, reject) => {
      [end, fail] = [settle, reject];
      given.signal.addEventListener("abort", () => reject(new Error("stopped")));
    });
  };
  return {
    work,
    job: () => job!,
    end: (result: unknown) => end(result),
    fail: (reason: unknown) => fail(reason),
  };
}

async function ended(id: string): Promise<Task> {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = await server.ok(getTask, { id });
    if (found.status !== "running") return found;
    await new Promise((next) => setTimeout(next, 2));
  }
  throw new Error("It never ended");
}

test("a task outlives its call: it is found running, with its progress, and then with what it answers", async () => {
  const held = heldWork();
  const { id } = await server.exam.tasks.start({ kind: "backup", work: held.work }, head);
  held.job().progress(3, 10);
  const running = await server.ok(getTask, { id });
  assert.equal([running.status, running.done, running.total], ["running", 3, 10]);
  assert.equal(
    (await server.ok(listRunningTasks, {})).items.map((one) => one.id),
    [id],
  );
  held.job().progress(10);
  held.end({ file: "cadangan.exo" });
  const { status, done, total, result, ended_at } = await ended(id);
  assert.equal([status, done, total, result], ["done", 10, 10, { file: "cadangan.exo" }]);
  assert.is(ended_at, server.now.toISOString());
  assert.equal((await server.ok(listRunningTasks, {})).items, []);
});

test("another's task is not there, neither to see nor to stop", async () => {
  const held = heldWork();
  const { id } = await server.exam.tasks.start({ kind: "backup", work: held.work }, head);
  const token = await server.signIn("OPRA");
  assert.is((await server.call(getTask, { id }, { token })).code, "44");
  assert.is((await server.call(cancelTask, { id }, { token })).code, "44");
  assert.equal((await server.ok(listRunningTasks, {}, { token })).items, []);
  assert.not(held.job().signal.aborted);
  held.end(null);
  await ended(id);
  assert.is((await server.call(getTask, { id }, { token })).code, "44");
});

test("a task that is cancelled stops; one that was done already stays done", async () => {
  const held = heldWork();
  const { id } = await server.exam.tasks.start({ kind: "backup", work: held.work }, head);
  await server.ok(cancelTask, { id });
  assert.is((await ended(id)).status, "cancelled");
  assert.is((await server.ok(cancelTask, { id })).status, "cancelled");
  const done = heldWork();
  const { id: other } = await server.exam.tasks.start({ kind: "backup", work: done.work }, head);
  done.end("written");
  await ended(other);
  assert.is((await server.ok(cancelTask, { id: other })).status, "done");
});

test("a refusal is told in its words, any other fault in ours and in the log", async () => {
  const logged: string[] = [];
  const log = console.error;
  console.error = (text: string) => void logged.push(text);
  try {
    for (const [reason, words] of [
      [new Refusal("12", "Berkas ini rusak."), /^Berkas ini rusak\.$/u],
      [new Error("disk /secret is full"), /^Terjadi kesalahan di server/u],
    ] as const) {
      const held = heldWork();
      const { id } = await server.exam.tasks.start({ kind: "restore", work: held.work }, head);
      held.fail(reason);
      const { status, message } = await ended(id);
      assert.is(status, "failed");
      assert.match(message, words);
    }
  } finally {
    console.error = log;
  }
  assert.is(logged.length, 1);
  assert.match(logged[0]!, /restore failed.*secret/u);
});

test("work that must be alone is refused while its like is running, even begun in the same moment", async () => {
  const [first, second, other] = [heldWork(), heldWork(), heldWork()];
  const plan = { kind: "restore", alone: true };
  const begun = await Promise.allSettled([
    server.exam.tasks.start({ ...plan, work: first.work }, head),
    server.exam.tasks.start({ ...plan, work: second.work }, head),
    server.exam.tasks.start({ kind: "backup", work: other.work }, head),
  ]);
  assert.equal(
    begun.map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  );
  assert.match(String((begun[1] as PromiseRejectedResult).reason), /masih berjalan/u);
  first.end(null);
  other.end(null);
  for (const one of begun) if (one.status === "fulfilled") await ended(one.value.id);
  const again = heldWork();
  const { id } = await server.exam.tasks.start({ ...plan, work: again.work }, head);
  again.end(null);
  await ended(id);
});

test("a task that the server did not live to end is found interrupted at the next start", async () => {
  const kept = { kind: "backup", user_id: head, done: 0, message: "", started_at: server.now };
  await server.db
    .insertInto("tasks")
    .values([
      { ...kept, id: "cut", status: "running" },
      { ...kept, id: "old", status: "done", ended_at: new Date(0) },
    ])
    .execute();
  await new Tasks(server.db, server.exam.live, () => server.now).recover();
  const { status, message } = await server.ok(getTask, { id: "cut" });
  assert.is(status, "interrupted");
  assert.match(message, /berhenti di tengah/u);
  assert.is((await server.call(getTask, { id: "old" })).code, "44");
});

test("a server that stops ends its tasks first, and begins none", async () => {
  const tasks = new Tasks(server.db, server.exam.live, () => server.now);
  const held = heldWork();
  const { id } = await tasks.start({ kind: "backup", work: held.work }, head);
  await tasks.close();
  assert.is((await server.ok(getTask, { id })).status, "interrupted");
  const late = await tasks.start({ kind: "backup", work: held.work }, head).catch(String);
  assert.match(String(late), /sedang berhenti/u);
});

test.run();
