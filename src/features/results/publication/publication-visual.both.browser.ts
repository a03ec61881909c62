// Publishing results: what participants will see beside the act, the state in the list, taking back, and a colleague's act meanwhile.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("look of publishing results");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** All answers of the first exam are marked, so that results can be shown beside names. */
async function fill(db: Db): Promise<void> {
  await sql`
    delete from marking_answers ma using schedules s
    where s.id = ma.schedule_id and s.alias like 'Fisika%'`.execute(db);
  await sql`
    update sitting_results res set most = least, pending = 0, unmarked = null, is_listed = true
    from sittings si join schedules s on s.id = si.schedule_id
    where si.id = res.sitting_id and s.alias like 'Fisika%'`.execute(db);
}

async function open(options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, "hasil") });
  await settled(page);
  return page;
}

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Penerbitan hasil/u });
  await dialog.waitFor();
  return dialog;
}

test("an act is chosen beside what participants see, shown in the list, and taken back", async () => {
  const page = await open();
  const dialog = await openDialog(page);
  await dialog.getByRole("radio", { name: "Nilai dan jawaban", exact: true }).check();
  await dialog.getByText("Soal 1", { exact: true }).waitFor();
  await visualCheck(page, "publication");
  await dialog.getByRole("searchbox").fill("Gita Pratama");
  await dialog.getByRole("listitem").getByRole("button").first().click();
  await dialog
    .getByText(/^Dilihat Gita Pratama/u)
    .first()
    .waitFor();
  await dialog.getByRole("button", { name: /^Terbitkan untuk \d+ peserta$/u }).click();
  await page.getByText(/Terbit untuk semua peserta sejak .+: nilai dan jawaban\./u).waitFor();
  // At once: the notice that offers it goes by itself.
  await page.getByRole("button", { name: "Urungkan" }).click();
  await soon.equal(() => page.getByText(/Terbit untuk semua peserta/u).count(), 0);
  const onPhone = await open({ size: phone });
  const below = await openDialog(onPhone);
  await below
    .getByText(/^Dilihat /u)
    .first()
    .waitFor();
  await visualCheck(onPhone, "publication");
});

test("a colleague's act meanwhile is said before anything is done, and withdrawing hides what is seen", async () => {
  const page = await open();
  const other = await open();
  const first = await openDialog(page);
  const second = await openDialog(other);
  await first.getByRole("button", { name: /^Terbitkan untuk/u }).click();
  await first.waitFor({ state: "hidden" });
  await second.getByRole("button", { name: /^Terbitkan untuk/u }).click();
  await second.getByText(/sejak Anda membukanya\. Tidak ada yang diubah\./u).waitFor();
  await second.getByText(/Terbit untuk semua peserta sejak/u).waitFor();
  await visualCheck(other, "publication, conflict");
  await second.getByRole("radio", { name: /^Tarik/u }).check();
  await second.getByText("Hasil ujian ini sedang tidak ditampilkan oleh sekolah.").waitFor();
  await second.getByRole("button", { name: /^Tarik dari \d+ peserta$/u }).click();
  await other.getByText(/Ditarik dari semua peserta sejak/u).waitFor();
  const placeOf = async (name: string) => {
    const box = (await other.getByRole("button", { name, exact: true }).boundingBox())!;
    return [Math.round(box.y), Math.round(box.height)];
  };
  assert.equal(await placeOf("Muat ulang"), await placeOf("Unduh"), "all buttons are in one line");
  await visualCheck(other, "publication, withdrawn");
});

test("a folded summary leaves the screen to the rows, also after the next visit", async () => {
  const page = await open();
  const rowsInSight = async () => {
    const boxes = await page.getByRole("row").all();
    const places = await Promise.all(boxes.map((row) => row.boundingBox()));
    const height = page.viewportSize()!.height;
    return places.filter((box) => box !== null && box.y + box.height <= height).length;
  };
  const before = await rowsInSight();
  await page.getByRole("button", { name: "Ciutkan ringkasan" }).click();
  await soon.equal(async () => (await rowsInSight()) >= before + 2, true);
  await visualCheck(page, "results, folded");
  await page.reload();
  await settled(page);
  const unfold = page.getByRole("button", { name: "Tampilkan ringkasan dan grafik" });
  await unfold.waitFor();
  assert.is(await unfold.getAttribute("aria-expanded"), "false");
});

test.run();
