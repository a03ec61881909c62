// The same in Firefox, which remembers a failed import for as long as the page lives.
import * as assert from "uvu/assert";
import { generateToken } from "../../contract/credentials.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import type { NodeServer } from "../../exam-server/node.ts";
import { routes } from "../../routes.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { callServer } from "../../testing/browser/call-server.ts";
import { desktop, openServer } from "../../testing/browser/console-page.ts";
import { Firefox } from "../../testing/browser/firefox.ts";
import { ServerGate } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("unreachable server in Firefox");
let server: NodeServer;
let cleanUp: () => Promise<void>;
let gate: ServerGate;
let firefox: Firefox;
test.before(async () => {
  ({ server, cleanUp } = await openServer());
  gate = await ServerGate.open(server.url);
  firefox = await Firefox.open(desktop);
  const { email, password } = server.accounts[0]!;
  const { token } = await callServer({ host: server.url }, generateToken, { email, password });
  await firefox.goTo(new URL("/blank", gate.url).href);
  const item = [tokenStorageKey, token].map((text) => JSON.stringify(text)).join();
  await firefox.read(`localStorage.setItem(${item})`);
});
test.after.each(() => gate.reopen());
test.after(async () => {
  await firefox.close();
  await gate.shut();
  await server.close();
  await cleanUp();
});

const shows = (text: string) =>
  soon.ok(() => firefox.read(`document.body.innerText.includes(${JSON.stringify(text)})`), text);
/** What is fetched ahead is there: a file that fails beneath another is beyond repair in Firefox. */
async function fetchedAhead(): Promise<void> {
  let last: unknown = -1;
  await soon.ok(async () => {
    const before = last;
    last = await firefox.read(`new Promise((settle) => setTimeout(
      () => settle(performance.getEntriesByType("resource").length), 700))`);
    return last === before;
  });
}

const away = "Server ujian tidak dapat dihubungi";

/** Clicks the first that is called so. */
async function press(name: string, among = "main button"): Promise<void> {
  await soon.ok(() =>
    firefox.read(`(() => {
      const found = [...document.querySelectorAll(${JSON.stringify(among)})]
        .find((one) => one.innerText.trim() === ${JSON.stringify(name)});
      found?.click();
      return found !== undefined;
    })()`),
  );
}

test("a dialog opens by itself when the server is back, and another try keeps the page", async () => {
  await firefox.goTo(gate.url.replace(/\/$/u, "") + routes.peserta.path);
  await soon.ok(() =>
    firefox.read(`document.querySelector("main table:not([aria-busy])") !== null`),
  );
  await firefox.read(`window.isSamePage = true`);
  await firefox.click("main input[type=search]");
  await firefox.type("a");
  await soon.ok(() => firefox.read(`location.search.includes("q=a")`));
  await soon.ok(() =>
    firefox.read(`document.querySelector("main table:not([aria-busy])") !== null`),
  );
  await fetchedAhead();
  await gate.shut();
  await press("Impor");
  await shows(away);
  await press("Coba lagi", "dialog[open] button");
  await shows(away);
  await gate.reopen();
  await shows("File Excel atau CSV");
  assert.is(await firefox.read(`document.querySelector("main input[type=search]").value`), "a");
  assert.is(await firefox.read("window.isSamePage"), true);
});

test("a screen shows itself when the server is back", async () => {
  await firefox.goTo(gate.url.replace(/\/$/u, "") + routes.peserta.path);
  await soon.ok(() =>
    firefox.read(`document.querySelector("main table:not([aria-busy])") !== null`),
  );
  await firefox.read(`window.isSamePage = true`);
  await fetchedAhead();
  await gate.shut();
  // A screen of another group than the open one, whose screens are fetched ahead.
  await press("Setting", "nav a");
  await shows(away);
  await gate.reopen();
  await soon.ok(() => firefox.read(`document.querySelector("main input") !== null`));
  assert.is(await firefox.read("window.isSamePage"), true);
});

test.run();
