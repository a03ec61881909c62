// The live board as an operator has it on exam morning, in both browsers.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, screenshot } from "../../../testing/browser/console-page.ts";
import { dialogOf, toast } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";
import {
  fillWatchedBoard,
  incidentsOn,
  openBoard,
  watchedPerson,
} from "../../../testing/exams/watched-board.ts";

const test = suite("live board");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: async (db) => void (await fillWatchedBoard(db)) });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const open = () => openBoard(exo);
const rows = (page: Page) => page.getByRole("table", { name: "Peserta" });

test("what needs a hand stands first, and is mended in two clicks", async () => {
  const page = await open();
  await soon.match(() => incidentsOn(page).innerText(), /5 peserta terputus/u);
  await visualCheck(page, "board");
  await cutsNoneUnsaid(page);
  const cut = await rows(page)
    .locator("td:nth-child(2)")
    .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  assert.is(cut, 0, "states are read in full");
  await rows(page).getByText("Keluar halaman", { exact: true }).waitFor();
  // 13 of 40 questions, which is drawn as well.
  const drawn = await rows(page)
    .getByRole("row", { name: /Peserta 1\.3\b/u })
    .locator("[data-meter] > span")
    .evaluate((bar) => bar.clientWidth / bar.parentElement!.clientWidth);
  assert.ok(Math.abs(drawn - 13 / 40) < 0.05, `${drawn} of the bar`);
  await page.getByRole("button", { name: /^Buka blokir: / }).click();
  const asked = page.getByRole("dialog", { name: /^Buka blokir/u });
  await visualCheck(page, "unblocking");
  await asked.getByRole("button", { name: "Buka blokir" }).click();
  await toast(page, `Blokir ${watchedPerson(3)} sudah dibuka.`).waitFor();
  await soon.match(
    () => page.getByRole("group", { name: "Menurut keadaan" }).innerText(),
    /0\s+Diblokir/u,
  );
  await page.getByRole("button", { name: /^Reset login: / }).click();
  const reset = dialogOf(page, `Reset login: ${watchedPerson(9)}`);
  await reset.getByText(/Jawabannya tetap ada/u).waitFor();
  await visualCheck(page, "reset of one");
  await reset.getByRole("button", { name: "Batal" }).click();
  await reset.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Reset login: / }).click();
  await reset.getByRole("button", { name: "Reset login" }).click();
  await toast(page, `Login ${watchedPerson(9)} sudah direset.`).waitFor();
});

/** Those that are below the bottom of their place are counted, and a press shows all. */
async function cutsNoneUnsaid(page: Page): Promise<void> {
  const panel = incidentsOn(page);
  const whole = () =>
    panel.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const button = element.querySelector("p")?.getBoundingClientRect().top ?? bottom;
      const all = [...element.querySelectorAll("li")];
      const seen = all.filter((one) => one.getBoundingClientRect().bottom <= button + 1);
      return { all: all.length, seen: seen.length };
    });
  const { all, seen } = await whole();
  assert.ok(seen < all, `all ${all} are in sight`);
  const more = panel.getByRole("button", { name: `${all - seen} lagi`, exact: true });
  await more.click();
  await more.waitFor({ state: "detached" });
  await soon.equal(whole, { all, seen: all });
  await visualCheck(page, "all incidents");
  await page.reload();
  await soon.match(() => panel.innerText(), /\d+ peserta terputus/u);
}

/** The bar of what can be done with the ticked rows must not move them under the pointer. */
async function tickTwo(page: Page): Promise<void> {
  const ticks = rows(page).locator("tbody input[type=checkbox]");
  await ticks.nth(1).waitFor();
  const aims = [];
  for (const at of [0, 1]) aims.push((await ticks.nth(at).boundingBox())!);
  for (const { x, y, width, height } of aims) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await soon.not(async () => (await page.getByText(/^\d dipilih$/u).count()) === 0);
  }
  await page.getByText("2 dipilih").waitFor();
  await screenshot(page, "two-ticked");
  const { bottom, end } = await page.getByText("2 dipilih").evaluate((said) => ({
    bottom: said.getBoundingClientRect().bottom,
    end: document.querySelector("main")!.getBoundingClientRect().bottom,
  }));
  assert.ok(bottom <= end, "what can be done with them is in sight");
}

