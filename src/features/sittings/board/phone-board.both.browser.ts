// The live board on a phone, and as a proctor has it there, in both browsers.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { holdToken, releaseToken } from "../../../contract/exams/exam-tokens.ts";
import { listEvents } from "../../../contract/exams/events.ts";
import { getEventRooms, updateEventRoom } from "../../../contract/exams/rooms.ts";
import { answerStaff } from "../../../contract/sitting/own-chat.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { callServer } from "../../../testing/browser/call-server.ts";
import { Console, phone, screenshot } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside, toast } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";
import {
  fillWatchedBoard,
  incidentsOn,
  openBoard,
  watchedPerson,
  type WatchedBoard,
} from "../../../testing/exams/watched-board.ts";

const test = suite("live board on a phone");
let exo: Console;
let board: WatchedBoard;
test.before(async () => {
  exo = await Console.open({
    async fill(db) {
      board = await fillWatchedBoard(db);
    },
  });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const open = (role: "OPRA" | "EVAL") => openBoard(exo, { size: phone }, role);

test("a proctor with a phone blocks, gives back time and writes to the room, and nothing else", async () => {
  const page = await open("EVAL");
  await page.getByText("P-02").first().waitFor();
  await readsToken(page);
  const menu = page.getByRole("button", { name: `Tindakan untuk ${watchedPerson(45)}` });
  const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  assert.ok(Math.min(width, height) >= 44, `a finger hits ${width} x ${height}`);
  await menu.click();
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
  await asked.getByText(`1 peserta: ${watchedPerson(45)}`).waitFor();
  assert.is(await asked.getByRole("radio").count(), 0, "only what an incident has cost");
  await asked.getByLabel("Alasan").fill("Listrik padam");
  await visualCheck(page, "time from a proctor");
  await asked.getByRole("button", { name: "Tambah waktu" }).click();
  await toast(page, `Waktu ${watchedPerson(45)} sudah ditambah.`).waitFor();
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

/** Without the menu of tokens: that of the room, which leads nowhere. It is held at the end. */
async function readsToken(page: Page): Promise<void> {
  await page.getByText(/^Token belum dirilis/u).waitFor();
  const head = await exo.signedIn("EVIL");
  const all = { scope: "global" as const, id: "" };
  const { scopes } = await callBeside(head, releaseToken, all);
  await page.getByText(/^berlaku 1[45]\.\d\d lagi$/u).waitFor();
  assert.is(await page.getByRole("link", { name: /^Token/u }).count(), 0);
  await visualCheck(page, "token of a proctor");
  await callBeside(head, holdToken, { ...all, token_id: scopes[0]!.token!.id });
  await page.getByText(/^Token ditahan/u).waitFor();
}

/** Of several exams with long names to choose from, none makes the page wider than the phone. */
async function fitsLongNames(page: Page): Promise<void> {
  const alias = "Penilaian Akhir Semester Gasal Bahasa dan Sastra Indonesia Peminatan";
  await page.route("**/api/v1/monitor", async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const [one] = data.items;
    const items = [one, { ...one, id: "lain", alias, room: "Laboratorium Komputer Lantai 2" }];
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, items } } });
  });
  await page.reload();
  await page.getByRole("combobox", { name: "Ujian", exact: true }).waitFor();
  await visualCheck(page, "long names of exams");
}

/** As a participant at work, whose token is the id here. */
const ask = (id: string, text: string) =>
  callServer({ host: exo.server.url, token: id }, answerStaff, {
    id: board.exam,
    message_id: randomUUID(),
    text,
  });

test("a proctor is asked from the own room alone, and answers on the phone; without a room it is said why there is no board", async () => {
  const page = await open("EVAL");
  await ask(board.elsewhere, "Mouse saya mati.");
  await ask(board.here, "Soal nomor 3 tidak terbaca.");
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
  await page.close();

  await removeProctors();
  const address = addressOf(exo, "monitor.peserta");
  const without = await exo.signedIn("EVAL", { size: phone, address });
  await without.getByText("Anda belum ditugaskan sebagai pengawas").waitFor();
  await visualCheck(without, "no room");
});

/** From all rooms of the event. */
async function removeProctors(): Promise<void> {
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
}

test("on a phone one room: five counts, faults with wide remedies, then the list", async () => {
  const page = await open("OPRA");
  const token = page.getByRole("link", { name: /^Token/u });
  assert.is(await token.count(), 0, "of several rooms none is read out");
  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: "P-01" });
  await soon.match(() => token.innerText(), /^Token ditahan/u);
  await visualCheck(page, "no token");
  await callBeside(page, releaseToken, { scope: "global", id: "" });
  await soon.match(() => token.innerText(), /^Token\s+\S{3} \S{3}\s+berlaku 1[45]\.\d\d lagi$/u);
  await soon.is(
    () => page.getByRole("group", { name: "Menurut keadaan" }).getByRole("button").count(),
    5,
  );
  await countsOtherRooms(page);
  const counts = page.getByRole("group", { name: "Menurut keadaan" });
  const seats = page.getByRole("list", { name: "Denah P-01" });
  for (const width of [phone.width, 360]) {
    await page.setViewportSize({ ...phone, width });
    await page.locator("main").evaluate((main) => main.scrollTo(0, 0));
    await visualCheck(page, "board");
    assert.equal(await smallButtons(page), [], `for fingers at ${width} px`);
    assert.equal(await clipped(counts, "button"), [], `counts at ${width} px`);
    await page.getByRole("button", { name: "Denah", exact: true }).click();
    await seats.waitFor();
    await visualCheck(page, "plan of a room");
    assert.equal(await clipped(seats, "button"), [], `seats at ${width} px`);
    await page.getByRole("button", { name: "Tabel", exact: true }).click();
  }
});

/** The first room is looked at again at the end. */
async function countsOtherRooms(page: Page): Promise<void> {
  const room = page.getByLabel("Ruang", { exact: true });
  const panel = incidentsOn(page);
  await room.selectOption({ label: "P-02" });
  await panel.getByText("Semua berjalan baik").waitFor({ state: "detached" });
  await visualCheck(page, "incidents of another room");
  await panel.getByRole("button", { name: /^\d lagi di ruang lain$/u }).click();
  assert.is(await room.inputValue(), "");
  await panel.getByText(/\d+ peserta terputus/u).waitFor();
  await room.selectOption({ label: "P-01" });
}

test("a toast covers no incident, also where a phone shows nothing else", async () => {
  const page = await open("OPRA");
  const panel = incidentsOn(page);
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
  await fitsLongNames(page);
});

/** Those that a toast lies over. */
const coveredIncidents = (page: Page): Promise<string[]> =>
  incidentsOn(page)
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

/** What a finger may miss: anything to press or to choose from that is smaller than 44 px, of the screen and its bars. */
const smallButtons = (page: Page): Promise<string[]> =>
  page.locator("button, select, input, nav a, header a").evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      if (width === 0 || Math.min(width, height) >= 43.9) return [];
      return [`${one.ariaLabel ?? one.textContent} ${Math.round(width)} x ${Math.round(height)}`];
    }),
  );

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

test.run();
