// Recalculating the results of an exam as staff do it: what changes, who moves, the versions and the way back; on a PC, on a phone, by keyboard.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("look of recalculated results");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** A question of the bank has another key and another weight by now. */
async function fill(db: Db): Promise<void> {
  await sql`
    update questions q set version = q.version + 1, bobot = 2,
      key = jsonb_set(q.key, '{id}', to_jsonb((
        select option ->> 'id' from jsonb_array_elements(q.payload -> 'options') as option
        where option ->> 'id' <> q.key ->> 'id' limit 1)))
    where q.id = (
      select sq.question_id from sitting_questions sq where sq.type = 1
      order by sq.question_id limit 1)`.execute(db);
  const { rows } = await sql<{ exam: string; question: string }>`
    select si.schedule_id as exam, sq.question_id as question
    from sitting_questions sq join sittings si on si.id = sq.sitting_id
    where sq.type in (1, 4) group by 1, 2, sq.type order by sq.type, sq.question_id limit 2`.execute(
    db,
  );
  [mended, unmended] = rows as [Asked, Asked];
}
type Asked = { exam: string; question: string };
let mended: Asked;
let unmended: Asked;

async function open(options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, "hasil") });
  await settled(page);
  return page;
}
async function openFrom(page: Page, act: string): Promise<void> {
  await page.getByRole("button", { name: "Tindakan lain" }).click();
  await page.getByRole("menuitem", { name: act }).click();
}
const dialogOf = (page: Page) => page.getByRole("dialog");
const treat = (page: Page) => page.getByRole("combobox", { name: /^Perlakuan Soal/u }).first();

test("what differs is chosen, who moves is shown before anything is written, and the version is saved by keyboard", async () => {
  const page = await open();
  await openFrom(page, "Hitung ulang…");
  await dialogOf(page).getByText("Apa yang dihitung lain").waitFor();
  await visualCheck(page, "recalculation");
  await page.getByRole("checkbox", { name: /^Kunci dari banksoal/u }).focus();
  await page.keyboard.press("Space");
  await dialogOf(page).getByRole("table").waitFor();
  await soon.match(() => dialogOf(page).getByRole("status").innerText(), /nilai berubah/u);
  await visualCheck(page, "recalculation, preview");
  await page.getByRole("textbox", { name: /^Alasan/u }).focus();
  await page.keyboard.type("Kunci soal keliru");
  await page.keyboard.press("Enter");
  await page.getByText(/^Hasil dihitung ulang: versi 2/u).waitFor();
  assert.is(await dialogOf(page).count(), 0);
});

test("versions are compared, and an earlier one is restored with a reason", async () => {
  const page = await open();
  await openFrom(page, "Versi hasil…");
  await dialogOf(page).getByText("Kunci soal keliru").waitFor();
  await dialogOf(page).getByRole("button", { name: "Bandingkan" }).click();
  await dialogOf(page).getByRole("table").waitFor();
  await visualCheck(page, "recalculation, versions");
  await dialogOf(page).getByRole("button", { name: "Pulihkan versi 1…" }).click();
  await dialogOf(page).getByRole("table").waitFor();
  await dialogOf(page).getByRole("button", { name: "Simpan versi 3" }).click();
  await dialogOf(page).getByText("Alasan wajib diisi.").waitFor();
  await visualCheck(page, "recalculation, restore");
  await page.getByRole("textbox", { name: /^Alasan/u }).fill("Kunci lama benar");
  await dialogOf(page).getByRole("button", { name: "Simpan versi 3" }).click();
  await page.getByText(/^Hasil dihitung ulang: versi 3/u).waitFor();
});

test("an address opens the dialog for a question, whose mended key is chosen, and leads back to its analysis", async () => {
  const analysis = "bank=7&soal=3.1";
  const query = new URLSearchParams({
    exam: mended.exam,
    recalculate: mended.question,
    analysis,
  });
  const page = await exo.signedIn("EVIL", { address: `${addressOf(exo, "hasil")}?${query}` });
  const row = dialogOf(page).getByRole("listitem").first();
  await soon.is(
    () => row.getByRole("checkbox", { name: /^Kunci dari banksoal/u }).isChecked(),
    true,
  );
  await dialogOf(page).getByRole("table").waitFor();
  await visualCheck(page, "recalculation, for a question");
  await page.keyboard.press("Escape");
  await soon.is(async () => page.url().includes("recalculate"), false);
  const back = page.getByRole("link", { name: "Kembali ke analisis" });
  assert.ok((await back.getAttribute("href"))!.endsWith(`?${analysis}`));
});

test("a key that is still to be mended leads to its editor and back to the same question", async () => {
  const query = new URLSearchParams({ exam: unmended.exam, recalculate: unmended.question });
  const page = await exo.signedIn("EVIL", { address: `${addressOf(exo, "hasil")}?${query}` });
  await dialogOf(page).getByRole("link", { name: "Buka editor soal" }).click();
  // The way back stands there while the question is loaded, too, and is then drawn anew.
  await page.getByRole("heading", { name: /^Ubah soal \d+/u }).waitFor();
  await page.getByRole("link", { name: "Kembali ke hitung ulang" }).press("Enter");
  await dialogOf(page)
    .getByText(/^Kunci di banksoal masih sama/u)
    .waitFor();
  assert.ok(page.url().includes(unmended.question));
});

test("a preview that cannot be had says so, and another try brings it", async () => {
  const page = await open();
  // Not a broken line, after which the console asks again by itself.
  const json = { code: responseCodes.serverFault, message: "Server gagal.", data: null };
  await page.route("**/recalculation/preview", (route) => route.fulfill({ status: 500, json }));
  await openFrom(page, "Hitung ulang…");
  await treat(page).selectOption("semua_benar");
  await dialogOf(page).getByText("Pratinjau tidak dapat dihitung").waitFor();
  await visualCheck(page, "recalculation, failed");
  await page.unroute("**/recalculation/preview");
  await dialogOf(page).getByRole("button", { name: "Coba lagi" }).click();
  await soon.match(() => dialogOf(page).getByRole("status").innerText(), /nilai berubah/u);
});

test("on a phone the dialog keeps all of it in reach", async () => {
  const page = await open({ size: phone });
  await openFrom(page, "Hitung ulang…");
  await treat(page).selectOption("dihapus");
  await dialogOf(page).getByRole("table").waitFor();
  await visualCheck(page, "recalculation");
  await page.getByRole("textbox", { name: /^Alasan/u }).scrollIntoViewIfNeeded();
  await visualCheck(page, "recalculation, reason");
});

test("turning a phone keeps the dialog and what was typed, and the screen follows once it is closed", async () => {
  const page = await open({ size: { ...phone, width: 844, height: 390 } });
  await openFrom(page, "Hitung ulang…");
  const reason = page.getByRole("textbox", { name: /^Alasan/u });
  await reason.fill("Kunci soal keliru");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await soon.is(() => page.evaluate(() => innerWidth), width);
    assert.is(await reason.inputValue(), "Kunci soal keliru");
  }
  const heads = page.locator("main table > thead");
  assert.is(await heads.count(), 1, "the layout is kept while the dialog is open");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Buang perubahan" }).click();
  await heads.waitFor({ state: "detached" });
  assert.is(await dialogOf(page).count(), 0);
});

test.run();
