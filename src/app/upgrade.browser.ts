// The bundle is replaced while tabs are open: what a tab asks for then is gone. It reloads once by itself and is on the
// new bundle; where that does not help, it says so and offers another try, and never reloads in circles.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { suite } from "../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { builtDist, Console, screenshot } from "../testing/browser/console-page.ts";
import { look } from "../testing/browser/looks.ts";
import {
  checkFile,
  openWizard,
  person,
  saveButton,
  says,
  xlsx,
} from "../testing/browser/import-steps.ts";
import { neverIdle } from "../testing/browser/network.ts";
import {
  addQuestion,
  openQuestion,
  save,
  state,
  stemOf,
  writeStem,
} from "../testing/browser/questions/question-form-page.ts";
import { headingOf, homeHeading } from "../testing/browser/shell-page.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("upgrade");
let exo: Console;
let dist = "";
test.before(async () => {
  dist = await mkdtemp(join(tmpdir(), "exo-upgrade-"));
  exo = await Console.open({ dist });
});
// Each test starts from the bundle as it was built.
test.before.each(async () => {
  await rm(dist, { recursive: true, force: true });
  await cp(builtDist(), dist, { recursive: true });
});
test.after.each(() => exo.closePages());
test.after(async () => {
  await exo.close();
  await rm(dist, { recursive: true, force: true });
});

async function filesOf(name: RegExp): Promise<string[]> {
  const found = (await readdir(dist)).filter((file) => name.test(file));
  assert.ok(found.length > 0, `the bundle has ${name}`);
  return found;
}

async function take(name: RegExp): Promise<void> {
  for (const file of await filesOf(name)) await rm(join(dist, file));
}

/** As a new build does whose sources have changed: every script has another name, and is called by it. */
async function upgrade(): Promise<void> {
  const hash = /-([A-Z0-9]{8})\.js$/u;
  const scripts = await filesOf(hash);
  const renamed = (file: string) =>
    file.replace(hash, (_all, old: string) => `-${[...old].reverse().join("")}.js`);
  for (const file of await readdir(dist)) {
    // Without the compressed twins the server sends what is changed here.
    if (/\.(?:br|gz)$/u.test(file)) await rm(join(dist, file));
    if (!/\.(?:js|html)$/u.test(file)) continue;
    let text = await readFile(join(dist, file), "utf8");
    for (const script of scripts) text = text.replaceAll(script, renamed(script));
    await rm(join(dist, file));
    await writeFile(join(dist, renamed(file)), text);
  }
}

