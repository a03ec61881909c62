// Sittings as staff look after them: states that filter, time that is added with its proof, what can still be cancelled, what
// was refused; on a PC, on a phone, and by keyboard alone.
import type { Page } from "playwright-core";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { addSittingTime, orderSittings } from "../../../contract/exams/sitting-acts.ts";
import { listSittings } from "../../../contract/exams/sitting-control.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { wallTimeOf } from "../../../domain/exams/school-time.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  chooseForSelected,
  columnTexts,
  dialogOf,
  pressAbove,
  rowOf,
  showDetail,
  tickRows,
  toast,
} from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { scheduleFields } from "../../../testing/exams/test-schedule-input.ts";

const test = suite("look of sittings");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";
/** With the number of the exam, as labels and titles name a participant. */
let longNamed = "";
const chrome = "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36";
const exam = "exam-under-way";
const minute = 60_000;

/** Of twelve one has finished, one waits, one is blocked, one is cut off, one has left the page, two have not come in. */
async function fill(db: Db): Promise<void> {
  const now = Date.now();
  await addSchedule(db, exam, "PAS Matematika X", now - 40 * minute);
  await addSchedule(db, "exam-empty", "Ujian kosong", now + 24 * 60 * minute);
  const people = await db
    .selectFrom("participants")
    .select(["id", "no_ujian"])
    .where("status", "=", "active")
    .orderBy("no_ujian")
    .limit(12)
    .execute();
  for (const [at, { id }] of people.entries()) {
    await db
      .insertInto("schedule_participants")
      .values({ schedule_id: exam, participant_id: id })
      .execute();
    if (at < 10) await addSitting(db, id, at, now);
  }
  const [long, , blocked] = people;
  await db.updateTable("participants").set({ nama: longName }).where("id", "=", long!.id).execute();
  longNamed = namedParticipant({ nama: longName, no_ujian: long!.no_ujian });
  await db
    .updateTable("participants")
    .set({ status: "blocked", block_reason: "Terlalu sering keluar." })
    .where("id", "=", blocked!.id)
    .execute();
}

async function addSchedule(db: Db, id: string, alias: string, starts: number): Promise<void> {
  const { bank_ids: _banks, group_ids: _groups, type_order, ...fields } = scheduleFields(alias);
  const at = new Date();
  await db
    .insertInto("schedules")
    .values({
      ...fields,
      ...wallTimeOf(starts, "Asia/Jakarta"),
      id,
      active: true,
      participant_mode: "SP",
      view_result: "score",
      type_order: JSON.stringify(type_order),
      created_at: at,
      updated_at: at,
      created_by: null,
    })
    .execute();
}

async function addSitting(db: Db, participant_id: string, at: number, now: number): Promise<void> {
  const time = (ms: number) => new Date(now + ms);
  const isDone = at === 8;
  const isWaiting = at === 9;
  await db
    .insertInto("sittings")
    .values({
      id: `sitting-${at}`,
      schedule_id: exam,
      participant_id,
      status: isDone ? 1 : isWaiting ? 0 : 3,
      started_at: isWaiting ? null : time(-40 * minute),
      deadline_at: isWaiting ? null : time(50 * minute),
      ...(isDone && { finished_at: time(-minute), finish_kind: "self" as const }),
      asked: 40,
      answered: at * 4,
      doubtful: at % 3,
      leave_count: at % 4,
      away_since: at === 4 ? time(-minute) : null,
      last_seen_at: at === 3 ? time(-5 * minute) : time(60 * minute),
      ip: `192.168.1.${10 + at}`,
      agent: chrome,
      created_at: time(-45 * minute),
    })
    .execute();
  await sql`
    insert into sitting_events (sitting_id, at, kind)
    values (${`sitting-${at}`}, ${time(-45 * minute)}, 'open')`.execute(db);
  const late = { answers: 3, in_time: 2, given_from: time(-62_000), given_to: time(5_000) };
  await sql`
    insert into sitting_events (sitting_id, at, kind, detail)
    values (${`sitting-${at}`}, ${time(64_000)}, 'overdue-answers', ${JSON.stringify(late)}::jsonb)`.execute(
    db,
  );
  if (!isDone) return;
  await sql`
    insert into sitting_results (sitting_id, least, most, score, pending, types, computed_at)
    values (${`sitting-${at}`}, '225/3', '255/3', 75, 2, '[]', ${time(0)})`.execute(db);
}

