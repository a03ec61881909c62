// Differences of marks as a third teacher decides them: from the list of answers, by keyboard and on a phone.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { isFocused } from "../../testing/browser/list-screen.ts";
import {
  codeOf,
  makeTeachersCorrectors,
  markEssay,
  openEssay,
  openMarkingList,
  pointsField,
} from "../../testing/browser/screens/marking-page.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";

const test = suite("look of differences of marks");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function fill(db: Db): Promise<void> {
  await makeTeachersCorrectors(db);
  await addDifferences(db);
}

/** Two teachers who differ on three answers to the first essay, which a third one decides. */
async function addDifferences(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, name, email, role, password_hash, created_at, updated_at)
    select 'beda-' || n, name, 'beda' || n || '@sekolah.contoh', 'EVAL', '', now(), now()
    from (values (1, 'Endang Lestari'), (2, 'Rudi Hartono')) as two (n, name)
    returning id`.execute(db);
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.id like 'beda-%'`.execute(db);
  const differing = sql`(
    select ma.* from marking_answers ma join questions q on q.id = ma.question_id and q.type = 2
    order by ma.question_id, ma.sitting_id limit 3)`;
  const { rows: essays } = await sql<{ criteria: string[] }>`
    select array(select c ->> 'id' from jsonb_array_elements(q.key -> 'rubric') c) as criteria
    from questions q where q.id in (select question_id from ${differing} one)`.execute(db);
  const [first = "", second = ""] = essays[0]!.criteria;
  for (const [at, { id }] of rows.entries()) {
    const given = { criteria: { [first]: at === 0 ? "0" : "2", [second]: "1" } };
    await sql`
      insert into marks (act_id, sitting_id, question_id, marker_id, is_decision, answer_seq,
        version, given, share, comment, at)
      select 'beda-' || ${at}::integer || sitting_id, sitting_id, question_id, ${id}, false, seq,
        version, ${JSON.stringify(given)}::jsonb,
        ${at === 0 ? "1/4" : "3/4"}, ${at === 0 ? "Tidak menjawab soal." : ""}, now()
      from ${differing} one`.execute(db);
  }
  await sql`
    update marking_answers ma set state = 'disputed' from ${differing} one
    where ma.sitting_id = one.sitting_id and ma.question_id = one.question_id`.execute(db);
}

test("while others have the rest at hand it says so, what differs and what comes next are a key or a click away", async () => {
  const page = await openMarkingList(exo);
  const claims = /\/claims\b/u;
  await page.route(claims, async (route) => {
    const sent = await route.fetch();
    const { data: _data, ...envelope } = await sent.json();
    const data = { answers: [], left: 3, claimed: 3 };
    await route.fulfill({ response: sent, json: { ...envelope, data } });
  });
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await page.getByText("3 jawaban sedang dipegang korektor lain").waitFor();
  await page.getByRole("button", { name: "Putuskan 3 jawaban" }).waitFor();
  await visualCheck(page, "marking, held by others");
  await page.keyboard.press("l");
  await page.getByRole("dialog", { name: "Daftar jawaban" }).waitFor();
  await page.keyboard.press("Escape");
  await page.unroute(claims);
  await page.getByRole("link", { name: /^Lanjut ke Soal/u }).click();
  await page.getByRole("heading", { name: "Soal 9" }).waitFor();
  await pointsField(page).waitFor();
  await visualCheck(page, "marking, stances");
});

const cellsIn = (row: string) => row.split("\t").map((cell) => cell.replace(/\s+/gu, " ").trim());

test("answers that others have marked differently are decided from the list, by keyboard", async () => {
  const page = await openMarkingList(exo);
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .filter({ has: page.locator("xpath=ancestor::tr[contains(., 'berbeda')]") })
    .first()
    .click();
  await pointsField(page).waitFor();
  const turn = await codeOf(page);
  await page.keyboard.press("l");
  const dialog = page.getByRole("dialog", { name: "Daftar jawaban" });
  await dialog.getByText("Rudi Hartono: 3 (2 + 1)").first().waitFor();
  await visualCheck(page, "marking, answers that differ");
  await dialog.getByRole("button", { name: "Putuskan 3 jawaban di halaman ini" }).press("Enter");
  await page.getByText("Nilai berbeda. Anda yang memutuskan:").waitFor();
  const given = page.getByRole("table", { name: "Nilai setiap korektor" }).getByRole("row");
  assert.equal(await given.allInnerTexts().then((rows) => rows.map(cellsIn)), [
    ["Kriteria", "Endang Lestari", "Rudi Hartono"],
    ["Menyebut kelembaman atau hukum I Newton (0–2) berbeda", "0", "2"],
    ["Menjelaskan bahwa gaya rem bekerja pada bus (0–2)", "1", "1"],
    ["Nilai (0–4) berbeda", "1", "3"],
    ["Komentar", "Tidak menjawab soal.", "–"],
  ]);
  await page.getByText("Dari daftar · 2 lagi").waitFor();
  await isFocused(pointsField(page));
  await visualCheck(page, "marking, a decision");
  await markEssay(page, "2", "1");
  await page.getByText("Dari daftar · 1 lagi").waitFor();
  await page.getByRole("button", { name: "Kembali ke giliran" }).click();
  await soon.is(() => codeOf(page), turn);
  await page.getByText("Semua terkirim").waitFor();
  await page.keyboard.press("l");
  await dialog.getByRole("button", { name: "Putuskan 2 jawaban di halaman ini" }).waitFor();
  await dialog.getByRole("tab", { name: "Nilai saya" }).click();
  await dialog.getByText("Anda: ").first().waitFor();
  await visualCheck(page, "marking, one's own marks");
});

test("on a phone answers are chosen from the list and a difference is decided with the answer in sight", async () => {
  const page = await openMarkingList(exo, { size: phone });
  await openEssay(page);
  const panel = page.getByRole("form", { name: "Nilai", exact: true });
  await panel.getByText("Lainnya", { exact: true }).click();
  await page.keyboard.press("l");
  const dialog = page.getByRole("dialog", { name: "Daftar jawaban" });
  await dialog.getByText("berbeda", { exact: true }).first().waitFor();
  const hidden = await dialog
    .getByRole("table")
    .evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth);
  assert.ok(hidden <= 0, `${hidden} px are scrolled sideways`);
  await visualCheck(page, "marking, answers on a phone that differ");
  await dialog.getByRole("button", { name: /^Putuskan \d/u }).click();
  await page.getByText("Nilai berbeda. Anda yang memutuskan:").waitFor();
  const answer = page.locator("[data-answer] > div").first();
  await soon.ok(async () => {
    const [first, bar] = [(await answer.boundingBox())!, (await panel.boundingBox())!];
    return first.y >= 0 && first.y + 100 < bar.y;
  });
  await visualCheck(page, "marking, a decision on a phone");
});

test.run();
