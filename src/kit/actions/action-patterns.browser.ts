// What every action of a list does, proven once, for one row and for many: a double click, a cable that is cut, closing its
// dialog, and the keyboard. On the screen of participants, which has all kinds of them.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console } from "../../testing/browser/console-page.ts";
import { tabTo } from "../../testing/browser/hands.ts";
import {
  chooseFor,
  chooseForSelected,
  columnTexts,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { counted, cut, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("actions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const changing = /\/participants\/changes$/u;

/** The list narrowed to one person, of whom the seed has exactly one. */
async function openedFor(number: string): Promise<{ page: Page; name: string }> {
  const page = await openScreen(exo, "peserta", `?q=${number}`);
  await rowOf(page, number).waitFor();
  const [nama = ""] = await columnTexts(page, "Nama");
  return { page, name: namedParticipant({ nama, no_ujian: number }) };
}

/** Thirty people about to move to another session. */
async function openedForMany(room: string, session: string) {
  const page = await openScreen(exo, "peserta", `?q=${room}`);
  await range(page, "1–30 dari 30");
  await page.getByLabel("Pilih semua di halaman ini").check();
  await chooseForSelected(page, "Pindah sesi");
  const dialog = dialogOf(page, "Pindah sesi: 30 peserta");
  await dialog.getByLabel("Sesi").fill(session);
  return { page, dialog, start: dialog.getByRole("button", { name: "Pindah sesi 30 peserta" }) };
}

test("closing with something typed asks first, with nothing typed it does not", async () => {
  const { page, name } = await openedFor("01-002-0032");
  for (const [item, label, typed] of [
    ["Blokir", "Alasan blokir", "Setengah alasan"],
    ["Pindah sesi", "Sesi", "5"],
  ] as const) {
    await chooseFor(page, name, item);
    const dialog = dialogOf(page, `${item}: ${name}`);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await soon.is(() => page.getByRole("dialog").count(), 0);
    await chooseFor(page, name, item);
    await dialog.getByLabel(label).fill(typed);
    await page.keyboard.press("Escape");
    await keepThenDiscard(page, dialog, dialog.getByLabel(label), typed);
    await isFocused(page.getByRole("button", { name: `Tindakan untuk ${name}` }));
  }
});

/** From the question: back to what was typed, and then away after all. */
async function keepThenDiscard(page: Page, dialog: Locator, input: Locator, typed: string) {
  const question = dialogOf(page, "Perubahan belum disimpan");
  await question.getByRole("button", { name: "Kembali mengisi" }).click();
  await isFocused(input);
  await soon.is(() => input.inputValue(), typed);
  await dialog.getByRole("button", { name: "Batal" }).click();
  await question.getByRole("button", { name: "Buang perubahan" }).click();
  await dialog.waitFor({ state: "hidden" });
}

test("pressed twice it is one change, for one and for many", async () => {
  const { page, name } = await openedFor("01-002-0034");
  const calls = counted(page, changing);
  const release = await hold(page, changing);
  await chooseFor(page, name, "Pindah sesi");
  const dialog = dialogOf(page, `Pindah sesi: ${name}`);
  await dialog.getByLabel("Sesi").fill("9");
  await dialog.getByRole("button", { name: "Pindah sesi" }).dblclick();
  release();
  await dialog.waitFor({ state: "hidden" });
  await rowOf(page, "9").waitFor();
  assert.is(calls(), 1);
  await exo.closePages();
  const many = await openedForMany("01-006-", "4");
  await many.start.dblclick();
  const told = toast(many.page, "Sesi 30 peserta diubah.");
  await told.waitFor();
  await soon.is(() => told.count(), 1);
  await many.dialog.waitFor({ state: "hidden" });
});

test("what was done to many is taken back by Ctrl+Z, without a way through all rows", async () => {
  const { page, dialog } = await openedForMany("01-004-", "7");
  await page.keyboard.press("Enter");
  await toast(page, "Sesi 30 peserta diubah.").waitFor();
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+z");
  await toast(page, "kembali seperti semula").waitFor();
});

test("cut off by the network it says why for one, how far it got for many, and goes on", async () => {
  const { page, name } = await openedFor("01-002-0033");
  await chooseFor(page, name, "Pindah group");
  const dialog = dialogOf(page, `Pindah group: ${name}`);
  await dialog.getByLabel("Group").fill("xi ips 1");
  await page.getByRole("listbox", { name: "Group" }).getByText("XI / XI IPS 1").click();
  let restore = await cut(page, changing);
  await dialog.getByRole("button", { name: "Pindah group" }).click();
  await dialog.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await restore();
  await dialog.getByRole("button", { name: "Lanjutkan" }).click();
  await rowOf(page, "XI / XI IPS 1").waitFor();
  await exo.closePages();
  const many = await openedForMany("01-005-", "8");
  restore = await cut(many.page, changing);
  await many.start.click();
  await many.dialog.getByText(/untuk 30 baris tidak sampai/u).waitFor();
  await restore();
  await many.dialog.getByRole("button", { name: "Lanjutkan" }).click();
  await toast(many.page, "Sesi 30 peserta diubah.").waitFor();
});

test("by keyboard alone a row is found, its menu opened, the action done, and the focus comes back", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-010-0280");
  const row = rowOf(page, "01-010-0280");
  await row.waitFor();
  const opener = row.getByRole("button", { name: /^Tindakan untuk/u });
  await page.getByLabel("Cari nama atau nomor ujian").focus();
  await tabTo(page, opener, 40);
  await page.keyboard.press("Enter");
  await isFocused(page.getByRole("menuitem").first());
  const block = page.getByRole("menuitem", { name: "Blokir", exact: true });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await block.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await isFocused(block);
  await page.keyboard.press("Enter");
  await isFocused(dialogOf(page, /^Blokir/u).getByLabel("Alasan blokir"));
  await page.keyboard.type("Dengan papan ketik");
  await page.keyboard.press("Enter");
  await rowOf(page, "Diblokir").waitFor();
  await isFocused(opener);
  await page.keyboard.press("ArrowDown");
  await isFocused(page.getByRole("menuitem").first());
  await page.keyboard.press("Escape");
  await isFocused(opener);
});

test.run();