const open = (options: { size?: typeof phone } = {}): Promise<Page> =>
  exo.signedIn("OPRA", { ...options, address: addressOf(exo, "ujian.peserta") });
const chip = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** By number, as the server has them now. */
const rowAt = async (page: Page, index: number) =>
  (await callBeside(page, listSittings, { schedule_id: exam, sort: "no_ujian" })).items[index]!;

/** In the bar: it is said aloud as well. */
const strong = (page: Page, hasText: string | RegExp) => page.locator("strong", { hasText });

test("it looks as it should with its states, what is under a row, and where nobody is", async () => {
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    await chip(page, "Semua 12").waitFor();
    await chip(page, "Terputus 1").waitFor();
    await visualCheck(page, "list");
    await showDetail(rowOf(page, longName).first());
    await page.getByText("Masuk ujian").first().waitFor();
    await visualCheck(page, "detail");
    await page.getByLabel("Jadwal", { exact: true }).selectOption({ label: "Ujian kosong" });
    await page.getByText("Jadwal ini belum punya peserta").waitFor();
    await visualCheck(page, "nobody");
    await exo.closePages();
  }
});

test("states filter; added time is proven person by person, for one and for all that are found", async () => {
  const page = await open();
  await chip(page, "Mengerjakan 5").click();
  await soon.equal(async () => (await columnTexts(page, "Nama")).length, 5);
  await chip(page, "Mengerjakan 5").click();
  await chooseFor(page, longNamed, "Tambah waktu");
  const dialog = dialogOf(page, `Tambah waktu: ${longNamed}`);
  await dialog.getByText(`1 peserta: ${longNamed}`).waitFor();
  await dialog.getByText("Belum ada tambahan sebelumnya.").waitFor();
  await dialog.getByRole("button", { name: "Tambah waktu", exact: true }).click();
  await dialog.getByText("Isi alasannya dahulu.").waitFor();
  await dialog.getByRole("button", { name: "15 menit", exact: true }).click();
  await visualCheck(page, "time");
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Listrik padam");
  await page.keyboard.press("Enter");
  await toast(page, `Waktu ${longNamed} sudah ditambah.`).waitFor();
  await page.getByText("+15 menit untuk 1 peserta: 0 diterima, 0 tampil").waitFor();
  await soon.equal(async () => (await rowAt(page, 0)).extra_seconds, 900);
  await pressAbove(page, "Tambah waktu semua");
  const all = dialogOf(page, "Tambah waktu: 11 peserta");
  await all.getByText(/^11 peserta: .*, dan 6 lainnya$/u).waitFor();
  await all.getByText(/^1 di antaranya sudah mendapat tambahan \(15 menit\), terakhir/u).waitFor();
  await all.getByRole("textbox", { name: "Alasan" }).fill("Bel terlambat");
  await page.keyboard.press("Enter");
  await page.getByText("+10 menit untuk 11 peserta: 0 diterima, 0 tampil").waitFor();
  await pressAbove(page, "Bukti tambahan waktu");
  const proof = dialogOf(page, "Tambahan waktu");
  await soon.equal(() => proof.locator("tbody tr").count(), 12);
  assert.ok((await proof.getByText(longNamed).count()) > 0, "namesakes are told apart");
  await visualCheck(page, "proof");
});

