// What is printed of an event's banks, page by page: blueprints and question cards, of banks that are hard to print.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { lockQuestionBank, unlockQuestionBank } from "../../../../contract/questions/banks.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone, printedPages } from "../../../../testing/browser/console-page.ts";
import { addressOf, callBeside } from "../../../../testing/browser/list-screen.ts";
import { canPrint } from "../../../../testing/browser/screens/event-papers-page.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";
import { readPdf } from "../../../../testing/browser/pdf-pages.ts";
import {
  addAwkwardEvent,
  awkwardCounts,
  type AwkwardEvent,
} from "../../../../testing/browser/questions/awkward-banks.ts";
import { soon } from "../../../../testing/browser/soon.ts";

const test = suite("papers of an event's banks");
let exo: Console;
let school: AwkwardEvent;
test.before(async () => {
  exo = await Console.open();
  school = await addAwkwardEvent(await exo.signedIn());
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

type Which = "plain" | "long" | "arabic" | "all";

async function open(kind: string, which: Which, more = "", looks = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", looks);
  const schedule = which === "all" ? "" : school[which].schedule;
  const address = addressOf(exo, "print.event.absensi").replace(":id", school.event);
  await page.goto(`${address}?d=${kind}&j=${schedule}${more}`);
  await canPrint(page);
  return page;
}

/** The words of each page, spaces left out since each browser tells them in its own way. */
async function pagesOf(page: Page, name: string) {
  await printedPages(page, `${name}-${process.env["EXO_SECOND_BROWSER"] ?? ""}`);
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(({ width, height, words }) => ({
    isOnItsSide: width > height,
    text: words.map(({ text }) => text.replace(/\s+/gu, "")).join(""),
  }));
}

/** On which pages it stands, counted from 1. */
function placesOf(pages: readonly { text: string }[], words: string): number[] {
  const wanted = words.replace(/\s+/gu, "");
  return pages.flatMap(({ text }, at) => (text.includes(wanted) ? [at + 1] : []));
}

test("a blueprint without competences: its head on each page, each question once, totals and signatures at its end", async () => {
  const page = await open("kisi-kisi", "plain");
  await page.getByText("1 lembar").first().waitFor();
  const pages = await pagesOf(page, "blueprint-plain");
  assert.is(pages.length, 2);
  assert.ok(pages.every(({ isOnItsSide }) => isOnItsSide));
  assert.equal(placesOf(pages, "Ringkas soal"), [1, 2], "the head stands again");
  assert.equal(placesOf(pages, "Tanpa kompetensi"), [1]);
  const rows = pages.map(({ text }) => text).join("");
  for (let at = 1; at <= awkwardCounts.plain; at += 1)
    assert.is(rows.split(`Soalpolos${at}.`).length, 2, `question ${at} stands once`);
  assert.equal(placesOf(pages, "Kisi-kisi Asesmen Cetak"), [1]);
  assert.equal(placesOf(pages, "Pilihan ganda 25 (100%)"), [1]);
  for (const words of ["Jumlah 25 25", "Penyusun", "Dra. Retno K."])
    assert.equal(placesOf(pages, words), [2], words);
});

test("a blueprint of long texts: by competence in its own order, sums, no row torn", async () => {
  const page = await open("kisi-kisi", "long");
  const pages = await pagesOf(page, "blueprint-long");
  const rows = page.locator("[data-paper] table").first().locator("tbody tr");
  const told = await rows.evaluateAll((all) =>
    all.map((row) =>
      row.querySelector("td")
        ? [...row.querySelectorAll("td")].map((cell) => cell.textContent).slice(-2)
        : row.textContent.slice(0, 17),
    ),
  );
  assert.equal(told, [
    "PANJANG-3.2 — Pad",
    ["1", "0,1"],
    ["2", "0,2"],
    ["3", "1"],
    ["6", "1"],
    "PANJANG-3.1 — Men",
    ["5", "1"],
    "Tanpa kompetensi",
    ["4", "1"],
    ["6", "4,3"],
  ]);
  assert.equal(placesOf(pages, "+ PANJANG-3.1"), [1]);
  assert.equal(placesOf(pages, "awal 1. Akar itu"), [1]);
  assert.equal(placesOf(pages, "Menganalisis pasar."), [2]);
  assert.equal(placesOf(pages, "Jumlah 6 4,3"), [2]);
  for (const words of ["Penyusun", "Kepala Sekolah", "Dra. Retno K."])
    assert.equal(placesOf(pages, words), [3], `${words}: the signatures are whole`);
});

test("a card a question: what it asks for, the question, its key; a long one goes on below the same head", async () => {
  const page = await open("kartu-soal", "long");
  await page.getByText(`${awkwardCounts.long} kartu`).first().waitFor();
  const pages = await pagesOf(page, "cards-long");
  assert.ok(pages.every(({ isOnItsSide }) => !isOnItsSide));
  const heads = [1, 2, 3, 4, 5, 6].map((at) => placesOf(pages, `Kartu soal Soal ${at}`));
  assert.equal(heads, [[1], [2], [3, 4, 5], [6], [7], [8]], "the third is three pages long");
  assert.equal(placesOf(pages, "awal 3."), [3]);
  assert.equal(placesOf(pages, "akhir 3."), [5]);
  assert.is(placesOf(pages, "Kunci").length, 6, "on each card once");
  assert.equal(placesOf(pages, "Pembahasan panjang."), []);
  await soon.is(() => page.locator("[data-paper] math").count(), 2, "formulas are drawn");
  const broken = await page
    .locator("[data-paper] img")
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length);
  assert.is(broken, 0, "pictures are there");
  await page.getByLabel("Kunci", { exact: true }).uncheck();
  await page.getByLabel("Pembahasan", { exact: true }).check();
  await canPrint(page);
  const others = await pagesOf(page, "cards-long-explained");
  assert.equal(placesOf(others, "Kunci"), []);
  assert.equal(placesOf(others, "Pembahasan panjang."), [2]);
});

test("two cards a page: they share it where both have room, in the bank's order", async () => {
  const page = await open("kartu-soal", "plain", "&isi=2");
  const pages = await pagesOf(page, "cards-plain");
  assert.is(pages.length, Math.ceil(awkwardCounts.plain / 2));
  for (let at = 1; at <= awkwardCounts.plain; at += 1)
    assert.equal(placesOf(pages, `Soal polos ${at}.`), [Math.ceil(at / 2)]);
  await page.getByLabel("Jadwal", { exact: true }).selectOption({ label: "Jadwal PANJANG" });
  await canPrint(page);
  const long = await pagesOf(page, "cards-long-two");
  const places = [1, 2, 3, 4, 5, 6].map((at) => placesOf(long, `Kartu soal Soal ${at}`));
  assert.equal(places, [[1], [2], [3, 4, 5], [5], [6], [7]], "none is torn that a page can hold");
  await page.getByLabel("Kartu per halaman").selectOption("1");
  await canPrint(page);
  assert.is((await pagesOf(page, "cards-long-one")).length, 8);
});

test("Arabic stands from the right, on the blueprint and on the cards", async () => {
  const page = await open("kisi-kisi", "arabic");
  assert.is((await pagesOf(page, "blueprint-arabic")).length, 1);
  const cells = page.locator("[data-paper] td[dir=auto]:nth-child(6)");
  await soon.equal(
    () => cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).direction)),
    ["rtl", "rtl", "rtl"],
  );
  await page.getByLabel("Dokumen", { exact: true }).selectOption({ label: "Kartu soal" });
  await canPrint(page);
  const pages = await pagesOf(page, "cards-arabic");
  assert.is(pages.length, awkwardCounts.arabic);
  assert.ok(pages.every(({ text }) => /[\u0600-\u06FF\uFB50-\uFEFF]/u.test(text)));
  await soon.is(() => page.locator("[data-paper] p[dir=rtl]").count(), awkwardCounts.arabic);
});

