// The ledger as staff read it: exams side by side with their KKM, totals and ranks, states told apart; on a PC, on a phone, by keyboard.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { addressOf, rowOf, settled } from "../../testing/browser/list-screen.ts";
import { readPdf, type PdfPage } from "../../testing/browser/pdf-pages.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { fillLedger, ledgerEvent } from "../../testing/results/filled-ledger.ts";

const test = suite("look of the ledger");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const textOf = ({ words }: PdfPage) => words.map(({ text }) => text).join(" ");
const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";

async function fill(db: Db): Promise<void> {
  await fillLedger(db);
  await sql`
    update participants set nama = ${longName} where id = (
      select participant_id from sittings where schedule_id = ${`${ledgerEvent}-0`} order by id limit 1)`.execute(
    db,
  );
}

async function open(query = "", options: { size?: typeof phone } = {}): Promise<Page> {
  const address = addressOf(exo, "ledger.peserta", `?e=${ledgerEvent}${query}`);
  const page = await exo.signedIn("EVIL", { ...options, address });
  await settled(page);
  await page.getByRole("columnheader", { name: "Kimia" }).waitFor();
  return page;
}

test("exams stand side by side with KKM and figures, and only the table scrolls sideways", async () => {
  const page = await open();
  await visualCheck(page, "ledger");
  const box = page.getByRole("region", { name: "Ledger peserta" }).last();
  await box.evaluate((element) => element.scrollTo(400, 0));
  const name = rowOf(page, longName).getByRole("button").first();
  await soon.ok(async () => (await name.boundingBox())!.x >= 0);
  const isWhole = await name.evaluate((element) => {
    const [own, cell] = [element, element.closest("th")!].map((each) =>
      each.getBoundingClientRect(),
    );
    return element.scrollWidth <= element.clientWidth && own!.right <= cell!.right;
  });
  assert.ok(isWhole, "a long name is read whole");
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
});

test("the whole name of an exam is read by pressing it, by keyboard and on a phone too", async () => {
  const page = await open("", { size: phone });
  const name = page.getByRole("columnheader", { name: /^Fisika Peminatan/u });
  const isCut = () =>
    name.locator("span").evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  await soon.is(isCut, true);
  await name.getByRole("button").click();
  await soon.is(isCut, false);
  await visualCheck(page, "ledger, whole names");
  await name.getByRole("button").press("Enter");
  await soon.is(isCut, true);
  await page.setViewportSize(desktop);
  await page.getByRole("columnheader", { name: "Kimia" }).getByRole("button").press("Enter");
  await soon.is(isCut, false);
  const box = page.getByRole("region", { name: "Ledger peserta" }).last();
  await box.evaluate((element) => element.scrollTo(0, 400));
  const kkm = page.getByRole("rowheader", { name: "KKM", exact: true });
  await soon.ok(async () => {
    const [head, marks] = [await name.boundingBox(), await kkm.boundingBox()];
    return Math.abs(head!.y + head!.height - marks!.y) < 2;
  }, "names and KKM stay in sight together");
});

test("a group has its own ranks and columns, a chip shows only its rows, and the address keeps both", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Tidak hadir \d+$/u }).click();
  await page.getByText(/^\d+ dari \d+ peserta, 8 ujian$/u).waitFor();
  await soon.ok(async () => (await rowOf(page, "absen").count()) > 0);
  await page.getByRole("button", { name: /^Semua \d+$/u }).click();
  const groups = page.getByRole("combobox", { name: "Group" });
  const last = groups.locator("option").last();
  await groups.selectOption(await last.getAttribute("value"));
  await page.getByText(/Peringkat \(1 2 2 4\) di .+ menurut rata-rata/u).waitFor();
  // The last exam is of the other class alone.
  await soon.is(() => page.getByRole("columnheader", { name: "Biologi" }).count(), 0);
  await visualCheck(page, "ledger, a class");
  await page.reload();
  await page.getByText(/Peringkat \(1 2 2 4\) di .+ menurut rata-rata/u).waitFor();
});

