// One result as staff read it: opened from the list, every question with its arithmetic, and back to the same place of the list.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, isFocused, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("look of one result");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";

/** Who is first has a long name, has taken answers back, has left the page, and was without a connection for a while. */
async function fill(db: Db): Promise<void> {
  const first = sql`(select si.id from sittings si
    join sitting_results res on res.sitting_id = si.id order by res.score desc, si.id limit 1)`;
  await sql`
    update participants set nama = ${longName}
    where id = (select participant_id from sittings where id = ${first})`.execute(db);
  await sql`
    insert into replaced_answers
      (sitting_id, question_id, seq, answer, is_given, doubt, given_at, answered_at)
    select sitting_id, question_id, seq - 1, null, false, true, given_at - interval '2 minutes',
      answered_at - interval '2 minutes'
    from sitting_answers where sitting_id = ${first} and seq > 1`.execute(db);
  await sql`
    update sitting_answers a set answered_at = s.started_at + interval '30 minutes'
    from sittings s where s.id = a.sitting_id and s.id = ${first}
      and a.given_at between s.started_at + interval '22 minutes' and s.started_at + interval '30 minutes'`.execute(
    db,
  );
  await sql`
    insert into sitting_events (sitting_id, at, kind, detail, by_name)
    select s.id, s.started_at + happened.after, happened.kind, happened.detail::jsonb, happened.by_name
    from sittings s, (values
      (interval '15 minutes', 'leave', '{}', null),
      (interval '16 minutes', 'return', '{"seconds": 60}', null),
      (interval '40 minutes', 'add-time', '{"minutes": 10, "reason": "Listrik padam"}', 'Dedi')
    ) as happened (after, kind, detail, by_name) where s.id = ${first}`.execute(db);
  await sql`update sittings set deadline_at = deadline_at + interval '10 minutes',
    extra_seconds = 600 where id = ${first}`.execute(db);
}

async function openList(query = "", options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, "hasil", query) });
  await settled(page);
  return page;
}
const questions = (page: Page) => page.getByRole("region", { name: "Soal", exact: true });
const question = (page: Page, n: number) =>
  page.getByRole("region", { name: `Soal ${n}`, exact: true });

test("a row leads to its result, and the way back to the same row of the same list", async () => {
  const page = await openList("?sort=nama&page=2");
  const link = page.locator("[data-result]").nth(12);
  const name = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await question(page, 1).waitFor();
  await visualCheck(page, "result detail");
  await page.getByRole("link", { name: "Hasil ujian" }).click();
  await settled(page);
  assert.match(page.url(), /sort=nama&page=2|page=2&sort=nama/u);
  await isFocused(page.getByRole("link", { name, exact: true }));
});

test("times are those of the school, however the page was opened", async () => {
  const page = await openList();
  await page.getByRole("row").getByRole("link").first().click();
  const times = page.getByText(/\d\d\.\d\d–\d\d\.\d\d/u).first();
  const told = await times.innerText();
  await page.reload();
  await times.waitFor();
  await soon.is(() => times.innerText(), told);
});

