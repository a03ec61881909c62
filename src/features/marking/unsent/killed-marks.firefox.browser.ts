// Marks that wait in Firefox when it is killed: what it has written, and when, is the browser's own.
import * as assert from "uvu/assert";
import { listMarkedAnswers } from "../../../contract/marking/marking-answers.ts";
import { listMarkingUnits } from "../../../contract/marking/marking-units.ts";
import { paperCode } from "../../../domain/marking/marking-code.ts";
import type { NodeServer } from "../../../exam-server/node.ts";
import { routes } from "../../../routes.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { callServer, signedCaller } from "../../../testing/browser/call-server.ts";
import { desktop, openServer } from "../../../testing/browser/console-page.ts";
import { Firefox, keys } from "../../../testing/browser/firefox.ts";
import { copiesOnDiskScript } from "../../../testing/browser/killed-browser.ts";
import { ServerGate } from "../../../testing/browser/network.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { admitCorrectors } from "../../../testing/exams/printed-essays.ts";

const test = suite("marks that wait in a Firefox that is killed");
let server: NodeServer;
let cleanUp: () => Promise<void>;
let gate: ServerGate;
let firefox: Firefox;
test.before(async () => {
  ({ server, cleanUp } = await openServer({ school: "demo-sat", fill: admitCorrectors }));
  gate = await ServerGate.open(server.url);
  firefox = await Firefox.open(desktop);
});
test.after(async () => {
  await firefox.close();
  await gate.shut();
  await server.close();
  await cleanUp();
});

const focused = (selector: string) =>
  soon.ok(() => firefox.read(`document.activeElement?.matches(${JSON.stringify(selector)})`));
const waitForText = (words: string) =>
  soon.ok(async () => String(await firefox.read("document.body.innerText")).includes(words));
const copies = () => firefox.read(copiesOnDiskScript);

test("are sent when it is opened again, each once", async () => {
  const ask = await signedCaller(server, "EVAL");
  const { bank_id, schedule_id, question_id } = (
    await callServer(ask, listMarkingUnits, { type: "2" })
  ).items[0]!;
  const unit = { schedule_id, question_id };
  const unmarked = { ...unit, view: "unmarked" as const };
  const { items: pile } = await callServer(ask, listMarkedAnswers, unmarked);
  const path = routes["check.answer"].path.replace(":ts", "2").replace(":id", bank_id).slice(1);
  const typing = `${path}?j=${schedule_id}&soal=${question_id}&cara=ketik`;
  const enter = async (address: string) => {
    await firefox.enter({ ...ask, host: gate.url });
    await firefox.goTo(new URL(address, gate.url).href);
  };

  await enter(typing);
  await focused("input[autocapitalize=characters]");
  await gate.shut();
  for (const { code } of pile.slice(0, 3)) {
    await focused("input[autocapitalize=characters]");
    await firefox.type(paperCode(code, question_id).toLowerCase() + keys.enter);
    await focused("input[data-points]");
    await firefox.type(`1${keys.enter}0,5${keys.enter}`);
    await waitForText(code);
  }
  await soon.is(copies, 3);
  await firefox.restartKilled();

  await gate.reopen();
  await enter(routes.check.path.slice(1));
  await soon.is(copies, 0);
  const mine = await callServer(ask, listMarkedAnswers, { ...unit, view: "mine" });
  assert.is(mine.total, 3);
});

test.run();
