// A bank as paper in a real browser: the panel, packages and their keys, what is printed and what is not.
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import {
  listQuestionBanks,
  lockQuestionBank,
  unlockQuestionBank,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { createQuestion } from "../../../contract/questions/questions.ts";
import { createReference } from "../../../contract/questions/references.ts";
import { blankQuestion } from "../../../domain/questions/blank-question.ts";
import { assertNoSideways, visualCheck } from "../../../testing/browser/visual-check.ts";
import {
  Console,
  desktop,
  phone,
  printedPages,
  screenshot,
  type Theme,
} from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  openScreen,
} from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visit } from "../../../testing/browser/questions/bank-walk.ts";
import { drawnText, textOfAllKinds } from "../../../testing/browser/questions/drawn-text.ts";
import { addBank } from "../../../testing/browser/questions/question-list.ts";

const test = suite("bank on paper");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const samples = "Contoh 16 tipe soal";
type PageOptions = { size?: typeof desktop; theme?: Theme };

async function bankNamed(page: Page, nama: string): Promise<QuestionBank> {
  const { items } = await callBeside(page, listQuestionBanks, { per_page: 100, status: "" });
  const found = items.find((bank) => bank.nama === nama);
  if (!found) throw new Error(`No bank ${nama}`);
  return found;
}

const paperAddress = ({ id }: QuestionBank, query = "") =>
  addressOf(exo, "print.banksoal.preview").replace(":id", id) + query;

async function openPaper(query = "", options?: PageOptions) {
  const page = await exo.signedIn("EVIL", options);
  const bank = await bankNamed(page, samples);
  await page.goto(paperAddress(bank, query));
  await ready(page);
  return { page, bank };
}

/** Pictures, formulas and types are there. */
async function ready(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
}

const sheetOf = (page: Page, part: string) => page.locator(`[data-part="${part}"]`);

async function textsOf(page: Page, part: string): Promise<string[]> {
  return sheetOf(page, part).getByRole("article").allInnerTexts();
}

/** A new bank with as many questions, added beside the page. */
async function fill(page: Page, kode: string, questions: readonly Partial<QuestionInput>[]) {
  const bank = await addBank(page, kode, { nama: `Ujian ${kode}`, grade: "XII" });
  const reference = await callBeside(page, createReference, {
    id: bank.id,
    type: "SP_REFERENCE",
    judul: "Pasar terapung",
    isi: `<p>${long.repeat(3)}</p>`,
    audio_id: null,
    max_play: 0,
  });
  for (const [at, more] of questions.entries()) {
    await callBeside(page, createQuestion, {
      id: bank.id,
      question_id: `${kode}-question-${String(at).padStart(6, "0")}`,
      ...choiceOf(at),
      ...more,
      ...(more.reference_id === "text" ? { reference_id: reference.id } : {}),
    });
  }
  return bank;
}

const long =
  "Pada pagi hari para pedagang datang dengan perahu kecil membawa buah, sayur, dan kue. Pembeli menawar sambil tertawa, lalu membayar dengan uang kertas yang basah oleh air sungai. ";
const arabic = '<p dir="rtl">اَلْحَمْدُ لِلّٰهِ رَبِّ الْعَالَمِيْنَ ۙ الرَّحْمٰنِ الرَّحِيْمِ ۙ مٰلِكِ يَوْمِ الدِّيْنِ</p>';
const table =
  "<table><tbody><tr><th>Bulan</th><th>Hujan (mm)</th></tr><tr><td>Januari</td><td>310</td></tr><tr><td>Februari</td><td>280</td></tr></tbody></table>";
const formula = '<span data-formula="\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}"></span>';

function choiceOf(at: number): QuestionInput {
  let made = 0;
  const question = blankQuestion(1, () => `o${at}x${(made += 1)}`);
  const { content } = question;
  if (content.type !== 1) throw new Error("No choice");
  const options = content.payload.options.map(({ id }, place) => ({
    id,
    html: `<p>Pilihan ${at + 1}.${place + 1}${place === 4 ? " (semua benar)" : ""}</p>`,
    fixed: place === 4,
  }));
  const stem = [`<p>Pertanyaan ${at + 1}. ${at % 3 === 0 ? long : ""}</p>`];
  if (at % 7 === 2) stem.push(arabic);
  if (at % 7 === 4) stem.push(table);
  if (at % 5 === 1) stem.push(`<p>Akar persamaan itu ${formula} dan seterusnya.</p>`);
  const key = { id: options[at % 4]!.id, weights: {} };
  return {
    ...question,
    stem: stem.join(""),
    content: { type: 1, payload: { options }, key },
  };
}

