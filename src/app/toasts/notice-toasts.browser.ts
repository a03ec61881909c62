// Toasts beside whatever else can be pressed: seen, pressed and closed, and never over a bar's buttons.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, desktop, phone, screenshot } from "../../testing/browser/console-page.ts";
import {
  bodyRows,
  chooseFor,
  dialogOf,
  openScreen,
  rowOf,
  tickRows,
  toast,
} from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { cut } from "../../testing/browser/network.ts";
import { letters, openBank } from "../../testing/browser/questions/question-list.ts";
import {
  fillForm,
  openForm,
  submitOf,
  waitUntilLive,
} from "../../testing/browser/screens/sign-in-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("toasts in place");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const regionOf = (page: Page) => page.getByRole("region", { name: "Pemberitahuan" });

/** The names of those buttons and links outside of rows that a toast lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const region = document.querySelector("section[aria-label=Pemberitahuan]");
    return [...document.querySelectorAll<HTMLElement>("button, a[href]")]
      .filter((control) => !region?.contains(control) && !control.closest("main table"))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && region?.contains(hit) === true;
      })
      .map((control) => control.textContent?.trim() || control.ariaLabel || "?");
  });

/** Something that is told on every screen: a toast is there, and in nobody's way. */
async function standsAside(page: Page, text: string | RegExp, shot: string): Promise<void> {
  const told = regionOf(page).getByText(text).first();
  await told.waitFor();
  await soon.equal(() => covered(page), []);
  const isHit = () =>
    told.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  await soon.ok(isHit, "the toast itself is on top");
  await screenshot(page, `toast-${shot}-${page.viewportSize()?.width}`);
}

async function deactivate(page: Page, number: string): Promise<void> {
  await rowOf(page, number)
    .getByRole("button", { name: /^Tindakan untuk/u })
    .click();
  await page.getByRole("menuitem", { name: "Nonaktifkan" }).click();
}

test("on PC and phone: not over the bars of a list, a selection and a dialog, and to be pressed in each", async () => {
  for (const [size, numbers] of [
    [desktop, ["01-012-0345", "01-012-0346", "01-012-0347"]],
    [phone, ["01-012-0349", "01-012-0350", "01-012-0351"]],
  ] as const) {
    const page = await openScreen(exo, "peserta", "?q=01-012-0", { size });
    await deactivate(page, numbers[0]);
    await standsAside(page, /dinonaktifkan/u, "list");
    await regionOf(page).getByRole("button", { name: "Urungkan" }).click();
    await regionOf(page)
      .getByText(/kembali seperti semula/u)
      .waitFor();
    await deactivate(page, numbers[1]);
    await tickRows(page);
    await standsAside(page, /dinonaktifkan/u, "selection");
    await page.getByRole("button", { name: "Batalkan pilihan" }).click();
    await deactivate(page, numbers[2]);
    await page.getByRole("button", { name: "Tambah peserta" }).click();
    const dialog = dialogOf(page, "Tambah peserta");
    await dialog.waitFor();
    await standsAside(page, /dinonaktifkan/u, "dialog");
    await regionOf(page).getByRole("button", { name: "Tutup" }).last().click();
    await dialog.getByLabel("Nama").fill("Setengah");
    await exo.closePages();
  }
});

test("on PC and phone: not over the bar that saves a question", async () => {
  for (const size of [desktop, phone]) {
    const { page } = await openBank(exo, letters("A", "B"), 0, { size });
    await chooseFor(page, "soal 1", "Duplikat");
    // What the pointer is on stays, however long the form takes to come.
    await regionOf(page).getByRole("button", { name: "Urungkan" }).hover();
    await bodyRows(page).first().getByRole("link").first().press("Enter");
    await page.getByRole("button", { name: "Simpan", exact: true }).waitFor();
    await standsAside(page, /salinan soal/u, "question");
    await exo.closePages();
  }
});

test("a refused sign-in and a server out of reach are told as toasts beside the form, gone after 5 s or by hand", async () => {
  for (const size of [desktop, phone]) {
    const page = await openForm(exo, { size });
    await waitUntilLive(page);
    const { email } = exo.account("EVIL");
    await fillForm(page, { email, password: "salah" });
    await submitOf(page).click();
    const said = "E-mail atau password salah.";
    const refused = toast(page, said).filter({ hasText: "Response Error" });
    await refused.waitFor();
    await soon.is(() => page.getByText(said).count(), 2, "in the form and as a toast");
    await standsAside(page, said, "sign-in");
    await visualCheck(page, "refused");
    await refused.getByRole("button", { name: "Tutup" }).click();
    await refused.waitFor({ state: "detached" });
    const restore = await cut(page, /\/token\/generate$/u);
    await submitOf(page).click();
    const away = regionOf(page).getByRole("alert").filter({ hasText: "tidak dapat dihubungi" });
    await away.getByText("Error", { exact: true }).waitFor();
    const since = Date.now();
    await page.mouse.move(0, 0);
    await away.waitFor({ state: "detached" });
    assert.ok(Date.now() - since > 3_500, "not gone at once");
    await page
      .locator("form")
      .getByText(/tidak dapat dihubungi/u)
      .waitFor();
    await restore();
    await exo.closePages();
  }
});

test("a toast outlives the dialog that it was shown in", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-012-0348");
  await deactivate(page, "01-012-0348");
  await toast(page, "dinonaktifkan").waitFor();
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const dialog = dialogOf(page, "Tambah peserta");
  await dialog.getByText("dinonaktifkan").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await toast(page, "dinonaktifkan").getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "kembali seperti semula").waitFor();
});

test.run();
