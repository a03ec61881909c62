// Remedial and enrichment programs: written, saved, decided between two tabs, taken from a later exam, downloaded and printed.
import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone, printedPages } from "../../../testing/browser/console-page.ts";
import { downloaded } from "../../../testing/browser/import-steps.ts";
import { addressOf, pressAbove, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("programs after results");
let exo: Console;
let exam = "";
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Nearly all results of the physics exam are final; its questions have two competences, and the chemistry exam is of the same subject, and later. */
async function fill(db: Db): Promise<void> {
  await sql`delete from marking_answers`.execute(db);
  await sql`update sitting_results set most = least, pending = 0, unmarked = null, is_listed = true`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from schedules where alias like 'Fisika%' limit 1`.execute(db);
  exam = rows[0]!.id;
  await sql`update question_banks set kkm = 60`.execute(db);
  await sql`
    insert into competences (id, subject_id, kode, uraian, fase, jenis, level_kognitif, position, created_at, updated_at)
    select 'tp-' || n, b.subject_id, 'TP ' || n, 'Menerapkan hukum Newton', '', 'TP', '', 900 + n, now(), now()
    from generate_series(1, 2) n, schedule_banks sb join question_banks b on b.id = sb.bank_id
    where sb.schedule_id = ${exam}`.execute(db);
  await sql`
    insert into question_competences (question_id, competence_id)
    select distinct q.id, 'tp-' || (1 + ascii(q.id) % 2) from questions q
    join schedule_banks sb on sb.bank_id = q.bank_id where sb.schedule_id = ${exam}`.execute(db);
  await sql`
    update sitting_results res set most = '100/1', pending = 2 from sittings si
    where si.id = res.sitting_id and si.id = (
      select id from sittings where schedule_id = ${exam} and status = 1 order by id limit 1)`.execute(
    db,
  );
}

async function open(form: string, size = desktop): Promise<Page> {
  const query = `?exam=${exam}`;
  const page = await exo.signedIn("EVIL", { size, address: addressOf(exo, "hasil", query) });
  await settled(page);
  await openForm(page, form);
  return page;
}
async function openForm(page: Page, form: string): Promise<void> {
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: form }).click();
  await page.getByRole("dialog", { name: form }).getByRole("table").waitFor();
}
const dialog = (page: Page) => page.getByRole("dialog", { name: "Program remedial" });
const saved = (page: Page) => dialog(page).getByText("Semua isian tersimpan").waitFor();
const fieldOf = (page: Page, name: string, row = 0) =>
  dialog(page).locator(`input[name="${name}"]`).nth(row);

test("what is written is saved, and the sheet and the paper have it", async () => {
  const page = await open("Program remedial");
  await visualCheck(page, "remedial");
  await fieldOf(page, "bentuk").fill("Tutor sebaya");
  await fieldOf(page, "tanggal").fill("2026-12-07");
  await fieldOf(page, "nilai").fill("82,5");
  await fieldOf(page, "nilai").press("Enter");
  await soon.equal(
    () => fieldOf(page, "nilai", 1).evaluate((input) => input === document.activeElement),
    true,
  );
  await page.keyboard.type("seratus");
  await dialog(page).getByText("Isi angka 0–100").waitFor();
  await fieldOf(page, "keterangan", 1).fill("Sudah bimbingan");
  await dialog(page).getByText("1 nilai belum benar dan tidak tersimpan.").waitFor();
  assert.ok(await dialog(page).getByRole("button", { name: "Cetak" }).isDisabled());
  await visualCheck(page, "remedial, written");
  await fieldOf(page, "nilai", 1).fill("100");
  await dialog(page).getByLabel("Guru mata pelajaran").fill("Yuliana, S.Pd.");
  await saved(page);
  const download = await downloaded(page, () =>
    dialog(page).getByRole("button", { name: "Unduh xlsx" }).click(),
  );
  assert.match(download.suggestedFilename(), /^program-remedial_fisika-.*_\d{8}-\d{4}\.xlsx$/u);
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]!);
  assert.match(sheet, /<v>82\.5<\/v>/u);
  assert.match(sheet, /<v>46363<\/v>/u, "a day is a day of Excel");
  await dialog(page).getByRole("link", { name: "Cetak" }).click();
  await page.getByRole("heading", { name: "PROGRAM REMEDIAL" }).waitFor();
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
  assert.is(await page.getByRole("cell", { name: "Tutor sebaya" }).count(), 1);
  const [right, end] = await page.locator("[data-part] table").evaluate((table) => {
    const boxes = [table, table.parentElement!];
    return boxes.map((box) => Math.round(box.getBoundingClientRect().right));
  });
  assert.is(right, end, "the table ends where the margin begins");
  await printedPages(page, "remedial-paper");
});

test("two tabs never overwrite each other, and whoever comes second chooses", async () => {
  const one = await open("Program remedial");
  const other = await open("Program remedial");
  await fieldOf(one, "keterangan", 2).fill("Dari tab pertama");
  await fieldOf(one, "keterangan", 2).blur();
  await saved(one);
  await fieldOf(other, "keterangan", 2).fill("Dari tab kedua");
  await fieldOf(other, "keterangan", 2).blur();
  await dialog(other)
    .getByText(/menulis lain: .*Dari tab pertama/u)
    .waitFor();
  await visualCheck(other, "undecided");
  await dialog(other).getByRole("button", { name: "Pakai isian itu" }).click();
  await soon.equal(() => fieldOf(other, "keterangan", 2).inputValue(), "Dari tab pertama");
  await saved(other);
});

test("without a line what is written stays on this PC, and is sent when it is back", async () => {
  const page = await open("Program remedial");
  await page.route("**/results/follow-ups", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await fieldOf(page, "keterangan", 3).fill("Saat kabel lepas");
  await fieldOf(page, "keterangan", 3).blur();
  await dialog(page)
    .getByText(/^1 baris belum terkirim/u)
    .waitFor();
  await page.reload();
  await page.unroute("**/results/follow-ups");
  await settled(page);
  await openForm(page, "Program remedial");
  await soon.equal(() => fieldOf(page, "keterangan", 3).inputValue(), "Saat kabel lepas");
  await saved(page);
  await page.reload();
  await settled(page);
  await openForm(page, "Program remedial");
  assert.is(await fieldOf(page, "keterangan", 3).inputValue(), "Saat kabel lepas");
});

test("the limits of the school propose another form", async () => {
  const page = await open("Program remedial");
  await dialog(page).getByRole("button", { name: "Batas bentuk" }).click();
  const limits = page.getByRole("dialog", { name: "Batas bentuk remedial" });
  await limits.getByLabel(/^Perorangan/u).fill("90");
  await limits.getByLabel(/^Klasikal/u).fill("50");
  await limits.getByRole("button", { name: "Simpan" }).click();
  await limits.getByText("Batas klasikal tidak boleh di bawah batas perorangan.").waitFor();
  await visualCheck(page, "limits");
  await limits.getByLabel(/^Klasikal/u).fill("99");
  await limits.getByLabel(/^Perorangan/u).fill("98,5");
  await limits.getByRole("button", { name: "Simpan" }).click();
  await limits.waitFor({ state: "detached" });
  await dialog(page)
    .getByText(/Bentuk yang diusulkan: Perorangan/u)
    .waitFor();
});

test("on a phone rows are cards, and those who passed have their own program", async () => {
  const page = await open("Program pengayaan", phone);
  await visualCheck(page, "enrichment");
  await page.keyboard.press("Escape");
  await openForm(page, "Program remedial");
  await visualCheck(page, "remedial");
});

test.run();
