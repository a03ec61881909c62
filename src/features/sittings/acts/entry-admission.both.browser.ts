// Somebody who comes after the limit of entry: shown as that, admitted from the board with a reason, and the admission taken back
// on a phone.
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, dialogOf, rowOf } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addWatchedExam } from "../../../testing/exams/watched-exam.ts";

const test = suite("admission after the limit of entry");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** It began an hour ago and ends in an hour; nobody enters any more. */
async function fill(db: Db): Promise<void> {
  const { schedule } = await addWatchedExam(db, new Date(), 40);
  await db.updateTable("schedules").set({ masuk_sampai: 30 }).where("id", "=", schedule).execute();
}

test("who comes too late is admitted with a reason, and the admission is taken back", async () => {
  const board = await exo.signedIn("OPRA", { address: addressOf(exo, "monitor.peserta") });
  const late = board.getByRole("row", { name: /Peserta 1\.29\b/u });
  await late.getByText("Terlambat").waitFor();
  await late.getByRole("button", { name: /^Tindakan untuk/u }).click();
  await board.getByRole("menuitem", { name: "Izinkan masuk" }).click();
  const dialog = dialogOf(board, /^Izinkan masuk/u);
  await dialog.getByText(/^Sampai sesi ditutup pukul \d\d\.\d\d \(\d+ menit\)$/u).waitFor();
  await visualCheck(board, "admitting to the end of the session");
  await dialog.getByLabel("Sejumlah menit").check();
  await dialog.getByRole("button", { name: "45 menit" }).click();
  await dialog.getByText(/^Mengerjakan sampai pukul \d\d\.\d\d\.$/u).waitFor();
  const send = dialog.getByRole("button", { name: /^Izinkan masuk/u });
  await dialog.getByLabel(/^Alasan/u).fill("Ban bocor");
  await visualCheck(board, "admitting for some minutes");
  await send.click();
  await late.getByText("Boleh masuk").waitFor();
  await visualCheck(board, "somebody admitted on the board");

  const onPhone = await exo.signedIn("OPRA", {
    size: phone,
    address: addressOf(exo, "ujian.peserta"),
  });
  await onPhone.getByRole("button", { name: /^Tindakan untuk Peserta 1\.29\b/u }).click();
  await onPhone.getByRole("menuitem", { name: "Cabut izin" }).click();
  const less = dialogOf(onPhone, /^Cabut izin/u);
  await less.getByLabel(/^Alasan/u).fill("Salah orang");
  await visualCheck(onPhone, "taking an admission back");
  await less.getByRole("button", { name: /^Cabut izin/u }).click();
  await late.getByText("Terlambat").waitFor();

  const control = await exo.signedIn("OPRA", { address: addressOf(exo, "ujian.peserta") });
  await rowOf(control, "Peserta 1.29").getByText("Terlambat").waitFor();
  await control.getByRole("button", { name: /^Tindakan untuk Peserta 1\.29\b/u }).click();
  await control.getByRole("menuitem", { name: "Izinkan masuk" }).click();
  await dialogOf(control, /^Izinkan masuk/u)
    .getByLabel("Sampai sesi ditutup")
    .waitFor();
  assert.is(await control.getByRole("row").getByText("Boleh masuk").count(), 0);
});

test.run();
