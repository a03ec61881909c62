// Marking by a teacher: what waits, then answer after answer by keyboard alone, with the line cut meanwhile.
import type { Locator, Page } from "playwright-core";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, isFocused } from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";

const test = suite("look of marking");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Fisika Peminatan dan Lintas Minat untuk Kelas XI dan XII Semester Gasal";

/** Every teacher is a corrector of every subject. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
  await sql`update schedules set alias = ${longName} where alias like 'Fisika%'`.execute(db);
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
  for (const [at, { id }] of rows.entries()) {
    await sql`
      insert into marks (act_id, sitting_id, question_id, marker_id, is_decision, answer_seq,
        version, given, share, comment, at)
      select 'beda-' || ${at}::integer || sitting_id, sitting_id, question_id, ${id}, false, seq,
        version, ${JSON.stringify({ criteria: { k1: at === 0 ? "0" : "2", k2: "1" } })}::jsonb,
        ${at === 0 ? "1/4" : "3/4"}, ${at === 0 ? "Tidak menjawab soal." : ""}, now()
      from ${differing} one`.execute(db);
  }
  await sql`
    update marking_answers ma set state = 'disputed' from ${differing} one
    where ma.sitting_id = one.sitting_id and ma.question_id = one.question_id`.execute(db);
}

async function openList(options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVAL", { ...options, address: addressOf(exo, "check") });
  await page
    .getByText(/untuk Anda/u)
    .first()
    .waitFor();
  return page;
}
/** Of the first criterion of the rubric, and of the second. */
const points = (page: Page, at = 0) => page.locator("input[data-points]").nth(at);
const openEssay = async (page: Page) => {
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await points(page).waitFor();
};
/** Both criteria, and on to the next answer. */
async function mark(page: Page, first: string, second: string): Promise<void> {
  await page.keyboard.type(first);
  await page.keyboard.press("Enter");
  await isFocused(points(page, 1));
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
}
const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();

test("what waits is listed by question, and its answers are marked by keyboard alone", async () => {
  const page = await openList();
  const exam = page.getByTitle(longName).first();
  const line = await exam.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).lineHeight));
  assert.ok((await exam.boundingBox())!.height <= 2 * line + 1, "two lines of a long name");
  await visualCheck(page, "marking, list");
  await openEssay(page);
  await isFocused(points(page));
  await visualCheck(page, "marking, an essay");
  const first = await codeOf(page);
  await mark(page, "2", "1,5");
  await soon.ok(async () => (await codeOf(page)) !== first);
  await isFocused(points(page));
  assert.is(await points(page).inputValue(), "");
  await page.getByText("Semua terkirim").waitFor();
  await page.keyboard.press("u");
  await soon.is(() => codeOf(page), first);
  await mark(page, "1", "0");
  await soon.ok(async () => (await codeOf(page)) !== first);
  await page.keyboard.press("ArrowLeft");
  await soon.is(() => codeOf(page), first);
  assert.is(await points(page).inputValue(), "1");
  await visualCheck(page, "marking, an answer that is marked already");
  await page.keyboard.press("ArrowRight");
  await soon.ok(async () => (await codeOf(page)) !== first);
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await visualCheck(page, "marking, keys");
  await page.keyboard.press("Escape");
});

const columns = ["Soal", /^Jawaban/u, "Nilai"] as const;

/** Of each column: how much of it is out of sight, and how much higher than the first it is. */
const heightsOf = (page: Page) =>
  Promise.all(
    columns.map((name) =>
      page
        .getByRole(name === "Nilai" ? "form" : "region", { name, exact: true })
        .evaluate((column) => {
          const first = column.parentElement!.firstElementChild!.getBoundingClientRect();
          const { height, bottom } = column.getBoundingClientRect();
          const main = document.querySelector("main")!.getBoundingClientRect();
          return {
            hidden: Math.max(0, column.scrollHeight - column.clientHeight),
            higher: Math.round(height - first.height),
            below: Math.max(0, Math.round(bottom - main.bottom)),
          };
        }),
    ),
  );

test("a small laptop shows question, two hundred words and the points at once; files are shown at once and move nothing", async () => {
  const page = await openList();
  await withFiles(page);
  await openEssay(page);
  const whole = { hidden: 0, higher: 0, below: 0 };
  await page.getByText(/^Jawaban [2-9A-Y]{6}$/u).evaluate((code) => {
    const written = code.closest("section")!.querySelector(":scope > div > *")!;
    const words =
      "gaya rem bekerja pada bus sedangkan penumpang mempertahankan geraknya semula".split(" ");
    written.textContent = Array.from({ length: 200 }, (_, at) => words[at % words.length]).join(
      " ",
    );
  });
  await visualCheck(page, "marking, two hundred words");
  await soon.equal(async () => (await heightsOf(page))[2], whole);
  const answer = page.getByRole("region", { name: /^Jawaban/u });
  const hidden = await answer.evaluate((column) => {
    const written = column.querySelector(":scope > div > *")!.getBoundingClientRect();
    return Math.max(0, Math.round(written.bottom - column.getBoundingClientRect().bottom));
  });
  assert.is(hidden, 0, "pixels of the two hundred words");
  await page.getByRole("img", { name: "Lampiran 1" }).waitFor();
  const pdf = page.getByRole("link", { name: "Lampiran 2 (PDF)" });
  await pdf.waitFor();
  await isFocused(points(page));
  const tab = page.context().waitForEvent("page");
  await page.keyboard.press("p");
  await (await tab).close();
  await page.bringToFront();
  await isFocused(points(page));
  const opened = await heightsOf(page);
  assert.equal(
    opened.map(({ higher, below }) => [higher, below]),
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  );
  await visualCheck(page, "marking, opened files");
  const scrolled = () => answer.evaluate((column) => column.scrollTop);
  await points(page).focus();
  await answer.evaluate((column) => column.scrollTo(0, 0));
  await page.keyboard.press("Alt+ArrowDown");
  const byLines = await scrolled();
  await page.keyboard.press("PageDown");
  const byPage = (await scrolled()) - byLines;
  assert.ok(byLines > 0 && byPage > byLines, `${byLines} and ${byPage} px`);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("Alt+ArrowUp");
  assert.is(await scrolled(), 0);
  await isFocused(points(page));
  assert.is(await points(page).inputValue(), "");
});

