// Code that is fetched on demand: the server away and back, an upgrade, unsaved input, texts, two who want the same.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { installFakeTimers, type FakeTimers } from "../../testing/fake-timers.ts";
import { messages, setLocale } from "../i18n.ts";
import { createLazyPart } from "./lazy-part.ts";
import { lazy, MissingFileError } from "./lazy.ts";
import { loadOnDemand } from "./load-on-demand.ts";
import { forgetReload, unsaved, UpgradedError } from "./server-build.ts";
import { pollServer } from "./server-return.ts";

const test = suite("load on demand");

const own = "/adm/main-OWN.js";
const pageWith = (script: string) => `<script type="module" src="${script}"></script>`;

/** Its text is there at once: a real Response reads a stream first. */
const answer = (text: string) => ({ ok: true, text: async () => text }) as Response;

const { fetch } = globalThis;
const { reload } = location;
const { exists } = unsaved;
/** The entry script of the server's page; null: it cannot be reached. */
let build: string | null = own;
let probes = 0;
let reloads = 0;

test.before.each(() => {
  build = own;
  probes = 0;
  reloads = 0;
  sessionStorage.clear();
  document.head.innerHTML = pageWith(own);
  globalThis.fetch = async () => {
    probes += 1;
    if (build === null) throw new TypeError("Failed to fetch");
    return answer(pageWith(build));
  };
  location.reload = () => void (reloads += 1);
});
test.after.each(() => {
  Object.assign(globalThis, { fetch });
  Object.assign(location, { reload });
  unsaved.exists = exists;
  document.head.innerHTML = "";
});

/** Fails while the server is away, and as often as told when it is there. */
function chunk(failures = 0) {
  const counts = { calls: 0 };
  const load = async () => {
    counts.calls += 1;
    if (build === null || counts.calls <= failures)
      throw new TypeError("error loading module x.js");
    return "part";
  };
  return { load, counts };
}

