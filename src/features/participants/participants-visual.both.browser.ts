// The participants screen as it is seen and heard: widths, rows, long names, both themes.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createParticipant, listParticipants } from "../../contract/participants.ts";
import { Console, desktop, phone, screenshot } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  chooseForSelected,
  dialogOf,
  openScreen,
  range,
  rowOf,
  showDetail,
  tickRows,
} from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
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
const longNumber = "NOMORYANGPANJANGSEKALI-0000000000000000000000001";
const longNamed = namedParticipant({ nama: longName, no_ujian: longNumber });

async function addLongName(page: Page): Promise<void> {
  const { items } = await callBeside(page, listParticipants, { per_page: 1, q: "01-009-0250" });
  const { jurusan_id, agama_id, group_id } = items[0]!;
  await callBeside(page, createParticipant, {
    no_ujian: longNumber,
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

test("1366×660 shows at least ten rows whole, and a page of fifty takes at most 1,500 elements", async () => {
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
  const count = await page.evaluate(() => document.querySelectorAll("*").length);
  assert.ok(count <= 1500, `${count} elements`);
});

test("nothing scrolls sideways from 360 to 1920 pixels, very long names included", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-00");
  await addLongName(page);
  const atEachWidth = async (check: (width: number) => Promise<void>) => {
    for (const width of [360, 390, 640, 768, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: width < 700 ? 800 : 660 });
      await check(width);
    }
  };
  await atEachWidth((width) => soon.is(() => overflow(page), 0, `${width}`));
  await page.goto(addressOf(exo, "peserta", "?q=Raden+Ajeng"));
  await rowOf(page, longName).waitFor();
  await atEachWidth((width) => soon.is(() => overflow(page), 0, `${width}, a long name`));
  await page.getByRole("button", { name: `Lihat detail ${longNamed}` }).click();
  await page.getByText("Terakhir masuk").waitFor();
  await atEachWidth(async (width) => {
    await soon.is(() => overflow(page), 0, `${width}, with its detail open`);
    await screenshot(page, `participants-long-name-${width}`);
  });
  await chooseFor(page, longNamed, "Blokir");
  const dialog = dialogOf(page, `Blokir: ${longNamed}`);
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

test("axe finds nothing in list, detail, menu, form and selection, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "peserta", "?q=01-011-03", { size });
    await rowOf(page, "01-011-0301").waitFor();
    await visualCheck(page, "list");
    await showDetail(bodyRows(page).first());
    await page.getByText("Terakhir masuk").waitFor();
    await visualCheck(page, "detail");
    await page
      .getByRole("button", { name: /^Tindakan untuk/u })
      .first()
      .click();
    await page.getByRole("menuitem").first().waitFor();
    await visualCheck(page, "menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Tambah peserta" }).click();
    const form = dialogOf(page, "Tambah peserta");
    await form.waitFor();
    await visualCheck(page, "form");
    await form.getByRole("button", { name: "Simpan", exact: true }).click();
    await form.getByText("Nomor ujian wajib diisi.").waitFor();
    await visualCheck(page, "form-errors");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
    await tickRows(page);
    await visualCheck(page, "selection");
    await chooseForSelected(page, "Blokir");
    await dialogOf(page, /^Blokir/u).waitFor();
    await visualCheck(page, "bulk");
    await exo.closePages();
  }
});

test.run();
