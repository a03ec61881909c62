// Forms in the browser by keyboard alone: what is typed arrives in its field and is stored once.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listParticipants } from "../../contract/participants.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { tabTo } from "../../testing/browser/hands.ts";
import { faultOf } from "../../testing/browser/input-fault.ts";
import {
  callBeside,
  dialogOf,
  isFocused,
  openScreen,
  toast,
} from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("forms by keyboard");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("by keyboard alone a form is opened, filled with texts and choices, and saved", async () => {
  const page = await openScreen(exo, "peserta");
  await page.getByRole("button", { name: "Tambah peserta" }).focus();
  await page.keyboard.press("Enter");
  const form = dialogOf(page, "Tambah peserta");
  await isFocused(form.getByLabel("Nomor ujian"));
  await page.keyboard.type("KEYS-1");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Papan Ketik");
  await page.keyboard.press("Tab");
  await page.keyboard.type("rahasia");
  await tabTo(page, form.getByLabel("Jurusan"));
  await page.keyboard.type("Ilmu Pengetahuan A");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Isl");
  await page.keyboard.press("Tab");
  await page.keyboard.type("xi ipa 2");
  await page.keyboard.press("Enter");
  await soon.is(() => form.getByLabel("Group").inputValue(), "XI / XI IPA 2");
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "hidden" });
  await toast(page, "Papan Ketik (KEYS-1) ditambahkan.").waitFor();
  const { items } = await callBeside(page, listParticipants, { q: "KEYS-1" });
  assert.equal(
    items.map(({ jurusan_kode, agama_kode, group_path }) => [jurusan_kode, agama_kode, group_path]),
    [["IPA", "ISLAM", "XI / XI IPA 2"]],
  );
});

/** Saves once more and types before the page shows the faults, as happens on a slow PC. Waits until the page shows them. */
async function typeBeforeFocusMoves(page: Page, text: string): Promise<void> {
  await page.evaluate(async (typed) => {
    const field = document.activeElement!;
    const enter = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", enter));
    // Waits for promises that are settled already, and not for the page to be drawn.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    document.execCommand("insertText", false, typed);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }, text);
}

test("by keyboard alone many are added in one go; a cut cable and a double click make no second one", async () => {
  const page = await openScreen(exo, "peserta");
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = dialogOf(page, "Tambah peserta");
  await form.getByLabel("Jurusan").selectOption({ label: "Ilmu Pengetahuan Alam (IPA)" });
  await form.getByLabel("Agama").selectOption({ label: "Islam (ISLAM)" });
  await form.getByLabel("Password", { exact: true }).fill("rahasia");
  await form.getByLabel("Nomor ujian").fill("MANY-1");
  await form.getByLabel("Nama").fill("Kesatu");
  await page.keyboard.press("Control+Enter");
  await form.getByText("1 peserta ditambahkan.", { exact: true }).waitFor();
  await isFocused(form.getByLabel("Nomor ujian"));
  await page.keyboard.press("Control+Enter");
  await soon.match(() => faultOf(form.getByLabel("Nomor ujian")), /wajib diisi/u);
  await typeBeforeFocusMoves(page, "MANY-2");
  await isFocused(form.getByLabel("Nomor ujian"));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Kedua");
  await page.keyboard.press("Tab");
  await page.keyboard.type("rahasia");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+Enter");
  await form.getByText("Belum tersimpan", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Simpan & tambah lagi" }).dblclick();
  await form.getByText("2 peserta ditambahkan.", { exact: true }).waitFor();
  await form.getByRole("button", { name: "Tutup" }).last().click();
  await form.waitFor({ state: "hidden" });
  await toast(page, "2 peserta ditambahkan.").waitFor();
  const { items } = await callBeside(page, listParticipants, { q: "MANY-", sort: "no_ujian" });
  assert.equal(
    items.map(({ nama, jurusan_kode }) => [nama, jurusan_kode]),
    [
      ["Kesatu", "IPA"],
      ["Kedua", "IPA"],
    ],
  );
});

test.run();
