// Scores of a remedial program typed in Firefox: keys, focus, fields of days and what is stored are the browser's own.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { getFollowUps } from "../../../contract/results/follow-up-programs.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import type { NodeServer } from "../../../exam-server/node.ts";
import { routes } from "../../../routes.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { callServer, signedCaller } from "../../../testing/browser/call-server.ts";
import { desktop, openServer } from "../../../testing/browser/console-page.ts";
import { Firefox, keys } from "../../../testing/browser/firefox.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { markPhysics } from "../../../testing/results/marked-physics.ts";

const test = suite("scores of a remedial program typed in Firefox");
let server: NodeServer;
let cleanUp: () => Promise<void>;
let firefox: Firefox;
let exam = "";
test.before(async () => {
  ({ server, cleanUp } = await openServer({ school: "demo-sat", fill }));
  firefox = await Firefox.open(desktop);
});
test.after(async () => {
  await firefox.close();
  await server.close();
  await cleanUp();
});

async function fill(db: Db): Promise<void> {
  await markPhysics(db);
  await sql`update question_banks set kkm = 60`.execute(db);
  const { id } = await db
    .selectFrom("schedules")
    .select("id")
    .where("alias", "like", "Fisika%")
    .executeTakeFirstOrThrow();
  exam = id;
}

const isTrue = (expression: string) => soon.ok(() => firefox.read(expression), expression);
const press = (role: string, words: string) => {
  const found = `[...document.querySelectorAll(${JSON.stringify(role)})]
    .find((one) => one.checkVisibility() && one.textContent.trim().startsWith("${words}"))`;
  return isTrue(
    `(() => { const found = ${found}; found?.click(); return found !== undefined; })()`,
  );
};
const field = (name: string, row: number) =>
  `[...document.querySelectorAll('dialog[open] input[name="${name}"]')][${row}]`;
const isFocused = (name: string, row: number) =>
  isTrue(`document.activeElement === ${field(name, row)}`);

test("keys go down the column, days are typed, and all of it is stored", async () => {
  const caller = await signedCaller(server, "EVIL");
  await firefox.enter(caller);
  const address = new URL(routes["hasil"].path.slice(1), server.url);
  address.searchParams.set("exam", exam);
  await firefox.goTo(address.href);
  await press("button", "Formulir");
  await press("[role=menuitem]", "Program remedial");
  await isTrue(`${field("nilai", 2)} !== undefined`);

  await firefox.read(`${field("nilai", 0)}.focus()`);
  await firefox.type(`82,5${keys.enter}`);
  await isFocused("nilai", 1);
  await firefox.type(`7${keys.enter}`);
  await isFocused("nilai", 2);
  await firefox.type("seratus");
  await isTrue(`document.body.innerText.includes("Isi angka 0–100")`);
  await firefox.press(keys.control, "a");
  await firefox.type(`100${keys.tab}Tuntas "baik"`);
  // Firefox in English takes days as month, day, year.
  await firefox.read(`${field("tanggal", 0)}.focus()`);
  await firefox.type("12072026");
  await isTrue(`${field("tanggal", 0)}.value === "2026-12-07"`);
  await firefox.type(keys.tab);
  await isTrue(`document.body.innerText.includes("Semua isian tersimpan")`);
  await firefox.screenshot("firefox-remedial");

  const asked = { schedule_id: exam, kind: "remedial" as const };
  const { entries } = await callServer(caller, getFollowUps, asked);
  assert.equal(
    entries.map(({ nilai, tanggal, keterangan }) => [nilai, tanggal, keterangan]).sort(),
    [
      ["100.00", null, 'Tuntas "baik"'],
      ["7.00", null, ""],
      ["82.50", "2026-12-07", ""],
    ],
  );
  assert.equal(firefox.errors, []);
});

test.run();
