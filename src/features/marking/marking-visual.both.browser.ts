// Marking by a teacher: what waits, then answer after answer by keyboard alone, with the line cut meanwhile.
import type { Locator, Page } from "playwright-core";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, isFocused } from "../../testing/browser/list-screen.ts";
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

const test = suite("look of marking");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Fisika Peminatan dan Lintas Minat untuk Kelas XI dan XII Semester Gasal";

async function fill(db: Db): Promise<void> {
  await makeTeachersCorrectors(db);
  await sql`update schedules set alias = ${longName} where alias like 'Fisika%'`.execute(db);
}

test("what waits is listed by question, and its answers are marked by keyboard alone", async () => {
  const page = await openMarkingList(exo);
  const exam = page.getByTitle(longName).first();
  const line = await exam.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).lineHeight));
  assert.ok((await exam.boundingBox())!.height <= 2 * line + 1, "two lines of a long name");
  await visualCheck(page, "marking, list");
  await openEssay(page);
  await isFocused(pointsField(page));
  await visualCheck(page, "marking, an essay");
  const first = await codeOf(page);
  await markEssay(page, "2", "1,5");
  await soon.ok(async () => (await codeOf(page)) !== first);
  await isFocused(pointsField(page));
  assert.is(await pointsField(page).inputValue(), "");
  await page.getByText("Semua terkirim").waitFor();
  await page.keyboard.press("u");
  await soon.is(() => codeOf(page), first);
  await markEssay(page, "1", "0");
  await soon.ok(async () => (await codeOf(page)) !== first);
  await page.keyboard.press("ArrowLeft");
  await soon.is(() => codeOf(page), first);
  assert.is(await pointsField(page).inputValue(), "1");
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
  const page = await openMarkingList(exo);
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
  await isFocused(pointsField(page));
  const tab = page.context().waitForEvent("page");
  await page.keyboard.press("p");
  await (await tab).close();
  await page.bringToFront();
  await isFocused(pointsField(page));
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
  await pointsField(page).focus();
  await answer.evaluate((column) => column.scrollTo(0, 0));
  await page.keyboard.press("Alt+ArrowDown");
  const byLines = await scrolled();
  await page.keyboard.press("PageDown");
  const byPage = (await scrolled()) - byLines;
  assert.ok(byLines > 0 && byPage > byLines, `${byLines} and ${byPage} px`);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("Alt+ArrowUp");
  assert.is(await scrolled(), 0);
  await isFocused(pointsField(page));
  assert.is(await pointsField(page).inputValue(), "");
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

test("with the line cut marks wait and are sent later, also after a reload", async () => {
  const page = await openMarkingList(exo);
  await openEssay(page);
  await isFocused(pointsField(page));
  await page.context().setOffline(true);
  const first = await codeOf(page);
  await markEssay(page, "2", "2");
  await markEssay(page, "0", "1");
  await page.getByText("2 menunggu terkirim").waitFor();
  await visualCheck(page, "marking, cut off");
  await page.context().setOffline(false);
  await page.getByText("Semua terkirim").waitFor();
  await page.reload();
  await pointsField(page).waitFor();
  assert.is.not(await codeOf(page), first);
});

test("on a phone the points are below the answer", async () => {
  const page = await openMarkingList(exo, { size: phone });
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
  assert.ok(await pointsField(page, 1).isVisible());
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
  await pointsField(page).focus();
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