/** Every answer as if a photo and a scanned page had been handed in with it. */
async function withFiles(page: Page): Promise<void> {
  await page.route(/\/claims\b/u, async (route) => {
    const sent = await route.fetch();
    const { data, ...envelope } = await sent.json();
    for (const { answer } of data?.answers ?? []) {
      if (answer.type === 2) answer.attachments = ["foto", "pindai"];
    }
    await route.fulfill({ response: sent, json: { ...envelope, data } });
  });
  await page.route(/\/attachment\b/u, (route) =>
    route.request().url().includes("foto")
      ? route.fulfill({ contentType: "image/svg+xml", body: tallPicture })
      : route.fulfill({ contentType: "application/pdf", body: "%PDF-1.5" }),
  );
}

const tallPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="teal"/></svg>`;

test("while others have the rest at hand it says so, what differs and what comes next are a key or a click away", async () => {
  const page = await openList();
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
  await points(page).waitFor();
  await visualCheck(page, "marking, stances");
});

test("with the line cut marks wait and are sent later, also after a reload", async () => {
  const page = await openList();
  await openEssay(page);
  await isFocused(points(page));
  await page.context().setOffline(true);
  const first = await codeOf(page);
  await mark(page, "2", "2");
  await mark(page, "0", "1");
  await page.getByText("2 menunggu terkirim").waitFor();
  await visualCheck(page, "marking, cut off");
  await page.context().setOffline(false);
  await page.getByText("Semua terkirim").waitFor();
  await page.reload();
  await points(page).waitFor();
  assert.is.not(await codeOf(page), first);
});

const cellsIn = (row: string) => row.split("\t").map((cell) => cell.replace(/\s+/gu, " ").trim());

test("answers that others have marked differently are decided from the list, by keyboard", async () => {
  const page = await openList();
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .filter({ has: page.locator("xpath=ancestor::tr[contains(., 'berbeda')]") })
    .first()
    .click();
  await points(page).waitFor();
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
  await isFocused(points(page));
  await visualCheck(page, "marking, a decision");
  await mark(page, "2", "1");
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
  const page = await openList({ size: phone });
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

test("on a phone the points are below the answer", async () => {
  const page = await openList({ size: phone });
  await visualCheck(page, "marking, list on a phone");
  await openEssay(page);
  await page.getByText(/^Jawaban [2-9A-Y]{6}$/u).waitFor();
  const answer = (await page.locator("[data-answer]").boundingBox())!;
  const bar = (await page.locator("form:has([data-points])").boundingBox())!;
  assert.ok(answer.y + 100 < bar.y, "the answer is seen above the points without scrolling");
  await visualCheck(page, "marking, an essay on a phone");
  await page.locator("details", { hasText: "Jawaban rujukan" }).locator("summary").click();
  await page.getByText("Jawaban rujukan").waitFor();
  await page.locator("details", { hasText: "Jawaban rujukan" }).locator("summary").click();
  const panel = page.getByRole("form", { name: "Nilai", exact: true });
  const { height } = (await panel.boundingBox())!;
  assert.ok(height <= phone.height * 0.27, `${height} px of ${phone.height}`);
  assert.equal(await smallIn(panel), []);
  assert.ok(await points(page, 1).isVisible());
  const comment = page.getByLabel("Komentar untuk peserta");
  assert.not(await comment.isVisible());
  await panel.getByText("Lainnya", { exact: true }).click();
  await comment.waitFor();
  await panel.getByRole("button", { name: "Lewati" }).waitFor();
  const give = (await panel.getByRole("button", { name: "Simpan, lalu lanjut" }).boundingBox())!;
  const menu = (await page.getByRole("navigation", { name: "Menu" }).boundingBox())!;
  assert.ok(give.y + give.height <= menu.y, "the way on is in sight");
  assert.equal(await smallIn(panel), []);
  await visualCheck(page, "marking, unfolded on a phone");
  await panel.getByText("Lainnya", { exact: true }).click();
  await points(page).focus();
  await page.keyboard.press("c");
  await isFocused(comment);
});

const smallIn = (panel: Locator) =>
  panel.locator("button, summary, select, input:not([type=checkbox])").evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 43.9
        ? [`${one.textContent} ${width} x ${height}`]
        : [];
    }),
  );

test("a Head Master who is no corrector sees progress and why there is nothing to mark", async () => {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "check") });
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .waitFor();
  await visualCheck(page, "marking, list of a Head Master");
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await page.getByText("Matpel ini tidak mencantumkan Anda sebagai korektor").waitFor();
});

test.run();
