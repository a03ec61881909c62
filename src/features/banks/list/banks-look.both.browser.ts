// How the question banks screen looks, by day, by night and on a phone, and one walk through its form.
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { look } from "../../../testing/browser/looks.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import {
  dialogOf,
  openScreen,
  rowOf,
  showDetail,
  toast,
} from "../../../testing/browser/list-screen.ts";
import { counted } from "../../../testing/browser/network.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("look of the question banks screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "banksoal", query);

test("a new bank comes with a code, and its weights are shared out to exactly 100", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah banksoal" }).click();
  const dialog = dialogOf(page, "Tambah banksoal");
  const code = await dialog.getByLabel("Kode").inputValue();
  assert.match(code, /^BKSL-[A-Z0-9]{3}-\d{4}$/u);
  await dialog.getByLabel("Nama banksoal").fill("Ujian akhir");
  await dialog.getByRole("combobox", { name: "Matpel" }).fill("Matem");
  await page
    .getByRole("listbox", { name: "Matpel" })
    .getByRole("option", { name: /Matematika/u })
    .click();
  await dialog.getByLabel("Jumlah soal Pilihan ganda", { exact: true }).fill("30");
  await dialog.getByLabel("Jumlah soal Uraian/Esay").fill("5");
  await dialog.getByLabel("Bobot Uraian/Esay").fill("30");
  await dialog.getByText("Bobot kurang 70").first().waitFor();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Jumlah bobot semua tipe harus tepat 100.").waitFor();
  await dialog.getByRole("button", { name: "Menurut jumlah" }).click();
  await dialog.getByText("Bobot sudah 100").first().waitFor();
  await soon.is(() => dialog.getByLabel("Bobot Uraian/Esay").inputValue(), "14,29");
  const sent = counted(page, /\/question-banks$/u);
  await dialog.getByRole("button", { name: "Simpan" }).dblclick();
  await toast(page, `Banksoal ${code} sudah disimpan.`).waitFor();
  assert.is(sent(), 1);
  await rowOf(page, code).getByText("0/35").waitFor();
});

test("the plan says what each way of scoring means, and takes a minus where there can be one", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah banksoal" }).click();
  const dialog = dialogOf(page, "Tambah banksoal");
  const ways = dialog.getByLabel("Penilaian Pilihan ganda", { exact: true });
  assert.is(await dialog.getByText("Bernilai hanya bila semuanya benar.").count(), 0);
  await dialog.getByLabel("Jumlah soal Pilihan ganda", { exact: true }).fill("30");
  await dialog.getByLabel("Bobot Pilihan ganda", { exact: true }).fill("60");
  await dialog.getByText("Benar 1,00; salah 0,00.").waitFor();
  await dialog.getByLabel("Minus bila salah").fill("0,25");
  await dialog.getByText("Benar 1,00; salah −0,25.").waitFor();
  await dialog.getByLabel("Jumlah soal Benar/Salah").fill("4");
  await dialog.getByLabel("Bobot Benar/Salah").fill("40");
  await dialog.getByLabel("Penilaian Benar/Salah").selectOption("parsial_penalti");
  await dialog.getByText("4 bagian, 3 benar, 1 salah: 0,50.").scrollIntoViewIfNeeded();
  await look(page, "plan explained");
  await ways.selectOption("bobot_opsi");
  await dialog.getByText("Bobot 4; 3; 2; 1; memilih 3: 0,75.").waitFor();
  assert.is(await dialog.getByLabel("Minus bila salah").count(), 0);
  await ways.selectOption("mutlak");
  assert.is(await dialog.getByLabel("Minus bila salah").inputValue(), "0,25");
  const code = await dialog.getByLabel("Kode").inputValue();
  await dialog.getByLabel("Nama banksoal").fill("Bank dengan minus");
  await dialog.getByRole("combobox", { name: "Matpel" }).fill("Matem");
  await page
    .getByRole("listbox", { name: "Matpel" })
    .getByRole("option", { name: /Matematika/u })
    .click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await toast(page, `Banksoal ${code} sudah disimpan.`).waitFor();
  await showDetail(rowOf(page, code));
  await page.getByText("Mutlak, minus 0,25").waitFor();
  await exo.closePages();
  const small = await openScreen(exo, "banksoal", "", { size: phone });
  await small.getByRole("button", { name: "Tambah banksoal" }).click();
  const form = dialogOf(small, "Tambah banksoal");
  await form.getByLabel("Jumlah soal Pilihan ganda", { exact: true }).fill("30");
  await form.getByText("Benar 1,00; salah 0,00.").scrollIntoViewIfNeeded();
  await look(small, "plan explained");
});

test("axe finds nothing in list, detail and form, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "banksoal", "", { size });
    await look(page, "list");
    await showDetail(rowOf(page, "BKSL-SEJ-2026"));
    await look(page, "detail");
    await page.getByRole("button", { name: "Tambah banksoal" }).click();
    await dialogOf(page, "Tambah banksoal").waitFor();
    await look(page, "form");
    await exo.closePages();
  }
});

test.run();
