// How the form of a question looks, and a whole question written in it by keyboard alone.
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { tabTo } from "../../../testing/browser/hands.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { dialogOf, isFocused } from "../../../testing/browser/list-screen.ts";
import {
  addQuestion,
  openNew,
  openQuestion,
  save,
  state,
  stemOf,
} from "../../../testing/browser/questions/question-form-page.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("look of the question form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a whole question is written, saved and found again by keyboard alone", async () => {
  const page = await exo.signedIn();
  await openNew(exo, page);
  await page.keyboard.type("Ibu kota Indonesia adalah");
  await tabTo(page, page.getByRole("textbox", { name: "Opsi A" }));
  for (const [letter, text] of Object.entries({ A: "Bandung", B: "Jakarta", C: "Medan" })) {
    const option = page.getByRole("textbox", { name: `Opsi ${letter}` });
    await isFocused(option.and(page.locator("[contenteditable=true]")));
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Control+s");
  const faults = page.getByRole("button", { name: "2 isian perlu diperbaiki" });
  await faults.waitFor();
  await isFocused(
    page.getByRole("textbox", { name: "Opsi D" }).and(page.locator("[contenteditable=true]")),
  );
  await tabTo(page, page.getByRole("button", { name: "Hapus Opsi D" }));
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Opsi D" }).waitFor({ state: "detached" });
  await isFocused(page.getByRole("button", { name: "Hapus Opsi C" }));
  // Its text, the toolbar over it, then the mark of the one before.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Shift+Tab");
  await isFocused(page.getByRole("radio", { name: "Opsi B benar" }));
  await page.keyboard.press("Space");
  await faults.waitFor({ state: "detached" });
  await page.keyboard.press("Control+s");
  await state(page, "Tersimpan");
  await page.getByRole("heading", { level: 1, name: /^Ubah soal \d+$/u }).waitFor();
  await page.waitForURL(/soid=/u);
  await page.reload();
  await stemOf(page).getByText("Ibu kota Indonesia adalah").waitFor();
  await soon.ok(() => page.getByRole("radio", { name: "Opsi B benar" }).isChecked());
  await soon.is(() => page.getByRole("radio").count(), 3 + 4, "three options, four layouts");
});

test("axe finds nothing with faults, hints and dialogs, where a question is tried, nor where a number is read", async () => {
  const page = await exo.signedIn();
  await openNew(exo, page);
  await stemOf(page).waitFor();
  await soon.is(() => page.locator('link[href*="/rich-text-"]').count(), 1, "the editor's sheet");
  const adopted = await page.evaluate(() => document.adoptedStyleSheets.length);
  assert.ok(adopted > 0, "styles that came with the screen's script");
  for (const word of ["Bobot", "Kompetensi"]) {
    await page.getByRole("button", { name: `${word}?` }).click();
  }
  await page.getByText("bobot 2 bernilai dua kali bobot 1").waitFor();
  await visualCheck(page, "new, with two words explained");
  await save(page);
  await page.getByText("Pertanyaan wajib diisi.").waitFor();
  await isFocused(stemOf(page));
  await visualCheck(page, "faults");
  await page.keyboard.press("Control+/");
  await dialogOf(page, "Pintasan keyboard").waitFor();
  await visualCheck(page, "shortcuts");
  await exo.closePages();
  const small = await exo.signedIn("EVIL", { size: phone });
  await openQuestion(exo, small, await addQuestion(small, "Di telepon"));
  await small.getByRole("button", { name: "Coba jawab" }).click();
  await small.getByRole("region", { name: "Coba jawab" }).getByRole("radio").first().waitFor();
  await visualCheck(small, "tried");
  await exo.closePages();
  for (const size of [desktop, phone]) {
    const page = await exo.signedIn("EVIL", { size });
    await openNew(exo, page, 6);
    const answer = page.getByRole("textbox", { name: "Jawaban 1", exact: true });
    await answer.fill("كِتَاب");
    await page.getByRole("checkbox", { name: /^Abaikan harakat/u }).check();
    await page.getByText("Tanda baca vokal pada tulisan Arab.").waitFor();
    await visualCheck(page, "switches of a text");
    await page.getByLabel("Dibandingkan sebagai").selectOption("number");
    await answer.fill("1.000");
    await page.getByText("Dibaca 1. Tulis 1000 jika itu maksudnya.").first().waitFor();
    await answer.fill("1.234,50");
    await page.getByText("Dibaca 1234,5", { exact: true }).waitFor();
    await answer.fill("3/4");
    await page.getByRole("checkbox", { name: "Terima pecahan seperti 3/4" }).check();
    await page.getByText("Dibaca 0,75", { exact: true }).waitFor();
    await visualCheck(page, "number as it is read");
    await exo.closePages();
  }
});

test.run();
