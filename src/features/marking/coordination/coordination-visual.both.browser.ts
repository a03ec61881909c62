// Coordinating the marking of a question: its rules, the agreement of its correctors, and the names behind its answers.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { conflictMessages } from "../../../kit/form/conflict-messages.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, chooseFor, dialogOf, toast } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("look of coordinating marking");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const exam = "Fisika Peminatan dan Lintas Minat untuk Kelas XI dan XII";

/** Every teacher is a corrector of every subject; two of them have marked the essays, one of them a little stricter. */
async function fill(filled: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(filled);
  await sql`update schedules set alias = ${exam} where alias like 'Fisika%'`.execute(filled);
  await sql`
    with markers as (
      select id, row_number() over (order by email) as n from users where role = 'EVAL' limit 2),
    answers as (
      select ma.*, row_number() over (order by ma.sitting_id) as at from marking_answers ma
      join questions q on q.id = ma.question_id and q.type = 2),
    given as (
      select a.*, m.id as marker_id, m.n,
        greatest(0, a.at % 3 - case when m.n = 2 and a.at % 4 = 0 then 1 else 0 end) as points
      from answers a, markers m),
    rubrics as (
      select v.question_id, v.version, c.value ->> 'id' as id, (c.value ->> 'max')::numeric as max,
        c.ordinality as place, sum((c.value ->> 'max')::numeric) over (partition by v.question_id, v.version) as total
      from question_versions v,
        jsonb_array_elements(v.fields -> 'content' -> 'key' -> 'rubric') with ordinality c
      where v.fields -> 'content' ->> 'type' = '2')
    insert into marks (act_id, sitting_id, question_id, marker_id, is_decision, answer_seq, version, given, share, at)
    select 'demo ' || g.n, g.sitting_id, g.question_id, g.marker_id, false, g.seq, g.version,
      jsonb_build_object('criteria', jsonb_object_agg(r.id, case when r.place = 1 then least(g.points, r.max)::integer else 0 end::text)),
      (max(least(g.points, r.max)) filter (where r.place = 1))::integer || '/' || max(r.total)::integer, now()
    from given g join rubrics r on r.question_id = g.question_id and r.version = g.version
    group by g.n, g.sitting_id, g.question_id, g.marker_id, g.seq, g.version, g.points`.execute(
    filled,
  );
  await sql`
    insert into marking_controls (schedule_id, code, sitting_id, question_id, marker_id, answer_seq, at)
    select schedule_id, 'K' || row_number() over (), sitting_id, question_id, us.id, seq, now()
    from marking_answers, users us
    where sitting_id in (select sitting_id from marks order by sitting_id limit 8)
      and question_id in (select question_id from marks)
      and us.id in (select marker_id from marks order by marker_id limit 1)`.execute(filled);
  await sql`
    insert into control_marks (act_id, schedule_id, code, answer_seq, given, share, at)
    select code, schedule_id, code, answer_seq, '{"whole": "1/4"}', '1/4', now()
    from marking_controls`.execute(filled);
  await sql`
    update marking_answers ma set state = 'settled'
    where exists (select 1 from marks m where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id)`.execute(
    filled,
  );
}

async function openList(role: "EVAL" | "EVIL", size?: typeof phone) {
  const page = await exo.signedIn(role, {
    ...(size && { size }),
    address: addressOf(exo, "check"),
  });
  await page.getByRole("link", { name: /^Soal 2/u }).waitFor();
  return page;
}
const row = `Soal 2, ${exam}`;

/** The dialog, opened from the menu of the row. */
async function openRules(page: Page) {
  await chooseFor(page, row, "Aturan penilaian");
  const dialog = dialogOf(page, "Aturan penilaian: Soal 2");
  await dialog.getByLabel(second).waitFor();
  return dialog;
}
const second = "Dikoreksi dua kali (%)";
const saved = "Aturan penilaian Soal 2 disimpan.";

test("rules are changed with a preview, and what somebody else has saved meanwhile is shown", async () => {
  const page = await openList("EVAL");
  const dialog = await openRules(page);
  await dialog.getByLabel(second).fill("100");
  await dialog.getByText("18 jawaban: selesai → berbeda nilai").waitFor();
  await visualCheck(page, "rules of marking, with a preview");
  const head = await openList("EVIL");
  const other = await openRules(head);
  await other.getByLabel(second).fill("50");
  await head.keyboard.press("Enter");
  await toast(head, saved);
  await dialog.getByLabel(second).press("Enter");
  await dialog.getByRole("alert").waitFor();
  await soon.match(() => dialog.innerText(), /Dikoreksi dua kali \(%\): 50/u);
  await visualCheck(page, "rules of marking, changed by somebody else");
  await dialog.getByRole("button", { name: conflictMessages.get().keepMine }).click();
  await dialog.getByLabel(second).press("Enter");
  await toast(page, saved);
});

test("agreement is shown by pair and by corrector, also on a phone", async () => {
  const page = await openList("EVAL");
  await chooseFor(page, row, "Kesepakatan korektor");
  const dialog = dialogOf(page, "Kesepakatan korektor: Soal 2");
  const pair = dialog.getByRole("row", { name: / dan /u });
  await pair.waitFor();
  const quadratic = await pair.innerText();
  await visualCheck(page, "agreement of correctors");
  await dialog.getByLabel("Bobot kappa").selectOption({ label: "Tanpa bobot" });
  await soon.ok(async () => (await pair.innerText()) !== quadratic);
  const small = await openList("EVAL", phone);
  await chooseFor(small, row, "Kesepakatan korektor");
  await dialogOf(small, "Kesepakatan korektor: Soal 2").getByRole("row").first().waitFor();
  await visualCheck(small, "agreement of correctors on a phone");
});

const reason =
  "Keberatan orang tua murid atas penilaian soal uraian nomor dua yang dibahas dalam rapat dewan guru";

test("a Head Master reveals names with a reason, which the list shows", async () => {
  const page = await openList("EVIL");
  await chooseFor(page, row, "Buka nama");
  const dialog = dialogOf(page, "Buka nama: Soal 2");
  await dialog.getByRole("button", { name: "Buka nama", exact: true }).click();
  await dialog.getByText("Alasan wajib diisi.").waitFor();
  await visualCheck(page, "revealing names");
  await dialog.getByLabel("Alasan").fill(reason);
  await page.keyboard.press("Enter");
  await page.getByText(reason).waitFor();
  await visualCheck(page, "names are revealed");
  await page.getByRole("button", { name: `Tindakan untuk ${row}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Kesepakatan korektor" }).waitFor();
  assert.is(await page.getByRole("menuitem", { name: "Buka nama" }).count(), 0);
  const small = await openList("EVIL", phone);
  const isInside = await small
    .getByText(reason)
    .first()
    .evaluate((element, title) => {
      let card = element.parentElement!;
      while (!card.textContent.includes(title)) card = card.parentElement!;
      return element.getBoundingClientRect().left >= card.getBoundingClientRect().left;
    }, "Soal 2");
  assert.ok(isInside, "the reason begins within the card");
  await visualCheck(small, "names are revealed, on a phone");
});

test.run();
