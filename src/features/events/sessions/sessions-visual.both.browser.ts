// How the board of sessions looks, and one walk over it.
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { dialogOf, toast } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { columnOf, openBoard } from "../../../testing/browser/screens/session-board-page.ts";
import { fillSessionSchool, sessionSchool } from "../../../testing/exams/session-school.ts";

const test = suite("look of the board of sessions");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: fillSessionSchool });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("on a PC the board says how full each session is, and what is chosen where it can go", async () => {
  const page = await openBoard(exo, sessionSchool.board, "Sesi · Kimia XII");
  await columnOf(page, "Sesi 2").getByText("3 lebih").waitFor();
  await columnOf(page, "Sesi 1").getByText("2 sisa").waitFor();
  await visualCheck(page, "board");
  const one = columnOf(page, "Sesi 1");
  await one.getByRole("button", { name: "Buka X / X 1" }).click();
  await one.getByText(/01-001-0001 · R-01/u).waitFor();
  await one.getByRole("checkbox", { name: /01-001-0003/u }).check();
  await visualCheck(page, "chosen");
  await page.getByRole("button", { name: /^Sesi 3/u }).click();
  await toast(page, "1 peserta kini di Sesi 3.").waitFor();
  await page.getByLabel("Cari nama atau nomor ujian").fill("tidak ada yang bernama begini");
  await columnOf(page, "Sesi 3").getByText("Tidak ada yang cocok").waitFor();
  await visualCheck(page, "nothing found");
});

test("the dialogs show what comes out before anything is saved", async () => {
  const page = await openBoard(exo, sessionSchool.board, "Sesi · Kimia XII");
  await page.getByRole("button", { name: "Bagi otomatis" }).click();
  const split = dialogOf(page, "Bagi peserta ke sesi");
  await split.getByRole("radio", { name: /^Semua peserta/u }).check();
  await visualCheck(page, "split");
  await split.getByRole("button", { name: "Batal" }).click();
  await page.getByRole("button", { name: "Salin sesi" }).click();
  const copy = dialogOf(page, "Salin sesi");
  await copy.getByRole("radio", { name: /Biologi XII/u }).check();
  await copy.getByRole("row", { name: /^Sesi 1/u }).waitFor();
  await visualCheck(page, "copy");
  await copy.getByRole("button", { name: "Batal" }).click();
  await page.getByRole("button", { name: "Atur sesi" }).click();
  await dialogOf(page, "Atur sesi").getByRole("button", { name: "Hapus sesi 2" }).click();
  await visualCheck(page, "starts");
});

test("a schedule without sessions or without participants says what to do next", async () => {
  const page = await openBoard(exo, sessionSchool.bare, "Sesi · Fisika XII");
  await page.getByText("Jadwal ini belum mempunyai sesi").waitFor();
  await visualCheck(page, "no sessions");
  await exo.closePages();
  const other = await openBoard(exo, sessionSchool.nobody, "Sesi · Susulan");
  await other.getByText("Belum ada peserta").waitFor();
  await visualCheck(other, "no participants");
  await exo.closePages();
  const lost = await openBoard(exo, "tidak-ada", "Sesi");
  await lost.getByText("Sesi tidak dapat dimuat").waitFor();
  await visualCheck(lost, "failed");
});

test("on a phone one column is seen at a time, and buttons at the thumb move", async () => {
  const page = await openBoard(exo, sessionSchool.board, "Sesi · Kimia XII", { size: phone });
  await visualCheck(page, "phone");
  await page.getByRole("button", { name: /^Sesi 2/u }).click();
  const two = columnOf(page, "Sesi 2");
  await two.getByRole("checkbox").first().check();
  await visualCheck(page, "phone, chosen");
  await page.getByRole("button", { name: "Batalkan pilihan" }).click();
  await page.getByRole("button", { name: "Bagi otomatis" }).click();
  await dialogOf(page, "Bagi peserta ke sesi").waitFor();
  await visualCheck(page, "phone, split");
});

test.run();
