// Events: add, change, refuse, copy, delete; and the ways from one's page.
import { readFile } from "node:fs/promises";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console } from "../../testing/browser/console-page.ts";
import { downloaded, rowsIn } from "../../testing/browser/import-steps.ts";
import {
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("events");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const school = "Penilaian Akhir Semester";

test("one is added by keyboard, though not under a code that is taken, copied to other days, and deleted", async () => {
  const page = await openScreen(exo, "event");
  await page.getByRole("button", { name: "Tambah event" }).press("Enter");
  const form = dialogOf(page, "Tambah event");
  await isFocused(form.getByLabel("Nama event"));
  await page.keyboard.type(`Uji "coba" Ma'ruf`);
  await page.keyboard.press("Tab");
  const year = (await rowOf(page, school).innerText()).match(/PAS-(\d{4})/u)?.[1] ?? "";
  await page.keyboard.type(`pas-${year}`);
  await form.getByLabel("Tanggal mulai").fill("2026-11-30");
  await form.getByLabel("Nama event").press("Enter");
  await isFocused(form.getByLabel("Kode"));
  await form.getByText(`sudah dipakai oleh ${school}`).waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("UJI-1");
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "hidden" });
  await toast(page, `Event Uji "coba" Ma'ruf sudah disimpan.`).waitFor();

  await chooseFor(page, `UJI-1 — Uji "coba" Ma'ruf`, "Salin");
  const copy = dialogOf(page, `Salin event Uji "coba" Ma'ruf`);
  await copy.getByLabel("Mulai pada").fill("2026-12-07");
  await copy.getByText("Semua tanggal bergeser 7 hari.").waitFor();
  await copy.getByRole("button", { name: "Salin" }).click();
  await copy.waitFor({ state: "hidden" });
  await soon.match(() => rowOf(page, "(salinan)").innerText(), /7 Des 2026/u);

  await page.getByLabel("Cari nama, kode, atau tahun ajaran").fill("coba");
  await range(page, "1–2 dari 2");
  await page.getByRole("checkbox", { name: /semua/iu }).check();
  await page.getByRole("button", { name: "Hapus" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: /^Hapus/u }).click();
  await page.getByText("Tidak ada yang cocok").waitFor();
});

test("one with schedules is kept, and they are named", async () => {
  const page = await openScreen(exo, "event");
  const [row = ""] = await rowOf(page, school).allInnerTexts();
  const code = /PAS-\d{4}/u.exec(row)?.[0] ?? "";
  await chooseFor(page, `${code} — ${school}`, "Hapus");
  const dialog = dialogOf(page, `Hapus event ${code} — ${school}?`);
  await dialog.getByText("Masih ada 2 jadwal di event ini").waitFor();
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await dialog.getByText("2 jadwal: Bahasa Indonesia X, Sejarah X").waitFor();
});

test("its page leads to where something is missing, and back; focus is on its name", async () => {
  const page = await openScreen(exo, "event");
  await page.getByRole("link", { name: school }).click();
  await isFocused(page.getByRole("heading", { level: 1, name: school }));
  const lacking = page.getByRole("listitem").filter({ hasText: "Sejarah X" }).first();
  await lacking.getByText("38 peserta belum punya sesi").waitFor();
  await lacking.getByText("Draf", { exact: true }).waitFor();
  const board = await lacking.getByRole("link", { name: "Atur sesi" }).getAttribute("href");
  assert.is(board, await lacking.getByRole("link", { name: "Sejarah X" }).getAttribute("href"));
  await page.goBack();
  await rowOf(page, school).waitFor();
});

test("its timetable goes out as a sheet and as a calendar", async () => {
  const page = await openScreen(exo, "event");
  await page.getByRole("link", { name: school }).click();
  const take = async (kind: RegExp) => {
    await page.getByRole("button", { name: "Ekspor jadwal" }).click();
    return downloaded(page, () => page.getByRole("menuitem", { name: kind }).click());
  };
  const sheet = await take(/xlsx/u);
  assert.match(sheet.suggestedFilename(), /^jadwal-event_pas-\d{4}_\d{8}-\d{4}\.xlsx$/u);
  const [head, first, ...rest] = await rowsIn(sheet);
  assert.equal(head, ["Tanggal", "Hari", "Mulai", "Selesai", "Jadwal", "Sesi", "Peserta", "Kursi"]);
  assert.equal(first?.slice(2), ["07.30", "09.00", "Bahasa Indonesia X", 1, 40, 44]);
  assert.is(rest.length, 5);
  const calendar = await take(/ics/u);
  const text = await readFile(await calendar.path(), "utf8");
  assert.is(text.match(/BEGIN:VEVENT/gu)?.length, 6);
  assert.match(text, "SUMMARY:Bahasa Indonesia X · Sesi 1");
});

test.run();
