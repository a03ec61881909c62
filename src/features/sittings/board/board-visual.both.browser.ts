// The live board as an operator has it on exam morning, and as a proctor has it on a phone, in both browsers.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { releaseToken } from "../../../contract/exams/exam-tokens.ts";
import { listEvents } from "../../../contract/exams/events.ts";
import { getEventRooms, updateEventRoom } from "../../../contract/exams/rooms.ts";
import { answerStaff } from "../../../contract/sitting/own-chat.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { hashToken } from "../../../exam-server/security/tokens.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { callServer } from "../../../testing/browser/call-server.ts";
import { Console, phone, screenshot } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside, dialogOf, toast } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { addWatchedExam, watchedName } from "../../../testing/exams/watched-exam.ts";

const test = suite("live board");
let exo: Console;
/** Schedule, and somebody in each of the two rooms. */
let [exam, elsewhere, here]: string[] = [];
/** As `addSeatedEvent` numbers them. */
const named = (n: number) => `Peserta 1.${n} (PANTAU-1${String(n).padStart(4, "0")})`;
const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function fill(db: Db): Promise<void> {
  const { people, schedule } = await addWatchedExam(db, new Date(), 70);
  [exam, elsewhere, here] = [schedule, people[20]!, people[44]!];
  for (const id of [elsewhere, here]) {
    const hash = hashToken(id);
    await db
      .updateTable("participant_tokens")
      .set({ hash })
      .where("participant_id", "=", id)
      .execute();
  }
  await db
    .updateTable("participants")
    .set({ nama: longName })
    .where("id", "=", people[3]!)
    .execute();
  const away = new Date(Date.now() - 15 * 60_000);
  await db
    .updateTable("sittings")
    .set({ leave_count: 5, clock_ahead: 500, answered_at: away })
    .where("participant_id", "=", people[9]!)
    .execute();
  const teacher = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("role", "=", "EVAL")
    .where("active", "=", true)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("schedules")
    .set({ created_by: null })
    .where("created_by", "=", teacher.id)
    .execute();
  await db
    .updateTable("event_rooms")
    .set({ pengawas: JSON.stringify([{ nama: teacher.name, nip: "", user_id: teacher.id }]) })
    .where("room_id", "=", "pantau-2")
    .execute();
}

async function open(
  options: { size?: typeof phone } = {},
  role: "OPRA" | "EVAL" = "OPRA",
): Promise<Page> {
  const page = await exo.signedIn(role, {
    ...options,
    address: addressOf(exo, "monitor.peserta"),
  });
  await page.getByRole("heading", { name: watchedName }).waitFor();
  return page;
}
const incidents = (page: Page) => page.getByRole("region", { name: "Perlu tindakan" });
const rows = (page: Page) => page.getByRole("table", { name: "Peserta" });

test("what needs a hand stands first, and is mended in two clicks", async () => {
  const page = await open();
  await soon.match(() => incidents(page).innerText(), /5 peserta terputus/u);
  await visualCheck(page, "board");
  const cut = await rows(page)
    .locator("td:nth-child(2)")
    .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  assert.is(cut, 0, "states are read in full");
  await rows(page).getByText("Keluar halaman", { exact: true }).waitFor();
  // 13 of 40 questions, which is drawn as well.
  const drawn = await rows(page)
    .getByRole("row", { name: /Peserta 1\.3\b/u })
    .locator("[data-meter] > span")
    .evaluate((bar) => bar.clientWidth / bar.parentElement!.clientWidth);
  assert.ok(Math.abs(drawn - 13 / 40) < 0.05, `${drawn} of the bar`);
  await page.getByRole("button", { name: /^Buka blokir: / }).click();
  const asked = page.getByRole("dialog", { name: /^Buka blokir/u });
  await visualCheck(page, "unblocking");
  await asked.getByRole("button", { name: "Buka blokir" }).click();
  await toast(page, `Blokir ${named(3)} sudah dibuka.`).waitFor();
  await soon.match(
    () => page.getByRole("group", { name: "Menurut keadaan" }).innerText(),
    /0\s+Diblokir/u,
  );
  await page.getByRole("button", { name: /^Reset login: / }).click();
  const reset = dialogOf(page, `Reset login: ${named(9)}`);
  await reset.getByText(/Jawabannya tetap ada/u).waitFor();
  await visualCheck(page, "reset of one");
  await reset.getByRole("button", { name: "Batal" }).click();
  await reset.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Reset login: / }).click();
  await reset.getByRole("button", { name: "Reset login" }).click();
  await toast(page, `Login ${named(9)} sudah direset.`).waitFor();
});