test("the first tick moves no row; a count shows only those, the address keeps it, and one without anybody says so", async () => {
  const page = await open();
  await tickTwo(page);
  await page.getByRole("button", { name: /Belum masuk$/u }).click();
  await soon.is(() => rows(page).getByRole("row").count(), 4);
  assert.match(page.url(), /state=absent/u);
  await page.getByLabel("Cari nama atau nomor").fill("tidak ada");
  await page.getByRole("button", { name: "Tampilkan semua" }).waitFor();
  await visualCheck(page, "nobody fits");
  await page.getByRole("button", { name: "Tampilkan semua" }).click();
  await soon.match(() => rows(page).innerText(), /Peserta 1\.5\b/u);
});

test("by keyboard arrows walk through everybody, the rows are one Tab stop, Enter and Escape lead to a history and back", async () => {
  const page = await open();
  await walkRows(page);
  await stopOnce(page);
});

async function walkRows(page: Page): Promise<void> {
  const third = rows(page).getByRole("button", { name: /^Peserta 1\.3$/u });
  await third.focus();
  await page.keyboard.press("End");
  await soon.match(() => focused(page), /^Peserta 1\.70$/u);
  await page.keyboard.press("Home");
  const first = rows(page).locator("tbody [data-row] td > button").first();
  await soon.is(async () => (await focused(page)) === (await first.innerText()), true);
  await third.focus();
  await page.keyboard.press("Enter");
  const story = dialogOf(page, `Riwayat ${watchedPerson(3)}`);
  await story.getByText("Keluar halaman 4 kali.").first().waitFor();
  await visualCheck(page, "history of one");
  await page.keyboard.press("Escape");
  await story.waitFor({ state: "detached" });
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Arrows reach the tick, the name and the menu of any row. */
async function stopOnce(page: Page): Promise<void> {
  const box = rows(page);
  const names = box.locator("tbody [data-row] td > button:not([aria-haspopup])");
  await names.nth(1).focus();
  await soon.is(() => box.locator("tbody [tabindex='0']").count(), 1);
  // The order is kept from now on, but it may have changed just before.
  const second = await focused(page);
  await page.keyboard.press("Tab");
  await soon.not(() => isInRows(page));
  await page.keyboard.press("Shift+Tab");
  await soon.is(() => focused(page), second);
  await page.keyboard.press("ArrowRight");
  await soon.match(() => focusedLabel(page), new RegExp(`^Tindakan untuk ${second} \\(`, "u"));
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Riwayat" }).waitFor();
  await page.keyboard.press("Escape");
  await soon.match(() => focusedLabel(page), new RegExp(`^Tindakan untuk ${second} \\(`, "u"));
  for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await soon.match(() => focusedLabel(page), second);
  const above = await nameAbove(page);
  await page.keyboard.press("ArrowUp");
  await soon.match(() => focusedLabel(page), above);
  await page.keyboard.press("Space");
  await soon.is(() => box.locator("tbody input:checked").count(), 1);
}
/** Of the row above the focus, or of the first row itself. */
const nameAbove = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement!.closest("[data-row]")!;
    const above = row.previousElementSibling?.matches("[data-row]")
      ? row.previousElementSibling
      : row;
    return above.querySelector("td > button")!.textContent;
  });
const isInRows = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-row]") !== null);
const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

