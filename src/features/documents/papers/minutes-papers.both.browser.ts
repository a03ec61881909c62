// Minutes and rules of an event on paper: what stands on each sheet, what is corrected before it is printed, and the same as
// a Word document, in both browsers.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { getEventPapers } from "../../../contract/exams/event-papers.ts";
import { listMinutes, saveMinutes } from "../../../contract/exams/minutes.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone, printedPages } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside } from "../../../testing/browser/list-screen.ts";
import {
  canPrint,
  demoEvent,
  printedTexts,
} from "../../../testing/browser/screens/event-papers-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("minutes of an event");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: holdFirstSession });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** The first session of the first exam has been held: two of each room stayed away. */
async function holdFirstSession(db: Db): Promise<void> {
  await sql`
    update schedule_sessions z set tanggal = '2026-11-02'
    from schedules s where s.id = z.schedule_id and s.alias = 'Bahasa Indonesia X' and z.sesi = 1`.execute(
    db,
  );
  await sql`
    insert into sittings (id, schedule_id, participant_id, status, created_at)
    select gen_random_uuid()::text, m.schedule_id, m.participant_id, 1, now()
    from session_members m join schedules s on s.id = m.schedule_id
    join placements pl on pl.event_id = s.event_id and pl.participant_id = m.participant_id
      and pl.sesi = m.sesi
    where s.alias = 'Bahasa Indonesia X' and m.sesi = 1 and pl.seat > 2`.execute(db);
}

async function open(query: string, looks = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", looks);
  const id = await demoEvent(page);
  await page.goto(addressOf(exo, "print.event.absensi").replace(":id", id) + query);
  await canPrint(page);
  return page;
}

/** Without spaces, which end a line in one browser and not in the other. */
const squeezed = (text: string) => text.replace(/\s+/gu, "");
const textsOf = async (page: Page) => (await printedTexts(page)).map(squeezed);

function includesAll(text: string | undefined, words: readonly string[]): void {
  for (const each of words) assert.match(text!, squeezed(each));
}

/** The sheet of LAB-2 in the session that was held. */
async function heldSheet(page: Page) {
  const id = await demoEvent(page);
  const { schedules, rooms, people } = await callBeside(page, getEventPapers, { id });
  const numbers = people
    .filter(({ places }) => places.some(([sesi, room]) => sesi === 1 && room === 1))
    .map(({ no_ujian: number }) => number);
  const of = { id, schedule_id: schedules[0]!.id, sesi: 1, room_id: rooms[1]!.id };
  const query = `?d=berita-acara&j=${of.schedule_id}&s=1&r=${of.room_id}`;
  return { of, numbers, query };
}

test("one sheet for each session and room, with lines to write on before the exam and numbers after it", async () => {
  const page = await open("?d=berita-acara&j=");
  await page.getByText("10 lembar").first().waitFor();
  const all = await textsOf(page);
  assert.is(all.length, 10, "each sheet is one page");
  for (const text of all) includesAll(text, ["Berita Acara Pelaksanaan Ujian"]);
  assert.is(all.filter((text) => text.includes("Tidakhadir2")).length, 2, "of the session held");
  const { query, numbers } = await heldSheet(page);
  await exo.closePages();
  const held = await open(query);
  const [first, ...others] = await textsOf(held);
  assert.equal(others, []);
  includesAll(first, [
    "Pada hari ini Senin, tanggal 2 November 2026",
    "mata ujian Bahasa Indonesia, dari pukul 07.30 sampai dengan pukul 09.00",
    "Jumlah seharusnya16",
    "Hadir14",
    "Tidak hadir2",
    numbers.slice(0, 2).join(", "),
    "Yohanes Bagus Nugroho",
    "Dra. Retno Kusumawati",
  ]);
  await printedPages(held, "minutes");
});

