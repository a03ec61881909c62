// How an event's rooms look: plan, list, dialogs, nothing there, and what cannot be loaded.
import { createEvent } from "../../../contract/exams/events.ts";
import { createRoom, takeEventRooms } from "../../../contract/exams/rooms.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { callBeside, dialogOf } from "../../../testing/browser/list-screen.ts";
import { look } from "../../../testing/browser/looks.ts";
import { goToRooms, openRooms, seat } from "../../../testing/browser/rooms-page.ts";
import { newEvent } from "../../../testing/exams/new-event.ts";

const test = suite("look of event rooms");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("axe finds nothing in plan and list, with somebody held, and in the dialogs", async () => {
  const { page, detail } = await openRooms(exo, { size: desktop });
  const [first] = detail.rooms;
  await seat(page, 1).waitFor();
  await look(page, "plan");
  await seat(page, 2).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await page.getByText("Belum ditempatkan: 1").waitFor();
  await seat(page, 3).click();
  await look(page, "held");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await page.getByRole("row").nth(2).getByRole("checkbox").check();
  await look(page, "list");
  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await page.getByText("Mendapat kursi").waitFor();
  await look(page, "filling");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Tambah ruang" }).click();
  await dialogOf(page, "Pakai ruang di event ini").getByRole("listitem").first().waitFor();
  await look(page, "choice");
  await page.getByRole("button", { name: "Ruang baru" }).click();
  await page.getByLabel("Kode").waitFor();
  await look(page, "room form");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Tindakan untuk ruang ${first!.kode}` }).click();
  await page.getByRole("menuitem", { name: "Pengawas dan kursi" }).click();
  await page.getByLabel("Pengawas 1", { exact: true }).waitFor();
  await look(page, "proctors");
});

test("on a phone one room at a time, as a list, with the button at the thumb", async () => {
  const { page, detail } = await openRooms(exo, { size: phone }, "?sesi=2");
  await page.getByRole("button", { name: detail.rooms[0]!.kode }).waitFor();
  await look(page, "rooms");
  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await page.getByText("Mendapat kursi").waitFor();
  await look(page, "filling");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: detail.rooms[0]!.kode }).click();
  const row = page.getByRole("row").nth(2);
  await row.getByRole("button").click();
  await page.getByRole("menuitem", { name: "Keluarkan" }).click();
  await page
    .getByRole("button", { name: `Taruh 1 di kursi kosong ${detail.rooms[0]!.kode}` })
    .waitFor();
  await look(page, "room");
});

test("long names, no rooms, no sessions, and an event that is not there", async () => {
  const { page } = await openRooms(exo, { size: desktop });
  const nama = `Ujian "Akhir" O'Brien ${"Panjang".repeat(16)}`;
  const { id } = await callBeside(page, createEvent, newEvent("RUANG-PANJANG", { nama }));
  await goToRooms(exo, page, id);
  await page.getByText("Event ini belum memakai ruang").waitFor();
  await look(page, "no rooms");
  const room = await callBeside(page, createRoom, {
    kode: "LABORATORIUM-BAHASA1",
    nama: `Laboratorium ${"Bahasa".repeat(12)}`,
    kapasitas: 500,
    kolom: 20,
    lokasi: `Gedung ${"Barat".repeat(12)}`,
  });
  await callBeside(page, takeEventRooms, { id, room_ids: [room.id] });
  await page.reload();
  await page.getByText("Jadwal event ini belum punya sesi").waitFor();
  await look(page, "no sessions");
  await goToRooms(exo, page, "tidak-ada");
  await page.getByText("Ruang event tidak dapat dimuat").waitFor();
  await look(page, "not there");
});

test.run();
