// The way out of the console on an exam day: the button stands beside the one that hides the menu.
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, dialogOf } from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { addWatchedExam, watchedName } from "../../testing/exams/watched-exam.ts";

const test = suite("signing out on an exam day");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});

async function fill(db: Db): Promise<void> {
  await addWatchedExam(db, new Date(), 70, { isCalm: true });
}

test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("whoever signs out while an exam runs is asked first, also by touch", async () => {
  const address = addressOf(exo, "monitor.peserta");
  const page = await exo.signedIn("OPRA", { size: phone, address });
  await page.getByText("Semua berjalan baik").waitFor();
  await page.getByRole("button", { name: "Keluar" }).click();
  const asked = dialogOf(page, "Keluar sekarang?");
  await asked.getByText(new RegExp(`^${watchedName} sedang berlangsung`, "u")).waitFor();
  await visualCheck(page, "signing out");
  await asked.getByRole("button", { name: "Tetap di sini" }).click();
  await page.getByText("Semua berjalan baik").waitFor();
  await page.getByRole("button", { name: "Keluar" }).click();
  await asked.getByRole("button", { name: "Keluar" }).click();
  await page.getByRole("heading", { name: "Sign in to your account" }).waitFor();
});

test.run();
