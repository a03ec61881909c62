// Answers to essays as they come out of the printer: by question, by participant, blank; and never a part for the whole.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone, printedPages } from "../../../testing/browser/console-page.ts";
import { addressOf } from "../../../testing/browser/list-screen.ts";
import { cut } from "../../../testing/browser/network.ts";
import { readPdf, type PdfPage } from "../../../testing/browser/pdf-pages.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { fillPaperAnswers } from "../../../testing/exams/printed-essays.ts";

const test = suite("essays on paper");
let exo: Console;
let hidden: string[] = [];
test.before(async () => {
  exo = await Console.open({
    school: "demo-sat",
    fill: async (db) => void (hidden = await fillPaperAnswers(db)),
  });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const few = 12;

/** Axe needs a minute for all of them. */
async function keepFew(page: Page): Promise<void> {
  await page.route(/\/answers\?/u, async (route) => {
    const url = route.request().url().replace("per_page=100", "per_page=200");
    const response = await route.fetch({ url });
    const { data, ...envelope } = (await response.json()) as { data: AnswersPage };
    const longest = data.items.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, few);
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...data, items: longest, total: few } },
    });
  });
}
type AnswersPage = { items: MarkingAnswer[]; total: number };
const sizeOf = (answer: MarkingAnswer) => JSON.stringify(answer.answer).length;

/** Of the question that is an essay. */
async function openPaper(options: { size?: typeof phone; all?: boolean } = {}): Promise<Page> {
  const page = await exo.signedIn("EVAL", { ...options, address: addressOf(exo, "check") });
  if (!options.all) await keepFew(page);
  const essay = page.getByRole("link", { name: /^Soal 2/u }).first();
  const { searchParams } = new URL((await essay.getAttribute("href")) ?? "", exo.server.url);
  await page.goto(`${addressOf(exo, "print.esay.paper")}?${searchParams}`);
  return page;
}
const printButton = (page: Page) => page.getByRole("button", { name: "Cetak", exact: true });
const ready = (page: Page) =>
  page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label).selectOption({ label: option });
const codes = (page: Page) =>
  page
    .locator("[data-paper] article")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));

async function pdfOf(page: Page, name: string): Promise<PdfPage[]> {
  await printedPages(page, `${name}-${process.env["EXO_SECOND_BROWSER"] ?? ""}`);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}
const textOf = ({ words }: PdfPage) => words.map(({ text }) => text).join(" ");
/** On which pages it stands. */
const pagesWith = (pages: readonly PdfPage[], text: string) =>
  pages.flatMap((page, at) => (textOf(page).includes(text) ? [at] : []));

test("all answers to a question are printed by code, whole, and without a name", async () => {
  const page = await openPaper();
  await ready(page);
  await visualCheck(page, "essays on paper, by question");
  const rich = page.getByRole("article").filter({ has: page.locator("math") });
  await rich.getByRole("table").waitFor();
  await rich.locator("[dir=rtl]").waitFor();
  const shown = await codes(page);
  assert.is(shown.length, few);
  const pages = await pdfOf(page, "essays-by-question");
  const torn = shown.filter((code) => new Set(pagesWith(pages, code)).size > 1);
  assert.is(torn.length, 1, "only the answer that fits on no page");
  assert.is(pagesWith(pages, "Awal panjang.").length, 1);
  const printed = [...pages.map(textOf), await page.title(), page.url()].join("\n");
  assert.equal(
    hidden.filter((text) => printed.includes(text)),
    [],
  );
  assert.ok(hidden.length > 100);
});

test("by participant each has all answers below one code, on pages of their own where it is wished", async () => {
  const page = await openPaper();
  await choose(page, "Susunan", "Per peserta");
  await page.getByLabel("Satu peserta per halaman").check();
  await page.getByLabel("Kode QR untuk pemindai").check();
  await ready(page);
  await visualCheck(page, "essays on paper, by participant");
  const sections = page.locator("[data-paper] section[aria-label]:has(article)");
  assert.ok((await sections.count()) >= few);
  const pages = await pdfOf(page, "essays-by-participant");
  assert.ok(pages.length >= (await sections.count()));
});

test("blank sheets have lines, and room for who wrote them above the cut", async () => {
  const page = await openPaper({ size: phone });
  await page.getByRole("button", { name: /Pilihan cetak/u }).click();
  await choose(page, "Susunan", "Lembar jawaban kosong");
  await choose(page, "Jumlah lembar", "5");
  await choose(page, "Garis per soal", "20");
  await ready(page);
  await visualCheck(page, "essays on paper, blank");
  assert.is(await page.locator("[data-paper]").count(), 5);
  assert.is((await pdfOf(page, "essays-blank")).length, 5);
});

test("answers that have not all come are not printed", async () => {
  const page = await exo.signedIn("EVAL");
  const mend = await cut(page, /\/answers\?.*page=2/u);
  await page.goto(addressOf(exo, "check"));
  const found = await page
    .getByRole("link", { name: /^Soal 2/u })
    .first()
    .getAttribute("href");
  const { searchParams } = new URL(found ?? "", exo.server.url);
  await page.goto(`${addressOf(exo, "print.esay.paper")}?${searchParams}`);
  await page.getByText("Baru 100 dari 107 yang termuat").waitFor();
  assert.ok(await printButton(page).isDisabled());
  assert.is(await page.locator("[data-paper]").count(), 0);
  await visualCheck(page, "essays on paper, incomplete");
  await mend();
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await ready(page);
  assert.is((await codes(page)).length, 107);
});

test.run();
