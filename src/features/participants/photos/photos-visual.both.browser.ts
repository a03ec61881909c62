// Photos as somebody gives them: one by hand, many by their names. The browser makes them small, so both are asked.
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { zipSync } from "fflate";
import { listParticipants } from "../../../contract/participants.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { giveFiles } from "../../../testing/browser/give-files.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  openScreen,
  rowOf,
  showDetail,
  toast,
} from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("photos");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** A segment that says: to be turned a quarter clockwise. */
const turnedRight = Buffer.from(
  "ffe1002245786966000049492a0008000000010012010300010000000600000000000000",
  "hex",
);

type Drawn = { width: number; height: number; type?: string; noise?: boolean };

/** Left half red, right half blue. */
async function picture(page: Page, drawn: Drawn): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, type = "image/jpeg", noise }) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#c00";
    context.fillRect(0, 0, width, height);
    context.fillStyle = "#00c";
    context.fillRect(width / 2, 0, width, height);
    const specks = noise ? 60_000 : 0;
    for (let at = 0; at < specks; at += 1) {
      context.fillStyle = `hsl(${at % 360} 70% 50%)`;
      context.fillRect((at * 7919) % width, (at * 104_729) % height, 9, 9);
    }
    const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, type, 0.95));
    const reader = new FileReader();
    await new Promise((settle) => {
      reader.addEventListener("load", settle);
      reader.readAsDataURL(blob!);
    });
    return String(reader.result).split(",")[1]!;
  }, drawn);
  return Buffer.from(base64, "base64");
}

/** Behind the first two bytes. */
const turned = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), turnedRight, jpeg.subarray(2)]);

/** Size, and how red and how blue the middles of the halves are: left, right, top, bottom. */
function seen(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > 150 && blue < 60 ? "red" : blue > 150 && red < 60 ? "blue" : "other";
    };
    return {
      size: `${width} × ${height}`,
      left: colourAt(0.2, 0.5),
      right: colourAt(0.8, 0.5),
      top: colourAt(0.5, 0.2),
      bottom: colourAt(0.5, 0.8),
    };
  }, address);
}

async function fotoOf(page: Page, no_ujian: string): Promise<string | null> {
  const { items } = await callBeside(page, listParticipants, { q: no_ujian });
  return items[0]!.foto;
}

test("one photo: chosen, cut, turned upright and small; pasted, dropped, refused, removed", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-012-035");
  const { items } = await callBeside(page, listParticipants, { q: "01-012-0351" });
  const { nama, no_ujian } = items[0]!;
  const named = namedParticipant({ nama, no_ujian });
  await chooseFor(page, named, "Foto");
  const dialog = dialogOf(page, `Foto: ${named}`);
  await dialog.waitFor();
  await visualCheck(page, "one-empty");
  const input = dialog.locator("input[type=file]");
  const photo = dialog.locator("img");
  await input.setInputFiles({
    name: "surat.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 tidak ada gambar"),
  });
  await dialog.getByText(/^Bukan foto JPG/u).waitFor();
  await visualCheck(page, "one-refused");
  const lying = turned(await picture(page, { width: 1200, height: 900 }));
  await input.setInputFiles({ name: "hp.jpg", mimeType: "image/jpeg", buffer: lying });
  await photo.waitFor();
  await visualCheck(page, "one-chosen");
  await dialog.getByRole("button", { name: "Simpan", exact: true }).dblclick();
  await dialog.waitFor({ state: "detached" });
  await toast(page, `${named} diubah.`).first().waitFor();
  const first = (await fotoOf(page, no_ujian))!;
  // Red was at the left: turned a quarter clockwise it is at the top.
  const { size, top, bottom } = await seen(page, first);
  assert.equal([size, top, bottom], ["400 × 600", "red", "blue"]);
  await showDetail(rowOf(page, no_ujian));
  await page.getByRole("img", { name: nama }).waitFor();
  await visualCheck(page, "detail");

  await chooseFor(page, named, "Foto");
  const wide = await picture(page, { width: 900, height: 300, type: "image/png" });
  for (const way of ["paste", "drop"] as const) {
    const before = await photo.getAttribute("src");
    const target = way === "paste" ? dialog : dialog.locator("form fieldset > div");
    await giveFiles(target, way, [{ name: "a.png", type: "image/png", bytes: wide }]);
    await soon.ok(async () => (await photo.getAttribute("src")) !== before, way);
  }
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const second = (await fotoOf(page, no_ujian))!;
  assert.is.not(second, first);
  const cut = await seen(page, second);
  assert.equal([cut.size, cut.left, cut.right], ["200 × 300", "red", "blue"]);

  await chooseFor(page, named, "Foto");
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await soon.is(() => photo.count(), 0);
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  assert.is(await fotoOf(page, no_ujian), null);
});

