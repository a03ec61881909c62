// Marks that were given without a network, when the tab was closed meanwhile or the person is no corrector any more.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, dialogOf } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { admitCorrectors } from "../../../testing/exams/printed-essays.ts";

const test = suite("marks that wait outside of marking");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: admitCorrectors });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const points = (page: Page, at: number) => page.locator("input[data-points]").nth(at);
const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();

/** Marks so many answers of an essay with two criteria while the cable is pulled, and leaves the page. */
async function markOffline(page: Page, count: number): Promise<void> {
  await page
    .getByRole("link", { name: /^Soal 2/u })
    .first()
    .click();
  await points(page, 0).waitFor();
  await page.context().setOffline(true);
  for (let at = 0; at < count; at += 1) {
    const code = await codeOf(page);
    await points(page, 0).fill("1");
    await points(page, 1).fill("0,5");
    await points(page, 1).press("Enter");
    await page.getByText(code).waitFor({ state: "detached" });
  }
  await page.getByText(`${count} menunggu terkirim`).waitFor();
}

test("what waits is told and sent from the list of what people mark", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  await markOffline(page, 2);
  await page.getByRole("link", { name: "Semua koreksi" }).click();
  await page.getByText("2 nilai menunggu dikirim").waitFor();
  await page.context().setOffline(false);
  await page.getByText("2 nilai menunggu dikirim").waitFor({ state: "detached" });
});

test("marks of whoever is no corrector any more wait, can be read, and are sent later", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check"), size: phone });
  await markOffline(page, 2);
  const json = { code: "44", message: "Soal yang dikoreksi tidak ditemukan.", data: null };
  await page.route(/\/marks$/u, (route) => route.fulfill({ status: 404, json }));
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "2 ditahan" }).click();
  const held = dialogOf(page, "Nilai yang perlu diperiksa");
  await held.getByText("kriteria 1: 1 · kriteria 2: 0,5").first().waitFor();
  await visualCheck(page, "marks that are held back");
  await held.getByRole("button", { name: "Hapus 2 nilai" }).click();
  await held.getByText(/tidak dapat dikembalikan/u).waitFor();
  await held.getByRole("button", { name: "Batal" }).click();
  await page.unrouteAll();
  await held.getByRole("button", { name: "Coba kirim lagi" }).click();
  await held.getByText("Semua sudah diperiksa.").waitFor();
  await held.getByRole("button", { name: "Tutup" }).click();
  await page.getByText("Semua terkirim").waitFor();
});

test.run();
