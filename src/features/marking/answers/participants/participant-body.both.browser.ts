// Marking participant after participant by keyboard alone, with the words of the model answer shown.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../../exam-server/database/database.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { addressOf, isFocused } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";

const test = suite("look of marking by participant");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Every teacher is a corrector of every subject. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
}

const points = (page: Page) => page.locator("input[data-points]");
const steps = (page: Page) =>
  page.getByRole("list", { name: /^Jawaban peserta/u }).getByRole("listitem");
const stepShown = (page: Page) => steps(page).and(page.locator("[aria-current]")).innerText();
const codeOf = (page: Page) => page.getByText(/^Peserta [2-9A-Y]{6}$/u).innerText();
const shown = async (page: Page) => `${await codeOf(page)} ${await stepShown(page)}`;
const answer = (page: Page) => page.getByRole("region", { name: /^Jawaban/u });
const painted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("model-words") ?? [])].map(String));

async function openParticipants(options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("EVAL", { ...options, address: addressOf(exo, "check") });
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await points(page).first().waitFor();
  await page.getByRole("button", { name: "Koreksi per peserta" }).click();
  await steps(page).first().waitFor();
  await skipUntil(page, async () => (await steps(page).count()) > 1);
  return page;
}

/** Not every participant has answered all questions or used words of the model answer. */
async function skipUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 90; tries += 1) {
    await points(page).first().waitFor();
    if (await isThere()) return;
    const before = await shown(page);
    await page.keyboard.press("s");
    await soon.ok(async () => (await shown(page)) !== before);
  }
  throw new Error("No answer is so.");
}

/** One point for each part, and on to what comes next. */
async function markOne(page: Page): Promise<void> {
  const before = await shown(page);
  const parts = await points(page).count();
  for (let at = 0; at < parts; at += 1) {
    await isFocused(points(page).nth(at));
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
  }
  await soon.ok(async () => (await shown(page)) !== before);
}

test("all answers of a participant are marked by keyboard, then those of the next one", async () => {
  const page = await openParticipants();
  await visualCheck(page, "marking by participant");
  const [first, count] = [await codeOf(page), await steps(page).count()];
  const seen: string[] = [];
  for (let at = 0; at < count; at += 1) {
    assert.is(await codeOf(page), first);
    seen.push(await stepShown(page));
    await markOne(page);
  }
  assert.is(new Set(seen).size, count);
  const second = await codeOf(page);
  assert.is.not(second, first);
  await page.getByText("Semua terkirim").waitFor();
  await page.keyboard.press("u");
  await soon.is(() => codeOf(page), first);
  assert.is(await stepShown(page), seen.at(-1));
  await markOne(page);
  assert.is(await codeOf(page), second);
  // Only essays have a model answer.
  const words = page.getByRole("button", { name: "Sorot kata rujukan" });
  await skipUntil(page, () => words.isVisible());
  await page.keyboard.press("k");
  await skipUntil(page, async () => {
    await answer(page).locator(".rich-text[data-settled]").first().waitFor();
    return (await painted(page)).length > 0;
  });
  await visualCheck(page, "marking by participant, words of the model answer");
  const [word] = await painted(page);
  await answer(page).getByText(word!).first().waitFor();
  await page.reload();
  await points(page).first().waitFor();
  assert.ok(await codeOf(page), "the way of marking is remembered");
  await skipUntil(page, () => words.isVisible());
  assert.is(await words.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("k");
  await soon.is(() => words.getAttribute("aria-pressed"), "false");
  await soon.is(async () => (await painted(page)).length, 0);
  await page.getByRole("button", { name: "Koreksi per soal" }).click();
  await page.getByRole("heading", { name: /^Soal \d+$/u }).waitFor();
});

test("on a phone the participant's answers stand above the question", async () => {
  const page = await openParticipants({ size: phone });
  await visualCheck(page, "marking by participant on a phone");
});

test.run();
