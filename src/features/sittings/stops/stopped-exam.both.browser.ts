// An exam that is switched off with participants at work: asked about with their number, on the board with a time that stands still,
// and on again from the list.
import * as assert from "uvu/assert";
import { changeSchedules, listSchedules } from "../../../contract/exams/schedules.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  chooseForSelected,
  tickRows,
  dialogOf,
  openScreen,
  rowOf,
} from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addWatchedExam, watchedName } from "../../../testing/exams/watched-exam.ts";

const test = suite("an exam that is stopped");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function fill(db: Db): Promise<void> {
  await addWatchedExam(db, new Date(), 40);
}

test("who is at work is asked about with their number, and the exam stays where it is watched", async () => {
  const page = await openScreen(exo, "jadwal");
  await page.getByRole("searchbox").fill(watchedName);
  await chooseFor(page, watchedName, "Nonaktifkan");
  const dialog = dialogOf(page, /^Nonaktifkan/u);
  await dialog.getByText(/peserta sedang mengerjakan/u).waitFor();
  await visualCheck(page, "stopping an exam");
  await dialog.getByRole("button", { name: /^Nonaktifkan/u }).click();
  await rowOf(page, watchedName).getByText("Dihentikan sementara").waitFor();
  await visualCheck(page, "a stopped exam in the list");

  const board = await exo.signedIn("OPRA", { address: addressOf(exo, "monitor.peserta") });
  await board.getByText("Ujian ini dihentikan sejak").waitFor();
  await visualCheck(board, "a stopped exam on its board");
  const left = () => board.getByRole("row", { name: /Peserta 1\.3\b/u }).innerText();
  const before = await left();
  await board.waitForTimeout(2500);
  assert.is(await left(), before, "time stands still");

  const control = await exo.signedIn("OPRA", {
    size: phone,
    address: addressOf(exo, "ujian.peserta"),
  });
  await control.getByText("Ujian ini dihentikan sejak").waitFor();
  await visualCheck(control, "a stopped exam under control");

  await board.getByRole("button", { name: "Aktifkan lagi" }).click();
  await dialogOf(board, /^Aktifkan lagi/u)
    .getByRole("button", { name: "Aktifkan lagi" })
    .click();
  await soon.ok(async () => (await board.getByText("Ujian ini dihentikan sejak").count()) === 0);
  const { items } = await callBeside(page, listSchedules, { q: watchedName });
  await callBeside(page, changeSchedules, { changes: [{ id: items[0]!.id, active: false }] });
  await board.getByText("Ujian ini dihentikan sejak").waitFor();
  await page.reload();
  await page.getByRole("searchbox").fill(watchedName);
  await chooseFor(page, watchedName, "Aktifkan");
  await rowOf(page, watchedName).getByText("Berlangsung").waitFor();
  await soon.ok(async () => (await board.getByText("Ujian ini dihentikan sejak").count()) === 0);
});

test("many at once are asked about as well, and what could not be asked is not taken for nobody", async () => {
  const page = await openScreen(exo, "jadwal");
  const { items } = await callBeside(page, listSchedules, { q: watchedName });
  await callBeside(page, changeSchedules, { changes: [{ id: items[0]!.id, active: true }] });
  await page.route("**/schedules/export", (route) => route.abort());
  await tickRows(page);
  await chooseForSelected(page, "Nonaktifkan");
  const dialog = dialogOf(page, /^Nonaktifkan/u);
  await dialog.getByText("Belum dapat diperiksa siapa yang sedang mengerjakan").waitFor();
  await page.unroute("**/schedules/export");
  await dialog.getByText(/peserta sedang mengerjakan di \d+ jadwal/u).waitFor();
  await dialog.getByText(new RegExp(`^${watchedName}: \\d+ peserta$`, "u")).waitFor();
  await visualCheck(page, "stopping many");
});

test("the form of an exam that is sat closes what cannot be changed, and saves the rest", async () => {
  const page = await openScreen(exo, "jadwal");
  await page.getByRole("searchbox").fill(watchedName);
  await chooseFor(page, watchedName, "Ubah");
  const dialog = dialogOf(page, /^Ubah/u);
  await dialog.getByText(/^Sudah dimulai oleh \d+ peserta: event, hari, jam mulai/u).waitFor();
  assert.ok(await dialog.getByLabel(/^Tanggal/u).isDisabled());
  await visualCheck(page, "form of an exam that is sat");
  await dialog.getByRole("textbox", { name: /^Nama ujian/u }).fill(`${watchedName} (A)`);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await rowOf(page, `${watchedName} (A)`).waitFor();
});

test.run();
