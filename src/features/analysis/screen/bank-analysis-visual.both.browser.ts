// The analysis of a bank as a teacher reads it: found in the list, worst questions first, a question opened and decided about; on a PC, on a phone, by
// keyboard, in English, and with the line cut.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listItemDecisions, saveItemDecision } from "../../../contract/analysis/item-decisions.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside, isFocused } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { markPhysics } from "../../../testing/results/marked-physics.ts";

const test = suite("analysis of a bank");
let exo: Console;
let bank = "";
test.before(async () => {
  exo = await Console.open({
    school: "demo-sat",
    async fill(db) {
      bank = await markPhysics(db);
      // A teacher has no part in any bank.
      await sql`delete from subject_correctors`.execute(db);
      await sql`delete from bank_authors`.execute(db);
      await sql`update question_banks set created_by = null`.execute(db);
    },
  });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

type Options = Parameters<Console["signedIn"]>[1];

async function open(query = "", options: Options = {}): Promise<Page> {
  const address = addressOf(exo, "sum.banksoal", `?bank=${bank}${query}`);
  const page = await exo.signedIn("EVIL", { ...options, address });
  await page.getByRole("heading", { name: /^(?:Analisis soal|Item analysis) · / }).waitFor();
  return page;
}
const questionsOf = (page: Page) => page.locator("[data-item]");
const openedOf = (page: Page) => page.getByRole("region", { name: /^Soal \d+/u });
const isNoWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("a bank is found in the list by keyboard, and the back button leads to the list", async () => {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "sum.banksoal", "") });
  const link = page.getByRole("link", { name: "Contoh 16 tipe soal" });
  await link.waitFor();
  await visualCheck(page, "banks to analyse");
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Analisis soal · Contoh 16 tipe soal" }).waitFor();
  await questionsOf(page).first().waitFor();
  await page.getByRole("heading", { name: "Kesukaran dan daya pembeda" }).waitFor();
  assert.ok(await isNoWider(page));
  await visualCheck(page, "analysis of a bank");
  await page.goBack();
  await link.waitFor();
});

test("arrows lead through the questions, and what is chosen stands in the address", async () => {
  const page = await open();
  await questionsOf(page).first().focus();
  await page.keyboard.press("Enter");
  await openedOf(page).waitFor();
  const first = await openedOf(page).getAttribute("aria-label");
  await page.keyboard.press("ArrowDown");
  await soon.ok(async () => (await openedOf(page).getAttribute("aria-label")) !== first);
  await page.getByRole("button", { name: "p", exact: true }).click();
  await page.getByRole("button", { name: /^Diterima \d+$/u }).click();
  await soon.ok(async () => /urut=p/u.test(page.url()) && /status=diterima/u.test(page.url()));
  const before = await questionsOf(page).allInnerTexts();
  const name = await openedOf(page).getAttribute("aria-label");
  await page.reload();
  await openedOf(page).waitFor();
  assert.is(await openedOf(page).getAttribute("aria-label"), name);
  await soon.equal(() => questionsOf(page).allInnerTexts(), before);
});

test("a question says what was chosen and what its figures mean, with formulas a press away", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Soal 15: / }).click();
  const panel = openedOf(page);
  await panel.getByRole("table", { name: "Pilihan peserta" }).waitFor();
  await panel.getByText("Manakah grafik").first().waitFor();
  await visualCheck(page, "analysis, a question");
  const formula = panel.getByText("p = jumlah skor semua peserta");
  assert.not(await formula.isVisible());
  const folded = panel.locator("details").filter({ has: page.getByText("p = jumlah skor") });
  await folded.getByText("Rumus", { exact: true }).click();
  await formula.waitFor();
  await page.getByRole("button", { name: "Arti dan rumus" }).click();
  await page.getByRole("dialog").getByText("Kemencengan").waitFor();
  await visualCheck(page, "analysis, meaning of figures");
});

