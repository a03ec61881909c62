// In Firefox too a saved comment is called by its letters: it says at other moments than Chromium what is typed.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { createMarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { listMarkingUnits } from "../../../../contract/marking/marking-units.ts";
import type { Db } from "../../../../exam-server/database/database.ts";
import { routes } from "../../../../routes.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { callServer, signedCaller } from "../../../../testing/browser/call-server.ts";
import { desktop, openServer } from "../../../../testing/browser/console-page.ts";
import { Firefox } from "../../../../testing/browser/firefox.ts";
import { soon } from "../../../../testing/browser/soon.ts";

const test = suite("saved comments in Firefox");
let firefox: Firefox;
let closeServer: () => Promise<void>;

/** Every teacher is a corrector of every subject. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
}

test.before(async () => {
  const { server, cleanUp } = await openServer({ school: "demo-sat", fill });
  closeServer = async () => {
    await server.close();
    await cleanUp();
  };
  const caller = await signedCaller(server, "EVAL");
  const { items } = await callServer(caller, listMarkingUnits, { type: "2" });
  const { schedule_id, question_id, bank_id } = items[0]!;
  const comment = { code: "rs", text: "Rapikan satuannya.", points: null };
  await callServer(caller, createMarkingComment, { schedule_id, question_id, ...comment });
  firefox = await Firefox.open(desktop);
  await firefox.enter(caller);
  const path = routes["check.answer"].path.replace(":ts", "2").replace(":id", bank_id).slice(1);
  const address = new URL(`${path}?j=${schedule_id}&soal=${question_id}`, server.url);
  await firefox.goTo(address.href);
  await soon.ok(() => firefox.read('document.querySelector("textarea") !== null'));
});
test.after.each(() => assert.equal(firefox.errors.splice(0), []));
test.after(async () => {
  await firefox.close();
  await closeServer();
});

const written = () => firefox.read('document.querySelector("textarea").value');
const given = () =>
  firefox.read(
    `[...document.querySelectorAll("form ul[aria-label] li")].map((item) => item.innerText).join("|")`,
  );
const [backspace, enter] = ["\uE003", "\uE007"];

test("two letters and a space put in a comment, and what was typed comes back", async () => {
  await firefox.click("textarea");
  await firefox.type("Bagus dan/atau baik. /rs ");
  await soon.is(given, "Rapikan satuannya.");
  assert.is(await written(), "Bagus dan/atau baik. ");
  await firefox.press(backspace!);
  await soon.is(written, "Bagus dan/atau baik. /rs ");
  assert.is(await given(), "");
  await firefox.press(backspace!);
  await soon.is(written, "Bagus dan/atau baik. /rs");
  await soon.ok(() => firefox.read('document.querySelector("[role=option]") !== null'));
  await firefox.press(enter!);
  await soon.is(given, "Rapikan satuannya.");
  await firefox.type("Juga");
  await soon.is(written, "Bagus dan/atau baik. Juga");
});

test.run();
