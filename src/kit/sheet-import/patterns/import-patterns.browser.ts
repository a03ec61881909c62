// What every import does when something comes between, proven once on the screen of participants: an answer that is lost, a
// server that cannot be reached, somebody who changes their mind.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listParticipants } from "../../../contract/participants.ts";
import { Console, screenshot } from "../../../testing/browser/console-page.ts";
import {
  checkFile,
  chooseFile,
  finish,
  openImport,
  person,
  saveButton,
  waitForText,
  xlsx,
} from "../../../testing/browser/import-steps.ts";
import { callBeside, dialogOf, isFocused, range } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { cut, hold } from "../../../testing/browser/network.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("imports");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const writing = /\/participants\/imports$/u;
const asking = /\/participants\/imports\/\w+$/u;
const checkButton = (wizard: Locator) => wizard.getByRole("button", { name: "Periksa isi" });

const storedCount = async (page: Page, q: string) =>
  (await callBeside(page, listParticipants, { q })).total;

const people = (prefix: string, count: number) =>
  xlsx(Array.from({ length: count }, (_none, at) => person(`${prefix}-${at + 1}`)));

/** The import ids that the page has sent. */
function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on("request", (request) => {
    const { import_id: id } = (writing.test(request.url()) ? request.postDataJSON() : {}) as {
      import_id?: string;
    };
    if (id) ids.push(id);
  });
  return ids;
}

/** The server hears and does what is sent; its answer never comes. */
async function dropAnswers(page: Page): Promise<void> {
  await page.route(writing, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
}

test("an answer lost after the server wrote: sending again under the same id writes nothing twice", async () => {
  const { page, wizard } = await openImport(exo);
  await checkFile(wizard, people("LOST", 40));
  const ids = sentIds(page);
  await dropAnswers(page);
  await saveButton(wizard).click();
  await waitForText(wizard, "Jawaban server tidak sampai");
  await screenshot(page, "import-lost");
  await visualCheck(page, "a lost answer");
  await page.unroute(writing);
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await waitForText(wizard, "40 peserta tersimpan");
  assert.is(ids.length, 2);
  assert.is(ids[0], ids[1]);
  await finish(page, wizard);
  await page.getByLabel("Cari nama atau nomor ujian").fill("LOST-");
  await range(page, "1–40 dari 40");
});

test("asked what became of it, the server says that it has not written, and later that it has", async () => {
  const { page, wizard } = await openImport(exo);
  await checkFile(wizard, people("ASKED", 5));
  const ask = wizard.getByRole("button", { name: "Tanyakan ke server" });
  const restore = await cut(page, writing);
  await saveButton(wizard).click();
  await waitForText(wizard, "Jawaban server tidak sampai");
  const restoreAsking = await cut(page, asking);
  // The sentence stands there already: of the call that was to write.
  const unanswered = page.waitForEvent("requestfailed", (request) => asking.test(request.url()));
  await ask.click();
  await unanswered;
  await waitForText(wizard, "Server ujian tidak dapat dihubungi");
  await restoreAsking();
  await ask.click();
  await waitForText(wizard, "belum menyimpan data ini");
  await soon.is(() => storedCount(page, "ASKED-"), 0);
  await restore();
  await dropAnswers(page);
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await soon.is(() => storedCount(page, "ASKED-"), 5);
  await ask.click();
  await waitForText(wizard, "5 peserta tersimpan");
  await soon.is(() => storedCount(page, "ASKED-"), 5);
});

test("a check is cancelled, fails and is tried again; a double click on it saves nothing, and closing asks", async () => {
  const { page, wizard } = await openImport(exo);
  const release = await hold(page, /\/participants\/match$/u);
  await chooseFile(wizard, people("CHECK", 3));
  await checkButton(wizard).click();
  await wizard.getByRole("button", { name: "Batal" }).click();
  await waitForText(wizard, "File Excel atau CSV");
  release();
  await chooseFile(wizard, people("CHECK", 3));
  await checkButton(wizard).waitFor();
  await page.context().setOffline(true);
  await checkButton(wizard).click();
  await waitForText(wizard, "Server ujian tidak dapat dihubungi");
  await page.context().setOffline(false);
  await checkButton(wizard).dblclick();
  await saveButton(wizard).waitFor();
  await waitForText(wizard, "Tidak ada kesalahan. Data siap disimpan.");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Tutup impor?");
  await question.getByText("Data belum disimpan.").waitFor();
  await question.getByRole("button", { name: "Batal" }).click();
  await saveButton(wizard).waitFor();
  await wizard.getByRole("button", { name: "Tutup", exact: true }).first().click();
  await question.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await wizard.waitFor({ state: "hidden" });
  await soon.is(() => storedCount(page, "CHECK-"), 0);
});

test("by keyboard, a fault corrected in all rows leads on to the next that is another one", async () => {
  const { page, wizard } = await openImport(exo);
  const wrong = (no: string, jurusan_kode: string) => person(no, { jurusan_kode });
  const people = [wrong("ALL-1", "QQQ"), wrong("ALL-2", "QQQ"), wrong("ALL-3", "ZZZ")];
  await checkFile(wizard, xlsx([...people, wrong("ALL-4", "QQQ")]));
  const everywhere = wizard.getByRole("button", { name: "Ganti di semua baris yang sama" });
  const correct = async (row: number) => {
    await wizard.getByLabel(`Isi jurusan_kode di baris ${row}`).fill("IPA");
    await page.keyboard.press("Tab");
    await isFocused(everywhere);
    await page.keyboard.press("Enter");
  };
  await correct(2);
  await saveButton(wizard).and(wizard.getByText("Simpan 3 peserta")).waitFor();
  await isFocused(wizard.getByLabel("Isi jurusan_kode di baris 4"));
  await correct(4);
  await saveButton(wizard).and(wizard.getByText("Simpan 4 peserta")).waitFor();
  await isFocused(wizard.getByRole("tab", { selected: true }));
});

test("who stops waiting is told that it may have been written, and closing asks", async () => {
  const { page, wizard } = await openImport(exo);
  await checkFile(wizard, people("STOP", 5));
  const release = await hold(page, writing);
  await saveButton(wizard).dblclick();
  await wizard.getByRole("button", { name: "Berhenti menunggu" }).click();
  await waitForText(wizard, "Jawaban server tidak sampai");
  await page.keyboard.press("Escape");
  await dialogOf(page, "Tutup impor?").getByRole("button", { name: "Batal" }).click();
  release();
  await page.unrouteAll();
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await waitForText(wizard, "5 peserta tersimpan");
  await soon.is(() => storedCount(page, "STOP-"), 5);
});

test.run();
