// The question banks screen as a person uses it: plan, lock, copy, archive.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { lockQuestionBank } from "../../../contract/questions/banks.ts";
import { Console, screenshot } from "../../../testing/browser/console-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import {
  callBeside,
  chooseFor,
  chooseForSelected,
  dialogOf,
  isFocused,
  openScreen,
  rowOf,
  toast,
} from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { addBank } from "../../../testing/browser/questions/question-list.ts";

const test = suite("question banks screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "banksoal", query);

async function addBeside(page: Page, kode: string): Promise<void> {
  await addBank(page, kode);
  await page.reload();
  await rowOf(page, kode).waitFor();
}

test("shows what is there against what is planned, by type when it is opened", async () => {
  const page = await opened();
  await rowOf(page, "BKSL-BIN-2026").getByText("12/11").waitFor();
  const short = rowOf(page, "BKSL-SEJ-2026");
  await short.getByText("12/25").waitFor();
  await short.getByText("Kurang").waitFor();
});

test("a fault in the plan is named by its type, and the cursor stands in its row", async () => {
  const page = await opened();
  await chooseFor(page, "BKSL-SEJ-2026 — Sejarah kelas X, semester 1", "Ubah");
  const dialog = dialogOf(page, "Ubah BKSL-SEJ-2026");
  await dialog.getByLabel("Bobot Listening").fill("10");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Listening: Jumlah soal harus berupa angka.").waitFor();
  await isFocused(dialog.getByLabel("Jumlah soal Listening"));
});

test("a locked bank can only be opened, by its password or by the Head Master", async () => {
  const page = await opened();
  await addBeside(page, "KUNCI-1");
  const label = "KUNCI-1 — Bank KUNCI-1";
  await chooseFor(page, label, "Kunci");
  const lock = dialogOf(page, "Kunci KUNCI-1");
  await lock.getByLabel("Password kunci").fill("rahasia");
  await lock.getByRole("button", { name: "Kunci banksoal" }).click();
  await rowOf(page, "KUNCI-1").getByText("Terkunci").waitFor();
  await chooseFor(page, label, "Buka kunci");
  const unlock = dialogOf(page, "Buka kunci KUNCI-1");
  await unlock.getByLabel("Password kunci").fill("salah");
  await unlock.getByRole("button", { name: "Buka kunci" }).click();
  await unlock.getByText("Password kunci salah.").waitFor();
  await unlock.getByRole("button", { name: "Batal" }).click();
  await page.getByRole("button", { name: "Buang perubahan" }).click();
  await page.getByRole("button", { name: `Tindakan untuk ${label}` }).click();
  await soon.is(() => page.getByRole("menuitem").count(), 2);
  await page.getByRole("menuitem", { name: /^Buka paksa/u }).click();
  const force = dialogOf(page, /^Buka paksa kunci/u);
  await force.getByLabel("Alasan").fill("Guru pindah sekolah");
  await force.getByRole("button", { name: "Buka paksa" }).click();
  await toast(page, "Kunci banksoal KUNCI-1 sudah dibuka.").waitFor();
});

test("a copy stands in the list with all its questions, and archiving takes it out", async () => {
  const page = await opened();
  await chooseFor(page, "BKSL-BIN-2026 — Bahasa Indonesia kelas X, semester 1", "Duplikat");
  const dialog = dialogOf(page, "Duplikat BKSL-BIN-2026");
  await dialog.getByLabel("Kode").fill("SALINAN-BIN");
  await dialog.getByRole("button", { name: "Buat salinan" }).click();
  await rowOf(page, "SALINAN-BIN").getByText("12/11").waitFor();
  const label = "SALINAN-BIN — Bahasa Indonesia kelas X, semester 1 (salinan)";
  await chooseFor(page, label, "Arsipkan");
  await page.getByRole("button", { name: "Arsipkan", exact: true }).click();
  await rowOf(page, "SALINAN-BIN").waitFor({ state: "detached" });
  await page.getByLabel("Status").selectOption({ label: "Arsip" });
  await rowOf(page, "SALINAN-BIN").waitFor();
});

test("the files of a bank are looked after: one that is used says where, one that is not can go", async () => {
  const page = await opened();
  await chooseFor(page, "BKSL-FIS-2026 — Contoh 16 tipe soal", "File");
  const files = dialogOf(page, "File BKSL-FIS-2026");
  await files.getByText("gelombang-transversal.png").waitFor();
  await files.getByRole("button", { name: /lihat pemakaian gelombang/u }).click();
  const uses = dialogOf(page, "Pemakaian gelombang-transversal.png");
  await uses.getByText(/^BKSL-FIS-2026 · Soal/u).waitFor();
  await uses.getByRole("button", { name: "Tutup pemakaian" }).last().click();
  await soon.is(() => files.getByRole("radio").count(), 0, "there is nothing to choose");
  await files.locator("input[type=file]").setInputFiles("static/img/exo.jpg");
  await files.getByText("1 file sudah diunggah.").waitFor({ state: "attached" });
  await visualCheck(page, "files");
  await screenshot(page, "banksoal-files");
  await files.getByRole("button", { name: /^Hapus exo/u }).click();
  await page.getByRole("button", { name: "Hapus file" }).click();
  await files.getByText(/^exo/u).waitFor({ state: "detached" });
  await files.getByRole("tab", { name: "Gambar" }).press("ArrowRight");
  await files.getByText("dua-nada.wav").waitFor();
});

test("a bank is deleted once its code is typed, many once their number is; what goes and what stays is said", async () => {
  const page = await opened();
  await addBeside(page, "BUANG-1");
  const locked = await addBank(page, "TAHAN-1");
  await callBeside(page, lockQuestionBank, { id: locked.id, password: "rahasia" });
  await addBeside(page, "BUANG-2");
  await chooseFor(page, "BUANG-1 — Bank BUANG-1", "Hapus");
  const one = dialogOf(page, "Hapus banksoal BUANG-1 — Bank BUANG-1?");
  await one.getByText(/^Terhapus untuk selamanya: 0 soal, 0 referensi/u).waitFor();
  const button = one.getByRole("button", { name: "Hapus", exact: true });
  await soon.ok(() => button.isDisabled());
  await one.getByLabel("Ketik BUANG-1 untuk melanjutkan").fill("BUANG");
  await soon.ok(() => button.isDisabled());
  await visualCheck(page, "removal");
  await one.getByLabel("Ketik BUANG-1 untuk melanjutkan").fill("BUANG-1");
  await page.keyboard.press("Enter");
  await toast(page, "BUANG-1 — Bank BUANG-1 sudah dihapus.").waitFor();
  await rowOf(page, "BUANG-2").getByRole("checkbox").check();
  await rowOf(page, "TAHAN-1").getByRole("checkbox").check();
  await chooseForSelected(page, "Hapus");
  const many = dialogOf(page, "Hapus 2 banksoal?");
  await many.getByText("1 dari 2 banksoal tidak ikut dihapus:").waitFor();
  await visualCheck(page, "removal-of-many");
  await many.getByLabel("Ketik 2 untuk melanjutkan").fill("2");
  await many.getByRole("button", { name: "Hapus 2 banksoal" }).click();
  await many.getByText("1 ditolak").waitFor();
});

test.run();