test("words follow the rules of the school as soon as these are changed", async () => {
  const page = await open();
  await page.getByText("Kategori menurut Arikunto").waitFor();
  await page.getByRole("button", { name: "Ubah ketentuan" }).click();
  const dialog = page.getByRole("dialog", { name: "Ketentuan analisis soal" });
  await dialog.getByRole("radio", { name: /^Ebel/u }).check();
  await dialog.getByRole("checkbox", { name: "Pakai batas sendiri" }).check();
  await dialog.getByLabel("Nama ketentuan").fill("SMA Contoh");
  await visualCheck(page, "analysis, rules of the school");
  await dialog.getByLabel("Nama ketentuan").press("Enter");
  await page.getByText("Kategori menurut SMA Contoh").waitFor();
  await page.getByRole("button", { name: "Ubah ketentuan" }).click();
  await dialog.getByRole("button", { name: "Isi dengan bawaan" }).click();
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByText("Kategori menurut Arikunto").waitFor();
});

test("a decision is saved by a press, stands above the proposal, and can be undone", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Soal 15: / }).click();
  const panel = openedOf(page);
  await panel.getByLabel("Catatan (boleh kosong)").fill("kunci sudah diganti");
  await panel.getByText("Catatan tersimpan bersama keputusan").waitFor();
  await panel.getByRole("button", { name: "Terima", exact: true }).click();
  await panel.getByText(/^Oleh .+ Tersimpan/u).waitFor();
  const row = page.getByRole("row", { name: /Soal 15|Buka soal 15/u });
  await row.getByText("keputusan guru").waitFor();
  await row.getByText("kunci sudah diganti").waitFor();
  await panel.getByRole("button", { name: "Urungkan" }).click();
  await panel.getByText("Belum ada keputusan").waitFor();
  await soon.is(() => row.getByText("keputusan guru").count(), 0);
});

test("steps keep the focus, and Escape and the back button close the question, not the analysis", async () => {
  const page = await open();
  await questionsOf(page).first().focus();
  await page.keyboard.press("Enter");
  await openedOf(page).waitFor();
  const next = openedOf(page).getByRole("button", { name: "Soal berikutnya" });
  const first = await openedOf(page).getAttribute("aria-label");
  await next.focus();
  await page.keyboard.press("Enter");
  await soon.ok(async () => (await openedOf(page).getAttribute("aria-label")) !== first);
  const second = await openedOf(page).getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await soon.ok(async () => (await openedOf(page).getAttribute("aria-label")) !== second);
  await isFocused(next);
  await page.keyboard.press("Escape");
  await openedOf(page).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await openedOf(page).waitFor();
  await page.goBack();
  await openedOf(page).waitFor({ state: "detached" });
  await questionsOf(page).first().waitFor();
  assert.not(/soal=/u.test(page.url()));
  // By a button above the list the question itself gets the focus.
  const chip = page.getByRole("button", { name: /^Soal \d+.*: / }).first();
  await chip.focus();
  await page.keyboard.press("Enter");
  await isFocused(openedOf(page).getByRole("heading", { level: 2 }));
  await page.keyboard.press("Escape");
  await openedOf(page).waitFor({ state: "detached" });
  await isFocused(chip);
});

test("whoever leaves is led to the question whose note is not saved", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Soal 15: / }).click();
  await openedOf(page).getByLabel("Catatan (boleh kosong)").fill("tanya guru lain");
  await openedOf(page).getByRole("button", { name: "Soal berikutnya" }).click();
  const told = page.getByRole("status").filter({ hasText: "Catatan belum disimpan" });
  await told.getByRole("button", { name: "Soal 15" }).waitFor();
  await page.getByRole("link", { name: "Banksoal lain" }).click();
  const question = page.getByRole("dialog", { name: "Perubahan belum disimpan" });
  await question.waitFor();
  await page.keyboard.press("Escape");
  assert.is(await openedOf(page).getAttribute("aria-label"), "Soal 15");
  const note = openedOf(page).getByLabel("Catatan (boleh kosong)");
  assert.is(await note.inputValue(), "tanya guru lain");
  await note.fill("");
  await told.getByRole("button").waitFor({ state: "detached" });
});

