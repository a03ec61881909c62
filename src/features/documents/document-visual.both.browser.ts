// The screen of documents as somebody at a desk and somebody with a phone go about it.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import {
  listDocumentTemplates,
  updateDocumentTemplate,
} from "../../contract/exams/document-templates.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, callBeside, tryAgain } from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("screen of documents");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function open(query = "", looks = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", {
    ...looks,
    address: addressOf(exo, "document", query),
  });
  await page.getByRole("heading", { name: "Document", exact: true }).waitFor();
  return page;
}

const linkOf = (page: Page, name: string) =>
  page.getByRole("link", { name: `Buka ${name} di tab baru`, exact: true });
const itemOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("each document says how much it is, and opens its page with what is chosen here", async () => {
  const page = await open();
  await itemOf(page, "Daftar hadir").getByText("10 lembar").waitFor();
  await itemOf(page, "Kartu peserta").getByText("117 kartu").waitFor();
  await visualCheck(page, "documents");
  await page.getByLabel("Jadwal", { exact: true }).selectOption({ label: "Bahasa Indonesia X" });
  await page.getByLabel("Sesi", { exact: true }).selectOption("1");
  await page.getByLabel("Ruang", { exact: true }).selectOption({ index: 2 });
  await itemOf(page, "Berita acara").getByText("1 lembar").waitFor();
  const room = await page.getByLabel("Ruang", { exact: true }).inputValue();
  const address = await linkOf(page, "Berita acara").getAttribute("href");
  const { searchParams } = new URL(address!, exo.server.url);
  assert.is(searchParams.get("d"), "berita-acara");
  assert.is(searchParams.get("s"), "1");
  assert.is(searchParams.get("r"), room);
  // By keyboard, as a link is opened.
  await linkOf(page, "Berita acara").focus();
  const [paper] = await Promise.all([
    page.context().waitForEvent("page"),
    page.keyboard.press("Enter"),
  ]);
  await paper.getByText("1 lembar", { exact: true }).waitFor();
  await paper.getByRole("heading", { name: /^Berita acara/u }).waitFor();
  await paper.close();
  await page.reload();
  await soon.is(() => page.getByLabel("Sesi", { exact: true }).inputValue(), "1");
  await page.getByRole("tab", { name: "Template" }).click();
  await page.getByRole("tab", { name: "Dokumen" }).click();
  await soon.is(() => page.getByLabel("Ruang", { exact: true }).inputValue(), room);
  // Nobody is in the third session of it.
  await page.getByLabel("Jadwal", { exact: true }).selectOption({ label: "Sejarah X" });
  await page.getByLabel("Sesi", { exact: true }).selectOption("3");
  await itemOf(page, "Berita acara").getByText("Belum ada peserta").waitFor();
});

test("a text is worded with its places, refused where it is wrong, and taken back", async () => {
  const page = await open("?tab=templates");
  await visualCheck(page, "templates");
  await page.getByRole("button", { name: "Ubah template Berita acara" }).click();
  const dialog = page.getByRole("dialog", { name: "Ubah template Berita acara" });
  const text = dialog.getByRole("textbox", { name: "Isi" });
  await text.getByText("Pada hari ini {{hari}}").waitFor();
  await dialog.getByText("Pada hari ini Senin, tanggal 30 November 2026").waitFor();
  await visualCheck(page, "template dialog");
  await text.press("ControlOrMeta+a");
  await page.keyboard.type("Ujian {{salah}} di ");
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await dialog.getByText('Isian "salah" tidak dikenal di template ini.').waitFor();
  await text.press("ControlOrMeta+a");
  await page.keyboard.type("Ujian di ");
  await dialog.getByRole("button", { name: "ruang", exact: true }).click();
  await page.keyboard.type("!");
  await dialog.getByText("Ujian di LAB-1 (Laboratorium Komputer 1)!").waitFor();
  // What is typed is not lost by closing.
  await dialog.getByRole("button", { name: "Batal", exact: true }).click();
  await page.getByRole("button", { name: "Kembali mengisi" }).click();

  // Somebody else has worded it meanwhile.
  const kode = "berita-acara";
  await callBeside(page, updateDocumentTemplate, { kode, version: 0, isi: "<p>Lebih dulu.</p>" });
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await dialog.getByText("Lebih dulu.").waitFor();
  await dialog.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const stored = async () => (await callBeside(page, listDocumentTemplates, {})).items[0]!;
  assert.is((await stored()).isi, "<p>Ujian di {{ruang}}!</p>");

  await page.getByRole("row", { name: /Berita acara .*20\d\d/u }).waitFor();
  await page.getByRole("button", { name: "Ubah template Berita acara" }).click();
  await dialog.getByRole("button", { name: "Kembalikan bawaan" }).click();
  const question = page.getByRole("dialog", { name: /^Kembalikan template Berita acara/u });
  await question.getByRole("button", { name: "Kembalikan bawaan" }).click();
  await question.waitFor({ state: "detached" });
  await text.getByText("Pada hari ini {{hari}}").waitFor();
  assert.is((await stored()).is_default, true);
});

test("axe finds nothing on a phone", async () => {
  const page = await open("", { size: phone });
  await itemOf(page, "Daftar hadir").getByText("10 lembar").waitFor();
  await visualCheck(page, "documents");
  await page.getByRole("tab", { name: "Template" }).click();
  await page.getByRole("button", { name: "Ubah template Tata tertib" }).click();
  await page.getByText("Peserta hadir 15 menit").first().waitFor();
  await visualCheck(page, "template dialog");
});

test("a school without events is led to them, and one without a line hears it", async () => {
  const empty = await Console.open({ school: "empty" });
  try {
    const page = await empty.signedIn("EVIL", { address: addressOf(empty, "document") });
    await page.getByRole("heading", { name: "Belum ada event" }).waitFor();
    await visualCheck(page, "no events");
    await page.getByRole("link", { name: "Ke halaman event" }).click();
    await page.waitForURL(addressOf(empty, "event"));
    await page.route("**/api/v1/events/options", (route) => route.abort());
    await page.goto(addressOf(empty, "document"));
    await page.getByText("Event tidak dapat dimuat").waitFor();
    await visualCheck(page, "failed");
    await tryAgain(page, () => page.unroute("**/api/v1/events/options"));
    await page.getByRole("heading", { name: "Belum ada event" }).waitFor();
  } finally {
    await empty.close();
  }
});

test.run();
