// A detail is fetched again automatically when the server could not answer, and stays on screen when it cannot be fetched anew.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ServerError } from "../../core/answers/server-error.ts";
import { installFakeTimers, type FakeTimers } from "../../testing/fake-timers.ts";
import { createDetail, type DetailState } from "./create-detail.ts";

const test = suite("a detail");
const { fetch } = globalThis;
let timers: FakeTimers;
/** Whether the server's page can be reached. */
let isReached = true;
test.before.each(() => {
  timers = installFakeTimers();
  isReached = true;
  const page = { ok: true, text: async () => '<script type="module" src="/adm/main.js"></script>' };
  globalThis.fetch = async () => {
    if (!isReached) throw new TypeError("Failed to fetch");
    return page as Response;
  };
});
test.after.each(() => {
  timers.restore();
  globalThis.fetch = fetch;
});

/** Promises settle meanwhile; no timer runs. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
async function passed(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    timers.advance(1000);
    await settled();
  }
}

function hideTab(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Answers the number of the call, or throws what `fault` holds. */
function counted(options: { everyMs?: number } = {}) {
  const state = { calls: 0, fault: null as Error | null };
  const detail = createDetail(async () => {
    state.calls += 1;
    if (state.fault) throw state.fault;
    return state.calls;
  }, options);
  return { state, detail };
}
/** Without the instant, which is that of the server's clock. */
function shown<Detail>({ $state }: { $state: { get(): DetailState<Detail> } }) {
  const { asOf: _asOf, ...state } = { asOf: null, ...$state.get() };
  return state;
}
const away = new ServerError("99", "Server tidak dapat dihubungi.");
const stalled = new ServerError("53", "Database sedang tidak dapat dipakai.");

test("is fetched by itself once the server can be reached again", async () => {
  isReached = false;
  const state = { calls: 0 };
  const detail = createDetail(async () => {
    state.calls += 1;
    if (!isReached) throw away;
    return "there";
  });
  await passed(60);
  assert.is(detail.$state.get().status, "failed");
  assert.is(state.calls, 1, "a server that cannot be reached is not asked for more");
  isReached = true;
  await passed(30);
  assert.equal(shown(detail), { status: "ready", detail: "there", outdated: null });
  detail.exit();
});

test("a database that is away is asked less and less often, until it answers", async () => {
  const { state, detail } = counted();
  state.fault = stalled;
  await detail.refresh();
  await passed(60);
  assert.ok(state.calls >= 4 && state.calls <= 9, `${state.calls} calls in a minute`);
  state.fault = null;
  await passed(20);
  assert.is(detail.$state.get().status, "ready");
  const { calls } = state;
  await passed(60);
  assert.is(state.calls, calls, "what is there is not fetched again");
  detail.exit();
});

test("what is shown stays, is said to be outdated, and is fetched anew by itself", async () => {
  const { state, detail } = counted();
  await settled();
  state.fault = away;
  await detail.refresh();
  assert.equal(shown(detail), { status: "ready", detail: 1, outdated: away });
  state.fault = null;
  await passed(5);
  assert.equal(shown(detail), { status: "ready", detail: 3, outdated: null });
  detail.exit();
});

test("a refusal is not asked for again, and a screen that is gone asks for nothing", async () => {
  const refused = counted();
  await settled();
  refused.state.fault = new ServerError("43", "Anda tidak punya akses.");
  await refused.detail.retry();
  await passed(60);
  assert.equal([refused.state.calls, refused.detail.$state.get().status], [2, "failed"]);
  const left = counted();
  left.state.fault = away;
  await left.detail.retry();
  left.detail.exit();
  await passed(60);
  assert.is(left.state.calls, 2);
});

test("data that change by themselves are fetched again at intervals, by a visible tab alone", async () => {
  const state = { calls: 0 };
  const detail = createDetail(async () => (state.calls += 1), { everyMs: 2_000 });
  await settled();
  await passed(10);
  assert.is(state.calls, 6);
  hideTab(true);
  await passed(10);
  const { calls } = state;
  await passed(10);
  assert.is(state.calls, calls);
  hideTab(false);
  await passed(1);
  assert.is(state.calls, calls + 1, "at once when somebody looks again");
  detail.exit();
  await passed(10);
  assert.is(state.calls, calls + 1);
});

test("data that change by themselves are fetched again after a failure of any kind", async () => {
  const { state, detail } = counted({ everyMs: 2_000 });
  await settled();
  state.fault = new ServerError("50", "Kesalahan pada server.");
  await passed(4);
  assert.is(detail.$state.get().status, "ready");
  state.fault = null;
  await passed(10);
  assert.equal(shown(detail), { status: "ready", detail: state.calls, outdated: null });
  detail.exit();
});

test.run();
