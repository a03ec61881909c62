// A session whose hour has come and that nobody has opened: home, the board and the tokens say so, and a press opens it.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { wallTimeOf } from "../../../domain/exams/school-time.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { ownZone } from "../../../exam-server/http/server-time.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, dialogOf, toast } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addWatchedExam, watchedName } from "../../../testing/exams/watched-exam.ts";

const test = suite("a session that is not open");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Session 2 begins in five minutes and is opened by hand; the last three, who have not come in, belong to it. */
async function fill(db: Db): Promise<void> {
  const now = new Date();
  const { schedule, people } = await addWatchedExam(db, now, 30);
  const start = wallTimeOf(now.getTime() + 5 * 60_000, ownZone());
  await db
    .insertInto("schedule_sessions")
    .values({ schedule_id: schedule, sesi: 2, ...start })
    .execute();
  await db.updateTable("schedules").set({ sesi_auto: false }).where("id", "=", schedule).execute();
  await sql`
    update session_members set sesi = 2
    where schedule_id = ${schedule} and participant_id = any(${people.slice(27)})`.execute(db);
}

test("home, the board and the tokens say so; once somebody has opened it nobody does", async () => {
  const home = await exo.signedIn("OPRA", { address: addressOf(exo, "home") });
  await home.getByRole("link", { name: `Buka sesi 2 ${watchedName}` }).waitFor();
  await visualCheck(home, "an unopened session on home");

  const tokens = await exo.signedIn("OPRA", { address: addressOf(exo, "token") });
  await tokens.getByText(/^Sesi 2 belum dibuka, jamnya/u).waitFor();
  await visualCheck(tokens, "an unopened session among tokens");

  const onPhone = await exo.signedIn("OPRA", {
    size: phone,
    address: addressOf(exo, "monitor.peserta"),
  });
  await onPhone.getByText("Sesi 2 belum dibuka").waitFor();
  await visualCheck(onPhone, "an unopened session on a phone");

  const board = await exo.signedIn("OPRA", { address: addressOf(exo, "monitor.peserta") });
  await board.getByText("Sesi 2 belum dibuka").waitFor();
  const states = board.getByRole("group", { name: "Menurut keadaan" });
  await soon.match(() => states.innerText(), /3\s+Sesi berikutnya/u);
  assert.match(await states.innerText(), /0\s+Belum masuk/u);
  await visualCheck(board, "an unopened session");
  await board.getByRole("button", { name: "Tindakan monitor" }).click();
  await board.getByRole("menuitem", { name: "Kirim pesan" }).click();
  await board.getByText("Sesi 1, dan semua yang sedang mengerjakan").first().waitFor();
  await visualCheck(board, "a message while session 1 is open");
  await board.keyboard.press("Escape");
  await board.getByRole("button", { name: "Buka sesi 2" }).click();
  const dialog = dialogOf(board, `Buka sesi 2 ${watchedName}?`);
  await visualCheck(board, "opening a session");
  await dialog.getByRole("button", { name: "Buka sesi 2" }).click();
  await toast(board, "Sesi 2 sudah dibuka.").waitFor();
  for (const page of [board, onPhone, tokens]) {
    await soon.is(() => page.getByText(/Sesi 2 belum dibuka/u).count(), 0);
  }
  const stillAtWork = /\d+ peserta sesi 1 sampai \d\d\.\d\d/u;
  for (const page of [board, onPhone, home]) await page.getByText(stillAtWork).first().waitFor();
  await visualCheck(board, "session 1 still at work");
  await visualCheck(onPhone, "session 1 still at work on a phone");
  await visualCheck(home, "session 1 still at work on home");
});

test("from a phone's board somebody is found in the session where they are", async () => {
  const page = await exo.signedIn("EVIL", {
    size: phone,
    address: addressOf(exo, "monitor.peserta"),
  });
  const menu = page.getByRole("button", { name: /^Tindakan untuk Peserta 1\.30 / });
  await menu.click();
  await page.getByRole("menuitem", { name: "Pindah sesi" }).click();
  const sessions = page.getByRole("group", { name: "Kolom" });
  await soon.is(() => sessions.locator("[aria-pressed=true]").innerText(), "Sesi 2\n3");
  await page.getByText("Peserta 1.30").first().waitFor();
  await visualCheck(page, "somebody to be moved, on a phone");
});

test.run();
