// Proctors of several rooms by keys alone: ticked, added, saved, taken back; what is said of a room that refuses; and by sheet.
import * as assert from "uvu/assert";
import type { Locator, Page } from "playwright-core";
import {
  getEventRooms,
  listProctorAccounts,
  updateEventRoom,
} from "../../../../contract/exams/rooms.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console } from "../../../../testing/browser/console-page.ts";
import { callBeside, dialogOf, isFocused, toast } from "../../../../testing/browser/list-screen.ts";
import { openRooms } from "../../../../testing/browser/screens/rooms-page.ts";
import { soon } from "../../../../testing/browser/soon.ts";

const test = suite("proctors of several rooms");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const proctorsNow = async (page: Page, id: string) =>
  (await callBeside(page, getEventRooms, { id })).rooms.map(({ pengawas }) =>
    pengawas.map(({ nama }) => nama),
  );

const isActive = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    if (await isActive(target)) break;
    await page.keyboard.press("Tab");
  }
  await isFocused(target);
}

test("by keys alone two rooms are ticked, get a proctor, and lose him again by undo", async () => {
  const { page, event, detail } = await openRooms(exo);
  const [one, two] = detail.rooms;
  const before = await proctorsNow(page, event);
  await page.getByLabel(`Pilih ruang ${one!.kode}`).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await isFocused(page.getByLabel(`Pilih ruang ${two!.kode}`));
  await page.keyboard.press("Space");
  for (let at = 0; at < 3; at += 1) await page.keyboard.press("Shift+Tab");
  await isFocused(page.getByRole("button", { name: "Atur pengawas 2 ruang" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Atur pengawas 2 ruang");
  const picker = dialog.getByRole("combobox", { name: "Tambah pengawas" });
  await dialog.waitFor();
  await tabTo(page, picker);
  await page.keyboard.type("Pak Siaga");
  await page.getByRole("option", { name: "Pak Siaga sebagai nama luar" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.getByText("2 ruang berubah").waitFor();
  await dialog.getByText(`Pak Siaga: ${one!.kode}, ${two!.kode}`).waitFor();
  assert.equal(await proctorsNow(page, event), before, "nothing is written before it is saved");
  await tabTo(page, dialog.getByRole("button", { name: "Simpan 2 ruang" }));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  const after = before.map((names, at) => (at < 2 ? [...names, "Pak Siaga"] : names));
  assert.equal(await proctorsNow(page, event), after);
  const saved = toast(page, "Pengawas 2 ruang sudah disimpan.");
  await tabTo(page, saved.getByRole("button", { name: "Urungkan" }));
  await page.keyboard.press("Enter");
  await soon.equal(() => proctorsNow(page, event), before);
});

test("a room that somebody changes meanwhile refuses, and the other one is written", async () => {
  const { page, event, detail } = await openRooms(exo);
  const [one, two] = detail.rooms;
  for (const { kode } of [one!, two!]) await page.getByLabel(`Pilih ruang ${kode}`).check();
  await page.getByRole("button", { name: "Atur pengawas 2 ruang" }).click();
  const dialog = dialogOf(page, "Atur pengawas 2 ruang");
  await dialog.getByLabel("Ganti semua").check();
  await dialog.getByRole("combobox", { name: "Tambah pengawas" }).fill("Bu Tamu");
  await page.getByRole("option", { name: "Bu Tamu sebagai nama luar" }).click();
  await dialog.getByText("2 ruang berubah").waitFor();
  const { room_id, own_kapasitas, pengawas } = one!;
  const was = { own_kapasitas, pengawas };
  const theirs = { own_kapasitas, pengawas: [{ nama: "Orang lain", nip: "" }] };
  await callBeside(page, updateEventRoom, { id: event, room_id, ...theirs, was });
  await dialog.getByRole("button", { name: "Simpan 2 ruang" }).dblclick();
  await dialog.getByText("1 berhasil").waitFor();
  await dialog
    .getByText(new RegExp(`Ruang ${one!.kode} sudah diubah oleh orang lain`, "u"))
    .waitFor();
  await dialog.getByRole("button", { name: "Tutup" }).last().click();
  const [first, second] = await proctorsNow(page, event);
  assert.equal([first, second], [["Orang lain"], ["Bu Tamu"]]);
  await page.getByRole("button", { name: one!.kode }).getByText("Orang lain").waitFor();
});

test("by keys alone somebody is named for one session of two rooms, and the form shows it", async () => {
  const { page, event, detail } = await openRooms(exo);
  const [one, two] = detail.rooms;
  for (const { kode } of [one!, two!]) await page.getByLabel(`Pilih ruang ${kode}`).check();
  await page.getByRole("button", { name: "Atur pengawas 2 ruang" }).click();
  const dialog = dialogOf(page, "Atur pengawas 2 ruang");
  await tabTo(page, dialog.getByRole("combobox", { name: "Tambah pengawas" }));
  await page.keyboard.type("Pak Siaga");
  await page.getByRole("option", { name: "Pak Siaga sebagai nama luar" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const duty = (text: string) => `Hari dan sesi Pak Siaga: ${text}`;
  const times = dialog.locator("summary");
  assert.is(await times.getAttribute("aria-label"), duty("semua hari, semua sesi"));
  for (let at = 0; at < 6 && !(await isActive(times)); at += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await isFocused(times);
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("checkbox", { name: "Sesi 2" }));
  await page.keyboard.press("Space");
  await dialog.getByText("Pak Siaga (semua hari, sesi 2)").first().waitFor();
  await tabTo(page, dialog.getByRole("button", { name: "Simpan 2 ruang" }));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  const { rooms } = await callBeside(page, getEventRooms, { id: event });
  assert.equal(
    rooms.map(({ pengawas }) => pengawas.at(-1)?.sessions),
    rooms.map((_room, at) => (at < 2 ? [2] : [])),
  );
  await page.getByRole("button", { name: `Tindakan untuk ruang ${one!.kode}` }).click();
  await page.getByRole("menuitem", { name: "Pengawas dan kursi" }).click();
  await page.getByLabel(duty("semua hari, sesi 2")).waitFor();
});

test("by sheet a name proposes its account, what would change is shown, and an export comes in unchanged", async () => {
  const { page, event, detail } = await openRooms(exo);
  const [one, two] = detail.rooms;
  const accounts = await callBeside(page, listProctorAccounts, {});
  const teacher = accounts.find(({ id, name }) =>
    accounts.every((other) => other.id === id || other.name !== name),
  )!;
  const dialog = dialogOf(page, "Impor ruang dan tempat duduk");
  const check = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByRole("button", { name: "Lainnya", exact: true }).click();
    await page.getByRole("menuitem", { name: "Impor" }).click();
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByRole("button", { name: "Periksa" }).click();
  };
  const rows = ["kode_ruang;pengawas", `${one!.kode};${teacher.name} (sesi 1)`, `${two!.kode};-`];
  const buffer = Buffer.from(rows.join("\r\n"));
  await check({ name: "pengawas.csv", mimeType: "text/csv", buffer });
  await dialog.getByText(`${teacher.name} juga nama akun ${teacher.email}.`).waitFor();
  await dialog
    .getByRole("button", { name: /Perbaiki/u })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Lihat perubahan" }).click();
  const changes = dialog.getByRole("table", { name: "Pengawas 2 ruang berubah" });
  const named = changes.getByRole("row", { name: teacher.email });
  await named.getByText(one!.kode).waitFor();
  await named.getByText("semua hari, sesi 1").waitFor();
  await changes.getByRole("row", { name: two!.kode }).getByText("tanpa pengawas").waitFor();
  await dialog.getByRole("button", { name: "Simpan pengawas 2 ruang" }).click();
  await dialog.getByText("Ruang dengan pengawas baru").waitFor();
  await dialog.getByRole("button", { name: "Selesai" }).click();
  const now = await proctorsNow(page, event);
  assert.equal(now.slice(0, 2), [[teacher.name], []]);
  await page.getByRole("button", { name: one!.kode }).getByText(teacher.name).waitFor();
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Ekspor" }).click(),
  ]);
  await check(await download.path());
  await dialog.getByRole("button", { name: "Lihat perubahan" }).click();
  await dialog.getByText("Tidak ada yang berubah").waitFor();
});

test.run();
