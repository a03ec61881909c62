// What a corrector reads who may analyse a bank and not open it: each question as participants were shown it, on the screen and on paper, also
// after its wording was changed.
import { sql } from "kysely";
import type { Page, Route } from "playwright-core";
import * as assert from "uvu/assert";
import type { Role } from "../../../contract/roles.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { addressOf } from "../../../testing/browser/list-screen.ts";
import { addAllCorrectors } from "../../../testing/browser/offline-marking.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { markPhysics } from "../../../testing/results/marked-physics.ts";

const test = suite("texts of analysed questions");
let exo: Console;
let bank = "";
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: changeQuestion });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const shownWords = "Manakah grafik";
const texts = "**/api/v1/analysis/texts";
const newWords = "Grafik mana yang sekarang benar?";

/** A teacher marks Fisika and is no author of its bank. One of its questions is worded anew since the exam. */
async function changeQuestion(db: Db): Promise<void> {
  bank = await markPhysics(db);
  await sql`delete from bank_authors`.execute(db);
  await sql`update question_banks set created_by = null`.execute(db);
  await addAllCorrectors(db);
  await sql`
    update questions set stem = ${`<p>${newWords}</p>`}, version = version + 1
    where bank_id = ${bank} and stem like ${`%${shownWords}%`}`.execute(db);
  await sql`
    update questions set outside_usage = ${JSON.stringify({ n: 312, p: "0.72", d: "0.35" })}
    where bank_id = ${bank}`.execute(db);
}

/** The question that was changed, opened. */
async function openQuestion(role: Role, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const address = addressOf(exo, "sum.banksoal", `?bank=${bank}`);
  const page = await exo.signedIn(role, { address });
  await prepare?.(page);
  await page.getByRole("button", { name: /^Soal 15: / }).click();
  return page;
}
const textIn = (page: Page) =>
  page.getByRole("region", { name: "Soal seperti yang dilihat peserta" });

test("a corrector reads what participants were shown, and is led to no editor", async () => {
  const page = await openQuestion("EVAL");
  await textIn(page).getByText(shownWords).waitFor();
  await textIn(page)
    .getByText(/^Teks versi 1, yang sudah diubah/u)
    .waitFor();
  await textIn(page)
    .getByText("Dari luar, dibawa berkas impor: p = 0,72; D = 0,35; n = 312.")
    .waitFor();
  assert.is(await textIn(page).getByRole("link", { name: "Ubah soal" }).count(), 0);
  await textIn(page).scrollIntoViewIfNeeded();
  await visualCheck(page, "analysis, a question for a corrector");
});

test("whoever may open the bank is led to the editor from the same text", async () => {
  const page = await openQuestion("EVIL");
  await textIn(page).getByText(shownWords).waitFor();
  await textIn(page).getByRole("link", { name: "Ubah soal" }).waitFor();
});

test("cards on paper have the version that was analysed", async () => {
  const address = addressOf(exo, "print.sum.banksoal.prev", "").replace(":id", bank);
  const page = await exo.signedIn("EVAL", { address });
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
  const card = page.locator("[data-paper] article").filter({ hasText: /Butir 15 / });
  await card.getByText(shownWords).first().waitFor();
  const paper = page.locator("[data-paper]");
  assert.is(await paper.getByText(newWords).count(), 0);
  assert.is(await paper.getByText(/Teks soal/u).count(), 0);
  await card.first().scrollIntoViewIfNeeded();
  await visualCheck(page, "analysis on paper for a corrector");
});

test("a text that could not be fetched is a failure, which is tried again", async () => {
  const page = await openQuestion("EVAL", (opened) =>
    opened.route(texts, (route) => route.abort()),
  );
  await textIn(page).getByText("Teks soal belum dapat diambil").waitFor();
  await page.unroute(texts);
  await textIn(page).getByRole("button", { name: "Coba lagi" }).click();
  await textIn(page).getByText(shownWords).waitFor();
  await soon.is(() => textIn(page).getByText("Teks soal belum dapat diambil").count(), 0);
});

test("whoever may not read a text yet is told why", async () => {
  const page = await openQuestion("EVAL", (opened) => opened.route(texts, answerHeld));
  await textIn(page)
    .getByText(/^Teks soal belum dapat dibaca: banksoalnya dipakai ujian yang belum selesai/u)
    .waitFor();
  assert.is(
    await textIn(page)
      .getByText(/Dari luar/u)
      .count(),
    0,
  );
});

/** As the exam server answers while an exam with the question is not over. */
async function answerHeld(route: Route): Promise<void> {
  const { data, ...rest } = await (await route.fetch()).json();
  const [item] = data.items;
  await route.fulfill({
    json: { ...rest, data: { items: [{ ...item, state: "held", text: null }] } },
  });
}

test.run();
