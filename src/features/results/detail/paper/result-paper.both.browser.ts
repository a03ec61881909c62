// A result as it comes out of the printer for parents: on one or two pages, whatever was asked.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { addressOf, settled } from "../../../../testing/browser/list-screen.ts";
import { readPdf } from "../../../../testing/browser/pdf-pages.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";

const test = suite("a result on paper for parents");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat" });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function openPaper(
  options: { size?: typeof phone } = {},
  change?: (detail: ResultDetail) => void,
) {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, "hasil") });
  await settled(page);
  if (change) {
    await page.route(/\/detail$/u, async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = (await response.json()) as { data: ResultDetail };
      change(data);
      await route.fulfill({ response, json: { ...envelope, data } });
    });
  }
  await page.locator("[data-result]").nth(15).click();
  await page.getByRole("button", { name: "Cetak untuk orang tua" }).click();
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
  return page;
}

/** What is printed, page by page, as text without spaces. */
const printed = async (page: Page) =>
  readPdf(await page.pdf({ preferCSSPageSize: true })).map(({ words }) =>
    words
      .map(({ text }) => text)
      .join("")
      .replace(/\s/gu, ""),
  );

test("score, types, every question and room to sign stand on two pages", async () => {
  const page = await openPaper();
  const name = await page.locator("[data-paper] dd").first().innerText();
  const pages = await printed(page);
  assert.ok(pages.length <= 2, `${pages.length} pages`);
  const all = pages.join("");
  assert.ok(all.includes(name.replace(/\s/gu, "")), name);
  assert.match(all, /LAPORANHASILUJIAN/u);
  assert.match(all, /Walikelas/u);
  assert.not.match(all, /Putarulang|Muatulang/u);
  await visualCheck(page, "result on paper");
  await page.getByRole("button", { name: "Detail jawaban" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
});

test("a hundred questions that all went wrong are on two pages as well", async () => {
  const page = await openPaper({}, (detail) => {
    const { questions, opened } = detail;
    const [one, sum] = [questions[0]!, opened!.questions[0]!];
    detail.questions = Array.from({ length: 100 }, (_none, at) => ({
      ...one,
      question_id: `q${at}`,
      position: at + 1,
      verdict: "salah" as const,
      answer_text: "jawaban yang panjang sekali tentang gerak lurus beraturan",
      key_text: "kunci yang panjang sekali tentang gerak lurus berubah beraturan",
      explanation: `<p>${"Karena percepatan tetap. ".repeat(8)}</p>`,
    }));
    opened!.questions = detail.questions.map(({ question_id }) => ({ ...sum, question_id }));
  });
  const pages = await printed(page);
  await visualCheck(page, "result on paper, hundred");
  assert.is(pages.length, 2);
  assert.match(pages.join(""), /dan\d+soallain/u);
});

test("a question that was taken out is named, with the reason, and all questions add up", async () => {
  const page = await openPaper({}, (detail) => {
    const at = detail.questions.findIndex(({ verdict }) => verdict === "salah");
    const question = detail.questions[at]!;
    Object.assign(question, { treatment: "dihapus", verdict: null });
    Object.assign(detail.opened!.questions[at]!, { rule: { is: "removed" }, counts: false });
    const recalculation = { number: 2, at: "2026-11-30T03:00:00.000Z", reason: "Soal gaya keliru" };
    detail.recalculated = { ...recalculation, earlier: [] };
  });
  const paper = page.locator("[data-paper]").first();
  const text = await paper.innerText();
  assert.match(text, /dihitung ulang oleh sekolah, 30 Nov 2026: Soal gaya keliru/u);
  assert.match(text, /Soal nomor \d+ dihapus dari penilaian; nilainya dibagikan/u);
  const [, all = "", parts = ""] = /Dari (\d+) soal, ([^.]*)\./u.exec(text) ?? [];
  const sum = [...parts.matchAll(/\d+/gu)].reduce((added, [n]) => added + Number(n), 0);
  assert.is(sum, Number(all), parts);
  assert.match(parts, /1 dihapus dari penilaian/u);
  await visualCheck(page, "a question that was taken out");
});

test("on a phone the paper is a picture of itself", async () => {
  const page = await openPaper({ size: phone });
  await visualCheck(page, "result on paper");
});

test.run();
