// The participants screen as it is seen, heard and reached: widths, rows, long names, both themes, keyboard alone.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createParticipant, listParticipants } from "../../contract/participants.ts";
import { Console, desktop, phone, screenshot } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { look } from "../../testing/browser/looks.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participants look");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName =
  "Raden Ajeng Siti Nur'aini Kusumawardhani Prawirodirdjo Sastroatmodjo binti Haji Abdurrahman " +
  "Wirakusumah Tanpaspasidinamayangpanjangsekalisampaitidakmuat";

async function addLongName(page: Page): Promise<void> {
  const { items } = await callBeside(page, listParticipants, { per_page: 1, q: "01-009-0250" });
  const { jurusan_id, agama_id, group_id } = items[0]!;
  await callBeside(page, createParticipant, {
    no_ujian: "NOMORYANGPANJANGSEKALI-0000000000000000000000001",
    nama: longName,
    sesi: 1,
    jurusan_id,
    agama_id,
    group_id,
    antiblock: false,
    password: "rahasia",
  });
}

/** How far the page could be scrolled sideways, and what would be seen there first. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const main = document.querySelector("main");
    return Math.max(scrollWidth - clientWidth, (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0));
  });
}

test("1366×660 shows at least ten rows whole", async () => {
  const page = await openScreen(exo, "peserta");
  await range(page, "1–50 dari 360");
  const whole = await page.locator("main tbody tr").evaluateAll((rows) => {
    const box = rows[0]?.closest("section")?.getBoundingClientRect();
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return box && top >= box.top && bottom <= box.bottom;
    }).length;
  });
  await screenshot(page, "participants-list");
  assert.ok(whole >= 10, `${whole} rows`);
});

test("a page of fifty takes at most 1,500 elements", async () => {
  const page = await openScreen(exo, "peserta");
  await range(page, "1–50 dari 360");
  const count = await page.evaluate(() => document.querySelectorAll("*").length);
  assert.ok(count <= 1500, `${count} elements`);
});

test("nothing scrolls sideways from 360 to 1920 pixels, very long names included", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-00");
  await addLongName(page);
  const atEachWidth = async (look: (width: number) => Promise<void>) => {
    for (const width of [360, 390, 640, 768, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: width < 700 ? 800 : 660 });
      await look(width);
    }
  };
  await atEachWidth((width) => soon.is(() => overflow(page), 0, `${width}`));
  await page.goto(addressOf(exo, "peserta", "?q=Raden+Ajeng"));
  await rowOf(page, longName).waitFor();
  await atEachWidth((width) => soon.is(() => overflow(page), 0, `${width}, a long name`));
  await page.getByRole("button", { name: `Lihat detail ${longName}` }).click();
  await page.getByText("Terakhir masuk").waitFor();
  await atEachWidth(async (width) => {
    await soon.is(() => overflow(page), 0, `${width}, with its detail open`);
    await screenshot(page, `participants-long-name-${width}`);
  });
  await chooseFor(page, longName, "Blokir");
  const dialog = dialogOf(page, `Blokir: ${longName}`);
  await atEachWidth(async (width) => {
    const isInside = () =>
      dialog.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const parts = [...element.children];
        const fit = parts.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
        return left >= 0 && right <= innerWidth && fit;
      });
    await soon.ok(isInside, `${width}: the dialog stays on the screen and needs no scrolling`);
    await screenshot(page, `participants-long-name-dialog-${width}`);
  });
});

test("by keyboard alone a participant is found, blocked, and the focus comes back", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-010-0280");
  const row = rowOf(page, "01-010-0280");
  await row.waitFor();
  const opener = row.getByRole("button", { name: /^Tindakan untuk/u });
  await page.getByLabel("Cari nama atau nomor ujian").focus();
  await tabTo(page, () => opener.evaluate((button) => button === document.activeElement));
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

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Forty tabs did not reach it");
}

test("by keyboard alone a participant is added, the dialogs' close included", async () => {
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
  await tabTo(page, () => form.getByLabel("Jurusan").evaluate((x) => x === document.activeElement));
  await page.keyboard.type("Ilmu Pengetahuan A");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Isl");
  await page.keyboard.press("Tab");
  await page.keyboard.type("xi ipa 2");
  await page.keyboard.press("Enter");
  await soon.is(() => form.getByLabel("Group").inputValue(), "XI / XI IPA 2");
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "hidden" });
  await toast(page, "Papan Ketik ditambahkan.").waitFor();
  const { items } = await callBeside(page, listParticipants, { q: "KEYS-1" });
  assert.equal(
    items.map(({ jurusan_kode, agama_kode, group_path }) => [jurusan_kode, agama_kode, group_path]),
    [["IPA", "ISLAM", "XI / XI IPA 2"]],
  );
});

for (const size of [desktop, phone]) {
  test(`axe finds nothing at ${size.width} pixels`, async () => {
    const page = await openScreen(exo, "peserta", "?q=01-011-03", { size });
    await rowOf(page, "01-011-0301").waitFor();
    await look(page, "list");
    await page
      .getByRole("button", { name: /^Lihat detail/u })
      .first()
      .click();
    await page.getByText("Terakhir masuk").waitFor();
    await look(page, "detail");
    await page
      .getByRole("button", { name: /^Tindakan untuk/u })
      .first()
      .click();
    await page.getByRole("menuitem").first().waitFor();
    await look(page, "menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Tambah peserta" }).click();
    const form = dialogOf(page, "Tambah peserta");
    await form.waitFor();
    await look(page, "form");
    await form.getByRole("button", { name: "Simpan" }).click();
    await form.getByText("Nomor ujian wajib diisi.").waitFor();
    await look(page, "form-errors");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
    await page.getByLabel("Pilih semua di halaman ini").check();
    await look(page, "selection");
    await page.getByRole("button", { name: "Tindakan", exact: true }).click();
    await page.getByRole("menuitem", { name: "Blokir", exact: true }).click();
    await dialogOf(page, /^Blokir/u).waitFor();
    await look(page, "bulk");
  });
}

test.run();
