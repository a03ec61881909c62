// What stands out among sittings: figures with their rules, and names that lead to the rows of the list.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { addressOf, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addAlikeAnswers } from "../../../testing/results/alike-answers.ts";

const test = suite("look of what stands out");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** One was quick, one has left often, and one has the answers of another in the same room. */
async function fill(db: Db): Promise<void> {
  const finished = sql`select si.*, row_number() over (order by si.participant_id) as place
    from sittings si join schedules s on s.id = si.schedule_id
    where s.alias like 'Fisika%' and si.status = 1`;
  await sql`
    update sittings set finished_at = sittings.started_at + interval '4 minutes'
    from (${finished}) f where f.id = sittings.id and f.place = 1`.execute(db);
  await sql`
    update sittings set leave_count = 12 from (${finished}) f
    where f.id = sittings.id and f.place = 2`.execute(db);
  await sql`
    update sittings set room_id = (select min(id) from rooms), sesi = 1 from (${finished}) f
    where f.id = sittings.id`.execute(db);
  const { rows } = await sql<{ exam: string; bank: string }>`
    select f.schedule_id as exam, f.bank_id as bank from (${finished}) f
    where exists (select 1 from questions q where q.bank_id = f.bank_id and q.type = 1)
    limit 1`.execute(db);
  await addAlikeAnswers(db, rows[0]!.exam, rows[0]!.bank);
}

async function openList(): Promise<Page> {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "hasil") });
  await settled(page);
  return page;
}

test("figures stand beside what is usual, and a name leads to its row", async () => {
  const page = await openList();
  await page.getByRole("button", { name: "Tindakan lain" }).click();
  await page.getByRole("menuitem", { name: "Anomali…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Anomali/u });
  await dialog.getByText(/sepertiga median/u).waitFor();
  await dialog.getByText(/van der Linden & Sotaridona 2006/u).waitFor();
  await visualCheck(page, "anomalies");
  const first = dialog
    .getByRole("table", { name: "Waktu sangat singkat" })
    .getByRole("button", { name: /^Tampilkan /u })
    .first();
  await first.click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("1 dari 120 peserta", { exact: true }).waitFor();
});

test("two with the same wrong answers stand with room, counts, chance and odds, and either leads to their row", async () => {
  const page = await openList();
  await page.getByRole("button", { name: "Tindakan lain" }).click();
  await page.getByRole("menuitem", { name: "Anomali…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Anomali/u });
  const pairs = dialog.getByRole("table", { name: "Jawaban salah yang sama" });
  const row = pairs.getByRole("row").nth(1);
  await row.waitFor();
  await soon.match(() => row.innerText(), / dan [\s\S]+2\d dari 2\d[\s\S]+1 : [\d.]+/u);
  await row.scrollIntoViewIfNeeded();
  await visualCheck(page, "anomalies, alike");
  await row.getByRole("button").last().click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("1 dari 120 peserta", { exact: true }).waitFor();
});

test.run();