test("many: names find their owners, what is left over is named, and a page stays awake meanwhile", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-010-02");
  const { items } = await callBeside(page, listParticipants, { q: "01-010-02", per_page: 60 });
  const some = items.slice(0, 12).map(({ no_ujian }) => no_ujian);
  const large = turned(await picture(page, { width: 4000, height: 3000, noise: true }));
  const file = (name: string, buffer = large) => ({ name, mimeType: "image/jpeg", buffer });
  const zip = Buffer.from(zipSync({ [`X/${some[10]}.jpg`]: large, "Thumbs.db": large }));
  await page.getByRole("button", { name: "Impor foto" }).click();
  const dialog = dialogOf(page, "Impor foto");
  await dialog.waitFor();
  await visualCheck(page, "many-choose");
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({ name: "rusak.zip", mimeType: "application/zip", buffer: large });
  await dialog.getByText(/^File \.zip ini rusak/u).waitFor();
  await input.setInputFiles([
    ...some.slice(0, 8).map((number) => file(`${number}_nama yang panjang sekali.JPG`)),
    file(`${some[8]}.jpg`, Buffer.from("bukan foto")),
    file(`${some[9]}.jpg`),
    file(`${some[9]}_lagi.jpg`),
    file("tidak dikenal.jpg"),
    { name: "foto.zip", mimeType: "application/zip", buffer: zip },
  ]);
  await dialog.getByText("Tidak ada peserta dengan nomor ini.").waitFor();
  await visualCheck(page, "many-review");
  await watchTasks(page);
  await dialog.getByRole("button", { name: "Simpan 10 foto" }).click();
  await dialog.getByText("9 berhasil").waitFor({ timeout: 60_000 });
  await dialog.getByText("1 ditolak").waitFor();
  const longest = await longestTask(page);
  assert.ok(longest <= 250, `the page was busy for ${longest} ms`);
  await visualCheck(page, "many-done");
  await dialog.getByRole("button", { name: "Selesai" }).click();
  for (const number of [some[0]!, some[10]!]) {
    const { size, top, bottom } = await seen(page, (await fotoOf(page, number))!);
    assert.is(size, "400 × 600", `${top} ${bottom}`);
  }
  assert.is(await fotoOf(page, some[9]!), null);
});

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const seenTasks: number[] = [];
    Object.assign(window, { seenTasks });
    new PerformanceObserver((list) => {
      seenTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });

const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { seenTasks: number[] }).seenTasks));

test("on a phone both dialogs fit, and who has a photo already is asked about", async () => {
  for (const size of [phone, desktop]) {
    const page = await openScreen(exo, "peserta", "?q=01-001-000", { size });
    if (size === phone) await page.getByRole("button", { name: "Lainnya", exact: true }).click();
    await page.getByRole("button", { name: "Impor foto" }).click();
    const dialog = dialogOf(page, "Impor foto");
    const buffer = await picture(page, { width: 60, height: 90 });
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "01-001-0001.jpg", mimeType: "image/jpeg", buffer });
    await dialog.getByText("Untuk 1 foto yang sudah ada di server").waitFor();
    await dialog.getByRole("button", { name: "Simpan 0 foto", disabled: true }).waitFor();
    await dialog.getByLabel("Perbarui").check();
    await visualCheck(page, "many-existing");
    await exo.closePages();
  }
});

test.run();
