// The bundle is replaced while tabs are open: what a tab asks for then is gone. It reloads once by itself and is on the
// new bundle; where that does not help, it says so and offers another try, and never reloads in circles.
import { cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { suite } from "../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { builtDist, Console, screenshot } from "../testing/browser/console-page.ts";
import { visualCheck } from "../testing/browser/visual-check.ts";
import {
  checkFile,
  openWizard,
  person,
  saveButton,
  waitForText,
  xlsx,
} from "../testing/browser/import-steps.ts";
import { makeUpgradedBuild } from "../testing/browser/upgraded-build.ts";
import { countLoads, neverIdle } from "../testing/browser/network.ts";
import {
  addQuestion,
  openQuestion,
  save,
  state,
  stemOf,
  writeStem,
} from "../testing/browser/questions/question-form-page.ts";
import { headingOf, homeHeading } from "../testing/browser/screens/shell-page.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("upgrade");
let exo: Console;
let dist = "";
/** A build of other sources. */
let later = "";
test.before(async () => {
  later = await makeUpgradedBuild();
  dist = await mkdtemp(join(tmpdir(), "exo-upgrade-"));
  exo = await Console.open({ dist });
});
// Each test starts from the bundle as it was built.
test.before.each(() => upgrade(builtDist()));
test.after.each(() => exo.closePages());
test.after(async () => {
  await exo.close();
  for (const folder of [dist, later]) await rm(folder, { recursive: true, force: true });
});

async function take(name: RegExp): Promise<void> {
  const found = (await readdir(dist)).filter((file) => name.test(file));
  assert.ok(found.length > 0, `the bundle has ${name}`);
  for (const file of found) await rm(join(dist, file));
}

/** The one folder is replaced, as an IT admin does. */
async function upgrade(to: string): Promise<void> {
  const [next, last] = [`${dist}-next`, `${dist}-last`];
  await cp(to, next, { recursive: true });
  await rename(dist, last);
  await rename(next, dist);
  await rm(last, { recursive: true });
}

/** At home, with no more fetched than home itself. */
async function openHome(): Promise<Page> {
  const page = await neverIdle(await exo.newPage());
  await exo.enter(page);
  await headingOf(page, homeHeading).waitFor();
  return page;
}

const majorsLink = (page: Page) => page.getByRole("link", { name: "Jurusan" }).first();
const majorsHeading = (page: Page) => page.getByRole("heading", { name: "Jurusan", exact: true });
const entry = /<script src="([^"]+)" type="module"/u;
/** The page's own script is the one that a bundle's page begins with. */
async function isOn(page: Page, bundle: string): Promise<void> {
  const [, script] = entry.exec(await readFile(join(bundle, "index.html"), "utf8")) ?? [];
  await soon.is(() => page.locator("script[type=module]").first().getAttribute("src"), script);
}
const retryOf = (page: Page) => page.getByRole("button", { name: "Coba lagi" });

test("an open tab is on the new bundle after one reload by itself, at each upgrade", async () => {
  const page = await openHome();
  const loads = countLoads(page);
  await upgrade(later);
  await majorsLink(page).click();
  await majorsHeading(page).waitFor();
  assert.is(loads(), 1);
  await isOn(page, later);
  // Back to the one before: an upgrade of the same tab again.
  await upgrade(builtDist());
  await page.getByRole("link", { name: "Agama" }).first().click();
  await page.getByRole("heading", { name: "Agama", exact: true }).waitFor();
  assert.is(loads(), 2);
  await isOn(page, builtDist());
  await upgrade(later);
  await page.getByRole("link", { name: "Peserta" }).first().click();
  await page.getByRole("heading", { name: "Peserta", exact: true }).waitFor();
  assert.is(loads(), 3);
});

test("a screen that is gone for good is said to be, without a reload", async () => {
  const page = await openHome();
  const loads = countLoads(page);
  await take(/^majors-screen-.*\.js/u);
  await majorsLink(page).click();
  await page.getByRole("heading", { name: "Layar gagal dimuat" }).waitFor();
  await visualCheck(page, "a screen that failed to load");
  await screenshot(page, "upgrade-failed");
  assert.is(loads(), 0, "a reload would not bring the file");
  await page.getByRole("link", { name: "Agama" }).first().click();
  await page.getByRole("heading", { name: "Agama", exact: true }).waitFor();
  await majorsLink(page).click();
  await retryOf(page).waitFor();
  assert.is(loads(), 0, "the other screens go on, and coming back reloads nothing");
});

test("the retry works once the file is there", async () => {
  const page = await openHome();
  await take(/^majors-screen-.*\.js/u);
  await majorsLink(page).click();
  await retryOf(page).waitFor();
  await upgrade(builtDist());
  await retryOf(page).click();
  await majorsHeading(page).waitFor();
});

test("a dialog whose code is gone for good says so, and the screen stays as it is", async () => {
  const page = await openHome();
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const add = page.getByRole("button", { name: "Tambah peserta" });
  await add.waitFor();
  const loads = countLoads(page);
  await take(/^passwords-dialog-.*\.js/u);
  await add.click();
  await page.getByRole("alert").waitFor();
  assert.is(loads(), 0);
  await soon.ok(() => page.getByRole("heading", { name: "Peserta", exact: true }).isVisible());
});

test("a dialog wanted after an upgrade: the page loads itself anew, says so, and opens it when asked again", async () => {
  const page = await openHome();
  // A moment after each move the page asks whether it is still the server's own.
  const looked = page.waitForResponse(exo.server.url);
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const add = page.getByRole("button", { name: "Tambah peserta" });
  await add.waitFor();
  await looked;
  const loads = countLoads(page);
  await upgrade(later);
  const reloaded = page.waitForEvent("load");
  await add.click();
  await reloaded;
  await page.getByText("Yang tadi Anda pilih belum terbuka. Pilih lagi.").waitFor();
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
  await upgrade(later);
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
  await upgrade(later);
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
  await upgrade(later);
  await saveButton(wizard).click();
  await waitForText(wizard, "2 peserta tersimpan");
  assert.is(loads(), 0);
});

test("without the server nothing is reloaded: it is said, and the screen shows itself once it is back", async () => {
  const page = await openHome();
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await majorsLink(page).click();
  await page.getByRole("heading", { name: "Server ujian tidak dapat dihubungi" }).waitFor();
  await retryOf(page).click();
  await retryOf(page).waitFor();
  assert.is(loads(), 0, "the browser's own error page never comes");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Tambah jurusan" }).first().waitFor();
  assert.is(loads(), 0, "and the page stays");
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
  assert.is(loads(), 0, "a reload would not bring the file");
  await screenshot(page, "upgrade-failed-shell");
  await upgrade(builtDist());
  await retryOf(page).click();
  await page.getByRole("navigation", { name: "Menu" }).waitFor();
});

test.run();
