// The sign-in form before and without scripts, by keyboard, in its looks, and in a browser that is too old.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, desktop, phone, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  emailOf,
  fillForm,
  homeOf,
  openForm,
  passwordOf,
  signInHeading,
  submitOf,
  waitUntilLive,
} from "../../testing/browser/screens/sign-in-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("look of sign-in");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("stands without JavaScript, can be typed in, and says what is missing", async () => {
  const page = await openForm(exo, { javaScript: false });
  await page.getByRole("heading", { name: signInHeading }).waitFor();
  await fillForm(page, { email: "a@b.id", password: "x" });
  await soon.is(() => emailOf(page).inputValue(), "a@b.id");
  await page.locator("noscript p").waitFor();
  await soon.ok(() => submitOf(page).isDisabled(), "nothing can be sent yet");
  await screenshot(page, "sign-in-no-javascript");
});

test("works by keyboard alone", async () => {
  const page = await openForm(exo);
  await waitUntilLive(page);
  const { email, password } = exo.account("OPRA");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await soon.is(() => passwordOf(page).getAttribute("type"), "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await homeOf(page).waitFor();
});

test("axe finds nothing, with and without an error, and who has to wait is told how long", async () => {
  for (const size of [desktop, phone]) {
    const page = await openForm(exo, { size });
    await waitUntilLive(page);
    await visualCheck(page, "form");
    await submitOf(page).click();
    await page.getByText("E-mail wajib diisi.").waitFor();
    await visualCheck(page, "empty fields");
    const { email } = exo.account("EVAL");
    await fillForm(page, { email, password: "tebakan saja" });
    await submitOf(page).click();
    await page.locator("form").getByRole("alert").waitFor();
    await visualCheck(page, "refused");
    const waiting = page.locator("form").getByText(/salah\. Tunggu \d+ detik, lalu coba lagi\.$/u);
    while (!(await waiting.isVisible())) {
      await submitOf(page).click();
      await waitUntilLive(page);
    }
    await soon.is(() => emailOf(page).inputValue(), email, "what was typed stays");
    await soon.is(() => passwordOf(page).inputValue(), "tebakan saja");
    await visualCheck(page, "waiting");
    await exo.closePages();
  }
});

test("a browser that is too old is told so, without modules and with them; a present one is not", async () => {
  const present = await openForm(exo);
  await waitUntilLive(present);
  const sentence = "Browser ini terlalu lama untuk konsol ini.";
  assert.not.ok(await present.getByText(sentence).isVisible());

  const page = await exo.newPage();
  await page.route(exo.server.url, async (route) => {
    const answer = await route.fetch();
    // As such a browser reads it: module scripts mean nothing to it, nor does "nomodule".
    const old = (await answer.text())
      .replace(/<script[^>]*type="module"[^>]*><\/script>/u, "")
      .replace("<script nomodule", "<script");
    await route.fulfill({ response: answer, body: old });
  });
  await page.goto(exo.server.url);
  await page.getByText(sentence).waitFor();
  await screenshot(page, "sign-in-old-browser");

  const younger = await exo.newPage();
  await younger.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "inert"));
  await younger.goto(exo.server.url);
  await younger.getByText(sentence).waitFor();
});

test.run();
