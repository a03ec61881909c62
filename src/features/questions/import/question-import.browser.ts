// Questions into a bank and out of it, as a person does it: by keyboard, with a cable that is cut, with files that are no
// questions, in every format.
import { readFile } from "node:fs/promises";
import { goTo } from "../../../testing/browser/questions/question-list.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import * as assert from "uvu/assert";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { fileOf } from "../../../testing/browser/import-steps.ts";
import { zipParts } from "../../../files/zip/zip-parts.ts";
import { paragraph, wordDocument } from "../../../testing/questions/word-document.ts";
import { xlsFile } from "../../../testing/sheets/xls-file.ts";
import { dialogOf } from "../../../testing/browser/list-screen.ts";
import {
  openBankFor,
  openExport,
  openImport,
  review,
  save,
  total,
} from "../../../testing/browser/questions/import-hands.ts";

const test = suite("import of questions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("the keyboard alone imports: pick, leave out, save", async () => {
  const { page, bank } = await openBankFor(exo);
  const gift = fileOf("soal.gift", "::1:: Satu {=ya ~tidak}\n\n::2:: Dua {=ya ~tidak}\n");
  const wizard = await review(page, gift);
  await wizard
    .getByRole("checkbox", { name: /^Impor/u })
    .nth(1)
    .focus();
  await page.keyboard.press("Space");
  await wizard.getByRole("button", { name: "Simpan 1 soal" }).focus();
  await page.keyboard.press("Enter");
  await wizard.getByText("1 soal tersimpan").first().waitFor();
  await page.keyboard.press("Escape");
  await wizard.waitFor({ state: "hidden" });
  assert.is((await total(page, bank.id)).length, 1);
});

test("a cable cut while saving is told, and sending again writes once", async () => {
  const { page, bank } = await openBankFor(exo);
  const wizard = await review(page, fileOf("soal.gift", "Satu {=ya ~tidak}\n"));
  await page.route("**/questions/import", (route) => route.abort());
  await wizard.getByRole("button", { name: "Simpan 1 soal" }).click();
  await wizard.getByText("Jawaban server tidak sampai").first().waitFor();
  await visualCheck(page, "a lost answer");
  await page.unroute("**/questions/import");
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await wizard.getByText("1 soal tersimpan").first().waitFor();
  assert.is((await total(page, bank.id)).length, 1);
});

test("what draws formulas is fetched where a formula is, and a failure to fetch it loses nothing", async () => {
  const { page, bank } = await openBankFor(exo);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/latex-math-")) fetched.push(request.url());
  });
  const plain = fileOf("tanpa.gift", "Satu {=ya ~tidak}\n");
  const formula = fileOf("rumus.gift", "Nilai \\(\\frac\\{1\\}\\{2\\}\\) {=ya ~tidak}\n");
  const wizard = await openImport(page);
  const choose = (file: typeof plain) => wizard.locator("input[type=file]").setInputFiles(file);
  await page.context().route("**/latex-math-*", (route) => route.abort());
  await choose(formula);
  await wizard.getByText("untuk membaca dan menulis file tidak dapat dimuat").first().waitFor();
  await page.context().unroute("**/latex-math-*");
  fetched.length = 0;
  await choose(plain);
  await wizard.getByRole("button", { name: "Simpan 1 soal" }).waitFor();
  assert.equal(fetched, []);
  await wizard.getByRole("button", { name: "Pilih file lain" }).click();
  const restart = dialogOf(page, "Pilih file lain?");
  await restart.getByRole("button", { name: "Pilih file lain" }).click();
  await choose(formula);
  await wizard.getByRole("button", { name: "Simpan 1 soal" }).click();
  await wizard.getByText("1 soal tersimpan").first().waitFor();
  assert.ok(fetched.length > 0);
  const [saved] = await total(page, bank.id);
  assert.match(saved?.stem ?? "", /data-formula="\\frac\{1\}\{2\}"/u);
});

/** One of their four questions lacks its key. */
function olderFiles() {
  const rows = [
    ["NO", "SOAL", "JAWABAN A", "JAWABAN B", "JAWABAN BENAR"],
    ["1", "Ibu kota Indonesia?", "Bandung", "Jakarta", "Kunci: B"],
    ["2", "Ibu kota Jawa Barat?", "Bandung", "Jakarta", ""],
  ];
  const lines = ["1. Hasil 2 + 2?", "##B##", "tiga", "##", "empat", "***"];
  return [
    fileOf("soal.xls", xlsFile([{ name: "Soal", rows }])),
    fileOf("soal.csv", "No;Soal;Opsi A;Opsi B;Kunci\n1;Satu?;ya;tidak;A\n"),
    fileOf("lama.docx", zipParts(wordDocument(lines.map((text) => paragraph(text)).join("")))),
  ];
}

test("what holds no questions is refused in words, older files are read, and closing with work asks", async () => {
  const { page } = await openBankFor(exo);
  const wizard = await openImport(page);
  await wizard
    .locator("input[type=file]")
    .setInputFiles([fileOf("rusak.docx", "PK\u0003\u0004"), fileOf("soal.pdf", "%PDF-1.7")]);
  await wizard.getByText("rusak atau tidak lengkap").first().waitFor();
  await wizard.getByText("Ini file PDF").first().waitFor();
  await visualCheck(page, "refused files");
  await wizard.locator("input[type=file]").setInputFiles(olderFiles());
  await wizard.getByText("Kunci jawabannya tidak ada").first().waitFor();
  await wizard.getByRole("button", { name: "Simpan 3 soal" }).waitFor();
  await visualCheck(page, "older files");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Tutup impor?");
  await question.getByText("Soal belum disimpan").waitFor();
  await question.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await wizard.waitFor({ state: "hidden" });
});

test("the 16 examples go out in every format, and what it can say comes back", async () => {
  await bringOver("Word (.docx)", 16);
  await bringOver("QTI 3.0 (.zip)", 16);
  await bringOver("Moodle XML (.xml)", 13);
  await bringOver("Excel (.xlsx)", 11);
  await bringOver("GIFT (.txt)", 10);
  await bringOver("Aiken (.txt)", 2);
});

/** From the bank of all types into a bank of its own. */
async function bringOver(name: string, expected: number): Promise<void> {
  const { page, bank } = await openBankFor(exo);
  const dialog = await openExport(exo, page);
  await dialog.getByRole("radio", { name }).check();
  await dialog.getByRole("button", { name: "Buat file" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Unduh file" }).click(),
  ]);
  assert.match(
    download.suggestedFilename(),
    /^soal_[\w-]+_\d{8}-\d{4}\.(?:docx|zip|xml|xlsx|txt)$/u,
  );
  const bytes = await readFile(await download.path());
  await goTo(exo, page, bank);
  const wizard = await review(page, fileOf(download.suggestedFilename(), bytes));
  const label = await wizard.getByRole("button", { name: /^Simpan \d+ soal$/u }).innerText();
  assert.is(Number(/\d+/u.exec(label)?.[0]), expected, name);
  await save(wizard, expected);
  assert.is((await total(page, bank.id)).length, expected, name);
  await exo.closePages();
}

test.run();
