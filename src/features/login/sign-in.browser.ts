// Signing in, from the form that stands before any script to home, with everything that may be wrong on the way.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { answerHtml, anyCall, counted, cut, hold } from "../../testing/browser/network.ts";
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
import { homeHeading } from "../../testing/browser/screens/shell-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("sign-in");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const scripts = /\.js$/u;
const generate = /\/token\/generate$/u;
const formOf = (page: Page) => page.locator("form");
async function isFocused(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
}

test("what was typed before the scripts came is still there, the focus too", async () => {
  const page = await exo.newPage();
  const release = await hold(page, scripts);
  await page.goto(exo.server.url, { waitUntil: "commit" });
  const { email, password } = exo.account("EVIL");
  await emailOf(page).waitFor();
  await isFocused(page, (await emailOf(page).getAttribute("id")) ?? "");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password.slice(0, 3));
  await soon.is(() => emailOf(page).inputValue(), email, "the e-mail has the focus from the start");
  await soon.ok(() => submitOf(page).isDisabled(), "nothing can be sent yet");
  release();
  await waitUntilLive(page);
  await soon.is(() => emailOf(page).inputValue(), email);
  await isFocused(page, "login-password");
  await page.keyboard.type(password.slice(3));
  await page.keyboard.press("Enter");
  await homeOf(page).waitFor();
});

