// The end of a session: by the person, by another tab, by the server in mid-work, and somebody else coming after.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { revokeToken } from "../../contract/credentials.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("session");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const signInHeading = (page: Page) =>
  page.getByRole("heading", { name: "Sign in to your account" });
const signOutOf = (page: Page) => page.getByRole("button", { name: "Keluar" });
/** The form under it has a password too, of the participant. */
const endedOf = (page: Page) => page.getByRole("dialog", { name: "Sesi berakhir" });
const passwordOf = (page: Page) => endedOf(page).getByLabel("Password", { exact: true });
const submitOf = (page: Page) => endedOf(page).getByRole("button", { name: "Sign in" });

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), tokenStorageKey);
}

/** As an operator would who switches somebody's session off: the page itself hears nothing of it. */
async function revokeOnServer(page: Page): Promise<void> {
  const token = await storedToken(page);
  const address = new URL(revokeToken.path, exo.server.url);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  assert.ok(answer.ok);
}

async function openParticipants(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Peserta" }).first().click();
  await page.getByRole("heading", { name: "Peserta", exact: true }).waitFor();
}

/** A form with a name and a number in it, not saved. */
async function halfWrite(page: Page) {
  await openParticipants(page);
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = page.getByRole("dialog", { name: "Tambah peserta" });
  await form.getByLabel("Nomor ujian").fill("99-0001");
  await form.getByLabel("Nama").fill("Siti Setengah Jadi");
  return form;
}

test("signing out leads to sign-in, and the token is void", async () => {
  const page = await exo.signedIn();
  const token = await storedToken(page);
  await signOutOf(page).click();
  await signInHeading(page).waitFor();
  await soon.is(() => storedToken(page), null);
  await page.waitForURL(/\/adm\/$/u);
  const address = new URL("/api/v1/token/validate", exo.server.url);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  assert.is(answer.status, 401);
});

test("signing out in one tab signs out the others", async () => {
  const page = await exo.signedIn();
  const other = await exo.newTab(page);
  await other.goto(exo.server.url);
  await openParticipants(other);
  await signOutOf(page).click();
  await signInHeading(page).waitFor();
  await signInHeading(other).waitFor();
  assert.not.ok(await other.getByRole("heading", { name: "Peserta", exact: true }).isVisible());
  assert.not.ok(await other.getByRole("navigation", { name: "Menu" }).isVisible());
});

test("a session revoked in mid-work keeps what was typed", async () => {
  const page = await exo.signedIn();
  const form = await halfWrite(page);
  await revokeOnServer(page);
  const ended = endedOf(page);
  await ended.waitFor();
  await ended.getByText("Sesi Anda berakhir.").waitFor();
  await screenshot(page, "session-ended");
  assert.not.ok(await form.isVisible(), "whoever stands there now reads nothing of it");
  await page.keyboard.press("Escape");
  await soon.ok(() => ended.isVisible());
  const { email, password } = exo.account("EVIL");
  await soon.is(() => ended.getByLabel("E-mail").inputValue(), email);
  await soon.ok(() => passwordOf(page).evaluate((input) => input === document.activeElement));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await form.waitFor();
  await soon.is(() => form.getByLabel("Nomor ujian").inputValue(), "99-0001");
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Siti Setengah Jadi");
  await page.waitForFunction(() =>
    document.activeElement?.closest("dialog")?.textContent?.includes("Tambah peserta"),
  );
});

test("what was kept over the end of a session, and over a wrong password, is saved afterwards", async () => {
  const page = await exo.signedIn();
  const form = await halfWrite(page);
  await form.getByLabel("Jurusan").selectOption({ index: 1 });
  await form.getByLabel("Agama").selectOption({ index: 1 });
  // Without the socket the console hears of it only when it saves.
  await page.context().route(/\/ws\/message/u, (route) => route.abort());
  await revokeOnServer(page);
  await endedOf(page).waitFor();
  await passwordOf(page).fill("salah");
  await submitOf(page).click();
  await page.locator("form").getByText("E-mail atau password salah.").waitFor();
  await passwordOf(page).fill(exo.account("EVIL").password);
  await submitOf(page).click();
  await form.waitFor();
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Siti Setengah Jadi");
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await form.waitFor({ state: "hidden" });
  await page.getByText("Siti Setengah Jadi").first().waitFor();
});

test("another person who signs in over it gets a fresh console", async () => {
  const page = await exo.signedIn();
  await halfWrite(page);
  await revokeOnServer(page);
  const ended = endedOf(page);
  await ended.waitFor();
  const { email, password, name } = exo.account("OPRA");
  await ended.getByLabel("E-mail").fill(email);
  await passwordOf(page).fill(password);
  await submitOf(page).click();
  await page.getByText(new RegExp(`^Selamat .*${name}`, "u")).waitFor();
  await page.waitForURL(/\/adm\/L9X7F38SB0$/u);
  await soon.is(() => page.getByRole("dialog").count(), 0);
  await soon.is(() => page.getByText("Siti Setengah Jadi").count(), 0);
  await soon.is(
    () => page.getByRole("link", { name: "Peserta", exact: true }).count(),
    0,
    "an operator's menu",
  );
});

test("somebody else who signs in in another tab takes this one over, without what stood in it", async () => {
  const page = await exo.signedIn();
  await openParticipants(page);
  const other = await exo.newTab(page);
  await other.goto(exo.server.url);
  await signOutOf(other).click();
  await exo.signIn(other, "OPRA");
  const { name } = exo.account("OPRA");
  await page.getByText(new RegExp(`^Selamat .*${name}`, "u")).waitFor();
  await soon.is(() => page.getByRole("heading", { name: "Peserta", exact: true }).count(), 0);
});

test.run();
