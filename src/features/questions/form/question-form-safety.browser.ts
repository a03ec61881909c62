// What is written in the form of a question is never lost: through crashes, cut cables, two tabs and an expired session.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { getQuestion, listQuestions } from "../../../contract/questions/questions.ts";
import { revokeToken } from "../../../contract/credentials.ts";
import { tokenStorageKey } from "../../../contract/storage-keys.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addressOf, callBeside, dialogOf } from "../../../testing/browser/list-screen.ts";
import { counted, cut, hold } from "../../../testing/browser/network.ts";
import {
  addQuestion,
  bankId,
  openNew,
  openQuestion,
  save,
  state,
  stemOf,
  writeStem,
} from "../../../testing/browser/questions/question-form-page.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("safety of the question form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function revokeOnServer(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey);
  await fetch(new URL(revokeToken.path, exo.server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
}

test("a draft survives a reload and a crash, and is offered to the same person alone", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Soal berdraf");
  await openQuestion(exo, page, question);
  await writeStem(page, "Ditulis sebelum listrik padam");
  await page.waitForFunction(() =>
    Object.values(localStorage).some((text) => String(text).includes("listrik padam")),
  );
  const other = await exo.newTab(page);
  await page.close({ runBeforeUnload: false });
  await openQuestion(exo, other, question);
  const offer = dialogOf(other, /^Ada draf yang belum disimpan dari/u);
  await offer.getByText("Ditulis sebelum listrik padam").waitFor();
  await offer.getByText("Soal berdraf").waitFor();
  await visualCheck(other, "the draft");
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
  await openQuestion(exo, other, question);
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
  const address = addressOf(exo, "banksoal.soal.add", "?type=1");
  await page.goto(address.replace(":id", items[0]?.id ?? "tidak-ada"));
  await page.getByRole("heading", { level: 1, name: "Tambah soal" }).waitFor();
}

test("of two tabs the second is told what the first has changed, and nothing is overwritten", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Dua tab");
  const other = await exo.newTab(page);
  await openQuestion(exo, page, question);
  await openQuestion(exo, other, question);
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
  await visualCheck(other, "both states");
  await both.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await stemOf(other).getByText("Dua tab, dari yang pertama").waitFor();
  await save(other);
  await state(other, "Tersimpan");
  const stored = (await callBeside(other, getQuestion, { id: question.id })).question;
  assert.equal([stored.stem, stored.bobot], ["<p>Dua tab, dari yang pertama</p>", 2.5]);
});

test("a cable that is cut while saving costs nothing, and a save pressed twice is one", async () => {
  const page = await exo.signedIn();
  await openNew(exo, page, 2);
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
  await openQuestion(exo, page, question);
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

test.run();
