// The live board while nothing is wrong: the rows have the room that incidents would take.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { addressOf } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addWatchedExam } from "../../../testing/exams/watched-exam.ts";

const test = suite("calm board");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function fill(db: Db): Promise<void> {
  await addWatchedExam(db, new Date(), 70, { isCalm: true });
}

const open = async (size: typeof phone) => {
  const page = await exo.signedIn("OPRA", { size, address: addressOf(exo, "monitor.peserta") });
  await page.getByText("Semua berjalan baik").waitFor();
  return page;
};

test("nine rows are seen on a laptop, over the whole width, and participants without scrolling on a phone", async () => {
  await hasNineRows(await open(desktop));
  await hasPeople(await open(phone));
});

async function hasNineRows(page: Page): Promise<void> {
  await visualCheck(page, "nothing wrong");
  const table = page.getByRole("table", { name: "Peserta" });
  await table.locator("[data-row]").nth(8).waitFor();
  const { seen, width } = await table.evaluate((element) => {
    const main = document.querySelector("main")!;
    const box = element.closest("section")!.getBoundingClientRect();
    const bottom = Math.min(box.bottom, main.getBoundingClientRect().bottom);
    const rows = [...element.querySelectorAll("[data-row]")];
    return {
      seen: rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
      width: box.width / main.clientWidth,
    };
  });
  assert.ok(seen >= 9, `${seen} rows`);
  assert.ok(width > 0.9, `${width} of the width`);
}

async function hasPeople(page: Page): Promise<void> {
  await visualCheck(page, "nothing wrong");
  const second = await page
    .locator("main li", { hasText: "PANTAU-1" })
    .nth(1)
    .evaluate((row) => row.getBoundingClientRect().bottom);
  const end = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
  assert.ok(second <= end, `${second} of ${end}`);
}

test.run();