test("a decision that was changed elsewhere is told where one's own was pressed, and Enter saves a note", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Soal 15: / }).click();
  const panel = openedOf(page);
  await panel.getByText("Belum ada keputusan").waitFor();
  const asked = askedIn(page);
  const { items } = await callBeside(page, listItemDecisions, { id: bank });
  const revision = items.find((one) => one.question_id === asked.question_id)?.revision ?? 0;
  await callBeside(page, saveItemDecision, { ...asked, status: "diterima", note: "", revision });
  await panel.getByRole("button", { name: "Buang", exact: true }).click();
  const told = panel.getByText(/sudah diubah di tempat lain oleh/u);
  await told.waitFor();
  const [place, within] = [(await told.boundingBox())!, (await panel.boundingBox())!];
  assert.ok(place.y >= within.y && place.y + place.height <= within.y + within.height, "in sight");
  await visualCheck(page, "analysis, a decision changed elsewhere");
  await panel.getByLabel("Catatan (boleh kosong)").fill("dari rapat");
  await page.keyboard.press("Enter");
  await panel.getByText(/Tersimpan\./u).waitFor();
  await panel.getByRole("button", { name: "Batalkan keputusan" }).press("Enter");
  await panel.getByText("Belum ada keputusan").waitFor();
  await isFocused(panel.getByRole("heading", { name: "Keputusan Anda" }));
});

/** The question that is open, as the address names it. */
function askedIn(page: Page): { question_id: string; version: number } {
  const { searchParams } = new URL(page.url());
  const [question_id = "", version = ""] = searchParams.get("soal")?.split(".") ?? [];
  return { question_id, version: Number(version) };
}

test("from a question's editor, from its neighbour and from paper the way back is the same analysis", async () => {
  const page = await open("&urut=p");
  await page.getByRole("button", { name: /^Soal 15: / }).click();
  await openedOf(page).getByRole("link", { name: "Ubah soal" }).click();
  await page.getByRole("heading", { name: "Soal 15" }).waitFor();
  await page.getByRole("button", { name: /^Soal berikutnya/u }).click();
  await page.getByRole("heading", { name: "Soal 16" }).waitFor();
  await page.getByRole("link", { name: "Kembali ke analisis" }).click();
  await openedOf(page).waitFor();
  assert.is(await openedOf(page).getAttribute("aria-label"), "Soal 15");
  assert.match(page.url(), /urut=p/u);
  await page.getByRole("link", { name: "Cetak dan unduh" }).click();
  await page.getByRole("link", { name: "Kembali ke analisis" }).click();
  await page.getByRole("heading", { name: "Analisis soal · Contoh 16 tipe soal" }).waitFor();
});

test("answers that cannot be fetched are a failure, which is tried again", async () => {
  const page = await open();
  await questionsOf(page).first().waitFor();
  const cut = "**/api/v1/analysis/responses";
  await page.route(cut, (route) => route.abort());
  await page.reload();
  await page.getByText("Analisis belum dapat dibuat").waitFor();
  assert.is(await questionsOf(page).count(), 0);
  await page.unroute(cut);
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await questionsOf(page).first().waitFor();
});

test("on a phone questions are cards, and the one that is opened is below them", async () => {
  const page = await open("", { size: phone });
  await questionsOf(page).first().waitFor();
  await visualCheck(page, "analysis of a bank");
  await questionsOf(page).first().click();
  await soon.ok(() =>
    openedOf(page)
      .getByRole("heading", { level: 2 })
      .evaluate((heading) => heading === document.activeElement),
  );
  assert.ok(await isNoWider(page));
  await visualCheck(page, "analysis, a question");
  await openedOf(page).getByRole("button", { name: "Tutup soal" }).click();
  await soon.ok(() =>
    questionsOf(page)
      .first()
      .evaluate((card) => card === document.activeElement),
  );
});

test("whoever has no bank to analyse reads why the list is empty", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "sum.banksoal", "") });
  await page.getByText("Belum ada banksoal yang dapat dianalisis").waitFor();
  await page.getByText("Anda melihat banksoal yang Anda susun atau Anda koreksi").waitFor();
  await page.goto(addressOf(exo, "sum.banksoal", `?bank=${bank}`));
  await page.getByText("Analisis belum dapat dibuat").waitFor();
});

test.run();
