// Results of an exam as staff read them: figures, bars that filter, ranks, who waits and who was absent; on a PC, on a phone, by keyboard.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  columnTexts,
  isFocused,
  rowOf,
  settled,
} from "../../testing/browser/list-screen.ts";
import { readPdf } from "../../testing/browser/pdf-pages.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";

const test = suite("look of results");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";
const longExam = "Fisika Peminatan dan Lintas Minat untuk Kelas XI dan XII Semester Gasal";

/** Twelve wait for correctors, four were absent, all others have a final result. The event has two exams. */
async function fill(db: Db): Promise<void> {
  await sql`update schedules set alias = ${longExam} where alias like 'Fisika%'`.execute(db);
  const waiting = sql`(select si.id from sittings si join schedules s on s.id = si.schedule_id
    join sitting_results res on res.sitting_id = si.id
    where s.alias = ${longExam} order by res.pending desc, si.participant_id limit 12)`;
  await sql`
    delete from marking_answers ma using schedules s
    where s.id = ma.schedule_id and s.alias = ${longExam} and ma.sitting_id not in ${waiting}`.execute(
    db,
  );
  await sql`
    update sitting_results res set most = least, pending = 0, unmarked = null, is_listed = true
    from sittings si join schedules s on s.id = si.schedule_id
    where si.id = res.sitting_id and s.alias = ${longExam} and si.id not in ${waiting}`.execute(db);
  // The teacher has no part in any exam.
  await sql`delete from subject_correctors`.execute(db);
  await sql`delete from bank_authors`.execute(db);
  await sql`update question_banks set created_by = null`.execute(db);
  await sql`update schedules set created_by = null`.execute(db);
  await sql`update events set nama = 'Acara hasil' where id = (select id from events order by id limit 1)`.execute(
    db,
  );
  await sql`
    update schedules set event_id = (select id from events where nama = 'Acara hasil')
    where id in (select schedule_id from sittings)`.execute(db);
  await sql`
    update participants set nama = ${longName} where id = (
      select si.participant_id from sittings si join sitting_results res on res.sitting_id = si.id
      where res.pending = 0 order by res.score desc limit 1)`.execute(db);
}

async function open(query = "", options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, "hasil", query) });
  await settled(page);
  await bars(page).waitFor();
  return page;
}
const bars = (page: Page) => page.getByRole("group", { name: "Sebaran nilai" });
const bar = (page: Page, name: RegExp) => bars(page).getByRole("button", { name });
const count = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

test("figures and bars tell how an exam went, and a bar pressed by keyboard shows its rows", async () => {
  const page = await open();
  await count(page, "120 peserta");
  await visualCheck(page, "results");
  const pressed = bar(page, /^60 sampai 69,99: \d+ peserta, 0 mencapai KKM$/u);
  const expected = /: (?<n>\d+) peserta/u.exec(await pressed.innerText())!.groups!["n"]!;
  await pressed.focus();
  await page.keyboard.press("Enter");
  await count(page, `${expected} dari 120 peserta`);
  await isFocused(pressed);
  const scores = await columnTexts(page, "Nilai");
  assert.ok(scores.length > 0 && scores.every((text) => /^6\d,\d\d\s+Belum tuntas$/u.test(text)));
  await visualCheck(page, "results, a bar");
  await page.reload();
  await count(page, `${expected} dari 120 peserta`);
  await page.keyboard.press("Escape");
  await bar(page, /^60 sampai/u).click();
  await count(page, "120 peserta");
});

test("who was absent is no 0, who waits has bounds and no rank, and equal scores share a rank", async () => {
  const page = await open();
  const waiting = rowOf(page, "Menunggu 2").first();
  await soon.match(() => waiting.innerText(), /\d+,\d\d–\d+,\d\d/u);
  await page.getByRole("button", { name: /^Tidak hadir 4$/u }).click();
  await count(page, "4 dari 120 peserta");
  await soon.equal(() => columnTexts(page, "Nilai"), ["–", "–", "–", "–"]);
  await visualCheck(page, "results, absent");
  await page.getByRole("button", { name: /^Lengkap 104$/u }).click();
  await count(page, "104 dari 120 peserta");
  const [ranks, scores] = [await columnTexts(page, "Peringkat"), await columnTexts(page, "Nilai")];
  const figures = scores.map((text) => Number(text.split("\n")[0]!.replace(",", ".")));
  const better = figures.map((one) => figures.filter((other) => other > one).length + 1);
  assert.equal(ranks.map(Number), better);
  await page.getByRole("button", { name: "Nama", exact: true }).click();
  await soon.not(async () => (await columnTexts(page, "Peringkat"))[0] === "1");
  await page.getByRole("searchbox").fill("Raden Ajeng");
  await count(page, "1 dari 120 peserta");
  await soon.equal(() => columnTexts(page, "Peringkat"), ["1"]);
});