test("all sixteen types stand on one paper, and what is printed is the paper alone", async () => {
  const { page, bank } = await openPaper();
  const sheet = sheetOf(page, "questions-all");
  await soon.is(() => sheet.getByRole("article").count(), 16);
  await sheet.getByRole("heading", { name: bank.nama }).waitFor();
  await soon.is(
    () => sheet.getByText("Kunci", { exact: true }).count(),
    0,
    "no key without the switch",
  );
  await visualCheck(page, "paper");
  const back = page.getByRole("link", { name: "Kembali ke banksoal" });
  const questions = addressOf(exo, "banksoal.soal").replace(":id", bank.id);
  assert.is(new URL((await back.getAttribute("href")) ?? "", questions).href, questions);
  await screenshot(page, "paper-panel");
  await page.emulateMedia({ media: "print" });
  await soon.not(() => page.getByRole("complementary", { name: "Pengaturan cetak" }).isVisible());
  await soon.ok(() => sheet.isVisible());
  await printedPages(page, "sixteen");
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel("Kunci di dalam soal").check();
  await page.getByLabel("Lembar kunci").check();
  await page.getByLabel("Lembar jawaban kosong").check();
  await page.getByLabel("Bobot", { exact: true }).check();
  await ready(page);
  await printedPages(page, "sixteen-keys");
  assert.ok((await sheet.getByText("Kunci", { exact: true }).count()) > 0);
  await visualCheck(page, "with keys and an answer sheet");
});

test("lists, tables, Arabic and formulas of a text stand on paper, in the preview and under the row", async () => {
  const page = await exo.signedIn("EVIL");
  const bank = await fill(page, "KERTAS-1", [{ stem: textOfAllKinds }]);
  await page.goto(paperAddress(bank));
  await ready(page);
  const textIn = (place: Locator) => place.locator(".rich-text").first();
  await drawnText(textIn(sheetOf(page, "questions-all").getByRole("article")), "paper");
  await visit({ exo, page }, "banksoal.soal", { id: bank.id });
  await page.getByRole("button", { name: /^Lihat detail/u }).click();
  await drawnText(textIn(page.locator("main td[colspan]")), "detail of the row");
  await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
  await drawnText(textIn(page.getByRole("dialog")), "preview");
});

test("the panel works on a phone and in the dark, where the paper stays white", async () => {
  const { page } = await openPaper("", { size: phone, theme: "dark" });
  const choices = page.getByRole("button", { name: /^Pilihan cetak/u });
  await choices.getByText("Lembar soal · A4 · Satu kolom").waitFor();
  await soon.is(() => page.getByLabel("Lembar kunci").isVisible(), false);
  await page.setViewportSize({ width: 360, height: 640 });
  await assertNoSideways(page, "folded, 360 px");
  const desk = page.getByRole("region", { name: "Pratinjau kertas" });
  await soon.is(() => desk.evaluate((box) => box.scrollWidth - box.clientWidth), 0, "fits");
  await page.setViewportSize(phone);
  await visualCheck(page, "folded on a phone");
  await choices.click();
  await page.getByLabel("Lembar kunci").waitFor();
  await visualCheck(page, "on a phone, dark");
  await screenshot(page, "paper-phone-dark");
  const colour = await sheetOf(page, "questions-all").evaluate(
    (sheet) => getComputedStyle(sheet).backgroundColor,
  );
  assert.is(colour, "rgb(255, 255, 255)");
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(widest <= phone.width, `${widest} is wider than the screen`);
});

