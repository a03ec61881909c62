// Publishing the results of an event: exams with their counts and why some cannot be chosen, chosen groups, and what participants will see.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import type { Db } from "../../../../exam-server/database/database.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { addressOf, settled } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";
import { fillLedger, ledgerEvent } from "../../../../testing/results/filled-ledger.ts";

const test = suite("look of publishing an event");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** All exams are over, but for the one before the last. */
async function fill(db: Db): Promise<void> {
  await fillLedger(db);
  await sql`
    update schedules set tanggal = current_date + 3
    where id = ${`${ledgerEvent}-6`}`.execute(db);
}

async function openDialog(options: { size?: typeof phone; as?: "EVIL" | "OPRA" } = {}) {
  const { as = "EVIL", ...look } = options;
  const address = addressOf(exo, "hasil", `?event=${ledgerEvent}`);
  const page = await exo.signedIn(as, { ...look, address });
  await settled(page);
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Penerbitan hasil event/u });
  await dialog.getByRole("checkbox", { name: /^Semua ujian/u }).waitFor();
  await dialog
    .getByText(/^Dilihat /u)
    .first()
    .waitFor();
  return { page, dialog };
}

const exam = (page: Page, name: RegExp) =>
  page.getByRole("dialog").getByRole("list").getByRole("checkbox", { name });

test("exams are chosen beside what participants see, published as one, and taken back", async () => {
  const { page, dialog } = await openDialog();
  await page.getByText("Peserta melihat hasil 0 dari 8 ujian.").waitFor();
  await soon.equal(() => exam(page, /^Kimia/u).isChecked(), false);
  await dialog.getByText(/Hasil ditampilkan setelah semua sesi ujian ini selesai/u).waitFor();
  await visualCheck(page, "event publication");
  await dialog.getByRole("combobox", { name: "Pratinjau ujian" }).selectOption("Biologi");
  await dialog
    .getByText(/^Dilihat /u)
    .first()
    .waitFor();
  await exam(page, /^Biologi/u).uncheck();
  await dialog.getByRole("button", { name: /^Terbitkan \d+ hasil, 6 ujian$/u }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("Hasil 6 ujian diterbitkan: Semua peserta.").waitFor();
  await page.getByText("Peserta melihat hasil 6 dari 8 ujian.").waitFor();
  await visualCheck(page, "event publication, done");
  await page.getByRole("button", { name: "Urungkan" }).click();
  await page.getByText("Yang dilihat peserta kembali seperti sebelumnya.").waitFor();
  await page.getByText("Peserta melihat hasil 0 dari 8 ujian.").waitFor();
});

test("exams without participants of the chosen group say so and cannot be ticked, on a phone too", async () => {
  const { page, dialog } = await openDialog({ size: phone });
  const groups = dialog.getByRole("group", { name: /^Group/u });
  await groups.getByRole("checkbox").last().check();
  const biology = exam(page, /^Biologi/u);
  await soon.equal(() => biology.isDisabled(), true);
  await dialog.getByText("Tidak ada peserta dari group yang dipilih.").waitFor();
  await visualCheck(page, "event publication");
});

test("without an exam nothing is sent, and the list says why", async () => {
  const { page, dialog } = await openDialog();
  await dialog.getByRole("checkbox", { name: /^Semua ujian/u }).check();
  await dialog.getByRole("checkbox", { name: /^Semua ujian/u }).uncheck();
  await dialog.getByRole("button", { name: /^Terbitkan 0 hasil/u }).click();
  await dialog.getByText("Pilih paling sedikit satu ujian.").waitFor();
  await visualCheck(page, "event publication, none");
});

test.run();