test("a column of a type is shown on wish and sorted by the server, and the choice stays", async () => {
  const page = await open();
  const choosing = page.getByRole("button", { name: "Kolom", exact: true });
  await choosing.click();
  const box = page.getByRole("checkbox", { name: /^PG \(/u });
  await box.check();
  await page.keyboard.press("Escape");
  const header = page.getByRole("columnheader", { name: /^PG \(/u });
  await header.getByRole("button").click();
  await settled(page);
  await page.reload();
  await header.waitFor();
  assert.is(await header.getAttribute("aria-sort"), "ascending");
});

test("another exam and a whole event are chosen by typing, and the last one is remembered", async () => {
  const page = await open();
  const choice = page.getByRole("combobox", { name: "Ujian atau event" });
  await choice.fill("semua ujian");
  await page.getByRole("option").first().waitFor();
  await visualCheck(page, "results, choice");
  await page.getByRole("option", { name: /Acara hasil/u }).click();
  await page.getByRole("columnheader", { name: "Ujian" }).waitFor();
  await page.getByText("dan peringkat di tiap ujian").waitFor();
  await visualCheck(page, "results, event");
  await page.goto(addressOf(exo, "hasil"));
  await page.getByRole("columnheader", { name: "Ujian" }).waitFor();
  await soon.match(() => choice.inputValue(), /Acara hasil/u);
});

test("what cannot be fetched is not shown as none, and older figures are called so", async () => {
  const page = await open();
  await page.route("**/api/v1/results?**", (route) => route.abort());
  await page.getByRole("button", { name: "Muat ulang" }).click();
  await page
    .getByText(/belum dapat dimuat ulang|tidak dapat dimuat ulang|Data ini/iu)
    .first()
    .waitFor();
  await bars(page).waitFor();
  await visualCheck(page, "results, outdated");
  await page.getByRole("button", { name: /^Tidak hadir/u }).click();
  await page.getByRole("button", { name: "Coba lagi" }).waitFor();
  assert.is(await bars(page).count(), 0);
  await visualCheck(page, "results, failed");
});

test("on a phone a row is a card with its score, and the bars stay in reach", async () => {
  const page = await open("", { size: phone });
  await visualCheck(page, "results");
  await page.getByRole("button", { name: /^Menunggu 12$/u }).click();
  await count(page, "12 dari 120 peserta");
  await rowOf(page, "Menunggu 2").first().scrollIntoViewIfNeeded();
  await visualCheck(page, "results, waiting");
  await page.getByRole("button", { name: /^Semua 120$/u }).click();
  await page.getByRole("searchbox").fill("Raden Ajeng");
  await count(page, "1 dari 120 peserta");
  await rowOf(page, longName).scrollIntoViewIfNeeded();
  await visualCheck(page, "results, long name");
});

test("the list of scores of a class is saved and printed whole, whatever the screen filters", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Tidak hadir 4$/u }).click();
  await count(page, "4 dari 120 peserta");
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Formulir" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const [file] = await Promise.all([page.waitForEvent("download"), choose("Daftar nilai (.xlsx)")]);
  assert.match(file.suggestedFilename(), /^daftar-nilai_fisika-peminatan.*_\d{8}-\d{4}\.xlsx$/u);
  await page.getByText(/^120 peserta disimpan sebagai /u).waitFor();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await choose("Cetak daftar nilai");
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const texts = pages.map(({ words }) => words.map(({ text }) => text).join(" "));
  assert.match(texts[0]!, "DAFTAR NILAI");
  assert.ok(
    texts.length > 1 && texts.slice(0, -1).every((text) => text.includes("Keterangan")),
    "the head stands again on each page",
  );
  assert.match(texts.join(" "), "Guru mata pelajaran");
});

test("a teacher without exams reads what would be here, and an exam that is gone says so beside the choice", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "hasil") });
  await page.getByText("Belum ada hasil ujian").waitFor();
  await visualCheck(page, "results, none");
  const head = await exo.newPage();
  await exo.enter(head, "EVIL", addressOf(exo, "hasil", "?exam=gone"));
  await head.getByText(/Jadwal tidak ditemukan/u).waitFor();
  await visualCheck(head, "results, gone");
});

test.run();
