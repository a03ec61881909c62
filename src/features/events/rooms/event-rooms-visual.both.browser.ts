// How an event's rooms look: plan, list, dialogs, nothing there, and what cannot be loaded.
import { createEvent } from "../../../contract/exams/events.ts";
import { listPlacements } from "../../../contract/exams/placements.ts";
import {
  createRoom,
  listProctorAccounts,
  takeEventRooms,
  updateEventRoom,
} from "../../../contract/exams/rooms.ts";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { callBeside, dialogOf } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { goToRooms, openRooms, seat } from "../../../testing/browser/screens/rooms-page.ts";
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
  const teachers = await callBeside(page, listProctorAccounts, {});
  await seat(page, 1).waitFor();
  await visualCheck(page, "plan");
  await seat(page, 2).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await page.getByText("Belum ditempatkan: 1").waitFor();
  await seat(page, 3).click();
  await visualCheck(page, "held");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await page.getByRole("row").nth(2).getByRole("checkbox").check();
  await visualCheck(page, "list");
  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await page.getByText("Mendapat kursi").waitFor();
  await visualCheck(page, "filling");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Tambah ruang" }).click();
  await dialogOf(page, "Pakai ruang di event ini").getByRole("listitem").first().waitFor();
  await visualCheck(page, "choice");
  await page.getByRole("button", { name: "Ruang baru" }).click();
  await page.getByLabel("Kode").waitFor();
  await visualCheck(page, "room form");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Tindakan untuk ruang ${first!.kode}` }).click();
  await page.getByRole("menuitem", { name: "Pengawas dan kursi" }).click();
  const form = dialogOf(page, `Pengawas dan kursi ${first!.kode}`);
  const picker = form.getByRole("combobox", { name: "Tambah pengawas" });
  const taken = first!.pengawas.map(({ user_id: id }) => id);
  const account = teachers.find(({ id }) => !taken.includes(id))!;
  await picker.fill(account.name);
  await page.getByRole("option", { name: /sebagai nama luar/u }).click();
  await picker.fill(account.email.slice(0, 6));
  await page.getByRole("option", { name: account.email }).waitFor();
  await visualCheck(page, "proctors offered");
  await picker.press("Escape");
  await form.getByText("Guru dengan nama ini punya akun:").waitFor();
  await visualCheck(page, "proctors");
  await form.getByRole("button", { name: `pakai akun ${account.email}` }).click();
  await form.getByText("Guru dengan nama ini punya akun:").waitFor({ state: "detached" });
  await form.getByText(account.email).waitFor();
  await form.locator("summary").last().click();
  await form.getByRole("checkbox", { name: "Sesi 2" }).check();
  await visualCheck(page, "days and sessions");
});

test("several rooms are ticked, and what naming their proctors comes to is shown at both sizes", async () => {
  for (const size of [desktop, phone]) {
    const { page, detail } = await openRooms(exo, { size });
    await page.getByLabel("Pilih semua ruang").check();
    const named = size === desktop ? "rooms ticked" : "rooms ticked on a phone";
    await visualCheck(page, named);
    await page.getByRole("button", { name: /^Atur pengawas/u }).click();
    const dialog = dialogOf(page, `Atur pengawas ${detail.rooms.length} ruang`);
    await dialog.getByRole("combobox", { name: "Tambah pengawas" }).fill("Bu Tamu");
    await page.getByRole("option", { name: "Bu Tamu sebagai nama luar" }).click();
    await dialog.getByText("Pengawas yang sama di beberapa ruang").waitFor();
    await visualCheck(page, `${named}, somebody added`);
    await dialog.getByRole("radio", { name: "Hapus" }).check();
    await dialog.getByRole("checkbox").first().check();
    await dialog.getByText("ruang berubah").waitFor();
    await visualCheck(page, `${named}, somebody removed`);
    await exo.closePages();
  }
});

test("on a phone one room at a time, as a list, with the button at the thumb", async () => {
  const { page, detail } = await openRooms(exo, { size: phone }, "?sesi=2");
  await page.getByRole("button", { name: detail.rooms[0]!.kode }).waitFor();
  await visualCheck(page, "rooms");
  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await page.getByText("Mendapat kursi").waitFor();
  await visualCheck(page, "filling");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: detail.rooms[0]!.kode }).click();
  const row = page.getByRole("row").nth(2);
  await row.getByRole("button").click();
  await page.getByRole("menuitem", { name: "Keluarkan" }).click();
  await page
    .getByRole("button", { name: `Taruh 1 di kursi kosong ${detail.rooms[0]!.kode}` })
    .waitFor();
  await visualCheck(page, "room");
  await page.getByRole("button", { name: `Tindakan untuk ruang ${detail.rooms[0]!.kode}` }).click();
  await page.getByRole("menuitem", { name: "Pengawas dan kursi" }).click();
  await page.getByRole("combobox", { name: "Tambah pengawas" }).fill("Bu Tamu");
  await page.getByRole("option", { name: "Bu Tamu sebagai nama luar" }).click();
  await page.locator("summary").last().click();
  await visualCheck(page, "proctors on a phone");
});

test("the import shows rooms that differ, new ones and seats, and proctors of two rooms are told", async () => {
  const { page, event, detail } = await openRooms(exo, { size: desktop });
  const [one, two] = detail.rooms;
  for (const { room_id, own_kapasitas, pengawas } of [one!, two!]) {
    await callBeside(page, updateEventRoom, {
      id: event,
      room_id,
      own_kapasitas,
      pengawas: [{ nama: "Dra. Ratna Dewi", nip: "" }],
      was: { own_kapasitas, pengawas },
    });
  }
  const [account] = await callBeside(page, listProctorAccounts, {});
  await page.reload();
  await page.getByText(`Dra. Ratna Dewi: ${one!.kode}, ${two!.kode}`).waitFor();
  await visualCheck(page, "proctors of two rooms");
  const { items } = await callBeside(page, listPlacements, {
    id: event,
    sesi: 1,
    room_id: one!.room_id,
  });
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  await page.getByRole("menuitem", { name: "Impor" }).click();
  const rows = [
    "kode_ruang;nama_ruang;kapasitas;no_ujian;sesi;no_kursi;pengawas",
    `${one!.kode};Nama lain;${one!.kapasitas + 1};;;;${account!.name}`,
    `BARU-01;Ruang "baru" ${"panjang ".repeat(10)};40;;;`,
    `BARU-01;;;${items[0]!.no_ujian};1;40;"Dra. Ratna Dewi; ${account!.email} (19800101 200501 2 001); Tamu ${"panjang ".repeat(8)}"`,
  ];
  await dialogOf(page, "Impor ruang dan tempat duduk")
    .locator("input[type=file]")
    .setInputFiles({
      name: "ruang.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\r\n")),
    });
  await page.getByRole("button", { name: "Periksa" }).click();
  await visualCheck(page, "import review");
  await page.getByRole("button", { name: "Lihat perubahan" }).click();
  await page.getByText("1 ruang berbeda dari file").waitFor();
  await page.getByText("Ikuti file").click();
  await visualCheck(page, "import plan");
  await page.setViewportSize(phone);
  await visualCheck(page, "import plan on a phone");
  await page.setViewportSize(desktop);
  await page.getByRole("button", { name: "Simpan 1 tempat duduk" }).click();
  await page.getByText("Ruang diubah").waitFor();
  await visualCheck(page, "imported");
  await page.getByRole("button", { name: "Selesai" }).click();
  await page.getByRole("button", { name: /^BARU-01 / }).click();
  await seat(page, 40).getByText(items[0]!.nama.split(" ")[0]!).waitFor();
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Ekspor" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^ruang_[a-z0-9-]+_\d{8}-\d{4}\.xlsx$/u);
});

test("long names, no rooms, no sessions, and an event that is not there", async () => {
  const { page } = await openRooms(exo, { size: desktop });
  const nama = `Ujian "Akhir" O'Brien ${"Panjang".repeat(16)}`;
  const { id } = await callBeside(page, createEvent, newEvent("RUANG-PANJANG", { nama }));
  await goToRooms(exo, page, id);
  await page.getByText("Event ini belum memakai ruang").waitFor();
  await visualCheck(page, "no rooms");
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
  await visualCheck(page, "no sessions");
  await goToRooms(exo, page, "tidak-ada");
  await page.getByText("Ruang event tidak dapat dimuat").waitFor();
  await visualCheck(page, "not there");
});

test.run();
