// `npm start -- --live` as a new visitor sees it: within a minute monitor, tokens, chat and control show an exam at work, and what
// the visitor does reaches the participants.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf } from "../../testing/browser/list-screen.ts";
import { fillForm, submitOf, waitUntilLive } from "../../testing/browser/screens/sign-in-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";

const test = suite("a demonstration that lives");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", live: true });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** From the start until everything is there; slow machines included. */
const firstMinute = { timeout: 60_000 };

const needed = (page: Page) => page.getByRole("region", { name: "Perlu tindakan" });
const incident = (page: Page, text: string) =>
  needed(page).getByRole("listitem").filter({ hasText: text }).first();

test("the monitor shows an incident of each kind, and who is unblocked goes on", async () => {
  const page = await exo.signedIn("OPRA", { address: addressOf(exo, "monitor.peserta") });
  for (const kind of [
    "diblokir",
    "minta pindah perangkat",
    "terputus",
    "sering keluar halaman",
    "jam perangkatnya salah",
    "lama tidak menjawab",
    "belum masuk",
  ]) {
    await incident(page, kind).waitFor(firstMinute);
  }
  const blocked = incident(page, "diblokir");
  await blocked.getByRole("button", { name: /^Buka blokir/u }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Catatan").fill("Sudah diingatkan.");
  await dialog.getByRole("button", { name: /^Buka blokir/u }).click();
  await blocked.waitFor({ state: "hidden" });
});

test("a participant asks in the chat, and answers what staff write", async () => {
  const page = await exo.signedIn("OPRA", { address: addressOf(exo, "chat") });
  const asked = "gambar pada soal saya tidak terlihat jelas";
  await page.getByText(asked).first().click(firstMinute);
  await page.getByRole("textbox", { name: "Tulis pesan" }).fill("Kami segera ke sana.");
  await page.keyboard.press("Enter");
  await page.getByText("Baik, Bapak/Ibu. Terima kasih.").first().waitFor(firstMinute);
});

test("a token is in use, and control lists those who sit the exam", async () => {
  const page = await exo.signedIn("OPRA", { address: addressOf(exo, "token") });
  const scopes = page.getByRole("table", { name: "Berlaku untuk" });
  const exam = scopes.getByRole("row").filter({ hasText: "Peragaan langsung" });
  await exam.getByText("Dirilis", { exact: true }).waitFor();
  await page.goto(addressOf(exo, "ujian.peserta"));
  const sitting = page.getByRole("table", { name: "Ujian peserta" }).getByRole("row");
  await sitting.filter({ hasText: "Mengerjakan" }).first().waitFor(firstMinute);
  await visualCheck(page, "live demonstration, control");
});

test("the proctor's account that the terminal names sees its own room alone", async () => {
  const account = exo.server.accounts.at(-1)!;
  assert.is(account.role, "EVAL");
  const page = await exo.newPage({ size: phone });
  await page.goto(exo.server.url);
  await waitUntilLive(page);
  await fillForm(page, account);
  await submitOf(page).click();
  await page.getByRole("navigation").first().waitFor();
  await page.goto(addressOf(exo, "monitor.peserta"));
  await page.getByText("PRG-1 · 2").first().waitFor(firstMinute);
  assert.is(await page.getByText("PRG-2").count(), 0);
});

test.run();