test("a locked bank is named with the reason, and nothing of it is printed", async () => {
  const page = await open("kisi-kisi", "all");
  await page.getByText("3 lembar").first().waitFor();
  const lock = { id: school.plain.bank.id, password: "gembok kayu" };
  await callBeside(page, lockQuestionBank, lock);
  for (const kind of ["kisi-kisi", "kartu-soal"]) {
    const other = await open(kind, "all");
    await other.getByText("1 banksoal tidak ikut dicetak").waitFor();
    await other.getByText("Banksoal POLOS terkunci. Buka kuncinya dahulu.").waitFor();
    await visualCheck(other, `left out of ${kind}`);
    const pages = await pagesOf(other, `locked-${kind}`);
    assert.equal(placesOf(pages, "Soal polos"), []);
    assert.equal(placesOf(pages, "tidak ikut dicetak"), [], "on screen alone");
    assert.ok(placesOf(pages, "PANJANG").length > 0, "the others are printed");
  }
  const alone = await open("kisi-kisi", "arabic");
  await alone.getByLabel("Jadwal", { exact: true }).selectOption({ label: "Jadwal POLOS" });
  await alone.getByText("Tidak ada soal untuk dicetak").waitFor();
  await alone.getByRole("button", { name: "Cetak", exact: true, disabled: true }).waitFor();
  await visualCheck(alone, "nothing but a locked bank");
  await callBeside(alone, unlockQuestionBank, lock);
  await alone.getByRole("button", { name: "Coba lagi" }).click();
  await canPrint(alone);
  await soon.is(() => alone.getByText("tidak ikut dicetak").count(), 0);
});

test("axe finds nothing, on a PC and on a phone", async () => {
  for (const looks of [{}, { size: phone }]) {
    for (const kind of ["kisi-kisi", "kartu-soal"]) {
      const page = await open(kind, "long", "&isi=2&pembahasan=1", looks);
      await visualCheck(page, kind);
      await exo.closePages();
    }
  }
});

test.run();
