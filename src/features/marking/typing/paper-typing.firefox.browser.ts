// Marks from paper typed in Firefox: keys, focus and what is stored are the browser's own.
import * as assert from "uvu/assert";
import { listMarkedAnswers } from "../../../contract/marking/marking-answers.ts";
import { listMarkingUnits } from "../../../contract/marking/marking-units.ts";
import type { NodeServer } from "../../../exam-server/node.ts";
import { paperCode } from "../../../domain/marking/marking-code.ts";
import { routes } from "../../../routes.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { callServer, signedCaller } from "../../../testing/browser/call-server.ts";
import { desktop, openServer } from "../../../testing/browser/console-page.ts";
import { Firefox, keys } from "../../../testing/browser/firefox.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { admitCorrectors } from "../../../testing/exams/printed-essays.ts";

const test = suite("marks typed from paper in Firefox");
let server: NodeServer;
let cleanUp: () => Promise<void>;
let firefox: Firefox;
test.before(async () => {
  ({ server, cleanUp } = await openServer({ school: "demo-sat", fill: admitCorrectors }));
  firefox = await Firefox.open(desktop);
});
test.after(async () => {
  await firefox.close();
  await server.close();
  await cleanUp();
});

const focused = (selector: string) =>
  soon.ok(() => firefox.read(`document.activeElement?.matches(${JSON.stringify(selector)})`));
const text = "document.body.innerText";

test("a pile is typed by keyboard alone", async () => {
  const ask = await signedCaller(server, "EVAL");
  const units = (await callServer(ask, listMarkingUnits, { type: "2" })).items;
  const { bank_id: bank, schedule_id, question_id } = units[0]!;
  const unit = { schedule_id, question_id };
  const unmarked = { ...unit, view: "unmarked" as const };
  const { items: pile } = await callServer(ask, listMarkedAnswers, unmarked);

  await firefox.enter(ask);
  const path = routes["check.answer"].path.replace(":ts", "2").replace(":id", bank).slice(1);
  await firefox.goTo(
    new URL(`${path}?j=${schedule_id}&soal=${question_id}&cara=ketik`, server.url).href,
  );
  for (const { code } of pile.slice(0, 3)) {
    await focused("input[autocapitalize=characters]");
    await firefox.type(paperCode(code, question_id).toLowerCase() + keys.enter);
    await focused("input[data-points]");
    await firefox.type(`2${keys.enter}1,5${keys.enter}`);
    await soon.ok(async () => String(await firefox.read(text)).includes(code));
  }
  await firefox.press(keys.control, "z");
  await soon.ok(async () => String(await firefox.read(text)).includes("Diurungkan"));
  await soon.ok(async () => String(await firefox.read(text)).includes("Semua terkirim"));
  await firefox.screenshot("firefox-typing-from-paper");
  const marks = await callServer(ask, listMarkedAnswers, { ...unit, view: "mine" });
  assert.is(marks.total, 2);
  assert.equal(firefox.errors, []);
});

test.run();
