// The form of a question as a person writes in it: by keyboard alone, with a picture, through types and the trial.
import { readFile } from "node:fs/promises";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { getQuestion } from "../../../contract/questions/questions.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import {
  addressOf,
  callBeside,
  dialogOf,
  isFocused,
} from "../../../testing/browser/list-screen.ts";
import { hold } from "../../../testing/browser/network.ts";
import {
  addQuestion,
  addressOfQuestion,
  bankId,
  openQuestion,
  state,
  stemOf,
  writeStem,
} from "../../../testing/browser/questions/question-form-page.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("question form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("the next question comes by Ctrl+Enter, the neighbours by Alt+PageUp and Alt+PageDown; one that is gone says so", async () => {
  const page = await exo.signedIn();
  const first = await addQuestion(page, "Soal tetangga satu");
  await addQuestion(page, "Soal tetangga dua");
  await openQuestion(exo, page, first);
  await writeStem(page, "Soal tetangga satu, diubah");
  await page.keyboard.press("Alt+PageDown");
  const leave = dialogOf(page, "Perubahan belum disimpan");
  await leave.getByRole("button", { name: "Kembali mengisi" }).click();
  await page.keyboard.press("Control+s");
  await state(page, "Tersimpan");
  await page.keyboard.press("Alt+PageDown");
  await stemOf(page).getByText("Soal tetangga dua").waitFor();
  await page.keyboard.press("Alt+PageUp");
  await stemOf(page).getByText("Soal tetangga satu, diubah").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("heading", { level: 1, name: "Tambah soal" }).waitFor();
  await isFocused(stemOf(page));
  await page.goto(addressOfQuestion(exo, { bank_id: await bankId(page), id: "tidak-ada" }));
  await page.getByText("Soal tidak dapat dibuka").waitFor();
  await visualCheck(page, "not found");
});

test("a pasted picture is sent to the bank, and saving waits for it", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Soal bergambar");
  await openQuestion(exo, page, question);
  await stemOf(page).click();
  const release = await hold(page, "**/media?*");
  const bytes = [...(await readFile("static/img/exo.jpg"))];
  await page.evaluate((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], "peta.jpg", { type: "image/jpeg" }));
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", paste));
  }, bytes);
  await page.keyboard.press("Control+s");
  await page.getByText("Menunggu gambar terunggah…").first().waitFor();
  release();
  await state(page, "Tersimpan");
  const { stem } = (await callBeside(page, getQuestion, { id: question.id })).question;
  assert.match(stem, /<img src="\/storage\/media\//u);
  await page.reload();
  const picture = stemOf(page).locator("img[src]");
  await picture.waitFor();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>("[data-stem] img")?.naturalWidth ?? 0) > 0,
  );
});

test("a type that has no place for what is written asks first; options go along", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Ganti tipe");
  await openQuestion(exo, page, question);
  const type = page.getByRole("button", { name: /^Tipe soal: / });
  const gallery = dialogOf(page, "Tipe soal");
  await type.focus();
  await page.keyboard.press("Enter");
  await isFocused(gallery.getByRole("button", { name: "1 Pilihan ganda Satu" }));
  await visualCheck(page, "the gallery of types");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await isFocused(type);
  await page.getByRole("checkbox", { name: "Opsi B benar" }).waitFor();
  await soon.ok(() => page.getByRole("checkbox", { name: "Opsi B benar" }).isChecked());
  await page.keyboard.press("Enter");
  await gallery.waitFor();
  await page.keyboard.type("isian");
  await isFocused(gallery.getByRole("button", { name: "6 Isian singkat" }));
  await page.keyboard.press("Enter");
  const asked = dialogOf(page, "Ganti tipe menjadi Isian singkat?");
  await asked.getByRole("button", { name: "Batal" }).click();
  await page.getByRole("checkbox", { name: "Opsi B benar" }).waitFor();
  await type.getByText("Pilihan ganda kompleks").waitFor();
  // A new one begins with its type, unless that was chosen on the way.
  const address = addressOf(exo, "banksoal.soal.add").replace(":id", await bankId(page));
  await page.goto(address);
  await gallery.waitFor();
  await soon.is(() => gallery.getByRole("button", { name: /^\d/u }).count(), 16);
  await page.keyboard.type("8");
  await isFocused(gallery.getByRole("button", { name: "8 Benar/Salah" }));
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Pernyataan 1" }).waitFor();
  await page.goto(`${address}?type=8`);
  await page.getByRole("textbox", { name: "Pernyataan 1" }).waitFor();
  await soon.is(() => page.getByRole("dialog").count(), 0);
});

test("the trial shows what is typed, and what an answer earns", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Coba soal ini");
  await openQuestion(exo, page, question);
  await page.getByLabel("Bobot").fill("2");
  await page.keyboard.press("Alt+j");
  const trial = page.getByRole("region", { name: "Coba jawab" });
  await writeStem(page, "Coba soal yang diubah");
  await trial.getByText("Coba soal yang diubah").waitFor();
  await trial.getByRole("radio", { name: /Bandung/u }).check();
  await trial.getByRole("button", { name: "Periksa" }).click();
  await trial.getByText("2 dari 2 poin (100%)").waitFor();
  await trial.getByText("Penilaian: Mutlak (banksoal)").waitFor();
  await visualCheck(page, "the trial");
  await trial.getByRole("button", { name: "Acak lagi" }).click();
  await trial.getByRole("button", { name: "Periksa" }).click();
  await trial.getByText("Kosong", { exact: true }).waitFor();
});

test.run();
