// The back button over dialogs in Firefox, where the order of the window's listeners is another than in Chrome.
import * as assert from "uvu/assert";
import type { NodeServer } from "../../exam-server/node.ts";
import { routes } from "../../routes.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { signedCaller } from "../../testing/browser/call-server.ts";
import { openServer, phone } from "../../testing/browser/console-page.ts";
import { Firefox } from "../../testing/browser/firefox.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("the back button over dialogs in Firefox");
let server: NodeServer;
let cleanUp: () => Promise<void>;
let firefox: Firefox;
test.before(async () => {
  ({ server, cleanUp } = await openServer({}));
  firefox = await Firefox.open(phone);
});
test.after(async () => {
  await firefox.close();
  await server.close();
  await cleanUp();
});

const isTrue = (expression: string) => soon.ok(() => firefox.read(expression), expression);
const addressOf = (name: "jurusan" | "peserta") =>
  new URL(routes[name].path.slice(1), server.url).href;
const press = (text: string) =>
  firefox.read(`[...document.querySelectorAll("button")]
    .find((button) => button.textContent.trim() === "${text}").click()`);
const hasButton = (text: string) =>
  isTrue(`[...document.querySelectorAll("button")]
    .some((button) => button.textContent.trim() === "${text}")`);

test("it closes the dialog, keeps the filter that was set in it, and then leaves the screen", async () => {
  await firefox.enter(await signedCaller(server, "EVIL"));
  await firefox.goTo(addressOf("jurusan"));
  await hasButton("Filter");
  await firefox.goTo(addressOf("peserta"));
  await hasButton("Filter");
  await press("Filter");
  await isTrue("history.state?.dialogs === 1");
  const sessions = `[...document.querySelectorAll("dialog select")]
    .find((one) => [...one.options].some(({ text }) => text === "Sesi 2"))`;
  await isTrue(`${sessions} !== undefined`);
  await firefox.read(`(() => {
    const list = ${sessions};
    list.value = [...list.options].find(({ text }) => text === "Sesi 2").value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
  await isTrue("/sesi=2/u.test(location.search)");
  await firefox.read("history.back()");
  await isTrue("document.querySelector('dialog[open]') === null");
  await isTrue("/sesi=2/u.test(location.search)");
  await hasButton("Filter (1)");
  await firefox.read("history.back()");
  await isTrue(`location.href === ${JSON.stringify(addressOf("jurusan"))}`);
  assert.equal(firefox.errors, []);
});

test.run();