test("who is let on again gets what was left, unless somebody says otherwise", async () => {
  const page = await open();
  await chip(page, "Selesai 1").click();
  const finished = async () => (await columnTexts(page, "Nama")).length === 1;
  await soon.equal(finished, true);
  const named = namedParticipant(await rowAt(page, 8));
  await chooseFor(page, named, "Buka lagi");
  const dialog = dialogOf(page, `Buka lagi: ${named}`);
  await dialog.getByText(/^Sisa waktunya saat selesai: \d+ menit\.$/u).waitFor();
  const left = await dialog.getByRole("spinbutton", { name: "Menit" }).inputValue();
  await visualCheck(page, "reopen");
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Salah tekan");
  await page.keyboard.press("Enter");
  await toast(page, `Ujian ${named} sudah dibuka lagi.`).waitFor();
  await soon.equal(async () => {
    const { status, deadline_at: at } = await rowAt(page, 8);
    const minutes = (new Date(at ?? 0).getTime() - Date.now()) / minute;
    return status === 3 && Math.abs(minutes - Number(left)) < 1;
  }, true);
});

test("what cannot be taken back waits, is seen by others, and is cancelled by anybody in time", async () => {
  const page = await open();
  await chip(page, "Semua 12").waitFor();
  await chooseFor(page, longNamed, "Tutup paksa");
  const dialog = dialogOf(page, `Tutup paksa: ${longNamed}`);
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Sakit");
  await visualCheck(page, "force");
  await page.keyboard.press("Enter");
  await strong(page, /^Menutup paksa 1 peserta dalam \d+ detik$/u).waitFor();
  await chip(page, "Batalkan").click();
  await toast(page, "Perintah dibatalkan; tidak ada yang berubah.").waitFor();
  await strong(page, "Tutup paksa untuk 1 peserta dibatalkan oleh").waitFor();
  await soon.equal(async () => (await rowAt(page, 0)).status, 3);
});

test("an order is carried out by the server, and whoever another order waits for is named with the reason", async () => {
  const page = await open();
  await chip(page, "Semua 12").waitFor();
  const [one, two] = [await rowAt(page, 5), await rowAt(page, 6)];
  const order = (order_id: string, ids: string[]) =>
    callBeside(page, orderSittings, {
      schedule_id: exam,
      ids,
      order_id,
      kind: "force",
      reason: "Waktu ruang habis",
    });
  await order("order-of-one", [one.id]);
  const { results } = await order("order-of-another", [one.id, two.id]);
  assert.match(
    results.find(({ id }) => id === one.id)!.reason!,
    /sudah memerintahkan tutup paksa/u,
  );
  await strong(page, /^Menutup paksa 1 peserta dalam \d+ detik$/u)
    .first()
    .waitFor();
  await visualCheck(page, "order");
  await strong(page, "Tutup paksa: 1 dari 1 peserta selesai").first().waitFor({ timeout: 20_000 });
  await soon.equal(
    async () => [(await rowAt(page, 5)).status, (await rowAt(page, 6)).status],
    [1, 1],
  );
});

test("a selection on a phone is asked for with names and count", async () => {
  const page = await open({ size: phone });
  await bodyRows(page).or(page.getByRole("listitem")).first().waitFor();
  await tickRows(page);
  await chooseForSelected(page, "Tambah waktu");
  const dialog = dialogOf(page, /^Tambah waktu/u);
  await dialog.getByText(/^1 peserta: /u).waitFor();
  await visualCheck(page, "time");
});

test("by keyboard alone: time for one from seeing to mended", async () => {
  const page = await open();
  await chip(page, "Semua 12").waitFor();
  await page.getByRole("button", { name: `Tindakan untuk ${longNamed}`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Tambah waktu", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, `Tambah waktu: ${longNamed}`);
  await dialog.waitFor();
  await dialog.getByText(`1 peserta: ${longNamed}`).waitFor();
  const reason = dialog.getByRole("textbox", { name: "Alasan" });
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (await reason.evaluate((input) => input === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Kabel lepas");
  await page.keyboard.press("Enter");
  await toast(page, `Waktu ${longNamed} sudah ditambah.`).waitFor();
  await callBeside(page, addSittingTime, {
    schedule_id: exam,
    ids: [(await rowAt(page, 1)).id],
    act_id: "from-elsewhere",
    minutes: 5,
    kind: "planned",
    reason: "Susulan",
  });
  await soon.ok(async () =>
    (await columnTexts(page, "Sisa peserta")).some((text) => /\(\+\d+\)$/u.test(text)),
  );
});

test.run();
