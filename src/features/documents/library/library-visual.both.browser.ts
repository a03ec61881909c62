// The institution's files as people look after them: uploaded, renamed, used, deleted, in both browsers.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { listLibrary } from "../../../contract/questions/library.ts";
import { mediaAddress } from "../../../contract/questions/media.ts";
import { createQuestion } from "../../../contract/questions/questions.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addToLibrary, drawnPicture, giveFiles } from "../../../testing/browser/give-files.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  toast,
  tryAgain,
} from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { testQuestion, wavBytes } from "../../../testing/questions/open-test-bank.ts";

const test = suite("library of the institution");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = `bel masuk ${"dan bel istirahat ".repeat(8)}.wav`;

async function open(options: { size?: typeof phone } = {}) {
  const address = addressOf(exo, "document", "?tab=library");
  const page = await exo.signedIn("EVIL", { ...options, address });
  const tab = page.getByRole("tabpanel", { name: "Berkas" });
  await tab.getByLabel("Unggah berkas").waitFor({ state: "attached" });
  return { page, tab };
}

/** With a picture of its own, and one that a question shows. */
async function openFilled(own: string, used: string, options: { size?: typeof phone } = {}) {
  const { page, tab } = await open(options);
  await addToLibrary(page, await drawnPicture(page, own, randomColour()));
  await addToLibrary(page, await drawnPicture(page, used, randomColour()));
  await addToLibrary(page, {
    name: longName,
    mimeType: "audio/wav",
    buffer: Buffer.from(wavBytes()),
  });
  await useInQuestion(page, used);
  await page.reload();
  await boxOf(tab, used).waitFor();
  return { page, tab };
}
const randomColour = () => `#${crypto.randomUUID().slice(0, 6)}`;
const files = (tab: Locator) => tab.getByRole("group", { name: "Berkas instansi" });
const boxOf = (tab: Locator, name: string) => tab.getByRole("checkbox", { name: `Pilih ${name}` });

async function useInQuestion(page: Page, name: string): Promise<void> {
  const { items: banks } = await callBeside(page, listQuestionBanks, { q: "BKSL-SEJ-2026" });
  const { items } = await callBeside(page, listLibrary, { q: name });
  const stem = `<p>Ini?</p><p><img src="${mediaAddress(items[0]!.id)}" alt="Logo"></p>`;
  const question = { question_id: crypto.randomUUID(), ...testQuestion("Ini?", { stem }) };
  await callBeside(page, createQuestion, { id: banks[0]!.id, ...question });
}

test("files go up together, what is none of ours is refused by name, and they are found again", async () => {
  const { page, tab } = await open();
  // The demonstration's school has none of its own.
  await tab.getByText("Belum ada berkas instansi").waitFor();
  await visualCheck(page, "empty");
  await tab
    .getByLabel("Unggah berkas")
    .setInputFiles([
      await drawnPicture(page, "logo.png", "#386"),
      { name: longName, mimeType: "audio/wav", buffer: Buffer.from(wavBytes()) },
      { name: "surat.txt", mimeType: "text/plain", buffer: Buffer.from("bukan gambar") },
    ]);
  await tab.getByText("1 file tidak terunggah").waitFor();
  await tab.getByText(/^surat\.txt: File ini rusak atau jenisnya/u).waitFor();
  await boxOf(tab, longName).waitFor();
  await visualCheck(page, "uploaded");
  await tab.getByRole("button", { name: "Tutup pemberitahuan" }).click();
  const dropped = await drawnPicture(page, "peta.png", "#33a");
  const given = { name: "peta.png", type: "image/png", bytes: dropped.buffer };
  assert.ok(await giveFiles(files(tab), "drop", [given]));
  await boxOf(tab, "peta.png").waitFor();
  await tab.getByRole("combobox", { name: "Jenis file" }).selectOption("audio");
  await boxOf(tab, "logo.png").waitFor({ state: "detached" });
  await soon.is(() => tab.locator("audio[controls]").count(), 1);
  await tab.getByRole("combobox", { name: "Jenis file" }).selectOption("");
  await tab.getByRole("combobox", { name: "Urutkan" }).selectOption("name");
  await soon.match(() => files(tab).innerText(), /bel masuk[^]*logo[^]*peta\.png/u);
  await tab.getByRole("searchbox", { name: "Cari nama file" }).fill("tidak ada");
  await tab.getByText("Tidak ada yang cocok").waitFor();
  await tab.getByRole("button", { name: "Hapus filter" }).click();
  await boxOf(tab, "peta.png").waitFor();
});

test("a file is renamed and its address copied; of many those in use stay, with the reason", async () => {
  const { page, tab } = await openFilled("denah.png", "kop.png");
  await chooseFor(page, "denah.png", "Ganti nama");
  const form = dialogOf(page, "Ganti nama");
  await form.getByLabel("Nama berkas").fill("");
  await page.keyboard.press("Enter");
  await form.getByText("Nama file wajib diisi.").waitFor();
  await visualCheck(page, "rename");
  await form.getByLabel("Nama berkas").fill("denah gedung.png");
  await page.keyboard.press("Enter");
  await toast(page, "Berkas denah gedung.png sudah disimpan.").waitFor();
  await chooseFor(page, "denah gedung.png", "Salin alamat");
  await toast(page, "Alamat sudah disalin").waitFor();
  await tab.getByRole("combobox", { name: "Pemakaian" }).selectOption("ya");
  await tab.getByRole("button", { name: /lihat pemakaian kop\.png/u }).click();
  const uses = dialogOf(page, "Pemakaian kop.png");
  await uses.getByText(/^BKSL-SEJ-2026 · Soal/u).waitFor();
  await uses.getByRole("button", { name: "Tutup pemakaian" }).last().click();
  await tab.getByRole("combobox", { name: "Pemakaian" }).selectOption("");
  // By keyboard alone: ticked, deleted, told.
  await boxOf(tab, "kop.png").press("Space");
  await boxOf(tab, "denah gedung.png").press("Space");
  const bar = tab.getByRole("region", { name: "Pilihan" });
  await bar.getByText("2 dipilih").waitFor();
  await visualCheck(page, "selected");
  await bar.getByRole("button", { name: "Hapus", exact: true }).press("Enter");
  const removal = dialogOf(page, "Hapus 2 berkas?");
  await visualCheck(page, "removal");
  await removal.getByRole("button", { name: "Hapus 2 berkas" }).press("Enter");
  await removal.getByText("Dipakai 1 soal.").waitFor();
  await visualCheck(page, "kept");
  await page.keyboard.press("Escape");
  await removal.waitFor({ state: "detached" });
  await boxOf(tab, "denah gedung.png").waitFor({ state: "detached" });
  assert.ok(await boxOf(tab, "kop.png").isChecked());
  await bar.getByRole("button", { name: "Batalkan pilihan" }).press("Enter");
  await isFocused(tab.getByRole("searchbox", { name: "Cari nama file" }));
});

test("on a phone, too, and when the list could not be read it comes with another try", async () => {
  const { page, tab } = await openFilled("stempel.png", "piagam.png", { size: phone });
  await visualCheck(page, "filled");
  await boxOf(tab, longName).check();
  await visualCheck(page, "selected");
  const path = `**${listLibrary.path}?**`;
  await page.route(path, (route) => route.abort());
  await tab.getByRole("combobox", { name: "Jenis file" }).selectOption("image");
  await tab.getByText("Data tidak dapat dimuat").waitFor();
  await visualCheck(page, "failed");
  await tryAgain(tab, () => page.unroute(path));
  await boxOf(tab, "piagam.png").waitFor();
});

test.run();
