// The tokens of a school whose exams are under way, as an operator drives them, in both browsers.
import type { Page } from "playwright-core";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { serverTime } from "../../exam-server/http/server-time.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, dialogOf, isFocused, toast } from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { soon } from "../../testing/browser/soon.ts";
import { addSeatedEvent } from "../../testing/exams/seated-event.ts";

const test = suite("tokens");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Pendidikan Agama Islam dan Budi Pekerti Kelas XII Semester G";

/** Two schedules of today, all day long: one of two sessions in two rooms, one that wants its own token. */
async function fill(db: Db): Promise<void> {
  const now = new Date();
  const today = serverTime(now).slice(0, 10);
  const { event } = await addSeatedEvent(db, now, { kode: "PAS", sessions: [24, 20] });
  const lasting = { tanggal: today, mulai: "00:00", lama: 1440, tutup: 1440, active: true };
  await db.updateTable("schedules").set(lasting).where("event_id", "=", event).execute();
  await db.updateTable("schedule_sessions").set({ tanggal: today, mulai: "00:00" }).execute();
  await sql`
    insert into schedules (id, alias, tanggal, mulai, lama, tutup, active, token_mode, participant_mode, created_at, updated_at)
    values ('own', ${longName}, ${today}, '00:00', 1440, 1440, true, 'schedule', 'SP', now(), now())`.execute(
    db,
  );
  const stamp = { created_at: now, updated_at: now };
  for (const kode of ["R-04", "R-05"]) {
    await db
      .insertInto("rooms")
      .values({ id: kode, kode, nama: "", kapasitas: 9, kolom: 3, lokasi: "", ...stamp })
      .execute();
    await db.insertInto("event_rooms").values({ event_id: event, room_id: kode }).execute();
  }
}

async function open(options: { size?: typeof phone; theme?: "dark" } = {}): Promise<Page> {
  const page = await exo.signedIn("OPRA", { ...options, address: addressOf(exo, "token") });
  await page.getByRole("table", { name: "Berlaku untuk" }).waitFor();
  return page;
}
const rowOf = (page: Page, name: string) =>
  page.getByRole("table", { name: "Berlaku untuk" }).getByRole("row", { name });
const code = /[A-HJKMNP-Z2-9]{3} [A-HJKMNP-Z2-9]{3}/u;
const codeOf = async (page: Page, name: string) =>
  code.exec(await rowOf(page, name).innerText())?.[0];

test("is released, put on the wall, replaced with a reason, held: and the history says all of it", async () => {
  const page = await open();
  await soon.match(() => rowOf(page, "Semua jadwal").innerText(), /Belum dirilis/u);
  await visualCheck(page, "tokens, nothing released");
  await page.getByRole("button", { name: "Rilis: Semua jadwal" }).click();
  await toast(page, "Token Semua jadwal dirilis.").waitFor();
  await soon.match(() => rowOf(page, "Semua jadwal").innerText(), code);
  const first = await codeOf(page, "Semua jadwal");

  await page.getByRole("button", { name: "Layar penuh" }).click();
  const wall = page.getByRole("dialog", { name: "Token ujian · Semua jadwal" });
  await soon.is(() => wall.getByLabel(/^Token sekarang/u).innerText(), first!.replace(" ", "\n"));
  await visualCheck(page, "token on the wall");
  await page.keyboard.press("Escape");
  await wall.waitFor({ state: "detached" });
  await isFocused(page.getByRole("button", { name: "Layar penuh" }));

  await page.getByRole("button", { name: "Ganti: Semua jadwal" }).click();
  const asked = dialogOf(page, "Ganti token Semua jadwal?");
  await asked.getByLabel("Alasan").fill("terbaca dari luar");
  await visualCheck(page, "replacing a token");
  await asked.getByRole("button", { name: "Ganti token" }).click();
  await asked.waitFor({ state: "detached" });
  assert.is.not(await codeOf(page, "Semua jadwal"), first);

  await page.getByRole("button", { name: "Tahan: Semua jadwal" }).click();
  await dialogOf(page, "Tahan token Semua jadwal?").getByRole("button", { name: "Tahan" }).click();
  await soon.match(() => rowOf(page, "Semua jadwal").innerText(), /Ditahan/u);
  await page.getByText("Ditahan", { exact: true }).nth(1).waitFor();
  const history = page.getByRole("table", { name: "Riwayat" });
  await soon.match(() => history.innerText(), /diganti Dedi Kurniawan: terbaca dari luar/u);
  await soon.match(() => history.innerText(), /ditahan Dedi Kurniawan/u);
});

