// Marks that were given without a network, when the tab was closed meanwhile or the person is no corrector any more.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, dialogOf } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
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
  await openEssay(page);
  await page.context().setOffline(true);
  await markEssays(page, count);
}

async function openEssay(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Soal 2/u })
    .first()
    .click();
  await points(page, 0).waitFor();
}

async function markEssays(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const code = await codeOf(page);
    await points(page, 0).fill("1");
    await points(page, 1).fill("0,5");
    await points(page, 1).press("Enter");
    await page.getByText(code).waitFor({ state: "detached" });
  }
  await page.getByText(`${count} menunggu terkirim`).waitFor();
}

const leftIn = async (page: Page): Promise<number> =>
  Number(/(\d+) lagi untuk Anda/u.exec(await page.locator("main").innerText())?.[1]);

test("what waits is told and sent from the list of what people mark", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  await openEssay(page);
  await page.context().setOffline(true);
  const before = await leftIn(page);
  await markEssays(page, 2);
  await soon.ok(async () => (await leftIn(page)) <= before - 2);
  const counted = await leftIn(page);
  await page.getByRole("link", { name: "Semua koreksi" }).click();
  await page.getByText("2 nilai menunggu dikirim").waitFor();
  await page.context().setOffline(false);
  await page.getByText("2 nilai menunggu dikirim").waitFor({ state: "detached" });
  // Equal answers are marked together: what was counted here is what the server counts.
  await openEssay(page);
  await soon.is(() => leftIn(page), counted);
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
  await held.getByText(/^Fisika XI dan XII · BKSL-FIS-2026 · Soal 2: /u).waitFor();
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

test("home, the way out and the end of the session say how many marks only this PC has", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  await page.context().route(/\/marks$/u, (route) => route.abort());
  await openEssay(page);
  await markEssays(page, 2);
  const counted = "2 nilai Anda belum tersimpan di server";
  const other = await exo.newTab(page);
  await other.goto(exo.server.url);
  await other.getByText(counted).waitFor();
  await visualCheck(other, "marks that only this PC has, on home");
  await other.getByRole("button", { name: "Keluar" }).click();
  const asked = dialogOf(other, "Keluar sekarang?");
  await asked.getByText(counted).waitFor();
  await asked.getByRole("button", { name: "Kirim, lalu keluar" }).click();
  await asked.getByText("Server belum menerima semuanya.").waitFor();
  await visualCheck(other, "marks that only this PC has, signing out");
  await asked.getByRole("button", { name: "Keluar", exact: true }).click();
  const ended = page.getByRole("dialog", { name: "Sesi berakhir" });
  await ended.getByText(counted).waitFor();
  await visualCheck(page, "marks that only this PC has, after the session");
  await page.context().unrouteAll();
  const { password } = exo.account("EVAL");
  await ended.getByLabel("Password", { exact: true }).fill(password);
  await ended.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Semua terkirim").waitFor();
});

test("whoever signs in again sends what this PC has kept, on whichever screen", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check"), size: phone });
  await page.context().route(/\/marks$/u, (route) => route.abort());
  await openEssay(page);
  await markEssays(page, 1);
  await page.getByText("1 menunggu terkirim").waitFor();
  await page.getByRole("button", { name: "Keluar" }).click();
  const asked = dialogOf(page, "Keluar sekarang?");
  await visualCheck(page, "marks that only this PC has, signing out");
  await asked.getByRole("button", { name: "Keluar", exact: true }).click();
  await page.context().unrouteAll();
  const sent = page.waitForResponse(/\/marks$/u);
  await exo.signIn(page, "EVAL");
  assert.is((await sent).status(), 200);
  await soon.is(() => page.getByText("belum tersimpan di server").count(), 0);
});

test("marks that are refused for one reason are read at once or one by one", async () => {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  const reason = "Nilai Anda berbeda dari nilai korektor lain. Korektor ketiga yang memutuskan.";
  await page.route(/\/marks$/u, async (route) => {
    const { acts } = route.request().postDataJSON() as { acts: { id: string }[] };
    const results = acts.map(({ id }) => ({ id, outcome: "refused", reason, conflicts: [] }));
    const json = { code: "00", message: "", data: { results, mine: 90, disputed: 0 } };
    await route.fulfill({ json });
  });
  await openEssay(page);
  const give = async () => {
    const code = await codeOf(page);
    await points(page, 0).fill("1");
    await points(page, 1).fill("0,5");
    await points(page, 1).press("Enter");
    await page.getByText(code).waitFor({ state: "detached" });
  };
  await give();
  await give();
  await give();
  await page.getByRole("button", { name: "3 ditolak" }).click();
  const read = dialogOf(page, "Nilai yang perlu diperiksa");
  await read.getByText(reason).waitFor();
  assert.is(await read.getByText(reason).count(), 1);
  await visualCheck(page, "marks that were refused");
  await read.getByRole("button", { name: "Sudah saya baca", exact: true }).first().click();
  await soon.is(() => read.locator("li").count(), 2);
  await read.getByRole("button", { name: "Semua 2 sudah saya baca" }).click();
  await read.getByText("Semua sudah diperiksa.").waitFor();
});

test.run();