/** At home, with no more fetched than home itself. */
async function openHome(): Promise<Page> {
  const page = await neverIdle(await exo.newPage());
  await exo.enter(page);
  await headingOf(page, homeHeading).waitFor();
  return page;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const majorsLink = (page: Page) => page.getByRole("link", { name: "Jurusan" }).first();
const majorsHeading = (page: Page) => page.getByRole("heading", { name: "Jurusan", exact: true });
const retryOf = (page: Page) => page.getByRole("button", { name: "Coba lagi" });

test("an open tab is on the new bundle after one reload by itself, at each upgrade", async () => {
  const page = await openHome();
  const loads = countLoads(page);
  await upgrade();
  await majorsLink(page).click();
  await majorsHeading(page).waitFor();
  assert.is(loads(), 1);
  // Back to the names before: an upgrade of the same tab again.
  await upgrade();
  await page.getByRole("link", { name: "Agama" }).first().click();
  await page.getByRole("heading", { name: "Agama", exact: true }).waitFor();
  assert.is(loads(), 2);
  await upgrade();
  await page.getByRole("link", { name: "Peserta" }).first().click();
  await page.getByRole("heading", { name: "Peserta", exact: true }).waitFor();
  assert.is(loads(), 3);
});

test("a screen that is gone for good is said to be, after one reload and no more", async () => {
  const page = await openHome();
  const loads = countLoads(page);
  await take(/^majors-screen-.*\.js/u);
  await majorsLink(page).click();
  await page.getByRole("heading", { name: "Layar gagal dimuat" }).waitFor();
  await look(page, "a screen that failed to load");
  await screenshot(page, "upgrade-failed");
  assert.is(loads(), 1, "one reload by itself");
  await page.getByRole("link", { name: "Agama" }).first().click();
  await page.getByRole("heading", { name: "Agama", exact: true }).waitFor();
  await majorsLink(page).click();
  await retryOf(page).waitFor();
  assert.is(loads(), 1, "the other screens go on, and coming back reloads nothing");
});

test("the retry works once the file is there", async () => {
  const page = await openHome();
  await take(/^majors-screen-.*\.js/u);
  await majorsLink(page).click();
  await retryOf(page).waitFor();
  await cp(builtDist(), dist, { recursive: true });
  await retryOf(page).click();
  await majorsHeading(page).waitFor();
});

test("a dialog whose code is gone for good says so, after one reload, and the screen stays as it is", async () => {
  const page = await openHome();
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const add = page.getByRole("button", { name: "Tambah peserta" });
  await add.waitFor();
  const loads = countLoads(page);
  await take(/^passwords-dialog-.*\.js/u);
  const reloaded = page.waitForEvent("load");
  await add.click();
  await reloaded;
  await add.click();
  await page.getByRole("alert").waitFor();
  assert.is(loads(), 1);
  await soon.ok(() => page.getByRole("heading", { name: "Peserta", exact: true }).isVisible());
});

test("a dialog wanted after an upgrade opens once the page has loaded itself anew", async () => {
  const page = await openHome();
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const add = page.getByRole("button", { name: "Tambah peserta" });
  await add.waitFor();
  const loads = countLoads(page);
  await upgrade();
  const reloaded = page.waitForEvent("load");
  await add.click();
  await reloaded;
  await add.click();
  await page.getByRole("dialog", { name: "Tambah peserta" }).waitFor();
  assert.is(loads(), 1);
});

test("a tab that has fetched everything is on the new bundle at the next screen, not while something is unsaved", async () => {
  const page = await exo.signedIn();
  await majorsLink(page).click();
  await majorsHeading(page).waitFor();
  await page.getByRole("link", { name: "Agama" }).first().click();
  await page.getByRole("button", { name: "Tambah agama" }).first().click();
  const form = page.getByRole("dialog", { name: "Tambah agama" });
  await form.getByLabel("Nama").fill("Belum disimpan");
  const loads = countLoads(page);
  await upgrade();
  await form.getByLabel("Kode").fill("BLM");
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await form.waitFor({ state: "detached" });
  assert.is(loads(), 0, "what was typed is saved in the old console");
  const reloaded = page.waitForEvent("load");
  await majorsLink(page).click();
  await reloaded;
  await majorsHeading(page).waitFor();
  assert.is(loads(), 1);
});

test("an upgrade takes nothing from the editor: what is written is saved, and what is missing comes after that", async () => {
  const page = await openHome();
  await openQuestion(exo, page, await addQuestion(page, "Sebelum"));
  await writeStem(page, "Ditulis sebelum pembaruan");
  const loads = countLoads(page);
  await upgrade();
  const trial = page.getByRole("button", { name: "Coba jawab" });
  await trial.click();
  await page.getByText("Konsol di server sudah diperbarui.").first().waitFor();
  await screenshot(page, "upgrade-unsaved");
  assert.is(loads(), 0);
  await save(page);
  await state(page, "Tersimpan");
  const reloaded = page.waitForEvent("load");
  await retryOf(page).click();
  await reloaded;
  await soon.match(() => stemOf(page).innerText(), /Ditulis sebelum pembaruan/u);
  await trial.click();
  await page.getByRole("region", { name: "Coba jawab" }).waitFor();
  assert.is(loads(), 1);
});

test("an upgrade takes nothing from an import that has read its sheet", async () => {
  const page = await openHome();
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const wizard = await openWizard(page);
  await checkFile(wizard, xlsx([person("UP-001"), person("UP-002")]));
  const loads = countLoads(page);
  await upgrade();
  await saveButton(wizard).click();
  await says(wizard, "2 peserta tersimpan");
  assert.is(loads(), 0);
});

test("without the server nothing is reloaded, and the retry waits for it", async () => {
  const page = await openHome();
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await majorsLink(page).click();
  await page.getByRole("heading", { name: "Layar gagal dimuat" }).waitFor();
  await retryOf(page).click();
  await retryOf(page).waitFor();
  assert.is(loads(), 0, "the browser's own error page never comes");
  await page.context().setOffline(false);
  await retryOf(page).click();
  await majorsHeading(page).waitFor();
});

test("a tab at sign-in gets in after the shell was replaced", async () => {
  const page = await exo.newPage();
  await take(/^signed-in-.*\.js/u);
  await page.goto(exo.server.url);
  const loads = countLoads(page);
  await page.locator("button[type=submit]:enabled").waitFor();
  const { email, password } = exo.account("EVIL");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Layar gagal dimuat" }).waitFor();
  assert.is(loads(), 1, "one reload by itself");
  await screenshot(page, "upgrade-failed-shell");
  await cp(builtDist(), dist, { recursive: true });
  await retryOf(page).click();
  await page.getByRole("navigation", { name: "Menu" }).waitFor();
});

test.run();
