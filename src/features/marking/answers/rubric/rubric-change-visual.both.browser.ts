// The rubric is changed in the list of marking while somebody marks, who is told before the next mark.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../../exam-server/database/database.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { addressOf, dialogOf, isFocused } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";

const test = suite("look of changed rubrics");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Every teacher is a corrector of every subject. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
}

const points = (page: Page, at = 0) => page.locator("input[data-points]").nth(at);
const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();
const give = async (page: Page) => {
  const code = await codeOf(page);
  await isFocused(points(page));
  await page.keyboard.type("2");
  await points(page, 1).fill("1");
  await page.keyboard.press("Enter");
  await soon.ok(async () => (await codeOf(page)) !== code);
};

test("marks are moved after a preview, and whoever marks is told before the next one", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await points(page).waitFor();
  await give(page);
  await page.getByText("Semua terkirim").waitFor();
  await changeRubric();
  // This mark was typed before the change was known.
  await give(page);
  await page.getByText("1 ditolak").waitFor();
  const told = page.getByRole("alertdialog");
  await told.getByText(/^Rubrik berubah pukul/u).waitFor();
  await visualCheck(page, "changed rubrics, told while marking");
  await page.getByRole("button", { name: "1 ditolak" }).click();
  const refused = dialogOf(page, "Nilai yang perlu diperiksa");
  await refused.getByText(/Rubrik soal ini berubah/u).waitFor();
  await refused.getByRole("button", { name: "Sudah saya baca" }).click();
  await page.keyboard.press("Escape");
  await told.getByRole("button", { name: "Nilai dengan rubrik baru" }).click();
  await points(page).waitFor();
  assert.is(await page.getByText("Rubrik berubah", { exact: false }).count(), 0);
  await give(page);
  await page.getByText("Semua terkirim").waitFor();
});

/** By the Head Master, on a phone. */
async function changeRubric(): Promise<void> {
  const page = await exo.signedIn("EVIL", { size: phone, address: addressOf(exo, "check") });
  const row = page.locator("article, li, tr").filter({ hasText: "Soal 2" }).first();
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Rubrik", exact: true }).click();
  const form = dialogOf(page, /^Rubrik koreksi/u);
  await form.getByLabel("Poin kriteria 1").fill("6");
  await form.getByText(/nilai naik/u).waitFor();
  await visualCheck(page, "changed rubrics, the preview");
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.waitFor({ state: "hidden" });
}

test.run();
