// What browser tests of marking share: correctors, and the steps from the list to an answer.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import type { Db } from "../../../exam-server/database/database.ts";
import type { Console, phone } from "../console-page.ts";
import { addressOf, isFocused } from "../list-screen.ts";

/** Every teacher is a corrector of every subject. */
export async function makeTeachersCorrectors(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
}

/** The list of what a teacher may mark. */
export async function openMarkingList(
  exo: Console,
  options: { size?: typeof phone } = {},
): Promise<Page> {
  const page = await exo.signedIn("EVAL", { ...options, address: addressOf(exo, "check") });
  await page
    .getByText(/untuk Anda/u)
    .first()
    .waitFor();
  return page;
}

/** Of the first criterion of the rubric, and of the second. */
export const pointsField = (page: Page, at = 0) => page.locator("input[data-points]").nth(at);

export const openEssay = async (page: Page) => {
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await pointsField(page).waitFor();
};

/** Both criteria, and on to the next answer. */
export async function markEssay(page: Page, first: string, second: string): Promise<void> {
  await page.keyboard.type(first);
  await page.keyboard.press("Enter");
  await isFocused(pointsField(page, 1));
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
}

export const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();