test("one participant follows the other in the order of the list, and the way back leads to the last one", async () => {
  const page = await openList("?sort=nama&rows=20");
  const links = page.locator("[data-result]");
  const names = await links.allInnerTexts();
  await links.nth(18).click();
  const heading = (name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();
  await heading(names[18]!);
  await page.getByText(/^19 dari \d+$/u).waitFor();
  await page.getByRole("button", { name: `Peserta berikutnya: ${names[19]}` }).click();
  await heading(names[19]!);
  await page.getByText(/^20 dari \d+$/u).waitFor();
  await page.keyboard.press("Control+ArrowRight");
  await page.getByText(/^21 dari \d+$/u).waitFor();
  await page.reload();
  await question(page, 1).waitFor();
  const last = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByText(/^21 dari \d+$/u).waitFor();
  await page.getByRole("link", { name: "Hasil ujian" }).click();
  await settled(page);
  assert.match(page.url(), /page=2/u);
  await isFocused(page.getByRole("link", { name: last, exact: true }));
});

test("a result in a tab of its own is read in the list that held its link, and a sent link in that of its exam", async () => {
  const page = await openList("?sort=nama&rows=20");
  const link = page.locator("[data-result]").nth(18);
  const name = await link.innerText();
  const opening = page.context().waitForEvent("page");
  await link.click({ modifiers: ["Control"] });
  const tab = await opening;
  await tab.getByRole("heading", { name, level: 1 }).waitFor();
  await tab.getByText(/^19 dari \d+$/u).waitFor();
  const address = new URL(tab.url());
  address.search = "";
  await tab.goto(address.href);
  await tab.getByText(/^\d+ dari \d+$/u).waitFor();
  await tab
    .getByRole("button", { name: /^Peserta (sebelumnya|berikutnya):/u })
    .first()
    .click();
  await tab.getByRole("heading", { name, level: 1 }).waitFor({ state: "detached" });
  await tab.close();
});

test("at the ends of the list there is no further participant, on a phone too", async () => {
  const page = await openList("?sort=nama", { size: phone });
  await page.locator("[data-result]").first().click();
  const previous = page.getByRole("button", { name: "Tidak ada peserta sebelumnya" });
  await page.getByText(/^1 dari \d+$/u).waitFor();
  assert.is(await previous.isDisabled(), true);
  await page.keyboard.press("Control+ArrowLeft");
  await page.getByRole("button", { name: /^Peserta berikutnya/u }).click();
  await page.getByText(/^2 dari \d+$/u).waitFor();
  await page.goBack();
  await settled(page);
  await isFocused(page.locator("[data-result]").nth(1));
});

test("arrows lead through the questions, and a filter leaves those that are not right", async () => {
  const page = await openList();
  await page.locator("[data-result]").nth(20).click();
  await question(page, 1).waitFor();
  const rows = questions(page).getByRole("listitem").getByRole("button");
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await isFocused(rows.nth(1));
  await question(page, 2).waitFor();
  await page.keyboard.press("End");
  await isFocused(rows.last());
  await page.getByRole("button", { name: /^Belum benar \d+$/u }).click();
  await soon.match(() => Promise.resolve(page.url()), /saring=not-right/u);
  await question(page, 1)
    .waitFor({ state: "detached" })
    .catch(() => undefined);
  await visualCheck(page, "result detail, not right");
});

test("a sitting is replayed by keyboard, and its table says the same", async () => {
  const page = await openList("?q=Raden+Ajeng");
  await page.getByRole("link", { name: longName }).click();
  await page.getByRole("button", { name: "Putar ulang" }).click();
  const slider = page.getByRole("slider", { name: "Langkah" });
  await slider.focus();
  const shown = page.locator("tr[aria-current=step]");
  const text = async () => (await shown.innerText()).replace(/\s+/gu, " ");
  await soon.match(text, /Masuk ujian|Mulai mengerjakan/u);
  await page.keyboard.press("End");
  await soon.match(text, /Selesai/u);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await soon.equal(() => slider.inputValue(), "1");
  const leave = page.getByRole("row", { name: /Keluar halaman/u });
  await leave.click();
  await soon.match(text, /Keluar halaman/u);
  await page
    .getByRole("row", { name: /dari perangkat/u })
    .last()
    .click();
  await visualCheck(page, "result detail, replay");
  await page.reload();
  await slider.waitFor();
});

test("whoever was absent has no answers, and nobody else's result is shown for a link that is gone", async () => {
  const page = await openList("?state=absent");
  const link = page.locator("[data-result]").first();
  const name = await link.innerText();
  await link.click();
  await page.getByText("Peserta tidak hadir").waitFor();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  assert.is(await page.getByRole("button", { name: "Cetak untuk orang tua" }).count(), 0);
  await visualCheck(page, "result detail, absent");
  const gone = addressOf(exo, "student.result.detail").replace(":id", "gone");
  await page.goto(gone);
  await page.getByText("tidak ditemukan").waitFor();
  await visualCheck(page, "result detail, gone");
});

test("on a phone the list stands above its question", async () => {
  const page = await openList("?q=Raden+Ajeng", { size: phone });
  await page.getByRole("link", { name: longName }).click();
  await page.getByRole("heading", { name: longName, level: 1 }).waitFor();
  await question(page, 1).waitFor();
  await visualCheck(page, "result detail");
  await page.getByRole("button", { name: "Putar ulang" }).click();
  await page.getByRole("row", { name: /Keluar halaman/u }).waitFor();
  await visualCheck(page, "result detail, replay");
});

test.run();