test("a count shows only those, the address keeps it, and one without anybody says so", async () => {
  const page = await open();
  await page.getByRole("button", { name: /Belum masuk$/u }).click();
  await soon.is(() => rows(page).getByRole("row").count(), 4);
  assert.match(page.url(), /state=absent/u);
  await page.getByLabel("Cari nama atau nomor").fill("tidak ada");
  await page.getByRole("button", { name: "Tampilkan semua" }).waitFor();
  await visualCheck(page, "nobody fits");
  await page.getByRole("button", { name: "Tampilkan semua" }).click();
  await soon.match(() => rows(page).innerText(), /Peserta 1\.5\b/u);
});

test("by keyboard arrows walk through everybody, the rows are one Tab stop, Enter and Escape lead to a history and back", async () => {
  const page = await open();
  await walkRows(page);
  await stopOnce(page);
});

async function walkRows(page: Page): Promise<void> {
  const third = rows(page).getByRole("button", { name: /^Peserta 1\.3$/u });
  await third.focus();
  await page.keyboard.press("End");
  await soon.match(() => focused(page), /^Peserta 1\.70$/u);
  await page.keyboard.press("Home");
  const first = rows(page).locator("tbody [data-row] td > button").first();
  await soon.is(async () => (await focused(page)) === (await first.innerText()), true);
  await third.focus();
  await page.keyboard.press("Enter");
  const story = dialogOf(page, `Riwayat ${named(3)}`);
  await story.getByText("Keluar halaman 4 kali.").first().waitFor();
  await visualCheck(page, "history of one");
  await page.keyboard.press("Escape");
  await story.waitFor({ state: "detached" });
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Arrows reach the tick, the name and the menu of any row. */
async function stopOnce(page: Page): Promise<void> {
  const box = rows(page);
  const names = box.locator("tbody [data-row] td > button:not([aria-haspopup])");
  await names.nth(1).focus();
  await soon.is(() => box.locator("tbody [tabindex='0']").count(), 1);
  const second = await names.nth(1).innerText();
  await page.keyboard.press("Tab");
  await soon.not(() => isInRows(page));
  await page.keyboard.press("Shift+Tab");
  await soon.is(() => focused(page), second);
  await page.keyboard.press("ArrowRight");
  await soon.match(() => focusedLabel(page), new RegExp(`^Tindakan untuk ${second} \\(`, "u"));
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Riwayat" }).waitFor();
  await page.keyboard.press("Escape");
  await soon.match(() => focusedLabel(page), new RegExp(`^Tindakan untuk ${second} \\(`, "u"));
  for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await soon.match(() => focusedLabel(page), second);
  await page.keyboard.press("ArrowUp");
  await soon.match(() => focusedLabel(page), await names.nth(0).innerText());
  await page.keyboard.press("Space");
  await soon.is(() => box.locator("tbody input:checked").count(), 1);
}
const isInRows = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-row]") !== null);
const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

test("the plan of a room, the wall, the file and the absent", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Denah", exact: true }).click();
  await page.getByText("Pilih satu ruang").waitFor();
  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: "P-01" });
  await page.getByRole("list", { name: "Denah P-01" }).waitFor();
  await visualCheck(page, "plan of a room");
  await page.getByRole("button", { name: "Layar dinding" }).click();
  const wall = page.getByRole("dialog", { name: /^Layar dinding/u });
  await wall.getByText("P-03").waitFor();
  assert.not.match(await wall.innerText(), /Peserta 1\./u, "no names on the wall");
  await visualCheck(page, "wall");
  await page.keyboard.press("Escape");
  await wall.waitFor({ state: "detached" });
  const more = page.getByRole("button", { name: "Tindakan monitor" });
  const file = page.waitForEvent("download");
  await more.click();
  await page.getByRole("menuitem", { name: "Ekspor Excel" }).click();
  assert.match((await file).suggestedFilename(), /^monitor-peserta_matematika.*\.xlsx$/iu);
  await more.click();
  await page.getByRole("menuitem", { name: "Salin yang tidak hadir" }).click();
  await toast(page, "3 peserta, menurut ruang.").waitFor();
});

test("a message goes to one of them, or to the room that is shown, after it was said to how many", async () => {
  const page = await open();
  await page.getByRole("button", { name: `Tindakan untuk ${named(5)}` }).click();
  await page.getByRole("menuitem", { name: "Kirim pesan" }).click();
  const dialog = page.getByRole("dialog", { name: "Kirim pesan" });
  await dialog.getByText("Akan diterima 1 peserta.").waitFor();
  await dialog.getByRole("textbox").fill("Periksa nomor 3");
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 1 peserta.").waitFor();

  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: "P-01" });
  await page.getByRole("button", { name: "Tindakan monitor" }).click();
  await page.getByRole("menuitem", { name: "Kirim pesan" }).click();
  await dialog.getByRole("radio", { name: "P-01" }).waitFor();
  await dialog.getByText("Akan diterima 30 peserta.").waitFor();
  await visualCheck(page, "message to a room");
  await dialog.getByRole("button", { name: "5 menit lagi" }).click();
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 30 peserta.").waitFor();
});

