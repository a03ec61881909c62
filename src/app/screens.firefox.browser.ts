// Every screen that stands, in Firefox: it comes, fits its window, and nothing in it goes wrong; one signs in and writes a
// question by the keyboard.
import * as assert from "uvu/assert";
import type { Call, CallInput } from "../contract/calls/call.ts";
import { getEventOverview, listEvents } from "../contract/exams/events.ts";
import { listGroups } from "../contract/groups.ts";
import { listQuestionBanks } from "../contract/questions/banks.ts";
import { listQuestions } from "../contract/questions/questions.ts";
import type { NodeServer } from "../exam-server/node.ts";
import { routeNames, routes, type RouteName } from "../routes.ts";
import { suite } from "../testing/browser/browser-suite.ts";
import { callServer, signedCaller, type SignedCaller } from "../testing/browser/call-server.ts";
import { desktop, openServer, phone } from "../testing/browser/console-page.ts";
import { Firefox, keys } from "../testing/browser/firefox.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("Firefox");
let server: NodeServer;
let cleanUp: () => Promise<void>;
let firefox: Firefox;
let caller: SignedCaller;
test.before(async () => {
  ({ server, cleanUp } = await openServer());
  caller = await signedCaller(server, "EVIL");
  firefox = await Firefox.open(desktop);
});
test.after.each(() => assert.equal(firefox.errors.splice(0), []));
test.after(async () => {
  await firefox.close();
  await server.close();
  await cleanUp();
});

const heading = 'document.querySelector("h1")?.textContent ?? ""';
const isBusy = 'document.querySelector("[aria-busy=true]") !== null';
const overhang = `Math.max(...[...document.querySelectorAll("html, main")]
  .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`;

const isThere = (selector: string) =>
  soon.ok(() => firefox.read(`document.querySelector(${JSON.stringify(selector)}) !== null`));
const ask = <C extends Call>(endpoint: C, input: CallInput<C>) =>
  callServer(caller, endpoint, input);

test("one signs in by the keyboard", async () => {
  await firefox.goTo(server.url);
  await isThere("button[type=submit]:enabled");
  const { email, password } = server.accounts[0]!;
  await firefox.click("input[type=email]");
  await firefox.type(email + keys.tab);
  await firefox.type(password + keys.enter);
  await isThere("nav a[aria-current]");
});

const ofEvents = /^(?:event\.|print\.event|print\.student)/u;

/** Of what a screen is about in the demonstration: a group, an event and a schedule of it, a bank and a question of it, the type of an essay. */
async function addressOf(name: RouteName): Promise<string> {
  const [group] = (await ask(listGroups, {})).items;
  const [bank] = (await ask(listQuestionBanks, {})).items;
  const [question] = (await ask(listQuestions, { id: bank!.id })).items;
  const [event] = (await ask(listEvents, {})).items;
  const { schedules } = await ask(getEventOverview, { id: event!.id });
  const owner = ofEvents.test(name) ? event! : bank!;
  const path = routes[name].path
    .replace(":ts", "2")
    .replace(":soid", question!.id)
    .replace(":id2", schedules[0]!.id)
    .replace(":id", name === "group.member" ? group!.id : owner.id);
  return new URL(path.slice(1), server.url).href;
}

test("every screen comes, and fits a PC and a phone", async () => {
  await firefox.enter(caller);
  const built = routeNames.filter((name) => routes[name].load);
  assert.ok(built.length > 10);
  for (const size of [desktop, phone]) {
    await firefox.resize(size);
    for (const name of built) {
      const what = `${name}, ${size.width} px wide`;
      await firefox.goTo(await addressOf(name));
      await soon.ok(() => firefox.read(heading), what);
      await soon.is(() => firefox.read(isBusy), false, what);
      await soon.is(() => firefox.read(overhang), 0, what);
      await firefox.screenshot(`firefox-${name}-${size.width}`);
      assert.equal(firefox.errors.splice(0), [], what);
    }
  }
});

test("a question is written and saved by the keyboard", async () => {
  await firefox.enter(caller);
  await firefox.resize(desktop);
  await firefox.goTo(`${await addressOf("banksoal.soal.add")}?type=2`);
  await isThere("[data-stem] .ProseMirror-focused");
  const stem = "Mengapa langit biru?";
  await firefox.type(stem);
  await firefox.press(keys.control, keys.enter);
  const { id } = (await ask(listQuestionBanks, {})).items[0]!;
  await soon.is(async () => (await ask(listQuestions, { id, q: stem })).items.length, 1);
});

test.run();
