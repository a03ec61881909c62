// The form of a question as a person writes in it: by keyboard alone, through crashes, cut cables, two tabs and an expired
// session.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../contract/banks.ts";
import { createQuestion, getQuestion, listQuestions } from "../../contract/questions.ts";
import type { Question } from "../../contract/questions.ts";
import { revokeToken } from "../../contract/session.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { routes } from "../../routes.ts";
import type { Theme } from "../../testing/browser/console-page.ts";
import {
  assertAccessible,
  Console,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
import { callBeside, dialogOf, isFocused } from "../../testing/browser/list-screen.ts";
import { counted, cut, hold } from "../../testing/browser/network.ts";
import { testQuestion } from "../../testing/open-test-bank.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("question form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const bankCode = "BKSL-SEJ-2026";
const base = () => exo.server.url.replace(/\/$/u, "");
const stemOf = (page: Page) => page.getByRole("textbox", { name: "Pertanyaan" });
const state = (page: Page, text: string) =>
  page.getByRole("main").getByText(text, { exact: true }).first().waitFor();
const save = (page: Page) => page.getByRole("button", { name: "Simpan", exact: true }).click();

async function bankId(page: Page): Promise<string> {
  return (await callBeside(page, listQuestionBanks, { q: bankCode })).items[0]!.id;
}

async function openNew(page: Page, type = 1): Promise<void> {
  const path = routes["banksoal.soal.add"].path.replace(":id", await bankId(page));
  await page.goto(`${base()}${path}?type=${type}`);
  await page.getByRole("heading", { level: 1, name: "Tambah soal" }).waitFor();
  await isFocused(stemOf(page));
}

let made = 0;
/** Beside the page, complete. */
async function addQuestion(page: Page, text: string): Promise<Question> {
  made += 1;
  return callBeside(page, createQuestion, {
    id: await bankId(page),
    question_id: `uji-browser-nomor-${made}`,
    ...testQuestion(text),
  });
}

async function openQuestion(page: Page, question: Question): Promise<void> {
  const path = routes["banksoal.soal.edit"].path
    .replace(":id", question.bank_id)
    .replace(":soid", question.id);
  await page.goto(base() + path);
  await page.getByRole("heading", { level: 1, name: /^Ubah soal/u }).waitFor();
  await stemOf(page).waitFor();
}

/** By the keyboard, forwards or backwards. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    const isThere = await target.evaluateAll((all) =>
      all.some((each) => each === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press(key);
    // A part on its way to become an editor.
    await page.waitForFunction(() => !document.activeElement?.matches("div[tabindex='-1']"));
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** The last word of the stem, replaced by keys. */
async function writeStem(page: Page, text: string): Promise<void> {
  await stemOf(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

async function revokeOnServer(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey);
  await fetch(new URL(revokeToken.path, exo.server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
}

test("a whole question is written, saved and found again by keyboard alone", async () => {
  const page = await exo.signedIn();
  await openNew(page);
  await page.keyboard.type("Ibu kota Indonesia adalah");
  for (const [letter, text] of Object.entries({ A: "Bandung", B: "Jakarta", C: "Medan" })) {
    const option = page.getByRole("textbox", { name: `Opsi ${letter}` });
    await tabTo(page, option);
    await isFocused(option.and(page.locator("[contenteditable=true]")));
    await page.keyboard.type(text);
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
  await tabTo(page, page.getByRole("radio", { name: "Opsi A benar" }), "Shift+Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
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

test("the next question comes by Ctrl+Enter, the neighbours by Alt+PageUp and Alt+PageDown", async () => {
  const page = await exo.signedIn();
  const first = await addQuestion(page, "Soal tetangga satu");
  await addQuestion(page, "Soal tetangga dua");
  await openQuestion(page, first);
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
});

test("a draft survives a reload and a crash, and is offered to the same person alone", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Soal berdraf");
  await openQuestion(page, question);
  await writeStem(page, "Ditulis sebelum listrik padam");
  await page.waitForFunction(() =>
    Object.values(localStorage).some((text) => String(text).includes("listrik padam")),
  );
  const other = await exo.newTab(page);
  await page.close({ runBeforeUnload: false });
  await openQuestion(other, question);
  const offer = dialogOf(other, /^Ada draf yang belum disimpan dari/u);
  await offer.getByText("Ditulis sebelum listrik padam").waitFor();
  await offer.getByText("Soal berdraf").waitFor();
  await assertAccessible(other, "the draft");
  await screenshot(other, "draft");
  await other.keyboard.press("Escape");
  await offer.waitFor({ state: "detached" });
  await other.reload();
  await offer.getByRole("button", { name: "Pakai draf" }).click();
  await stemOf(other).getByText("Ditulis sebelum listrik padam").waitFor();
  await state(other, "Belum disimpan");
  // The same browser, another person.
  await other.evaluate(() => (window.onbeforeunload = null));
  await other.evaluate((key) => localStorage.removeItem(key), tokenStorageKey);
  other.on("dialog", (dialog) => void dialog.accept());
  await other.goto(exo.server.url);
  await exo.signIn(other, "EVAL");
  await openNewAs(other);
  await soon.is(() => other.getByRole("dialog").count(), 0);
  await other.evaluate((key) => localStorage.removeItem(key), tokenStorageKey);
  await other.goto(exo.server.url);
  await exo.signIn(other, "EVIL");
  await openQuestion(other, question);
  await offer.getByRole("button", { name: "Pakai draf" }).click();
  await save(other);
  await state(other, "Tersimpan");
  await other.reload();
  await stemOf(other).getByText("Ditulis sebelum listrik padam").waitFor();
  await soon.is(() => other.getByRole("dialog").count(), 0, "saved: nothing to offer");
});

/** Whatever bank the person has. */
async function openNewAs(page: Page): Promise<void> {
  const { items } = await callBeside(page, listQuestionBanks, {});
  const path = routes["banksoal.soal.add"].path.replace(":id", items[0]?.id ?? "tidak-ada");
  await page.goto(base() + path);
  await page.getByRole("heading", { level: 1, name: "Tambah soal" }).waitFor();
}

test("of two tabs the second is told what the first has changed, and nothing is overwritten", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Dua tab");
  const other = await exo.newTab(page);
  await openQuestion(page, question);
  await openQuestion(other, question);
  await other.getByText("Soal ini juga terbuka di tab Anda yang lain.").waitFor();
  await other.getByLabel("Bobot").fill("2,5");
  await writeStem(page, "Dua tab, dari yang pertama");
  await save(page);
  await state(page, "Tersimpan");
  await save(other);
  await other.getByText("Soal ini baru saja diubah").first().waitFor();
  await other.getByRole("button", { name: "Lihat keduanya" }).click();
  const both = dialogOf(other, "Soal ini baru saja diubah");
  await both.getByText("Dua tab, dari yang pertama").waitFor();
  await assertAccessible(other, "both states");
  await screenshot(other, "conflict");
  await both.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await stemOf(other).getByText("Dua tab, dari yang pertama").waitFor();
  await save(other);
  await state(other, "Tersimpan");
  const stored = (await callBeside(other, getQuestion, { id: question.id })).question;
  assert.equal([stored.stem, stored.bobot], ["<p>Dua tab, dari yang pertama</p>", 2.5]);
});

test("a cable that is cut while saving costs nothing, and a save pressed twice is one", async () => {
  const page = await exo.signedIn();
  await openNew(page, 2);
  await page.keyboard.type("Jelaskan proses terjadinya hujan.");
  const mend = await cut(page, "**/questions");
  await save(page);
  await page.getByText("Belum tersimpan", { exact: true }).waitFor();
  await stemOf(page).getByText("Jelaskan proses terjadinya hujan.").waitFor();
  await mend();
  const sent = counted(page, /\/questions$/u);
  const release = await hold(page, "**/questions");
  await page.getByRole("button", { name: "Simpan", exact: true }).dblclick();
  await page.keyboard.press("Control+s");
  await page.getByText("Menyimpan…").first().waitFor();
  release();
  await state(page, "Tersimpan");
  assert.is(sent(), 1);
  const { total } = await callBeside(page, listQuestions, {
    id: await bankId(page),
    q: "proses terjadinya hujan",
  });
  assert.is(total, 1);
});

test("a half-written question is still there after signing in again", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Sesi habis");
  await openQuestion(page, question);
  await writeStem(page, "Setengah jadi");
  await revokeOnServer(page);
  const ended = dialogOf(page, "Sesi berakhir");
  await ended.waitFor();
  await page.waitForFunction(() =>
    Object.values(localStorage).some((text) => String(text).includes("Setengah jadi")),
  );
  await ended.getByLabel("Password", { exact: true }).fill(exo.account("EVIL").password);
  await ended.getByRole("button", { name: "Sign in" }).click();
  await ended.waitFor({ state: "detached" });
  await stemOf(page).getByText("Setengah jadi").waitFor();
  await save(page);
  await state(page, "Tersimpan");
});

test("a pasted picture is sent to the bank, and saving waits for it", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Soal bergambar");
  await openQuestion(page, question);
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
  await openQuestion(page, question);
  const type = page.getByLabel("Tipe soal");
  await type.selectOption({ label: "Pilihan ganda kompleks" });
  await page.getByRole("checkbox", { name: "Opsi B benar" }).waitFor();
  await soon.ok(() => page.getByRole("checkbox", { name: "Opsi B benar" }).isChecked());
  await type.selectOption({ label: "Isian singkat" });
  const asked = dialogOf(page, "Ganti tipe menjadi Isian singkat?");
  await asked.getByRole("button", { name: "Batal" }).click();
  await page.getByRole("checkbox", { name: "Opsi B benar" }).waitFor();
  await soon.is(() => type.inputValue(), "4");
});

test("the trial shows what is typed, and what an answer earns", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Coba soal ini");
  await openQuestion(page, question);
  await page.getByLabel("Bobot").fill("2");
  await page.keyboard.press("Alt+j");
  const trial = page.getByRole("region", { name: "Coba jawab" });
  await writeStem(page, "Coba soal yang diubah");
  await trial.getByText("Coba soal yang diubah").waitFor();
  await trial.getByRole("radio", { name: /Bandung/u }).check();
  await trial.getByRole("button", { name: "Periksa" }).click();
  await trial.getByText("2 dari 2 poin (100%)").waitFor();
  await trial.getByText("Penilaian: Mutlak (banksoal)").waitFor();
  await assertAccessible(page, "the trial");
  await screenshot(page, "trial");
  await trial.getByRole("button", { name: "Acak lagi" }).click();
  await trial.getByRole("button", { name: "Periksa" }).click();
  await trial.getByText("Kosong", { exact: true }).waitFor();
});

test("a question that is not there says so and leads back", async () => {
  const page = await exo.signedIn();
  const id = await bankId(page);
  const path = routes["banksoal.soal.edit"].path.replace(":id", id).replace(":soid", "tidak-ada");
  await page.goto(base() + path);
  await page.getByText("Soal tidak dapat dibuka").waitFor();
  await assertAccessible(page, "not found");
  await screenshot(page, "not-found");
});

for (const theme of ["light", "dark"] as Theme[]) {
  test(`is accessible with faults, hints and dialogs, ${theme}`, async () => {
    const page = await exo.signedIn("EVIL", { theme });
    await openNew(page);
    await stemOf(page).waitFor();
    await soon.is(() => page.locator('link[href*="/rich-text-"]').count(), 1, "the editor's sheet");
    const adopted = await page.evaluate(() => document.adoptedStyleSheets.length);
    assert.ok(adopted > 0, "styles that came with the screen's script");
    await assertAccessible(page, "new");
    await screenshot(page, `new-${theme}`);
    await save(page);
    await page.getByText("Pertanyaan wajib diisi.").waitFor();
    await isFocused(stemOf(page));
    await assertAccessible(page, "faults");
    await screenshot(page, `faults-${theme}`);
    await page.keyboard.press("Control+/");
    await dialogOf(page, "Pintasan keyboard").waitFor();
    await assertAccessible(page, "shortcuts");
    await screenshot(page, `keys-${theme}`);
  });

  test(`fits a phone, ${theme}`, async () => {
    const page = await exo.signedIn("EVIL", { theme, size: phone });
    const question = await addQuestion(page, "Di telepon");
    await openQuestion(page, question);
    await page.getByRole("button", { name: "Coba jawab" }).click();
    await page.getByRole("region", { name: "Coba jawab" }).getByRole("radio").first().waitFor();
    await screenshot(page, `phone-${theme}`);
    await assertAccessible(page, "phone");
    await soon.ok(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth <= clientWidth;
      }),
    );
  });
}

test.run();