test("beside each incident stands what helps there: time that was lost, or a word to them", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Tambah waktu: 5 peserta terputus/u }).click();
  const asked = page.getByRole("dialog", { name: /^Tambah waktu/u });
  await asked.getByText(/^5 peserta: /u).waitFor();
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog", { name: "Kirim pesan" });
  for (const [what, text] of [
    ["sering keluar halaman", "Tetaplah di halaman ujian."],
    ["jam perangkatnya salah", "Jam perangkat ini salah, tetapi sisa waktu ujian benar."],
    ["lama tidak menjawab", "Ada kendala? Angkat tangan."],
  ] as const) {
    const remedy = page.getByRole("button", { name: new RegExp(`^Kirim pesan: .*${what}`, "u") });
    await remedy.focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Akan diterima 1 peserta.").waitFor();
    assert.is(await dialog.getByRole("textbox").inputValue(), text);
    if (what === "lama tidak menjawab") break;
    // As it stands it was not written by anybody: there is nothing to lose.
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await visualCheck(page, "message to one in trouble");
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 1 peserta.").waitFor();
});

test("a proctor with a phone blocks, gives back time and writes to the room, and nothing else", async () => {
  const page = await open({ size: phone }, "EVAL");
  await page.getByText("P-02").first().waitFor();
  await page.getByRole("button", { name: `Tindakan untuk ${named(45)}` }).click();
  const items = page.getByRole("menuitem");
  await soon.equal(
    () => items.allInnerTexts(),
    ["Riwayat", "Reset login", "Blokir", "Kirim pesan", "Tambah waktu"],
  );
  await visualCheck(page, "what a proctor does");
  const heights = await items.evaluateAll((all) => all.map((one) => one.clientHeight));
  assert.ok(Math.min(...heights) >= 44, `a finger hits ${heights}`);
  await items.filter({ hasText: "Tambah waktu" }).click();
  const asked = page.getByRole("dialog", { name: /^Tambah waktu/u });
  await asked.getByText(`1 peserta: ${named(45)}`).waitFor();
  assert.is(await asked.getByRole("radio").count(), 0, "only what an incident has cost");
  await asked.getByLabel("Alasan").fill("Listrik padam");
  await visualCheck(page, "time from a proctor");
  await asked.getByRole("button", { name: "Tambah waktu" }).click();
  await toast(page, `Waktu ${named(45)} sudah ditambah.`).waitFor();
  await page.getByText(/^\+10 menit untuk 1 peserta/u).waitFor();

  await page.getByRole("button", { name: "Tindakan monitor" }).click();
  await page.getByRole("menuitem", { name: "Kirim pesan" }).click();
  const dialog = page.getByRole("dialog", { name: "Kirim pesan" });
  await dialog.getByText("Akan diterima 30 peserta.").waitFor();
  assert.is(await dialog.getByRole("radio").count(), 0, "the room, and nobody beyond it");
  await dialog.getByRole("button", { name: "5 menit lagi" }).click();
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 30 peserta.").waitFor();
});

/** As a participant at work, whose token is the id here. */
const ask = (id: string, text: string) =>
  callServer({ host: exo.server.url, token: id }, answerStaff, {
    id: exam!,
    message_id: randomUUID(),
    text,
  });

test("a proctor is asked from the own room alone, and answers on the phone", async () => {
  const page = await open({ size: phone }, "EVAL");
  await ask(elsewhere!, "Mouse saya mati.");
  await ask(here!, "Soal nomor 3 tidak terbaca.");
  await page.getByRole("link", { name: "Chat 1 belum dibaca" }).click();
  const list = page.getByRole("navigation", { name: "Daftar percakapan" });
  await list.getByRole("button", { name: /^Peserta 1\.45.*Soal nomor 3/u }).waitFor();
  assert.is(await list.getByText("Mouse saya mati.").count(), 0, "of another room");
  await visualCheck(page, "a proctor is asked");
  await list.getByRole("button", { name: /^Peserta 1\.45/u }).click();
  await page.getByText("Soal nomor 3 tidak terbaca.").last().waitFor();
  const writing = page.getByRole("textbox", { name: "Tulis pesan" });
  await writing.fill("Saya ke sana.");
  await writing.press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Saya ke sana." }).waitFor();
  await visualCheck(page, "a proctor has answered");
});

test("a line that is cut is said: since when, and what works all the same", async () => {
  const page = await open();
  await page.context().setOffline(true);
  await page.getByText(/^Data berhenti sejak /u).waitFor({ timeout: 30_000 });
  await visualCheck(page, "stale");
  assert.match(await page.getByRole("group", { name: "Menurut keadaan" }).innerText(), /\d\?/u);
  await page.context().setOffline(false);
  await page.getByText(/^Data berhenti sejak /u).waitFor({ state: "detached" });
});

