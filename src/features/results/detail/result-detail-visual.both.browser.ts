// One result as staff read it: opened from the list, every question with its arithmetic, and back to the same place of the list.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, isFocused, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("look of one result");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";

/** Nobody waits any more, and who is first has a long name. */
async function fill(db: Db): Promise<void> {
  await sql`
    update participants set nama = ${longName} where id = (
      select si.participant_id from sittings si join sitting_results res on res.sitting_id = si.id
      order by res.score desc, si.id limit 1)`.execute(db);
}

async function openList(query = "", options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, "hasil", query) });
  await settled(page);
  return page;
}
const questions = (page: Page) => page.getByRole("region", { name: "Soal", exact: true });
const question = (page: Page, n: number) =>
  page.getByRole("region", { name: `Soal ${n}`, exact: true });

test("a row leads to its result, and the way back to the same row of the same list", async () => {
  const page = await openList("?sort=nama&page=2");
  const link = page.locator("[data-result]").nth(12);
  const name = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await question(page, 1).waitFor();
  await visualCheck(page, "result detail");
  await page.getByRole("link", { name: "Hasil ujian" }).click();
  await settled(page);
  assert.match(page.url(), /sort=nama&page=2|page=2&sort=nama/u);
  await isFocused(page.getByRole("link", { name, exact: true }));
});

test("arrows lead through the questions, and a filter leaves those that are not right", async () => {
  const page = await openList();
  await page.locator("[data-result]").nth(20).click();
  await question(page, 1).waitFor();
  const rows = questions(page).getByRole("listitem").getByRole("button");
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await isFocused(rows.nth(1));
  await question(page, 2).waitFor();
  await page.keyboard.press("End");
  await isFocused(rows.last());
  await page.getByRole("button", { name: /^Belum benar \d+$/u }).click();
  await soon.match(() => Promise.resolve(page.url()), /saring=not-right/u);
  await question(page, 1)
    .waitFor({ state: "detached" })
    .catch(() => undefined);
  await visualCheck(page, "result detail, not right");
});

test("on a phone the list stands above its question", async () => {
  const page = await openList("?q=Raden+Ajeng", { size: phone });
  await page.getByRole("link", { name: longName }).click();
  await page.getByRole("heading", { name: longName, level: 1 }).waitFor();
  await question(page, 1).waitFor();
  await visualCheck(page, "result detail");
});

test.run();