test("the plan of a room, the wall, the file and the absent", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Denah", exact: true }).click();
  await page.getByText("Pilih satu ruang").waitFor();
  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: "P-01" });
  await page.getByRole("list", { name: "Denah P-01" }).waitFor();
  await visualCheck(page, "plan of a room");
  await page.getByRole("button", { name: "Layar dinding" }).click();
  const wall = page.getByRole("dialog", { name: /^Layar dinding/u });
  await wall.getByText("P-03").waitFor();
  assert.not.match(await wall.innerText(), /Peserta 1\./u, "no names on the wall");
  await visualCheck(page, "wall");
  await page.keyboard.press("Escape");
  await wall.waitFor({ state: "detached" });
  const more = page.getByRole("button", { name: "Tindakan monitor" });
  const file = page.waitForEvent("download");
  await more.click();
  await page.getByRole("menuitem", { name: "Ekspor Excel" }).click();
  assert.match((await file).suggestedFilename(), /^monitor-peserta_matematika.*\.xlsx$/iu);
  await more.click();
  await page.getByRole("menuitem", { name: "Salin yang tidak hadir" }).click();
  await toast(page, "3 peserta, menurut ruang.").waitFor();
});

test("a message goes to one of them, or to the room that is shown, after it was said to how many", async () => {
  const page = await open();
  await page.getByRole("button", { name: `Tindakan untuk ${watchedPerson(5)}` }).click();
  await page.getByRole("menuitem", { name: "Kirim pesan" }).click();
  const dialog = page.getByRole("dialog", { name: "Kirim pesan" });
  await dialog.getByText("Akan diterima 1 peserta.").waitFor();
  await dialog.getByRole("textbox").fill("Periksa nomor 3");
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 1 peserta.").waitFor();

  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: "P-01" });
  await page.getByRole("button", { name: "Tindakan monitor" }).click();
  await page.getByRole("menuitem", { name: "Kirim pesan" }).click();
  await dialog.getByRole("radio", { name: "P-01" }).waitFor();
  await dialog.getByText("Akan diterima 30 peserta.").waitFor();
  await visualCheck(page, "message to a room");
  await dialog.getByRole("button", { name: "5 menit lagi" }).click();
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 30 peserta.").waitFor();
});

test("beside each incident stands what helps there: time that was lost, or a word to them", async () => {
  const page = await open();
  await page.getByRole("button", { name: /^Tambah waktu: 5 peserta terputus/u }).click();
  const asked = page.getByRole("dialog", { name: /^Tambah waktu/u });
  await asked.getByText(/^5 peserta: /u).waitFor();
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog", { name: "Kirim pesan" });
  for (const [what, text] of [
    ["sering keluar halaman", "Tetaplah di halaman ujian."],
    ["jam perangkatnya salah", "Jam perangkat ini salah, tetapi sisa waktu ujian benar."],
    ["lama tidak menjawab", "Ada kendala? Angkat tangan."],
  ] as const) {
    const remedy = page.getByRole("button", { name: new RegExp(`^Kirim pesan: .*${what}`, "u") });
    await remedy.focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Akan diterima 1 peserta.").waitFor();
    assert.is(await dialog.getByRole("textbox").inputValue(), text);
    if (what === "lama tidak menjawab") break;
    // As it stands it was not written by anybody: there is nothing to lose.
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await visualCheck(page, "message to one in trouble");
  await dialog.getByRole("button", { name: "Kirim", exact: true }).click();
  await toast(page, "Pesan terkirim ke 1 peserta.").waitFor();
});

test("a line that is cut is said: since when, and what works all the same", async () => {
  const page = await open();
  await page.context().setOffline(true);
  await page.getByText(/^Data berhenti sejak /u).waitFor({ timeout: 30_000 });
  await visualCheck(page, "stale");
  assert.match(await page.getByRole("group", { name: "Menurut keadaan" }).innerText(), /\d\?/u);
  await page.getByText(/sisa waktu sesi \(data pukul /u).waitFor();
  await page.getByRole("button", { name: `Tindakan untuk ${watchedPerson(5)}` }).click();
  const block = page.getByRole("menuitem", { name: "Blokir", exact: false });
  assert.is(await block.first().isDisabled(), true, "nothing is done by old data");
  await page.keyboard.press("Escape");
  await page.context().setOffline(false);
  await page.getByText(/^Data berhenti sejak /u).waitFor({ state: "detached" });
});

test.run();