test("on a phone one room: five counts, faults with wide remedies, then the list", async () => {
  const page = await open({ size: phone });
  const token = page.getByRole("link", { name: /^Token/u });
  assert.is(await token.count(), 0, "of several rooms none is read out");
  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: "P-01" });
  await soon.match(() => token.innerText(), /^Token belum dirilis/u);
  await visualCheck(page, "no token");
  await callBeside(page, releaseToken, { scope: "global", id: "" });
  await soon.match(() => token.innerText(), /^Token\s+\S{3} \S{3}\s+berlaku 1[45]\.\d\d lagi$/u);
  await soon.is(
    () => page.getByRole("group", { name: "Menurut keadaan" }).getByRole("button").count(),
    5,
  );
  const counts = page.getByRole("group", { name: "Menurut keadaan" });
  const seats = page.getByRole("list", { name: "Denah P-01" });
  for (const width of [phone.width, 360]) {
    await page.setViewportSize({ ...phone, width });
    await page.locator("main").evaluate((main) => main.scrollTo(0, 0));
    await visualCheck(page, "board");
    assert.equal(await clipped(counts, "button"), [], `counts at ${width} px`);
    await page.getByRole("button", { name: "Denah", exact: true }).click();
    await seats.waitFor();
    await visualCheck(page, "plan of a room");
    assert.equal(await clipped(seats, "button"), [], `seats at ${width} px`);
    await page.getByRole("button", { name: "Tabel", exact: true }).click();
  }
});

test("a toast covers no incident, also where a phone shows nothing else", async () => {
  const page = await open({ size: phone });
  const panel = incidents(page);
  await panel.getByRole("listitem").nth(2).waitFor();
  await panel.evaluate((element) => element.scrollIntoView());
  await page.getByRole("button", { name: "Tindakan monitor" }).evaluate((more: HTMLElement) => {
    more.click();
  });
  await page.getByRole("menuitem", { name: "Salin yang tidak hadir" }).click();
  // Under a pointer it stays.
  await toast(page, "Disalin").hover();
  await panel.evaluate((element) => element.scrollIntoView());
  await soon.equal(() => coveredIncidents(page), []);
  await screenshot(page, "live-board-toast-beside-incidents");
  assert.ok(await toast(page, "Disalin").isVisible());
});

/** Those that a toast lies over. */
const coveredIncidents = (page: Page): Promise<string[]> =>
  incidents(page)
    .getByRole("listitem")
    .evaluateAll((all) => {
      const toasts = document.querySelector("[data-notices] > section")!.getBoundingClientRect();
      const main = document.querySelector("main")!.getBoundingClientRect();
      return all.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const seenTo = Math.min(bottom, main.bottom);
        const isCovered = Math.max(top, main.top) < toasts.bottom && seenTo > toasts.top;
        return isCovered && seenTo > main.top ? [one.textContent ?? ""] : [];
      });
    });

/** Texts of tiles that are wider than their tile, break within a word, or lie over each other. */
const clipped = (place: Locator, tile: string): Promise<string[]> =>
  place.locator(tile).evaluateAll((tiles) => {
    const fits = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
    const place = tiles[0]!.parentElement!.getBoundingClientRect();
    return tiles.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const label = one.querySelector("small") ?? one.querySelector("span")!;
      const range = document.createRange();
      range.selectNodeContents(label);
      const lines = range.getClientRects().length;
      const words = (label.textContent ?? "").split(" ").length;
      const icon = one.querySelector("svg")!.getBoundingClientRect();
      const number = one.querySelector("b")!.getBoundingClientRect();
      const isWell =
        fits(range.getBoundingClientRect(), box) &&
        fits(icon, box) &&
        fits(number, box) &&
        number.right <= icon.left + 0.5 &&
        lines <= words &&
        (one.parentElement!.tagName === "LI" || fits(box, place));
      return isWell ? [] : [`${one.textContent}`];
    });
  });

test("a teacher without a room is told why there is no board", async () => {
  const head = await exo.signedIn("EVIL");
  const { items } = await callBeside(head, listEvents, { q: "PANTAU" });
  for (const { id } of items) {
    const { rooms } = await callBeside(head, getEventRooms, { id });
    for (const { room_id, own_kapasitas, pengawas } of rooms) {
      const was = { own_kapasitas, pengawas };
      const none = { id, room_id, own_kapasitas, pengawas: [], was };
      await callBeside(head, updateEventRoom, none);
    }
  }
  const address = addressOf(exo, "monitor.peserta");
  const page = await exo.signedIn("EVAL", { size: phone, address });
  await page.getByText("Anda belum ditugaskan sebagai pengawas").waitFor();
  await visualCheck(page, "no room");
});

test.run();
