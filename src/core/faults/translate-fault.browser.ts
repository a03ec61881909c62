// Faults and refusals as a person meets them in English: of a form, of the server, of a sheet, of a file of questions.
import { suite } from "../../testing/browser/browser-suite.ts";
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { Console } from "../../testing/browser/console-page.ts";
import { csv, downloaded, fileOf, rowsIn } from "../../testing/browser/import-steps.ts";
import { addressOf, dialogOf, settled } from "../../testing/browser/list-screen.ts";
import { openProfile } from "../../testing/browser/screens/profile-page.ts";
import { addBank } from "../../testing/browser/questions/question-list.ts";
import { routes } from "../../routes.ts";

const test = suite("faults in English");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const shows = (place: Locator, text: string) => place.getByText(text).first().waitFor();

async function speak(page: Page, language: string, save: string): Promise<void> {
  await page.getByLabel(language).check();
  await page.getByRole("button", { name: save }).click();
}

async function openSubjects(page: Page): Promise<void> {
  await page.goto(addressOf(exo, "matpel"));
  await settled(page);
}

test("forms, server and files speak the person's language, and Indonesian again afterwards", async () => {
  const page = await openProfile(exo, "preferences");
  await speak(page, "English", "Simpan");
  await page.getByRole("heading", { name: "Profile", exact: true }).waitFor();

  await openSubjects(page);
  await page.getByRole("button", { name: "Add subject" }).click();
  const form = dialogOf(page, "Add subject");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await shows(form, "Subject name is required.");
  await form.getByLabel("Subject name").fill('Sejarah "baru"');
  await form.getByLabel("Code").fill("SEJ");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await shows(form, "Code SEJ is already used by Sejarah.");

  await openSubjects(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const sheet = dialogOf(page, "Import subjects");
  const rows = [
    ["Kode Matpel", "Nama Matpel", "KKM"],
    ["EN 1", "Bahasa {n}", "75"],
    ["EN2", "", "tinggi"],
  ];
  await sheet.locator("input[type=file]").setInputFiles(csv(rows, "matpel.csv"));
  await sheet.getByRole("button", { name: "Check content" }).click();
  await shows(sheet, "Code must not contain spaces. Did you mean EN1?");
  await shows(sheet, "Subject name is required.");
  await shows(sheet, "The pass mark (KKM) must be a number from 0 to 100, for example 75 or 72,5.");
  const rejected = await downloaded(page, () =>
    sheet.getByRole("button", { name: "Download rejected rows .xlsx" }).click(),
  );
  assert.match(rejected.suggestedFilename(), /_rejected_/u);
  const [titles, first] = await rowsIn(rejected);
  assert.is(titles?.at(-1), "reason");
  assert.match(String(first?.at(-1)), /Code must not contain spaces\./u);

  const { id } = await addBank(page, "EN-1");
  await page.goto(addressOf(exo, "banksoal.soal").replace(":id", id));
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import questions" }).click();
  const questions = dialogOf(page, /^Import questions into/u);
  const gift = fileOf("soal.gift", "::1:: Satu {=ya ~%1.2.3%tidak}\n\n::2:: Dua {=ya ~tidak}\n");
  await questions.locator("input[type=file]").setInputFiles(gift);
  await shows(questions, "The worth %1.2.3% is not a number. Correct what the answer is worth.");
  await questions.getByRole("rowheader", { name: "Line 1 (1)" }).waitFor();

  await page.goto(addressOf(exo, "profile", "?tab=preferences"));
  await speak(page, "Indonesia", "Save");
  await page.getByRole("heading", { name: routes.profile.title, exact: true }).waitFor();
  await openSubjects(page);
  await page.getByRole("button", { name: "Tambah matpel" }).click();
  const again = dialogOf(page, "Tambah matpel");
  await again.getByRole("button", { name: "Simpan", exact: true }).click();
  await shows(again, "Nama mata pelajaran wajib diisi.");
});

test.run();