/** Promises settle meanwhile; no timer runs. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

async function withTimers(use: (timers: FakeTimers) => Promise<void>): Promise<void> {
  const timers = installFakeTimers();
  try {
    await use(timers);
  } finally {
    timers.restore();
  }
}

test("while the server is away it is polled, and the part comes by itself when it is back", () =>
  withTimers(async (timers) => {
    build = null;
    let unreachable = 0;
    const loading = loadOnDemand(chunk().load, { onUnreachable: () => void (unreachable += 1) });
    await settle();
    assert.is(unreachable, 1);
    for (let second = 0; second < 20; second += 1) {
      timers.advance(1_000);
      await settle();
    }
    assert.ok(probes > 4, "it goes on asking");
    build = own;
    timers.advance(4_000);
    assert.is(await loading, "part");
    assert.is(reloads, 0);
  }));

test("a request that nobody answers is reported as an unreachable server, and may still succeed", () =>
  withTimers(async (timers) => {
    build = null;
    let arrive = (_part: string): void => undefined;
    const load = () => new Promise<string>((resolve) => (arrive = resolve));
    let unreachable = 0;
    const loading = loadOnDemand(load, { onUnreachable: () => void (unreachable += 1) });
    timers.advance(4_000);
    await settle();
    assert.is(unreachable, 1);
    arrive("part");
    assert.is(await loading, "part");
  }));

test("trying again does not wait for the next poll, and reloads nothing", () =>
  withTimers(async () => {
    build = null;
    const part = createLazyPart(chunk().load);
    part.start();
    await settle();
    assert.is(part.$state.get().status, "unreachable");
    await part.retry();
    assert.is(part.$state.get().status, "unreachable");
    build = own;
    await part.retry();
    await settle();
    assert.equal(part.$state.get(), { status: "ready", part: "part" });
    assert.is(reloads, 0);
  }));

test("all who wait share one poll, which ends with the last of them", () =>
  withTimers(async (timers) => {
    build = null;
    const aborts = [new AbortController(), new AbortController(), new AbortController()];
    const loading = aborts.map(({ signal }) => loadOnDemand(chunk().load, { signal }));
    await settle();
    probes = 0;
    timers.advance(1_000);
    await settle();
    assert.is(probes, 1);
    for (const abort of aborts) abort.abort();
    const results = await Promise.allSettled(loading);
    assert.ok(results.every(({ status }) => status === "rejected"));
    timers.advance(60_000);
    await settle();
    assert.is(probes, 1);
  }));

test("what has left is not told any more", () =>
  withTimers(async () => {
    build = null;
    const part = createLazyPart(chunk().load);
    part.start();
    await settle();
    part.stop();
    build = own;
    await pollServer();
    await settle();
    assert.is(part.$state.get().status, "unreachable");
    part.start();
    await settle();
    assert.is(part.$state.get().status, "ready");
  }));

test("a failure on a server that answers is tried once more at once", async () => {
  const { load, counts } = chunk(1);
  assert.is(await loadOnDemand(load), "part");
  assert.is(counts.calls, 2);
  assert.is(reloads, 0);
});

test("after an upgrade the page is reloaded once for this build, and then it fails", async () => {
  build = "/adm/main-LATER.js";
  void loadOnDemand(chunk(9).load);
  await settle();
  assert.is(reloads, 1);
  await rejects(loadOnDemand(chunk(9).load), TypeError);
  assert.is(reloads, 1);
  // The page that it has led to may be left for another build, and come back to.
  document.head.innerHTML = pageWith(build);
  forgetReload();
  document.head.innerHTML = pageWith(own);
  void loadOnDemand(chunk(9).load);
  await settle();
  assert.is(reloads, 2);
});

test("an upgrade that would lose something unsaved is told instead, until it is saved", async () => {
  build = "/adm/main-LATER.js";
  unsaved.exists = () => true;
  await rejects(loadOnDemand(chunk(9).load), UpgradedError);
  assert.is(reloads, 0);
  unsaved.exists = () => false;
  void loadOnDemand(chunk(9).load);
  await settle();
  assert.is(reloads, 1);
});

test("after an upgrade what has stayed the same is loaded without a reload", async () => {
  build = "/adm/main-LATER.js";
  assert.is(await loadOnDemand(chunk(1).load), "part");
  assert.is(reloads, 0);
});

test("a file that the server refuses is reported at once: a reload would not help", async () => {
  const refused = async () => {
    throw new MissingFileError("x.js");
  };
  await rejects(loadOnDemand(refused), MissingFileError);
  assert.is(reloads, 0);
  build = "/adm/main-LATER.js";
  void loadOnDemand(refused);
  await settle();
  assert.is(reloads, 1, "after an upgrade it does");
});

test("the server is asked for the file when an import fails again", async () => {
  const missing = Object.assign(
    async () => {
      throw new TypeError("error loading module");
    },
    { toString: () => `()=>import("./gone-4XKZQ2LD.js")` },
  );
  globalThis.fetch = async () => ({ ok: false }) as Response;
  const load = lazy<Record<string, unknown>, string>(missing, "one");
  await rejects(load(), TypeError);
  await rejects(load(), MissingFileError);
  globalThis.fetch = async () => ({ ok: true }) as Response;
  await rejects(load(), TypeError);
});

test("a file that the browser cannot load reloads the page once, not while something is unsaved", async () => {
  unsaved.exists = () => true;
  await rejects(loadOnDemand(chunk(9).load), TypeError);
  assert.is(reloads, 0);
  unsaved.exists = () => false;
  void loadOnDemand(chunk(9).load);
  await settle();
  assert.is(reloads, 1);
  await rejects(loadOnDemand(chunk(9).load), TypeError);
  assert.is(reloads, 1);
});

test("where storage is forbidden nothing is reloaded", async () => {
  build = "/adm/main-LATER.js";
  const storage = sessionStorage;
  const define = (get: () => Storage) =>
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });
  define(() => {
    throw new Error("forbidden");
  });
  try {
    await rejects(loadOnDemand(chunk(9).load), TypeError);
    assert.is(reloads, 0);
  } finally {
    define(() => storage);
  }
});

test("the texts of the person's language are there before the part is", async () => {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json({});
  };
  setLocale("en");
  try {
    const part = await loadOnDemand(async () => messages("lazytest/late", { word: "kata" }));
    assert.ok(part);
    assert.ok(asked.some((address) => address.endsWith("i18n/en/lazytest.json")));
  } finally {
    setLocale("id");
  }
});

test("what has been loaded is there at once the next time", async () => {
  const { load, counts } = chunk();
  await loadOnDemand(load);
  assert.equal(createLazyPart(load).$state.get(), { status: "ready", part: "part" });
  assert.is(counts.calls, 1);
});

test("several who want exports of one chunk make one import", async () => {
  let imports = 0;
  // As the built console has it; the text of the function says which file that is.
  const named = (name: string) =>
    Object.assign(
      async () => {
        imports += 1;
        return { one: 1, two: 2 };
      },
      { toString: () => `()=>import("./${name}.js")` },
    );
  const [one, two] = await Promise.all([
    lazy(named("both-4XKZQ2LD"), "one")(),
    lazy(named("both-4XKZQ2LD"), "two")(),
  ]);
  assert.equal([one, two, imports], [1, 2, 1]);
});

async function rejects(promise: Promise<unknown>, kind: new () => Error): Promise<void> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.instance(error, kind);
}

test.run();
