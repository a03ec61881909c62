// Whether the page is reloaded for an upgrade when somebody goes to another screen.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { installFakeTimers } from "../../testing/fake-timers.ts";
import { unsaved } from "./server-build.ts";
import { reloadIfUpgraded } from "./upgrade-check.ts";

const test = suite("upgrade at the next screen");

const own = "/adm/main-OWN.js";
const later = "/adm/main-LATER.js";
const pageWith = (script: string) => `<script type="module" src="${script}"></script>`;

const { fetch } = globalThis;
const { reload } = location;
const { exists } = unsaved;
/** The entry script of the server's page; null: it cannot be reached. */
let build: string | null = later;
let reloads = 0;
let visits = 0;

test.before.each(() => {
  build = later;
  reloads = 0;
  sessionStorage.clear();
  document.head.innerHTML = pageWith(own);
  globalThis.fetch = async () => {
    if (build === null) throw new TypeError("Failed to fetch");
    const page = pageWith(build);
    return { ok: true, text: async () => page } as Response;
  };
  location.reload = () => void (reloads += 1);
});
test.after.each(() => {
  Object.assign(globalThis, { fetch });
  Object.assign(location, { reload });
  unsaved.exists = exists;
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

/** Goes to a screen that nobody was on before, or to the given one, and stays there. */
async function goTo(path = `/adm/screen-${(visits += 1)}`): Promise<number> {
  const timers = installFakeTimers();
  try {
    reloadIfUpgraded(path);
    timers.advance(1_000);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  } finally {
    timers.restore();
  }
  return reloads;
}

test("the page is reloaded once for a build, and not for its own", async () => {
  build = own;
  assert.is(await goTo(), 0);
  build = later;
  assert.is(await goTo(), 1);
  assert.is(await goTo(), 1, "a second reload would not help");
});

test("while the server is away nothing is reloaded; the next screen asks again", async () => {
  build = null;
  assert.is(await goTo(), 0);
  build = later;
  assert.is(await goTo(), 1);
});

test("what is not saved, and an open dialog, are not lost by a reload", async () => {
  unsaved.exists = () => true;
  assert.is(await goTo(), 0);
  unsaved.exists = () => false;
  document.body.innerHTML = "<dialog open></dialog>";
  assert.is(await goTo(), 0);
  document.body.innerHTML = "";
  assert.is(await goTo(), 1);
});

test("what becomes unsaved while the server is asked counts too", async () => {
  const asking = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    unsaved.exists = () => true;
    return asking(...asked);
  };
  assert.is(await goTo(), 0);
});

test("the same screen asks once, and a screen that is left at once does not ask", async () => {
  build = own;
  await goTo("/adm/same");
  build = later;
  assert.is(await goTo("/adm/same"), 0);
  const timers = installFakeTimers();
  reloadIfUpgraded("/adm/left")();
  timers.advance(5_000);
  timers.restore();
  await Promise.resolve();
  assert.is(reloads, 0);
});

test.run();