test("a sheet is corrected before it is printed, says so, and goes back to the server's numbers", async () => {
  const first = await open("?d=berita-acara&j=");
  const { query, of, numbers } = await heldSheet(first);
  await exo.closePages();
  const page = await open(query);
  await page.getByText("Angka lembar ini dari server.").waitFor();
  await page.getByRole("button", { name: "Ubah isi lembar" }).click();
  const dialog = page.getByRole("dialog", { name: /^Isi berita acara/u });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  assert.is(await field("Hadir").inputValue(), "14");
  await field("Tidak hadir").fill("1");
  await dialog.getByText("Hadir dan tidak hadir berjumlah 15, seharusnya 16.").waitFor();
  await field("Hadir").fill("15");
  await dialog.getByText("Server: 14 · dikoreksi").waitFor();
  await field("Nomor yang tidak hadir").fill("99-99");
  await field("Catatan").fill("Listrik padam 5 menit.\nUjian dilanjutkan <tanpa> genset.");
  await field("Pengawas 2").fill("Ani Lestari");
  await visualCheck(page, "minutes dialog");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Nomor 99-99 tidak ada di lembar ini.").waitFor();
  await field("Nomor yang tidak hadir").fill(numbers[1]!);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(/Dikoreksi dengan tangan: Hadir \(Server: 14\), Tidak hadir/u).waitFor();
  await canPrint(page);
  const [text, ...others] = await textsOf(page);
  assert.equal(others, []);
  const words = ["Hadir15", "Listrik padam 5 menit.", "<tanpa> genset", "Ani Lestari"];
  includesAll(text, [...words, numbers[1]!]);
  assert.not.match(text!, numbers[0]!);

  // Somebody else writes meanwhile.
  const [saved] = (await callBeside(page, listMinutes, { id: of.id })).items;
  await page.getByRole("button", { name: "Ubah isi lembar" }).click();
  const { updated_at: _at, updated_by: _by, ...fields } = saved!;
  await callBeside(page, saveMinutes, { ...fields, id: of.id, hadir: 13 });
  await dialog.getByRole("button", { name: "Kembali ke angka server" }).click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Hadir: 13").waitFor();
  await dialog.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Angka lembar ini dari server.").waitFor();
  await soon.is(async () => (await textsOf(page))[0]?.includes("Hadir14"), true);
});

test("rules: the text of the school, one copy or one for each room", async () => {
  const page = await open("?d=tata-tertib&j=");
  const [text, ...others] = await textsOf(page);
  assert.equal(others, []);
  includesAll(text, [
    "Tata Tertib Peserta",
    "peserta Penilaian Akhir Semester",
    "meninggalkan ruang dengan tertib",
  ]);
  await page.getByLabel("Satu lembar untuk setiap ruang").check();
  await page.getByText("2 lembar").first().waitFor();
  await canPrint(page);
  const rooms = await textsOf(page);
  assert.is(rooms.length, 2);
  includesAll(rooms[1], ["LAB-2 · Laboratorium Komputer 2"]);
  await printedPages(page, "rules");
});

test("minutes and timetable come as Word, with what stands on the sheets", async () => {
  const first = await open("?d=berita-acara&j=");
  const { query, numbers } = await heldSheet(first);
  await exo.closePages();
  const page = await open(query);
  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Unduh Word" }).click(),
    ]);
    const told = page.getByRole("status").filter({ hasText: "Dokumen Word sudah diunduh" });
    await told.last().waitFor();
    const folder = process.env["EXO_SCREENSHOTS"];
    if (folder) await file.saveAs(join(folder, file.suggestedFilename()));
    const parts = unzipSync(new Uint8Array(await readFile(await file.path())));
    const [, body = ""] = /<w:body>(.*)<\/w:body>/su.exec(strFromU8(parts["word/document.xml"]!))!;
    return { name: file.suggestedFilename(), text: body.replace(/<[^>]+>/gu, ""), parts };
  };
  const minutes = await download();
  assert.match(minutes.name, /^berita-acara_PAS-\d{4}\.docx$/u);
  for (const words of [
    "Berita Acara Pelaksanaan Ujian",
    "Pada hari ini Senin, tanggal 2 November 2026",
    "Hadir: 14",
    numbers.slice(0, 2).join(", "),
    "Yohanes Bagus Nugroho",
  ]) {
    assert.match(minutes.text, words);
  }
  assert.ok(Object.keys(minutes.parts).some((name) => name.startsWith("word/media/logo")));
  await page.getByLabel("Dokumen", { exact: true }).selectOption({ label: "Jadwal ujian" });
  await canPrint(page);
  const timetable = await download();
  for (const words of ["Bahasa Indonesia X", "Sejarah X", "07.30–09.00 WIB", "Dra. Retno"]) {
    assert.match(timetable.text, words);
  }
  await page.getByLabel("Dokumen", { exact: true }).selectOption({ label: "Label meja" });
  await canPrint(page);
  assert.is(await page.getByRole("button", { name: "Unduh Word" }).count(), 0);
});

test("axe finds nothing, on a PC and on a phone", async () => {
  for (const looks of [{}, { size: phone }]) {
    const page = await open("?d=berita-acara&s=1", looks);
    await visualCheck(page, "minutes");
    await exo.closePages();
    const rules = await open("?d=tata-tertib&tiap=1", looks);
    await visualCheck(rules, "rules");
    await exo.closePages();
  }
});

test.run();
