// The analysis of a bank as it comes out of the printer, with its files: on a PC, on a phone, for a part of the questions, and refused.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { addressOf } from "../../../testing/browser/list-screen.ts";
import { readPdf } from "../../../testing/browser/pdf-pages.ts";
import { markPhysics } from "../../../testing/results/marked-physics.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("analysis of a bank on paper");
let exo: Console;
let bank = "";
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: markAll });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Everybody who sat Fisika is fully marked. A teacher has no part in its bank. */
async function markAll(db: Db): Promise<void> {
  await sql`delete from subject_correctors`.execute(db);
  await sql`delete from bank_authors`.execute(db);
  await sql`update question_banks set created_by = null`.execute(db);
  bank = await markPhysics(db);
  await sql`
    insert into item_decisions
      (question_id, version, status, note, revision, decided_name, decided_at)
    select sq.question_id, sq.version, 'dibuang', 'materi belum diajarkan', 1, 'Guru', now()
    from sitting_questions sq join questions q on q.id = sq.question_id
    where q.bank_id = ${bank} order by sq.question_id limit 1`.execute(db);
}

async function open(query = "", { size = desktop, account = "EVIL" } = {}): Promise<Page> {
  const address = addressOf(exo, "print.sum.banksoal.prev", query).replace(":id", bank);
  return exo.signedIn(account as "EVIL", { size, address });
}
const ready = (page: Page) =>
  page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
const rowsOf = (page: Page) => page.locator("[data-paper] table").first().locator("tbody tr");

test("a table with a row for each question, then cards, with the head again on each page", async () => {
  const page = await open();
  await ready(page);
  await page.getByRole("heading", { name: "LAPORAN ANALISIS BUTIR SOAL" }).waitFor();
  const rows = await rowsOf(page).count();
  assert.ok(rows > 10, `${rows} rows`);
  await visualCheck(page, "analysis on paper");
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const texts = pages.map(({ words }) => words.map(({ text }) => text).join(" "));
  assert.match(texts[0]!, "LAPORAN ANALISIS BUTIR SOAL");
  const withTable = texts.filter((text) => text.includes("Keputusan") && text.includes("tabel"));
  assert.ok(withTable.length > 1, "the head stands again on the second page");
});

test("the address chooses questions by their status, and files have all of them", async () => {
  const all = await open();
  await ready(all);
  const count = await rowsOf(all).count();
  const part = await open("?status=diterima");
  await ready(part);
  assert.ok((await rowsOf(part).count()) < count);
  const [file] = await Promise.all([
    part.waitForEvent("download"),
    part.getByRole("button", { name: "Laporan Excel" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /\.xlsx$/u);
});

test("what a teacher has decided stands above what is proposed", async () => {
  const page = await open("?status=dibuang");
  await ready(page);
  await rowsOf(page).getByText("dibuang (guru)").first().waitFor();
});

test("on a phone choices and sheets stand one below the other", async () => {
  const page = await open("", { size: phone });
  await ready(page);
  await visualCheck(page, "analysis on paper");
});

test("whoever may not analyse the bank reads that, and prints nothing", async () => {
  const page = await open("", { account: "EVAL" });
  await page
    .getByText(/tidak ditemukan|tidak berhak/iu)
    .first()
    .waitFor();
  assert.is(await page.getByRole("button", { name: "Cetak", exact: true }).count(), 0);
});

test.run();
