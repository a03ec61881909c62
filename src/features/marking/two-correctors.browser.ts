// Two correctors and a Head Master at the same answers, each in a browser of their own, while the line of one of them is cut.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { generateToken } from "../../contract/credentials.ts";
import { listMarkingUnits } from "../../contract/marking/marking-units.ts";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { callServer } from "../../testing/browser/call-server.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { addressOf, isFocused } from "../../testing/browser/list-screen.ts";
import {
  codeOf,
  makeTeachersCorrectors,
  markEssay,
  openEssay,
  openMarkingList,
  pointsField,
} from "../../testing/browser/screens/marking-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("two correctors of the same answers");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Leaves three answers to each question to be marked, each by two correctors. The Head Master is a corrector as well. */
async function fill(filled: Db): Promise<void> {
  await makeTeachersCorrectors(filled);
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVIL'
    on conflict do nothing`.execute(filled);
  await sql`
    insert into marking_rules (schedule_id, question_id, second_percent, tolerance_percent)
    select distinct ma.schedule_id, ma.question_id, 100, 0 from marking_answers ma`.execute(filled);
  await sql`
    update marking_answers ma set state = 'settled'
    where ma.sitting_id not in (
      select one.sitting_id from marking_answers one
      where one.question_id = ma.question_id order by one.sitting_id limit 3)`.execute(filled);
}

/** In a profile of its own. */
async function openAsOther(account: { email: string; password: string }): Promise<Page> {
  const page = await exo.newPage();
  await exo.enterAs(page, account, addressOf(exo, "check"));
  await page
    .getByText(/untuk Anda/u)
    .first()
    .waitFor();
  return page;
}

/** Marks the answer that is shown. @returns the code of that answer */
async function mark(page: Page, first: string, second: string): Promise<string> {
  await isFocused(pointsField(page));
  const code = await codeOf(page);
  await markEssay(page, first, second);
  await page.getByText(code).waitFor({ state: "detached" });
  return code;
}

/** How many answers to the first essay are in each state, and how many each corrector has marked. */
async function marksOfEssay(): Promise<unknown> {
  const host = exo.server.url;
  const { token } = await callServer({ host }, generateToken, exo.account("EVIL"));
  const { items } = await callServer({ host, token }, listMarkingUnits, { type: "2" });
  const { left, second, disputed, markers } = items.find((unit) => unit.markers.length > 0)!;
  const counts = markers.map(({ nama, count }) => [nama, count]);
  return { left, second, disputed, marks: Object.fromEntries(counts) };
}

test("what one has marked without a line is marked by the other later, and a third decides what differs", async () => {
  const [, otherTeacher] = exo.server.accounts.filter(({ role }) => role === "EVAL");
  const one = await openMarkingList(exo);
  await openEssay(one);
  const agreed = await mark(one, "2", "1");
  await mark(one, "0", "1");
  await one.getByText("Semua terkirim").waitFor();
  await one.context().setOffline(true);
  const late = await mark(one, "1", "1");
  await one.getByText("1 menunggu terkirim").waitFor();

  const other = await openAsOther(otherTeacher!);
  await openEssay(other);
  for (let at = 0; at < 2; at += 1) {
    const isAgreed = (await codeOf(other)) === agreed;
    await isFocused(pointsField(other));
    await markEssay(other, "2", "1");
    if (at === 0) await soon.ok(async () => ((await codeOf(other)) === agreed) !== isAgreed);
  }
  // The corrector without a line holds all others.
  await other.getByText(/jawaban sedang dipegang korektor lain/u).waitFor();
  const [first, second] = [exo.account("EVAL").name, otherTeacher!.name];
  const before = { left: 1, second: 0, disputed: 1, marks: { [first]: 2, [second]: 2 } };
  await other.getByText("Semua terkirim").waitFor();
  assert.equal(await marksOfEssay(), before);

  await one.context().setOffline(false);
  await one.getByText("Semua terkirim").waitFor();
  await other.reload();
  assert.is(await codeOf(other), late);
  await mark(other, "1", "1");

  const head = await openAsOther(exo.account("EVIL"));
  await head
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await head.getByRole("button", { name: "Putuskan 1 jawaban" }).press("Enter");
  await head.getByText("Nilai berbeda. Anda yang memutuskan:").waitFor();
  await isFocused(pointsField(head));
  await markEssay(head, "1", "1");
  await head.getByText("Semua terkirim").waitFor();
  const marks = { [first]: 3, [second]: 3, [exo.account("EVIL").name]: 1 };
  assert.equal(await marksOfEssay(), { left: 0, second: 0, disputed: 0, marks });
});

test.run();
