// Marks that wait when the browser is killed, in the console and in the page for marking without a network.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { builtDist, Console } from "../../../testing/browser/console-page.ts";
import { copiesOnDisk, KilledBrowser } from "../../../testing/browser/killed-browser.ts";
import { addressOf } from "../../../testing/browser/list-screen.ts";
import { offlinePassphrase } from "../../../testing/browser/offline-marking.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { offlinePageSample } from "../../../testing/exams/offline-page-sample.ts";
import { admitCorrectors } from "../../../testing/exams/printed-essays.ts";

const test = suite("marks that wait in a browser that is killed");
let exo: Console;
let browser: KilledBrowser;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: admitCorrectors });
});
test.before.each(async () => {
  browser = await KilledBrowser.create();
});
test.after.each(() => browser.remove());
test.after(() => exo.close());

const points = (page: Page, at: number) => page.locator("input[data-points]").nth(at);
const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();

test("are sent by the console when it is opened again", async () => {
  const page = await browser.open();
  await exo.enter(page, "EVAL", addressOf(exo, "check"));
  await page.context().route(/\/marks$/u, (route) => route.abort());
  await page
    .getByRole("link", { name: /^Soal 2/u })
    .first()
    .click();
  for (let at = 0; at < 3; at += 1) {
    const code = await codeOf(page);
    await points(page, 0).fill("1");
    await points(page, 1).fill("0,5");
    await points(page, 1).press("Enter");
    await page.getByText(code).waitFor({ state: "detached" });
  }
  await soon.is(() => copiesOnDisk(page), 3);
  await browser.kill();

  const again = await browser.open();
  await again.context().route(/\/marks$/u, (route) => route.abort());
  await exo.enter(again, "EVAL");
  await again.getByText("3 nilai Anda belum tersimpan di server").waitFor();
  await again.context().unrouteAll();
  const sent = again.waitForResponse(/\/marks$/u);
  await again.goto(new URL(addressOf(exo, "check"), exo.server.url).href);
  const acts = ((await sent).request().postDataJSON() as { acts: unknown[] }).acts;
  await soon.is(async () => acts.length, 3);
  await soon.is(() => copiesOnDisk(again), 0);
});

test("are found by the page for marking without a network", async () => {
  const folder = await mkdtemp(join(tmpdir(), "exo-offline-"));
  const file = join(folder, "koreksi.html");
  await writeFile(file, await offlinePageSample(offlinePassphrase, builtDist()));
  const unlock = async (page: Page) => {
    await page.goto(pathToFileURL(file).href);
    await page.getByLabel("Kata sandi berkas").fill(offlinePassphrase);
    await page.getByRole("button", { name: "Buka", exact: true }).click();
    await points(page, 0).waitFor();
  };
  const page = await browser.open();
  await unlock(page);
  const code = await codeOf(page);
  await points(page, 0).fill("40");
  await points(page, 0).press("Enter");
  await page.getByText(code).waitFor({ state: "detached" });
  await soon.is(() => copiesOnDisk(page), 1);
  await browser.kill();

  const again = await browser.open();
  await unlock(again);
  await again.getByText("1 nilai dari kunjungan lalu dipulihkan.").waitFor();
  await rm(folder, { recursive: true });
});

test.run();
