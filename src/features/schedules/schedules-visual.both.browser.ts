// How the schedules screen looks, and one walk from nothing to an active schedule.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listEvents, createEvent } from "../../contract/exams/events.ts";
import { createSchedule, listScheduleBanks } from "../../contract/exams/schedules.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  openScreen,
  pressAbove,
  rowOf,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { newEvent } from "../../testing/exams/new-event.ts";
import { scheduleFields } from "../../testing/exams/test-schedule-input.ts";

const test = suite("look of the schedules screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a schedule is made, told what it lacks, mended and activated", async () => {
  const page = await openScreen(exo, "jadwal");
  await pressAbove(page, "Tambah jadwal");
  const form = dialogOf(page, "Tambah jadwal");
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await form.getByText("Nama ujian wajib diisi.").waitFor();
  await form.getByLabel("Nama ujian").fill("Sosiologi susulan");
  await form.getByLabel("Tanggal").fill("2026-12-21");
  await form.getByLabel("Jam mulai").fill("23:00");
  await form.getByText("Berakhir 00.30 WIB keesokan harinya.").waitFor();
  await form.getByText("Pengaturan lain").click();
  await form.getByLabel(/^Masuk paling lambat/u).fill("100");
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await form.getByText("Batas masuk tidak boleh sesudah ujian ditutup.").waitFor();
  await form.getByLabel(/^Masuk paling lambat/u).fill("30");
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await toast(page, "Jadwal Sosiologi susulan sudah disimpan.").waitFor();
  await rowOf(page, "Sosiologi susulan").getByText("Draf").waitFor();

  await chooseFor(page, "Sosiologi susulan", "Periksa kesiapan");
  const readiness = dialogOf(page, "Kesiapan Sosiologi susulan");
  await readiness.getByText("Belum ada banksoal", { exact: true }).waitFor();
  assert.ok(await readiness.getByRole("button", { name: "Aktifkan" }).isDisabled());
  await readiness.getByRole("button", { name: "Pilih banksoal" }).first().click();
  const again = dialogOf(page, "Ubah Sosiologi susulan");
  await again.getByRole("combobox", { name: "Banksoal" }).fill("BKSL");
  await page.getByRole("listbox").getByRole("option").first().click();
  await again
    .getByText(/mendapat banksoal/u)
    .first()
    .waitFor();
  await again.getByRole("button", { name: "Simpan" }).click();
  await again.waitFor({ state: "detached" });
  await chooseFor(page, "Sosiologi susulan", "Periksa kesiapan");
  await readiness.getByText("1 banksoal dipilih").waitFor();
});

test("axe finds nothing in list, form and readiness, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "jadwal", "", { size });
    await visualCheck(page, "list");
    await showForm(page);
    await visualCheck(page, "form");
    await exo.closePages();
    const other = await openScreen(exo, "jadwal", "", { size });
    await fill(other);
    await visualCheck(other, "full list");
    await chooseFor(other, longName, "Periksa kesiapan");
    await dialogOf(other, `Kesiapan ${longName}`)
      .getByRole("heading", { name: "Siapa mendapat banksoal apa" })
      .waitFor();
    await visualCheck(other, "readiness");
    await exo.closePages();
    const people = await openScreen(exo, "jadwal", "?q=susulan", { size });
    await chooseFor(people, "Susulan", "Peserta jadwal");
    await dialogOf(people, "Peserta Susulan").getByText("Belum ada peserta").waitFor();
    await visualCheck(people, "people");
    await dialogOf(people, "Peserta Susulan")
      .getByRole("button", { name: "Pilih peserta" })
      .click();
    await settled(people);
    await visualCheck(people, "candidates");
    await exo.closePages();
  }
});

const longName = "Pendidikan Agama Islam dan Budi Pekerti Kelas XII";

async function showForm(page: Page): Promise<void> {
  await pressAbove(page, "Tambah jadwal");
  const dialog = dialogOf(page, "Tambah jadwal");
  await dialog.getByRole("combobox", { name: "Banksoal" }).fill("BKSL");
  await page.getByRole("listbox").getByRole("option").first().click();
  await dialog
    .getByText(/mendapat banksoal/u)
    .first()
    .waitFor();
  await dialog.getByText("Pengaturan lain").click();
}

/** Once; in each state that can be reached without waiting. */
async function fill(page: Page): Promise<void> {
  const { items } = await callBeside(page, listEvents, { q: "PAS-LOOK" });
  if (items.length > 0) return;
  const nama = "Penilaian Akhir Semester Ganjil 2026/2027";
  const event = newEvent("PAS-LOOK", { nama, status: "aktif", mulai: null, selesai: null });
  const { id: event_id } = await callBeside(page, createEvent, event);
  const banks = await callBeside(page, listScheduleBanks, {});
  const bank_ids = banks.slice(0, 2).map(({ id }) => id);
  for (const [at, alias] of ["Matematika XII", "Fisika XII", longName].entries()) {
    const tanggal = `2026-11-${28 + at}`;
    await callBeside(page, createSchedule, scheduleFields(alias, { event_id, tanggal, bank_ids }));
  }
  const named = scheduleFields("Susulan", { participant_mode: "SP" });
  await callBeside(page, createSchedule, named);
  await page.reload();
  await settled(page);
}

test.run();
