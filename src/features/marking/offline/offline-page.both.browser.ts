// Marking without a network by a teacher: the file is made in the console, opened from the disk with the network cut, and its marks come
// back through the plan.
import { readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { downloaded } from "../../../testing/browser/import-steps.ts";
import { isFocused } from "../../../testing/browser/list-screen.ts";
import {
  addAllCorrectors,
  chooseForQuestion,
  makeOfflineFile,
  openMarkingList,
  offlinePassphrase,
} from "../../../testing/browser/offline-marking.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("marking without a network");
let exo: Console;
let made: Promise<string> | null = null;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: addAllCorrectors });
});
test.after.each(() => exo.closePages());
test.after(async () => {
  await exo.close();
  if (made) await rm(dirname(await made), { recursive: true });
});

const passphrase = offlinePassphrase;
async function choose(item: string): Promise<Page> {
  const page = await openMarkingList(exo);
  await chooseForQuestion(page, item);
  return page;
}

/** From the disk, with no network at all. */
async function openFile(size = desktop): Promise<Page> {
  const page = await exo.newPage({ size });
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(await madeFile()).href);
  return page;
}
async function unlock(page: Page, typed = passphrase): Promise<void> {
  await page.getByLabel("Kata sandi berkas").fill(typed);
  await page.getByRole("button", { name: "Buka", exact: true }).click();
}
const points = (page: Page, at = 0) => page.locator("input[data-points]").nth(at);
const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();
/** Both criteria, and on to the next answer. */
async function mark(page: Page, first: string, second: string): Promise<void> {
  const code = await codeOf(page);
  await isFocused(points(page));
  // Alone, without those that say the same.
  if ((await page.getByLabel(/^Sama dengan/u).count()) > 0) await page.keyboard.press("g");
  await page.keyboard.type(first);
  await page.keyboard.press("Enter");
  await isFocused(points(page, 1));
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
  await soon.ok(async () => (await codeOf(page)) !== code);
}

/** Made once, by the dialog, for all tests. */
function madeFile(): Promise<string> {
  made ??= makeFile();
  return made;
}

async function makeFile(): Promise<string> {
  const page = await choose("Koreksi tanpa jaringan");
  const { name, path } = await makeOfflineFile(page);
  assert.match(name, /^koreksi-tanpa-jaringan_[a-z0-9-]+_\d{8}-\d{4}\.html$/u);
  await page.getByRole("dialog").getByText(offlinePassphrase).waitFor();
  await visualCheck(page, "offline marking, the file is made");
  return path;
}

test("the console makes one file with a passphrase that is typed twice", async () => {
  const page = await choose("Koreksi tanpa jaringan");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kata sandi berkas", { exact: true }).fill("pendek");
  await dialog.getByLabel("Kata sandi sekali lagi").fill("lain");
  await dialog.getByRole("button", { name: "Buat berkas" }).click();
  await dialog.getByText("Kata sandi sedikitnya 10 karakter.").waitFor();
  await dialog.getByText("Kedua kata sandi tidak sama.").waitFor();
  await visualCheck(page, "offline marking, a passphrase that is too short");
  const html = await readFile(await madeFile(), "utf8");
  assert.match(html, "default-src 'none'");
  assert.not.match(html, /Newton|kelembaman/u, "question and answers are sealed");
});

test("opened from the disk it is marked by keys, and its marks come back through the plan", async () => {
  const page = await openFile();
  await unlock(page, "rembulan di bawah sawah");
  await page.getByText(/Kata sandinya tidak cocok/u).waitFor();
  await visualCheck(page, "offline page, a wrong passphrase");
  await unlock(page);
  await isFocused(points(page));
  await visualCheck(page, "offline page, an answer");
  const first = await codeOf(page);
  await mark(page, "2", "1,5");
  await page.getByText("1 nilai belum jadi berkas").waitFor();
  await page.keyboard.press("u");
  await soon.is(() => codeOf(page), first);
  await mark(page, "1", "0");
  const second = await codeOf(page);
  await page.keyboard.press("f");
  await page.getByText("1 ditandai").waitFor();
  await page.keyboard.press("s");
  await soon.ok(async () => (await codeOf(page)) !== second);
  await mark(page, "2", "2");
  // Chrome asks before a page with unsaved marks is left.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await unlock(page);
  await page.getByText("3 nilai dari kunjungan lalu dipulihkan.").waitFor();
  const download = await downloaded(page, () =>
    page.getByRole("button", { name: "Simpan berkas nilai" }).click(),
  );
  await page.getByText("Semua nilai sudah jadi berkas").waitFor();
  assert.match(download.suggestedFilename(), /^hasil-koreksi_[a-z0-9-]+_\d{8}-\d{4}\.exm$/u);
  const marks = await readFile(await download.path());
  await page.close();

  const upload = { mimeType: "application/octet-stream", name: download.suggestedFilename() };
  const consolePage = await choose("Unggah hasil koreksi");
  const dialog = consolePage.getByRole("dialog");
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({ ...upload, buffer: marks.subarray(0, marks.length - 1) });
  await dialog.getByText(/File ini rusak atau terpotong/u).waitFor();
  await input.setInputFiles(await madeFile());
  await dialog.getByText(/Ini berkas koreksinya, bukan nilainya/u).waitFor();
  await input.setInputFiles({ ...upload, buffer: marks });
  await dialog.getByLabel("Kata sandi berkas", { exact: true }).fill("bukan kata sandinya");
  await consolePage.keyboard.press("Enter");
  await dialog.getByText(/Kata sandinya tidak cocok/u).waitFor();
  await visualCheck(consolePage, "offline marking, a wrong passphrase in the console");
  await dialog.getByLabel("Kata sandi berkas", { exact: true }).fill(passphrase);
  await consolePage.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Simpan 3 nilai" }).click();
  await dialog.getByText("3 nilai tersimpan").waitFor();
});

test("on a phone the points are at the thumb and are tapped", async () => {
  const page = await openFile(phone);
  await unlock(page);
  await points(page).waitFor();
  await visualCheck(page, "offline page, on a phone");
  const code = await codeOf(page);
  const tap = (at: number, name: string) =>
    page.locator(".choices").nth(at).getByRole("button", { name, exact: true }).click();
  await tap(0, "2");
  await tap(1, "1");
  await page.getByRole("button", { name: "Simpan, lalu lanjut" }).click();
  await soon.ok(async () => (await codeOf(page)) !== code);
});

test("a file that was cut says so, wherever it was cut", async () => {
  const html = await readFile(await madeFile());
  const page = await exo.newPage();
  for (const share of [0.1, 0.5, 0.9, 0.999]) {
    const cut = html.subarray(0, Math.floor(html.length * share)).toString("utf8");
    await page.setContent(cut);
    await page.getByText(/Berkas ini tidak lengkap/u).waitFor();
    assert.is(await page.getByLabel("Kata sandi berkas").count(), 0);
  }
});

test.run();