test("a participant opens exam by exam from the keyboard, and the way back leads to the table", async () => {
  const page = await open();
  await page.getByRole("searchbox").fill("Raden Ajeng");
  await page.getByText(/^1 dari \d+ peserta, 8 ujian$/u).waitFor();
  const name = rowOf(page, longName).getByRole("button").first();
  await name.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: longName }).waitFor();
  await page.getByRole("columnheader", { name: "Predikat" }).waitFor();
  await visualCheck(page, "ledger, a participant");
  await page.getByRole("button", { name: "Semua peserta" }).click();
  await rowOf(page, longName).waitFor();
});

test("a figure leads to the answers of that sitting", async () => {
  const page = await open("&q=Raden%20Ajeng");
  const figure = rowOf(page, longName).getByRole("link").first();
  assert.match(
    (await figure.getAttribute("href")) ?? "",
    new RegExp(`/LQLGHTRAG6/${ledgerEvent}-0-`, "u"),
  );
});

test("class ledger and ledgers of participants are saved under telling names", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Ekspor" }).click();
  const [classFile] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /^Leger kelas/u }).click(),
  ]);
  assert.match(classFile.suggestedFilename(), /^leger_pas-ganjil_\d{8}-\d{4}\.xlsx$/u);
  await page.getByRole("button", { name: "Ekspor" }).click();
  const [people] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /^Ledger per peserta/u }).click(),
  ]);
  assert.match(people.suggestedFilename(), /^ledger_pas-ganjil_\d{8}-\d{4}\.xlsx$/u);
});

test("what cannot be fetched is not shown as none", async () => {
  const page = await open();
  await page.route("**/api/v1/ledger?**", (route) => route.abort());
  await page.getByRole("searchbox").fill("zzz");
  await page.getByRole("button", { name: "Coba lagi" }).waitFor();
  await visualCheck(page, "ledger, failed");
});

test("on a phone names stay beside the exams that scroll by", async () => {
  const page = await open("", { size: phone });
  await visualCheck(page, "ledger");
});

test("on paper a class is one table with KKM, ranks and signatures, and a participant is a sheet", async () => {
  const address = addressOf(exo, "ledger.peserta.view", `?e=${ledgerEvent}`);
  const page = await exo.signedIn("EVIL", { address });
  await page.getByRole("heading", { name: "LEGER NILAI PAS GANJIL" }).waitFor();
  await page.getByText("Siap dicetak.").waitFor();
  await visualCheck(page, "ledger, class on paper");
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const heads = pages.map((one) => textOf(one).match(/NISN/gu)?.length ?? 0);
  assert.ok(pages.length > 1 && pages.every(({ width, height }) => width > height));
  assert.ok(
    heads.slice(0, -1).every((count) => count === 1),
    "the head stands again on each page of the table",
  );
  assert.match(textOf(pages.at(-1)!), "Mengetahui");
  await page.getByRole("combobox", { name: "Jenis" }).selectOption("perorangan");
  await page.getByRole("heading", { name: "DAFTAR NILAI PAS GANJIL" }).first().waitFor();
  await page.getByText("Siap dicetak.").waitFor();
  await visualCheck(page, "ledger, participants on paper");
});

test("the ledgers of all classes are one printout, each class on pages of its own", async () => {
  const address = addressOf(exo, "ledger.peserta.view", `?e=${ledgerEvent}&jenis=tiap-kelas`);
  const page = await exo.signedIn("EVIL", { address });
  const hint = page.getByText(/^\d+ kelas, masing-masing/u);
  await hint.waitFor();
  await page.getByText("Siap dicetak.").waitFor();
  const classes = Number.parseInt(await hint.innerText(), 10);
  assert.ok(classes > 1);
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const begun = pages.filter((one) => textOf(one).includes("LEGER NILAI"));
  assert.is(begun.length, classes);
  assert.ok(begun.every((one) => textOf(one).match(/LEGER NILAI/gu)!.length === 1));
});

test("somebody without results to see reads what would be here", async () => {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "ledger.peserta.view") });
  await page.getByText("Event belum dipilih").waitFor();
  await visualCheck(page, "ledger, no event on paper");
});

test.run();
