// The picker of a bank's pictures and sounds in a real browser, on a page of its own against the exam server.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../contract/questions/banks.ts";
import { mediaAddress } from "../../contract/questions/media.ts";
import { createQuestion } from "../../contract/questions/questions.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addToLibrary, drawnPicture } from "../../testing/browser/give-files.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { bundlePiece, openPiece, type Piece } from "../../testing/browser/pieces/piece-page.ts";
import { soon } from "../../testing/browser/soon.ts";
import { callBeside, dialogOf, tryAgain } from "../../testing/browser/list-screen.ts";
import { pngBytes, testQuestion, wavBytes } from "../../testing/questions/open-test-bank.ts";

type PickerPage = { pick(bank: string, kind: "image" | "audio"): void; picked: string | null };
declare global {
  var picker: PickerPage;
}

const script = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { configureApi } from "../../core/api.ts";
import { MediaPicker } from "./media-picker.tsx";
import { createMediaPickerModel } from "./media-picker-model.ts";
configureApi({ token: () => localStorage.getItem(${JSON.stringify(tokenStorageKey)}) });
const root = createRoot(document.querySelector("#app"));
const page = { picked: null };
page.pick = (bank, kind) => {
  const model = createMediaPickerModel(bank);
  root.render(createElement(MediaPicker, { model }));
  page.picked = null;
  model.pick(kind).then((file) => { page.picked = file ? file.name : "nothing"; });
};
document.querySelector("#open").addEventListener("click", () => page.pick(document.body.dataset.bank, "image"));
globalThis.picker = page;
`;
const test = suite("media picker screen");
let exo: Console;
let piece: Piece;
test.before(async () => {
  exo = await Console.open();
  piece = await bundlePiece({
    title: "Berkas",
    body: '<main tabindex="-1"><h1>Berkas</h1><button id="open" type="button">Buka</button><div id="app"></div></main>',
    script,
    folder: "src/kit/media",
  });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function open(options: { size?: typeof phone } = {}) {
  const page = await exo.signedIn("EVIL", options);
  page.setDefaultTimeout(10_000);
  const { items } = await callBeside(page, listQuestionBanks, { q: "BKSL-SEJ-2026" });
  const bank = items[0]!.id;
  await openPiece(exo, page, piece);
  await page.waitForFunction(() => "picker" in globalThis);
  await page.evaluate((id) => (document.body.dataset["bank"] = id), bank);
  return { page, bank };
}
const picked = (page: Page, name: string) =>
  page.waitForFunction((wanted) => globalThis.picker.picked === wanted, name);

test("pictures are uploaded, found, chosen by keyboard, and the focus returns", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Buka" }).press("Enter");
  const dialog = dialogOf(page, "Pilih gambar");
  await dialog.getByText("Belum ada gambar di banksoal ini").waitFor();
  await visualCheck(page, "empty");
  await dialog
    .getByLabel("Unggah gambar")
    .setInputFiles([
      await drawnPicture(page, "peta jawa.png", "#386"),
      await drawnPicture(page, "peta bali.png", "#863"),
      { name: "catatan.txt", mimeType: "text/plain", buffer: Buffer.from("bukan gambar") },
    ]);
  await dialog.getByText("1 file tidak terunggah").waitFor();
  await dialog.getByText(/^catatan\.txt:/u).waitFor();
  await dialog.getByText("Dipilih: peta bali.png").waitFor();
  await visualCheck(page, "uploaded");
  await dialog.getByRole("searchbox", { name: "Cari nama file" }).fill("jawa");
  await dialog.getByRole("radio", { name: /peta bali/u }).waitFor({ state: "detached" });
  await dialog.getByRole("radio", { name: /peta jawa/u }).press("Space");
  await page.keyboard.press("Enter");
  await picked(page, "peta jawa.png");
  await dialog.waitFor({ state: "detached" });
  await page.locator("#open:focus").waitFor();
});

test("a dropped file is uploaded, what uses a file is told, and what nothing uses can be deleted", async () => {
  const { page, bank } = await open();
  await page.getByRole("button", { name: "Buka" }).click();
  const dialog = dialogOf(page, "Pilih gambar");
  await dialog.getByRole("radio").first().waitFor();
  const { buffer } = await drawnPicture(page, "seret.png", "#33a");
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], "seret.png", { type: "image/png" }));
      return given;
    },
    [...buffer],
  );
  await dialog.getByRole("radiogroup").dispatchEvent("drop", { dataTransfer: transfer });
  await dialog.getByText("Dipilih: seret.png").waitFor();
  const address = await dialog
    .locator("label", { hasText: "seret.png" })
    .locator("img")
    .getAttribute("src");
  await callBeside(page, createQuestion, {
    id: bank,
    question_id: crypto.randomUUID(),
    ...testQuestion("Di mana?", {
      stem: `<p>Di mana ini?</p><p><img src="${address}" alt="Peta"></p>`,
    }),
  });
  assert.ok(address?.startsWith(mediaAddress("")));
  await dialog.getByRole("combobox", { name: "Pemakaian" }).selectOption("ya");
  await dialog.getByRole("button", { name: /lihat pemakaian seret\.png/u }).click();
  const uses = dialogOf(page, "Pemakaian seret.png");
  await uses.getByText(/^BKSL-SEJ-2026 · Soal/u).waitFor();
  await visualCheck(page, "uses");
  await uses.getByRole("button", { name: "Tutup pemakaian" }).last().click();
  await dialog.getByRole("combobox", { name: "Pemakaian" }).selectOption("tidak");
  await dialog.getByRole("radio", { name: /seret/u }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Hapus peta bali.png" }).click();
  const removal = dialogOf(page, "Hapus peta bali.png?");
  await removal.getByRole("button", { name: "Hapus file" }).click();
  await removal.waitFor({ state: "detached" });
  await dialog.getByRole("radio", { name: /peta bali/u }).waitFor({ state: "detached" });
  // What opened the question is gone: the focus is in the dialog all the same.
  await page.locator("dialog:focus-within, dialog:focus").waitFor();
  await page.keyboard.press("Escape");
  await picked(page, "nothing");
});

test("a file of the institution is chosen as it is, by keyboard alone", async () => {
  const { page } = await open();
  await addToLibrary(page, await drawnPicture(page, "logo sekolah.png", "#a63"));
  await page.getByRole("button", { name: "Buka" }).press("Enter");
  const dialog = dialogOf(page, "Pilih gambar");
  await dialog.getByRole("tab", { name: "Banksoal ini" }).press("ArrowRight");
  const logo = dialog.getByRole("radio", { name: /logo sekolah/u });
  await logo.waitFor();
  assert.is(await dialog.locator("input[type=file]").count(), 0);
  assert.is(await dialog.getByRole("button", { name: /^Hapus/u }).count(), 0);
  await visualCheck(page, "library");
  await logo.press("Space");
  await dialog.getByText("Dipilih: logo sekolah.png").waitFor();
  await page.keyboard.press("Enter");
  await picked(page, "logo sekolah.png");
});

test("sounds are listed with a player each", async () => {
  const { page, bank } = await open();
  await page.evaluate((id) => globalThis.picker.pick(id, "audio"), bank);
  const dialog = dialogOf(page, "Pilih audio");
  await dialog.getByLabel("Unggah audio").setInputFiles([
    { name: "dialog 1.wav", mimeType: "audio/wav", buffer: Buffer.from(wavBytes()) },
    { name: "peta.png", mimeType: "image/png", buffer: Buffer.from(pngBytes(40, 30)) },
  ]);
  await dialog.getByText(/^peta\.png: File ini bukan suara/u).waitFor();
  await visualCheck(page, "sounds");
  await soon.is(() => dialog.locator("audio[controls]").count(), 1);
  await dialog.getByRole("button", { name: "Pakai audio ini" }).click();
  await picked(page, "dialog 1.wav");
});

test("a list that cannot be read is asked for again", async () => {
  const { page } = await open();
  await page.route("**/media?**", (route) => route.abort());
  await page.getByRole("button", { name: "Buka" }).click();
  const dialog = dialogOf(page, "Pilih gambar");
  await dialog.getByText("Data tidak dapat dimuat").waitFor();
  await tryAgain(dialog, () => page.unroute("**/media?**"));
  await dialog.getByRole("radio").first().waitFor();
});

test("it fits a telephone", async () => {
  const { page } = await open({ size: phone });
  await page.getByRole("button", { name: "Buka" }).click();
  await dialogOf(page, "Pilih gambar").getByRole("radio").first().waitFor();
  await visualCheck(page, "phone");
});

test.run();