test("packages differ, and the key of each names the letter that stands on its paper", async () => {
  const page = await exo.signedIn("EVIL");
  const bank = await fill(
    page,
    "KERTAS-40",
    Array.from({ length: 40 }, (_, at) => ({ reference_id: at > 9 && at < 14 ? "text" : null })),
  );
  await page.goto(paperAddress(bank, "?paket=AB&lembarkunci=1&semuakunci=1&kertas=f4&kolom=2"));
  await ready(page);
  const [a, b] = [await textsOf(page, "questions-A"), await textsOf(page, "questions-B")];
  assert.is(a.length, 40);
  assert.is.not(a.join(), b.join());
  for (const [pack, papers] of [
    ["A", a],
    ["B", b],
  ] as const) {
    const letters = await sheetOf(page, `keys-${pack}`).locator("td:nth-child(2)").allInnerTexts();
    assert.is(letters.length, 40);
    for (const [at, cell] of letters.entries()) {
      const letter = cell.trim().toLowerCase();
      const shown = (papers[at] ?? "").replace(/\s+/gu, " ");
      const number = Number(/Pertanyaan (\d+)\./u.exec(shown)?.[1]);
      const right = `Pilihan ${number}.${((number - 1) % 4) + 1}`;
      const chosen = new RegExp(`(?:^| )${letter}\\. (Pilihan \\d+\\.\\d)`, "u").exec(shown)?.[1];
      assert.is(chosen, right, `package ${pack}, number ${at + 1}`);
    }
  }
  const reading = sheetOf(page, "questions-B").getByText(/^Teks berikut untuk soal nomor/u);
  const [first = 0, last = 0] = (await reading.innerText()).match(/\d+/gu)!.map(Number);
  assert.is(last - first, 3, "the four of one text stand together");
  assert.match(b[first - 1]!, /Pertanyaan 11\./u);
  await printedPages(page, "forty");
  await page.reload();
  await ready(page);
  await soon.equal(() => textsOf(page, "questions-B"), b, "the same address prints the same");
  await page.getByLabel("Kunci semua paket berdampingan").uncheck();
  await page.goto(paperAddress(bank, "?kolom=1"));
  await ready(page);
  await printedPages(page, "forty-one-column");
});

test("what was chosen stands in the address and is remembered for the bank", async () => {
  const { page, bank } = await openPaper();
  await page.getByRole("textbox", { name: "Judul" }).fill("Ulangan akhir");
  await page.getByLabel("Kop instansi").uncheck();
  await page.getByLabel("Ukuran huruf").selectOption("12");
  await page.waitForURL(/judul=Ulangan\+akhir/u);
  assert.match(page.url(), /kop=0/u);
  await page.goto(paperAddress(bank));
  await ready(page);
  await sheetOf(page, "questions-all").getByRole("heading", { name: "Ulangan akhir" }).waitFor();
  await soon.not(() => page.getByLabel("Kop instansi").isChecked());
});

test("the paper comes as Word, a file for each package", async () => {
  const { page, bank } = await openPaper("?paket=AC&lembarkunci=1");
  await page.getByRole("button", { name: "Unduh Word" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Unduh Word paket C" }).click(),
  ]);
  assert.is(download.suggestedFilename(), `soal_${bank.kode}_C.docx`);
  const folder = process.env["EXO_SCREENSHOTS"];
  if (folder) await download.saveAs(join(folder, "paper.docx"));
  const toast = page.getByRole("status").filter({ hasText: "Dokumen Word sudah diunduh" });
  await toast.getByText("Semua isi kertas ikut.").waitFor();
});

test("the list of banks opens it in a tab of its own; a locked or an empty bank says so", async () => {
  const page = await openScreen(exo, "banksoal");
  const empty = await fill(page, "KERTAS-0", []);
  await page.reload();
  const listed = page.url();
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    chooseFor(page, `${empty.kode} — ${empty.nama}`, "Cetak"),
  ]);
  exo.watch(tab);
  await tab.getByRole("heading", { name: "Belum ada soal" }).waitFor();
  await visualCheck(tab, "empty");
  const back = tab.getByRole("link", { name: "Kembali ke banksoal" });
  assert.is(new URL((await back.getAttribute("href")) ?? "", listed).href, listed);
  await callBeside(page, lockQuestionBank, { id: empty.id, password: "rahasia-uji" });
  await tab.reload();
  await tab.getByRole("heading", { name: "Banksoal ini terkunci" }).waitFor();
  await callBeside(page, unlockQuestionBank, { id: empty.id, password: "rahasia-uji" });
  await tab.getByRole("button", { name: "Coba lagi" }).click();
  await tab.getByRole("heading", { name: "Belum ada soal" }).waitFor();
});

test.run();
