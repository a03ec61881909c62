import * as assert from "uvu/assert";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { configureApi } from "../../core/api.ts";
import { loadSettings } from "../../core/institution/institution-settings.ts";
import { $session, validateSession } from "../../core/session.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { conflict } from "../../exam-server/http/refusal.ts";
import type { TaskJob } from "../../exam-server/tasks/task-runner.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { installFakeSockets } from "../../testing/fake-socket.ts";
import { plugInSocket } from "../../testing/plug-in-socket.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createTask, type TaskModel } from "./create-task.ts";

const { test, server } = serverSuite("a task on a screen");
type Report = { file: string };

let fake: ReturnType<typeof installFakeSockets>;
let models: TaskModel<Report>[] = [];
let job: TaskJob;
let end: (report: Report) => void;
let fail: (reason: unknown) => void;

test.before(() => {
  connectConsole(server);
  configureApi({ token: () => localStorage.getItem(tokenStorageKey) });
});
test.before.each(async () => {
  fake = installFakeSockets();
  localStorage.setItem(tokenStorageKey, server.token!);
  await loadSettings();
  await validateSession();
});
test.after.each(() => {
  for (const model of models) model.exit();
  models = [];
  $session.set({ status: "checking" });
  fake.restore();
  localStorage.clear();
});

function work(given: TaskJob): Promise<Report> {
  job = given;
  return new Promise((settle, reject) => {
    [end, fail] = [settle, reject];
    given.signal.addEventListener("abort", () => reject(new Error("stopped")));
  });
}

/** As a screen makes it; where a screen's call would be, the server is told directly. */
function open() {
  const model = createTask<Report>("backup", () => {
    const session = $session.get();
    if (session.status !== "in") throw new Error("Nobody is signed in");
    return server.exam.tasks.start({ kind: "backup", alone: true, work }, session.user.id);
  });
  models.push(model);
  const state = () => model.$state.get();
  return { model, state, at: (status: string) => until(() => state().status === status) };
}

async function connect(): Promise<void> {
  plugInSocket(fake.sockets.at(-1)!, server);
  const subscribed = () => fake.sockets.at(-1)!.sent.some((frame) => "topic" in (frame as object));
  await until(subscribed);
}

test("begun, watched, done: what it answers is the screen's", async () => {
  const { model, state, at } = open();
  assert.equal(state(), { status: "idle" });
  const starting = model.start();
  assert.is(state().status, "starting");
  await model.start();
  await starting;
  assert.equal(state(), { status: "running", done: 0, total: null, isStopping: false });
  await connect();
  job.progress(4, 10);
  await until(() => (state() as { done?: number }).done === 4);
  end({ file: "cadangan.exo" });
  await at("done");
  assert.equal(state(), { status: "done", result: { file: "cadangan.exo" } });
  model.dismiss();
  assert.equal(state(), { status: "idle" });
});

test("after a reload it is found running, and seen to its end", async () => {
  const before = open();
  await before.model.start();
  before.model.exit();
  const after = open();
  await after.model.resume();
  assert.is(after.state().status, "running");
  await connect();
  end({ file: "cadangan.exo" });
  await after.at("done");
  assert.is(before.state().status, "running", "a screen that was left hears nothing");
  const later = open();
  await later.model.resume();
  assert.is(later.state().status, "idle");
});

test("cancelled it stops, and says so when it has", async () => {
  const { model, state, at } = open();
  await model.start();
  await connect();
  const cancelling = model.cancel();
  assert.is((state() as { isStopping?: boolean }).isStopping, true);
  await cancelling;
  await at("cancelled");
});

test("what fails says why: at the start, in the middle", async () => {
  const { model, state, at } = open();
  await model.start();
  await connect();
  const second = open();
  await second.model.start();
  assert.match(String((second.state() as { error?: unknown }).error), /masih berjalan/u);
  fail(conflict("Diska penuh."));
  await at("failed");
  assert.match(String((state() as { error?: unknown }).error), /Diska penuh/u);
});

test.run();
