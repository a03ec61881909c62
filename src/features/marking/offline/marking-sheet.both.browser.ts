// Marking in a sheet by a teacher: download, fill in, upload, look at the plan, confirm.
import { readFile } from "node:fs/promises";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Download } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { downloaded } from "../../../testing/browser/import-steps.ts";
import {
  addAllCorrectors,
  chooseForQuestion,
  openMarkingList,
} from "../../../testing/browser/offline-marking.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("marking in a sheet");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: addAllCorrectors });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** As a program for sheets saves it: values typed into open cells, by their address. */
async function filledIn(download: Download, values: Readonly<Record<string, string>>) {
  const parts = unzipSync(await readFile(await download.path()));
  let sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]!);
  for (const [address, value] of Object.entries(values)) {
    const cell = new RegExp(`<c r="${address}" s="(\\d+)"/>`, "u");
    assert.match(sheet, cell, "the cell is empty and can be filled in");
    sheet = sheet.replace(cell, `<c r="${address}" s="$1" t="str"><v>${value}</v></c>`);
  }
  const buffer = Buffer.from(zipSync({ ...parts, "xl/worksheets/sheet1.xml": strToU8(sheet) }));
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: download.suggestedFilename(), mimeType, buffer };
}

test("a sheet that is filled in comes back as a plan, and is stored once it is confirmed", async () => {
  const page = await openMarkingList(exo);
  await chooseForQuestion(page, "Unduh lembar koreksi");
  await visualCheck(page, "marking sheet, before it is downloaded");
  const download = await downloaded(page, () =>
    page.getByRole("button", { name: "Unduh", exact: true }).click(),
  );
  assert.match(download.suggestedFilename(), /^koreksi_[a-z0-9-]+_\d{8}-\d{4}\.xlsx$/u);
  await page.getByText(/jawaban ada di file itu/u).waitFor();
  await page.getByRole("button", { name: "Tutup" }).last().click();

  const file = await filledIn(download, { E4: "1,5", F4: "1", E5: "dua", F5: "1", E6: "1" });
  await chooseForQuestion(page, "Unggah hasil koreksi");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("heading", { name: "Tidak terbaca (2)" }).waitFor();
  await visualCheck(page, "marking sheet, the plan");
  await dialog.getByRole("button", { name: "Simpan 1 nilai" }).click();
  await dialog.getByText("1 nilai tersimpan").waitFor();
  await visualCheck(page, "marking sheet, stored");
  await dialog.getByRole("button", { name: "Tutup" }).last().click();

  await chooseForQuestion(page, "Unggah hasil koreksi");
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByText("Tidak ada yang perlu disimpan dari file ini.").waitFor();
  await dialog.getByRole("button", { name: "File lain" }).click();

  await dialog
    .locator("input[type=file]")
    .setInputFiles(await filledIn(download, { E4: "0", F4: "0" }));
  await dialog.getByRole("heading", { name: "Bertentangan (1)" }).waitFor();
  await dialog.getByText(/sesudah file dibuat/u).waitFor();
  await visualCheck(page, "marking sheet, older than what is stored");
  await dialog.getByRole("button", { name: "Kirim semua dari file" }).click();
  await dialog.getByRole("button", { name: "Simpan 1 nilai" }).click();
  await dialog.getByText("1 nilai tersimpan").waitFor();
});

test("on a phone a file that holds no marks is refused in words", async () => {
  const page = await openMarkingList(exo, phone);
  await chooseForQuestion(page, "Unggah hasil koreksi");
  const dialog = page.getByRole("dialog");
  const buffer = Buffer.from("nama;kelas\nBudi;X");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "lain.csv", mimeType: "text/csv", buffer });
  await dialog.getByText(/File ini bukan hasil koreksi/u).waitFor();
  await visualCheck(page, "marking sheet, refused on a phone");
});

test.run();
