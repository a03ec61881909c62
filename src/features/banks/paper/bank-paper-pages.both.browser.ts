// A long bank page by page, as it comes out of the printer.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { Console, printedPages } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside } from "../../../testing/browser/list-screen.ts";
import { addBank } from "../../../testing/browser/questions/question-list.ts";
import { readPdf, type PdfPage } from "../../../testing/browser/pdf-pages.ts";
import { fillLongBank, longBank } from "../../../testing/browser/questions/long-bank.ts";

const test = suite("pages of a printed bank");
let exo: Console;
let address: string;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function open(query: string): Promise<Page> {
  const page = await exo.signedIn();
  if (!address) {
    const { items } = await callBeside(page, listQuestionBanks, { per_page: 100, status: "" });
    const samples = items.find(({ nama }) => nama === "Contoh 16 tipe soal");
    const bank = await addBank(page, "PANJANG", { nama: "Ujian akhir", grade: "XII" });
    await fillLongBank(page, samples!, bank);
    address = addressOf(exo, "print.banksoal.preview").replace(":id", bank.id);
  }
  await page.goto(address + query);
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
  return page;
}

/** A column of a page: what stands in it from top to bottom, and how much of it is empty at its foot. */
type Column = { words: string[]; empty: number };

const foot = 16 * (72 / 25.4);

/** The columns of all pages, one after another. */
function columnsOf(pages: readonly PdfPage[], count: 1 | 2): Column[] {
  return pages.flatMap(({ width, height, words, drawn }) =>
    Array.from({ length: count }, (_, column): Column => {
      const isHere = ({ left }: { left: number }) => Math.floor((left / width) * count) === column;
      const end = height - foot;
      const here = words.filter(
        (word) => isHere(word) && word.top < end && word.text.trim() !== "",
      );
      const ends = drawn.filter((each) => isHere(each) && each.bottom < end);
      const lowest = Math.max(...here.map(({ top }) => top), ...ends.map(({ bottom }) => bottom));
      const ordered = [...here].sort((one, other) => one.top - other.top);
      return { words: ordered.map(({ text }) => text), empty: (end - lowest) / height };
    }),
  );
}

const placeOf = (columns: readonly Column[], start: string) =>
  columns.findIndex(({ words }) => words.some((word) => word.startsWith(start)));

/** Each stem with its picture or table and the first options; no option by itself; no half of a page empty. */
function assertWellCut(columns: readonly Column[], lastPage: number): void {
  for (let at = 0; at < longBank.count; at += 1) {
    const [begin, end] = [placeOf(columns, `awal ${at}.`), placeOf(columns, `akhir ${at}.`)];
    assert.ok(begin >= 0 && end >= 0, `${at} is on paper`);
    if (!longBank.isLong(at)) assert.is(begin, end, `the stem of ${at} is whole`);
    const options = ["a", "b", "c", "d", "e"].map((letter) => placeOf(columns, `${at}${letter} `));
    const places = options.filter((place) => place >= 0);
    if (places.length === 0) continue;
    assert.equal(places.slice(0, 2), [end, end], `${at} has its first options below its stem`);
    if (places.length > 3)
      assert.is(places.at(-1), places.at(-2), `the last option of ${at} is not alone`);
  }
  const gaps = columns.slice(0, -lastPage).map(({ empty }) => empty);
  assert.ok(Math.max(...gaps) < maxEmpty, gaps.map((gap) => gap.toFixed(2)).join(" "));
}

/** Of a page: before a picture that stays with its words and the first options. */
const maxEmpty = 0.45;

async function assertPrinted(count: 1 | 2, query: string): Promise<void> {
  const page = await open(`?kolom=${count}${query}`);
  await printedPages(page, `long-${count}-${process.env["EXO_SECOND_BROWSER"] ?? ""}`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assertWellCut(columnsOf(readPdf(pdf), count), count);
}

test("a long bank is cut between questions and options, and leaves no half page empty", async () => {
  await assertPrinted(1, "");
});

test("in two columns it is cut as well", async () => {
  await assertPrinted(2, "&kertas=f4");
});

test.run();