test("asks for both fields, each under its own input, says a wrong password, and once somebody is in the heading has the focus", async () => {
  const page = await openForm(exo);
  const calls = counted(page, generate);
  await waitUntilLive(page);
  await submitOf(page).click();
  await page.getByText("E-mail wajib diisi.").waitFor();
  await page.getByText("Password wajib diisi.").waitFor();
  await isFocused(page, "login-email");
  await emailOf(page).fill("kepala");
  await submitOf(page).click();
  await page.getByText("Tulis alamat e-mail yang lengkap").waitFor();
  await soon.is(() => emailOf(page).getAttribute("aria-invalid"), "true");
  const { email, password } = exo.account("EVIL");
  await emailOf(page).fill(email);
  await submitOf(page).click();
  await page.getByText("Tulis alamat e-mail yang lengkap").waitFor({ state: "hidden" });
  await isFocused(page, "login-password");
  assert.is(calls(), 0, "the server was not asked");
  await passwordOf(page).fill("salah");
  await showAndHide(page);
  await submitOf(page).click();
  await formOf(page).getByRole("alert").getByText("E-mail atau password salah.").waitFor();
  await isFocused(page, "login-password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await homeOf(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await soon.is(focused, "H1", "the form took the focus along");
  await soon.match(() => page.evaluate(() => document.activeElement?.textContent), homeHeading);
});

/** The password is seen, and hidden again, without being lost. */
async function showAndHide(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Lihat password" });
  const typed = await passwordOf(page).inputValue();
  await soon.is(() => passwordOf(page).getAttribute("type"), "password");
  await toggle.click();
  await soon.is(() => passwordOf(page).getAttribute("type"), "text");
  await soon.is(() => toggle.getAttribute("aria-pressed"), "true");
  await soon.is(() => passwordOf(page).inputValue(), typed);
  await toggle.click();
  await soon.is(() => passwordOf(page).getAttribute("type"), "password");
}

test("an answer that takes 30 s keeps the form busy, one submit is sent, and home comes in the end", async () => {
  const page = await exo.newPage();
  await page.clock.install();
  await page.goto(exo.server.url);
  await waitUntilLive(page);
  const calls = counted(page, generate);
  const release = await hold(page, generate);
  await fillForm(page, exo.account("EVIL"));
  await passwordOf(page).press("Enter");
  await page.locator("button[type=submit]:disabled").waitFor();
  await passwordOf(page).press("Enter");
  await page.clock.runFor(30_000);
  await soon.ok(() => submitOf(page).isDisabled());
  await soon.is(() => page.getByRole("alert").count(), 0);
  release();
  await homeOf(page).waitFor();
  assert.is(calls(), 1);
  await page.waitForURL(/\/adm\/L9X7F38SB0$/u);
});

test("a stored session goes to home without a flash of the form, one that is void to the form", async () => {
  const page = await exo.signedIn();
  const validated = await hold(page, /\/token\/validate$/u);
  const scripted = await hold(page, scripts);
  await page.goto(exo.server.url, { waitUntil: "commit" });
  await page.locator("html[data-session=stored]").waitFor();
  await page.getByText(signInHeading).waitFor({ state: "attached" });
  await soon.not(() => page.getByText(signInHeading).isVisible(), "before the scripts");
  scripted();
  await page.getByText("Loading, ngopi dulu").waitFor();
  await soon.is(() => page.getByText(signInHeading).count(), 0, "while the server is asked");
  validated();
  await homeOf(page).waitFor();
  await page.waitForURL(/\/adm\/L9X7F38SB0$/u);
  await page.evaluate(() => localStorage.setItem("exo.adm.token", "an old one"));
  await page.goto(exo.server.url);
  await waitUntilLive(page);
  await page.getByRole("heading", { name: signInHeading }).waitFor();
  await soon.is(() => page.evaluate(() => localStorage.getItem("exo.adm.token")), null);
  await fillForm(page, exo.account("EVIL"));
  await submitOf(page).click();
  await homeOf(page).waitFor();
});

test("the cold page takes at most 6 requests and 32 KiB", async () => {
  const page = await exo.newPage();
  // What an institution's PC gets over plain http; "localhost" would be given brotli.
  await page.setExtraHTTPHeaders({ "accept-encoding": "gzip" });
  const bodies: Promise<number>[] = [];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("requestfinished", (request) => {
    const bundled = ["document", "script", "stylesheet"].includes(request.resourceType());
    if (bundled) bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const settings = page.waitForResponse(/\/api\/v1\/settings/u);
  const opening = await page.goto(exo.server.url);
  await waitUntilLive(page);
  await settings;
  assert.is(await opening?.headerValue("content-encoding"), "gzip");
  assert.ok(asked.length <= 6, asked.join("\n"));
  assert.ok(bodies.length >= 2, "page and script were weighed");
  const bytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  assert.ok(bytes > 5 * 1024 && bytes <= 32 * 1024, `${bytes} bytes`);
});

test("where storage is forbidden one still gets in", async () => {
  const page = await exo.newPage();
  await page.addInitScript(() => {
    const forbidden = {
      get(): never {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", forbidden);
    Object.defineProperty(window, "sessionStorage", forbidden);
  });
  await page.goto(exo.server.url);
  await exo.signIn(page);
  await page.getByRole("link", { name: "Jurusan" }).first().click();
  await page.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
});

test("with a stored session and no server it says so, and the retry works once the server is back", async () => {
  const page = await exo.signedIn();
  const mend = await cut(page, anyCall);
  await page.reload();
  await page.getByRole("heading", { name: "Server ujian belum dapat dihubungi" }).waitFor();
  await visualCheck(page, "server away");
  await screenshot(page, "sign-in-server-away");
  const retry = page.getByRole("button", { name: "Coba lagi" });
  const asked = page.waitForEvent("requestfailed");
  await retry.click();
  await asked;
  await retry.waitFor();
  await mend();
  await retry.click();
  await homeOf(page).waitFor();
});

test("without a server, or with an HTML page for its answer, the form says so and works afterwards", async () => {
  const page = await exo.newPage();
  let mend = await cut(page, anyCall);
  await page.goto(exo.server.url);
  await waitUntilLive(page);
  const account = exo.account("EVIL");
  await fillForm(page, account);
  await submitOf(page).click();
  const said = formOf(page).getByText("Server ujian tidak dapat dihubungi.");
  await said.waitFor();
  await soon.is(() => emailOf(page).inputValue(), account.email, "nothing typed is lost");
  await mend();
  mend = await answerHtml(page, anyCall);
  await submitOf(page).click();
  await formOf(page).getByText("Server menjawab dengan cara yang tidak dikenali.").waitFor();
  await soon.is(() => formOf(page).getByText("Bad gateway").count(), 0);
  await soon.is(() => said.count(), 0);
  await mend();
  await submitOf(page).click();
  await homeOf(page).waitFor();
});

test.run();
