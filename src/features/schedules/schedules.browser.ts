// The schedules screen as a person uses it: participants by number, banks by keyboard, switching on and back.
import * as assert from "uvu/assert";
import {
  createSchedule,
  listScheduleBanks,
  listSchedules,
} from "../../contract/exams/schedules.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console } from "../../testing/browser/console-page.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  openScreen,
  pressAbove,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";
import { scheduleFields } from "../../testing/exams/test-schedule-input.ts";

const test = suite("schedules screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("whom a new schedule names is chosen once it is saved, and unknown numbers are told", async () => {
  const page = await openScreen(exo, "jadwal");
  await pressAbove(page, "Tambah jadwal");
  const form = dialogOf(page, "Tambah jadwal");
  await form.getByLabel("Nama ujian").fill("Susulan Fisika");
  await form.getByRole("radio", { name: /^Spesifik/u }).check();
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  const people = dialogOf(page, "Peserta Susulan Fisika");
  await people.getByText("Belum ada peserta").waitFor();
  await people.getByRole("button", { name: "Tambah lewat nomor" }).click();
  const numbers = dialogOf(page, "Pilih peserta untuk Susulan Fisika");
  await numbers.getByLabel("Nomor ujian").fill("01-001-0001, 99-999");
  await numbers.getByRole("button", { name: "Tambahkan" }).click();
  await numbers.getByText("Tidak dikenal atau tidak aktif: 99-999").waitFor();
  await numbers.getByLabel("Nomor ujian").fill("01-001-0001 01-001-0002");
  await numbers.getByRole("button", { name: "Tambahkan" }).click();
  await toast(page, "2 peserta ditambahkan.").waitFor();
  await people.getByText("01-001-0002").waitFor();
  await people.getByRole("button", { name: "Tutup" }).last().click();
  await soon.ok(async () => (await rowOf(page, "Susulan Fisika").innerText()).includes("2"));
});

test("a minimum longer than the exam is refused in the form, without a call to the server", async () => {
  const page = await openScreen(exo, "jadwal");
  await pressAbove(page, "Tambah jadwal");
  const form = dialogOf(page, "Tambah jadwal");
  await form.getByLabel("Nama ujian").fill("Terlalu lama");
  await form.getByLabel(/^Durasi/u).fill("60");
  await form.getByText("Pengaturan lain").click();
  await form.getByLabel(/^Minimum pengerjaan/u).fill("90");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(createSchedule.path)) {
      sent.push(request.url());
    }
  });
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await form.getByText("Minimum pengerjaan tidak boleh lebih dari durasi.").waitFor();
  assert.equal(sent, []);
});

test("banks are ordered by keyboard, and kept in that order", async () => {
  const page = await openScreen(exo, "jadwal");
  const banks = (await callBeside(page, listScheduleBanks, {})).slice(0, 2);
  const bank_ids = banks.map(({ id }) => id);
  await callBeside(page, createSchedule, scheduleFields("Urutan", { bank_ids }));
  await page.reload();
  await chooseFor(page, "Urutan", "Ubah");
  const form = dialogOf(page, "Ubah Urutan");
  await form.getByRole("button", { name: `Pindahkan ${banks[1]!.kode}` }).press("ArrowUp");
  await form.getByText(`${banks[1]!.kode} di urutan 1 dari 2.`).waitFor({ state: "attached" });
  await form.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Jadwal Urutan sudah disimpan.").waitFor();
  const { items } = await callBeside(page, listSchedules, { q: "Urutan" });
  assert.equal(
    items[0]!.banks.map(({ id }) => id),
    [...bank_ids].reverse(),
  );
});

test("a ready one is activated at once, taken back, and one that is not says why", async () => {
  const page = await openScreen(exo, "jadwal");
  const [bank] = await callBeside(page, listScheduleBanks, {});
  const ready = scheduleFields("Sudah siap", { tanggal: "2027-02-01", bank_ids: [bank!.id] });
  await callBeside(page, createSchedule, ready);
  await callBeside(page, createSchedule, scheduleFields("Belum siap"));
  await page.reload();
  await chooseFor(page, "Sudah siap", "Aktifkan");
  const told = toast(page, "Sudah siap sudah diaktifkan.");
  await told.waitFor();
  await rowOf(page, "Sudah siap").getByText("Akan datang").waitFor();
  await told.getByRole("button", { name: "Urungkan" }).click();
  await rowOf(page, "Sudah siap").getByText("Draf").waitFor();
  await chooseFor(page, "Belum siap", "Aktifkan");
  await toast(page, "Belum siap: belum ada banksoal.").waitFor();
});

test.run();
