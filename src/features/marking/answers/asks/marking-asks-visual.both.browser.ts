// A marker asks a Head Master about an answer, by keyboard alone and over a cut line; who is asked replies from the list of marking.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../../exam-server/database/database.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { addressOf, dialogOf, isFocused } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";

const test = suite("look of questions to colleagues");
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

const points = (page: Page) => page.locator("input[data-points]").first();
const codeOf = (page: Page) =>
  page
    .getByText(/^Jawaban [2-9A-Y]{6}$/u)
    .first()
    .innerText();
const question = "Apakah jawaban tanpa satuan tetap mendapat nilai penuh?";
const opinion = "Kurangi seperempat: satuan diminta di soal.";

test("a question is asked, waits, is replied to and read beside the answer", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await isFocused(points(page));
  const code = await codeOf(page);
  await page.keyboard.press("m");
  const asking = dialogOf(page, `Tanyakan ${code.replace("J", "j")}`);
  await asking.getByLabel("Rekan").fill("Head Master");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await asking.getByLabel("Pertanyaan").fill(question);
  await visualCheck(page, "questions to colleagues, asking");
  await page.route("**/asks", (route) => route.abort());
  await asking.getByRole("button", { name: "Kirim" }).click();
  await asking.getByRole("alert").first().waitFor();
  assert.is(await asking.getByLabel("Pertanyaan").inputValue(), question);
  await page.unroute("**/asks");
  await asking.getByRole("button", { name: "Kirim" }).click();
  await soon.ok(async () => (await codeOf(page)) !== code);
  await page.keyboard.press("l");
  const list = dialogOf(page, "Daftar jawaban");
  await list.getByRole("tab", { name: "Menunggu pendapat" }).click();
  await list.getByRole("button", { name: code.replace("Jawaban ", "") }).waitFor();
  await visualCheck(page, "questions to colleagues, answers that wait");
  await reply();
  await list.getByRole("button", { name: code.replace("Jawaban ", "") }).click();
  await page.reload();
  await points(page).waitFor();
  await page.getByRole("button", { name: "Pertanyaan", exact: true }).click();
  const all = dialogOf(page, "Pertanyaan kepada rekan");
  await all.getByText(opinion).waitFor();
  await visualCheck(page, "questions to colleagues, all of them");
  await all.getByRole("button", { name: "Lihat jawaban" }).first().click();
  await all.waitFor({ state: "hidden" });
  assert.is(await codeOf(page), code);
  await page.getByText("Usul nilai: 3 dari 4").waitFor();
  await visualCheck(page, "questions to colleagues, the reply beside the answer");
});

/** By the Head Master, on a phone. */
async function reply(): Promise<void> {
  const page = await exo.signedIn("EVIL", { size: phone, address: addressOf(exo, "check") });
  await page.getByText("1 pertanyaan rekan").waitFor();
  const row = page.locator("article, li, tr").filter({ hasText: "1 pertanyaan rekan" }).first();
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Pertanyaan rekan" }).click();
  const all = dialogOf(page, "Pertanyaan kepada rekan");
  await all.getByText(question).waitFor();
  await visualCheck(page, "questions to colleagues, waiting for me");
  await all.getByRole("button", { name: "Beri pendapat" }).click();
  const form = dialogOf(page, /^Pendapat tentang jawaban/u);
  await form.getByLabel("Pendapat").fill(opinion);
  await form.getByLabel(/^Usul nilai/u).fill("3");
  await visualCheck(page, "questions to colleagues, replying");
  await form.getByRole("button", { name: "Kirim" }).click();
  await all.getByText(opinion).waitFor();
}

test.run();
