// One's own profile: data and picture in the shell at once, password, sessions, activity, preferences.
import { suite } from "../../testing/browser/browser-suite.ts";
import { changeParticipants, listParticipants } from "../../contract/participants.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { callBeside, dialogOf, isFocused, toast } from "../../testing/browser/list-screen.ts";
import { openProfile } from "../../testing/browser/screens/profile-page.ts";
import { headingOf, menuOf } from "../../testing/browser/screens/shell-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("profile");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a wrong present password is told under it; the right one changes it and ends the others", async () => {
  const elsewhere = await exo.signedIn("OPRA");
  const page = await openProfile(exo, "password", "OPRA");
  const current = page.getByLabel("Password sekarang");
  await current.fill("salah semua");
  await page.getByLabel("Password baru").fill("tikar-sawah-lampu");
  await page.getByText("Baik").or(page.getByText("Kuat")).first().waitFor();
  await page.getByRole("button", { name: "Ganti password" }).click();
  await page.getByText("Password sekarang salah.").waitFor();
  await soon.is(() => current.getAttribute("aria-invalid"), "true");
  await current.fill(exo.account("OPRA").password);
  await page.getByRole("button", { name: "Ganti password" }).click();
  await toast(page, "Password Anda diganti").waitFor();
  await elsewhere.getByRole("dialog", { name: "Sesi berakhir" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Profil", exact: true }).waitFor();
});

test("another session is ended from here, this one stays", async () => {
  const elsewhere = await exo.signedIn("EVAL");
  const page = await openProfile(exo, "sessions", "EVAL");
  await page
    .getByRole("button", { name: /^Akhiri sesi dari/u })
    .first()
    .click();
  await dialogOf(page, "Akhiri 1 sesi?").getByRole("button", { name: "Akhiri" }).click();
  await toast(page, "1 sesi diakhiri").waitFor();
  await soon.is(() => page.getByRole("main").locator("tbody tr").count(), 1);
  await elsewhere.getByRole("dialog", { name: "Sesi berakhir" }).waitFor();
});

test("thirty blocked at once are one line, opened by keyboard to see whom", async () => {
  const page = await openProfile(exo, "sessions");
  const { items } = await callBeside(page, listParticipants, { status: "active", per_page: 50 });
  const changes = items.map(({ id }) => ({ id, status: "blocked" as const, block_reason: "Uji" }));
  await callBeside(page, changeParticipants, { changes });
  await page.getByRole("tab", { name: "Aktivitas" }).click();
  const today = page.getByRole("tabpanel");
  await today.getByRole("heading", { name: "Hari ini" }).waitFor();
  await today
    .getByText(/^Masuk/u)
    .first()
    .waitFor();
  const summary = today.getByText("Memblokir 50 peserta");
  await summary.waitFor();
  await page.keyboard.press("Tab");
  await isFocused(summary);
  await page.keyboard.press("Enter");
  for (const { nama } of [items[0]!, items[49]!]) {
    await today.getByText(`Memblokir peserta ${nama}`).first().waitFor();
  }
  await visualCheck(page, "an open line of activity");
  await page.keyboard.press("Enter");
  await today
    .getByText(`Memblokir peserta ${items[0]!.nama}`)
    .first()
    .waitFor({ state: "detached" });
});

test("preferences take effect at once and follow to another PC", async () => {
  const page = await openProfile(exo, "preferences", "EVAL");
  await page.getByLabel("Gelap").check();
  await page.getByLabel("Baris per halaman").selectOption("20");
  await page.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Preferensi Anda disimpan").waitFor();
  await soon.is(() => page.locator("html").getAttribute("data-theme"), "dark");
  const another = await openProfile(exo, "preferences", "EVAL");
  await another.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await soon.is(() => another.getByLabel("Baris per halaman").inputValue(), "20");
});

test("the licences of what others wrote are one link away", async () => {
  const page = await openProfile(exo, "preferences");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Lisensi perangkat lunak" }).click();
  const licences = (await opening).locator("body");
  for (const part of [/^Extraordinary CBT/u, /\npreact [\d.]+, MIT\n/u, /SIL OPEN FONT LICENSE/u]) {
    await soon.match(() => licences.innerText(), part);
  }
});

test("in another language menu and titles speak it too, at once and after a reload", async () => {
  const page = await openProfile(exo, "preferences", "EVAL");
  await page.getByLabel("English").check();
  await page.getByRole("button", { name: "Simpan" }).click();
  const speaksEnglish = async () => {
    await headingOf(page, "Profile").waitFor();
    await soon.is(async () => (await page.title()).split(" · ")[0], "Profile");
    await menuOf(page).getByRole("button", { name: "Preparation" }).click();
    await menuOf(page).getByRole("link", { name: "Competences" }).waitFor();
  };
  await speaksEnglish();
  await page.reload();
  await speaksEnglish();
  await menuOf(page).getByRole("link", { name: "Question banks" }).click();
  await headingOf(page, "Question banks").waitFor();
});

test.run();
