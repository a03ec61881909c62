// Rooms and seats of an event as a person goes about them: by keys, by dragging, many at once, by a plan, and beside
// somebody else.
import * as assert from "uvu/assert";
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { dialogOf, isFocused, toast, callBeside } from "../../../testing/browser/list-screen.ts";
import { moveBeside, openRooms, seat } from "../../../testing/browser/screens/rooms-page.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { listPlacements } from "../../../contract/exams/placements.ts";

const test = suite("event rooms screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const nameOn = async (page: Page, number: number): Promise<string> =>
  (await seat(page, number).locator("> span").first().innerText()).trim();

test("by keys: taken up, swapped, put on a free seat, taken out, and all of it taken back", async () => {
  const { page } = await openRooms(exo);
  await seat(page, 1).waitFor();
  const [one, two, nine] = [await nameOn(page, 1), await nameOn(page, 2), await nameOn(page, 9)];
  await seat(page, 1).focus();
  await page.keyboard.press("Enter");
  await soon.is(() => seat(page, 1).getAttribute("aria-pressed"), "true");
  await page.keyboard.press("ArrowRight");
  await isFocused(seat(page, 2));
  await page.keyboard.press("Enter");
  await soon.is(() => nameOn(page, 2), one);
  assert.is(await nameOn(page, 1), two);
  await isFocused(seat(page, 2));
  await page.keyboard.press("Delete");
  await soon.is(() => nameOn(page, 2), "kosong");
  await page.getByText("Belum ditempatkan: 1").waitFor();
  await seat(page, 9).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await soon.is(() => seat(page, 9).getAttribute("aria-pressed"), "false");
  await page.keyboard.press("Enter");
  await seat(page, 2).focus();
  await page.keyboard.press("Enter");
  await soon.is(() => nameOn(page, 2), nine);
  for (const [number, name] of [
    [9, nine],
    [2, one],
    [1, one],
  ] as const) {
    await page.keyboard.press("Control+z");
    await soon.is(() => nameOn(page, number), name);
  }
  assert.is(await nameOn(page, 2), two);
});

test("by dragging: to another seat, to another room, out of the room and in again", async () => {
  const { page, detail } = await openRooms(exo, {}, "?sesi=2");
  await seat(page, 1).waitFor();
  const [one, two] = [await nameOn(page, 1), await nameOn(page, 2)];
  await seat(page, 1).dragTo(seat(page, 2));
  await soon.is(() => nameOn(page, 2), one);
  assert.is(await nameOn(page, 1), two);
  await seat(page, 1).dragTo(page.getByRole("button", { name: detail.rooms[1]!.kode }));
  await soon.is(() => nameOn(page, 1), "kosong");
  await seat(page, 2).dragTo(page.getByRole("region", { name: "Belum ditempatkan" }));
  await page.getByText("Belum ditempatkan: 1").waitFor();
  await page.getByRole("button", { name: new RegExp(`^${one}`, "u") }).dragTo(seat(page, 1));
  await soon.is(() => nameOn(page, 1), one);
});

test("a room is emptied, then filled by a plan with neighbours of different groups, and that is taken back", async () => {
  const { page, detail } = await openRooms(exo, {}, "?sesi=3");
  const [room] = detail.rooms;
  await seat(page, 1).waitFor();
  await page.getByRole("button", { name: `Tindakan untuk ruang ${room!.kode}` }).click();
  await page.getByRole("menuitem", { name: "Kosongkan sesi 3" }).click();
  await page.getByText("Belum ditempatkan: 24").waitFor();
  await page.getByRole("button", { name: "Isi otomatis" }).click();
  const dialog = dialogOf(page, "Isi ruang otomatis");
  await dialog.getByLabel("Selang-seling group").check();
  await dialog.getByRole("button", { name: "Simpan 24 tempat duduk" }).click();
  await page.getByText("Belum ditempatkan: 0").waitFor();
  await toast(page, "24 tempat duduk berubah.")
    .last()
    .getByRole("button", { name: "Urungkan" })
    .click();
  await page.getByText("Belum ditempatkan: 24").waitFor();
  await page.getByRole("button", { name: `Taruh 24 di kursi kosong ${room!.kode}` }).click();
  await page.getByText("Belum ditempatkan: 0").waitFor();
});

test("what somebody else has moved meanwhile is told, and shown", async () => {
  const { page, event, detail } = await openRooms(exo, {}, "?sesi=1");
  const room_id = detail.rooms[0]!.room_id;
  await seat(page, 5).waitFor();
  const query = { id: event, sesi: 1, room_id, per_page: 500 };
  const { items } = await callBeside(page, listPlacements, query);
  const five = items.find((one) => one.seat === 5)!;
  await moveBeside(page, event, [
    { participant_id: five.participant_id, sesi: 1, room_id: null, seat: null },
  ]);
  await seat(page, 5).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByText(/Sudah dikeluarkan orang lain dari kursinya/u).waitFor();
  await soon.is(() => nameOn(page, 5), "kosong");
});

test("a room is made, used, given proctors, and leaves with the seats that were agreed to", async () => {
  const { page } = await openRooms(exo);
  await page.getByRole("button", { name: "Tambah ruang" }).click();
  await page.getByRole("button", { name: "Ruang baru" }).click();
  const form = dialogOf(page, "Tambah ruang");
  await form.getByLabel("Kode").fill("LAB-1");
  await form.getByLabel("Nama ruang").fill("Ruang baru");
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.getByText(/Kode LAB-1 sudah dipakai/u).waitFor();
  await form.getByLabel("Kode").fill("Z-9");
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Z-9 Ruang baru" }).click();
  await page.getByText("belum ada pengawas").waitFor();
  const act = async (item: string) => {
    await page.getByRole("button", { name: "Tindakan untuk ruang Z-9" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await act("Pengawas dan kursi");
  const use = dialogOf(page, "Pengawas dan kursi Z-9");
  await use.getByLabel("Kursi di event ini").fill("4");
  const picker = use.getByRole("combobox", { name: "Tambah pengawas" });
  await picker.fill("Bp. Hendra S.");
  await page.getByRole("option", { name: "Bp. Hendra S. sebagai nama luar" }).click();
  await use.getByText("nama luar", { exact: true }).waitFor();
  await use.getByRole("button", { name: "Simpan" }).click();
  await page.getByText("Bp. Hendra S.").waitFor();
  await soon.is(() => page.locator("[data-seat]").count(), 4);
  await act("Lepas dari event");
  await dialogOf(page, "Lepas Z-9 dari event?")
    .getByRole("button", { name: "Lepas ruang" })
    .click();
  await soon.is(() => page.getByRole("button", { name: "Z-9 Ruang baru" }).count(), 0);
});

test.run();