test("a schedule and a room get their own, another screen sees it at once, and all that is held is released", async () => {
  const page = await open({ theme: "dark" });
  const beside = await exo.newTab(page);
  await beside.goto(page.url());
  await beside.getByRole("table", { name: "Berlaku untuk" }).waitFor();

  await page.getByRole("button", { name: "Beri token sendiri: Kimia PAS" }).click();
  await dialogOf(page, "Beri Kimia PAS token sendiri?")
    .getByRole("button", { name: "Beri token sendiri" })
    .click();
  await soon.match(() => rowOf(beside, "Kimia PAS").innerText(), /Dirilis/u);
  assert.is(await codeOf(page, "Kimia PAS"), await codeOf(beside, "Kimia PAS"));

  await page.getByLabel("Beri ruang token sendiri").selectOption({ label: "R-05" });
  await dialogOf(page, "Beri R-05 token sendiri?")
    .getByRole("button", { name: "Beri token sendiri" })
    .click();
  await soon.match(() => rowOf(page, "R-05").innerText(), /Dirilis/u);
  await page.getByRole("button", { name: "Tahan: Kimia PAS" }).click();
  await dialogOf(page, "Tahan token Kimia PAS?").getByRole("button", { name: "Tahan" }).click();
  await page.getByRole("button", { name: "Rilis semua yang tidak berlaku" }).click();
  await soon.is(() => page.getByText("Ditahan", { exact: true }).count(), 0);
  await visualCheck(page, "tokens of schedules and rooms");

  await page.getByRole("button", { name: "Ikut yang lebih luas: R-05" }).click();
  await dialogOf(page, "R-05 ikut token yang lebih luas?")
    .getByRole("button", { name: "Ikut yang lebih luas" })
    .click();
  await soon.is(() => rowOf(page, "R-05").count(), 0);
});

test("how long tokens last, and that they change by themselves, is said once and stays", async () => {
  const page = await open();
  await page.getByLabel("Lama token").selectOption({ label: "Setiap 1 menit" });
  await toast(page, "Aturan token disimpan.").waitFor();
  // It shows what is saved, not what is pressed.
  await page.getByLabel("Otomatis").click();
  await soon.match(() => page.getByText("berganti sendiri").innerText(), /setiap 1 menit/u);
  await soon.ok(() => page.getByLabel("Otomatis").isChecked());
});

test("on a phone a session is opened after it was said what that does", async () => {
  const page = await open({ size: phone });
  await visualCheck(page, "tokens on a phone");
  await page.getByRole("button", { name: /^Sesi 2/u }).click();
  const asked = dialogOf(page, "Buka sesi 2 Kimia PAS?");
  await visualCheck(page, "opening a session");
  await asked.getByRole("button", { name: "Buka sesi 2" }).click();
  await soon.is(
    () => page.getByRole("button", { name: /^Sesi 2/u }).getAttribute("aria-pressed"),
    "true",
  );
});

test("the age of the tokens is seen, and without the server nothing is changed", async () => {
  const page = await open();
  await page.getByText(/^Data \d+ detik lalu$/u).waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^Data berhenti sejak /u).waitFor({ timeout: 30_000 });
  const acts = page.getByRole("button", { name: /^(Rilis|Ganti|Tahan): Semua jadwal$/u });
  for (const act of await acts.all()) await soon.is(() => act.isDisabled(), true);
  assert.ok((await acts.count()) > 0);
  const enabled = page.locator("main :is(fieldset, td) :is(button, input, select):enabled");
  const names = () => enabled.evaluateAll((all) => all.map((one) => one.textContent));
  assert.equal(
    (await names()).filter((name) => !code.test(name)),
    [],
    "but for showing a token",
  );
  await page.context().setOffline(false);
  await page.getByText(/^Data berhenti sejak /u).waitFor({ state: "detached" });
  await soon.is(() => acts.first().isDisabled(), false);
});

test.run();
