// Adding time for many participants: the dialog says whom it means and waits ten seconds. The added time is then taken back.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone, screenshot } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  chooseForSelected,
  dialogOf,
  tickRows,
} from "../../../testing/browser/list-screen.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addWatchedExam } from "../../../testing/exams/watched-exam.ts";

const test = suite("acts on many");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function fill(db: Db): Promise<void> {
  await addWatchedExam(db, new Date(), 40);
}

test("time for all waits, is cancelled, is given at once, and is taken back", async () => {
  const page = await exo.signedIn("OPRA", { address: addressOf(exo, "ujian.peserta") });
  await page.getByRole("row", { name: /Peserta 1\.4\b/u }).waitFor();
  await tickRows(page);
  await chooseForSelected(page, "Tambah waktu");
  const dialog = dialogOf(page, /^Tambah waktu/u);
  await dialog.getByText(/ · Sesi 1 · \d+ sedang mengerjakan, \d+ belum login$/u).waitFor();
  await dialog.getByLabel(/^Alasan/u).fill("Listrik padam");
  await dialog.getByRole("button", { name: /^Tambah waktu/u }).click();
  await dialog.getByText(/^Dijalankan dalam \d+ detik$/u).waitFor();
  // The whole check of a screen takes longer than it waits.
  await screenshot(page, "time-for-many-waits");
  await dialog.getByRole("button", { name: "Batal" }).click();
  await soon.is(() => dialog.getByText(/^Dijalankan dalam/u).count(), 0);
  await dialog.getByRole("button", { name: /^Tambah waktu/u }).click();
  await dialog.getByRole("button", { name: "Jalankan sekarang" }).click();
  await page.getByText(/^\+10 menit untuk \d+ peserta/u).waitFor();

  const onPhone = await exo.signedIn("OPRA", {
    size: phone,
    address: addressOf(exo, "ujian.peserta"),
  });
  await onPhone.getByRole("button", { name: /^Tindakan untuk Peserta 1\.4\b/u }).click();
  await onPhone.getByRole("menuitem", { name: "Kurangi tambahan waktu" }).click();
  const less = dialogOf(onPhone, /^Kurangi tambahan waktu/u);
  await less.getByLabel(/^Alasan/u).fill("Salah tekan");
  await visualCheck(onPhone, "taking time back");
  await less.getByRole("button", { name: /^Kurangi tambahan waktu/u }).click();
  await onPhone.getByText(/^−10 menit untuk 1 peserta/u).waitFor();
});

/** As if all but one had been at work when the dialog asked: the server refuses those who have not begun. */
async function showMoreAtWork(page: Page): Promise<void> {
  await page.route("**/sittings/export", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { items: { status: number | null }[] } };
    const outside = body.data.items.filter(({ status }) => status !== 3);
    for (const row of outside.slice(1)) row.status = 3;
    await route.fulfill({ response, json: body });
  });
}

test("ending everybody at work names who is left out, and can be cancelled although the server refuses some", async () => {
  const page = await exo.signedIn("OPRA", { address: addressOf(exo, "ujian.peserta") });
  await page.getByRole("row", { name: /Peserta 1\.4\b/u }).waitFor();
  await tickRows(page);
  await showMoreAtWork(page);
  await chooseForSelected(page, "Tutup paksa");
  const dialog = dialogOf(page, /^Tutup paksa/u);
  await dialog.getByText(/^\d+ peserta lain tidak dapat dikenai dan dilewati/u).waitFor();
  await dialog.getByLabel(/^Alasan/u).fill("Salah jadwal");
  await dialog.getByRole("button", { name: /^Tutup paksa/u }).click();
  await dialog.getByText(/^Menutup paksa \d+ peserta dalam \d+ detik$/u).waitFor();
  await screenshot(page, "order-with-some-left-out-waits");
  await dialog.getByText(/tidak dapat dikenai dan dilewati/u).waitFor();
  assert.is(await dialog.getByText(/berhasil/u).count(), 0, "nothing has happened yet");
  await dialog.getByRole("button", { name: "Batalkan" }).click();
  await dialog.getByText(/^Tutup paksa untuk \d+ peserta dibatalkan oleh/u).waitFor();
});

test.run();
