// Comments of a question's library while marking: by two letters, from the list, by a composing keyboard, and without the library.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../../exam-server/database/database.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { addressOf, dialogOf, isFocused } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";

const test = suite("look of saved comments");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const ohm = "Sebutkan hukum yang Anda pakai, beserta satuan setiap besarannya.";

/** Every teacher is a corrector of every subject; each essay has a saved comment. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
  await sql`
    insert into marking_comments (id, question_id, code)
    select 'comment ' || q.id, q.id, 'hk' from questions q where q.type = 2`.execute(db);
  await sql`
    insert into marking_comment_versions (comment_id, version, code, text, points, author_id, at)
    select c.id, 1, c.code, ${ohm}, '3/4',
      (select id from users where role = 'EVAL' order by email limit 1), now()
    from marking_comments c`.execute(db);
}

const points = (page: Page, at = 0) => page.locator("input[data-points]").nth(at);
const comment = (page: Page) => page.getByLabel("Komentar untuk peserta");
const given = (page: Page) =>
  page.getByRole("list", { name: "Komentar tersimpan yang dipakai" }).getByRole("listitem");
const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();

/** The same, and the points of an essay are those of the whole. */
async function fillWithoutRubric(db: Db): Promise<void> {
  await fill(db);
  await sql`
    update question_versions
    set fields = jsonb_set(fields::jsonb, '{content,key,rubric}', '[]')
    where fields -> 'content' ->> 'type' = '2'`.execute(db);
}

async function openEssay(options: { size?: typeof phone } = {}, on = exo): Promise<Page> {
  const page = await on.signedIn("EVAL", { ...options, address: addressOf(on, "check") });
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await points(page).waitFor();
  return page;
}

test("a slash in an empty field of points opens the saved comments, and in points it makes a fraction", async () => {
  const page = await openEssay();
  await isFocused(points(page));
  await page.keyboard.press("/");
  await isFocused(comment(page));
  await page.getByRole("option", { name: ohm }).waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await isFocused(points(page));
  await page.keyboard.type("1/2");
  assert.is(await points(page).inputValue(), "1/2", "in points a slash makes a fraction");
  await points(page).fill("");
  await page.keyboard.press("/");
  await page.getByRole("option", { name: ohm }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("option", { name: ohm }).waitFor({ state: "detached" });
  const manage = (await page.getByRole("button", { name: "Atur", exact: true }).boundingBox())!;
  // A press that takes long, while the list of comments has closed and what was typed for it is gone.
  await page.mouse.move(manage.x + 10, manage.y + 10);
  await page.mouse.down();
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await page.getByRole("dialog", { name: "Komentar tersimpan" }).waitFor();
});

test("a comment is saved, called by its letters, taken back and given, by keyboard alone", async () => {
  const page = await openEssay();
  await isFocused(points(page));
  await page.keyboard.press("c");
  await isFocused(comment(page));
  await page.keyboard.type("Rapikan satuannya.");
  await page.getByRole("button", { name: "Atur", exact: true }).press("Enter");
  await dialogOf(page, "Komentar tersimpan").getByText(ohm).waitFor();
  await visualCheck(page, "saved comments, the library");
  await page.getByRole("button", { name: "Tambah komentar" }).press("Enter");
  const form = dialogOf(page, "Tambah komentar tersimpan");
  assert.is(await form.getByLabel("Komentar").inputValue(), "Rapikan satuannya.");
  await form.getByLabel("Dua huruf").fill("hk");
  await page.keyboard.press("Enter");
  await form.getByText(/sudah dipakai komentar lain/u).waitFor();
  await visualCheck(page, "saved comments, letters that are taken");
  await form.getByLabel("Dua huruf").fill("RS");
  await page.keyboard.press("Enter");
  await dialogOf(page, "Komentar tersimpan").getByText("/rs").waitFor();
  await page.keyboard.press("Escape");
  await comment(page).press("Control+a");
  await page.keyboard.type("Bagus dan/atau baik. /RS ");
  await soon.is(() => given(page).count(), 1);
  assert.is(await comment(page).inputValue(), "Bagus dan/atau baik. ");
  await page.keyboard.press("Backspace");
  await soon.is(() => comment(page).inputValue(), "Bagus dan/atau baik. /RS ");
  assert.is(await given(page).count(), 0);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.getByRole("option", { name: ohm }).waitFor();
  await visualCheck(page, "saved comments, the list while typing");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await soon.is(() => given(page).innerText(), "Rapikan satuannya.");
  assert.is(await comment(page).inputValue(), "Bagus dan/atau baik. ");
  await page.keyboard.type("/hk ");
  await soon.is(() => given(page).count(), 2);
  await visualCheck(page, "saved comments, two of them given");
  await page.keyboard.press("Escape");
  await isFocused(points(page));
  const first = await codeOf(page);
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await soon.ok(async () => (await codeOf(page)) !== first);
  assert.is(await given(page).count(), 0);
  await page.getByText("Semua terkirim").waitFor();
  await page.keyboard.press("ArrowLeft");
  await soon.is(() => codeOf(page), first);
  assert.equal(await given(page).allInnerTexts(), ["Rapikan satuannya.", ohm]);
  assert.is(await comment(page).inputValue(), "Bagus dan/atau baik. ");
});

test("a comment with points is put in and fills the empty points of a question without a rubric", async () => {
  const other = await Console.open({ school: "demo-sat", fill: fillWithoutRubric });
  const page = await openEssay({}, other);
  await points(page).fill("");
  await comment(page).fill("");
  await page.keyboard.type("/");
  await page.getByRole("option", { name: ohm }).waitFor();
  await page.keyboard.press("Escape");
  await soon.is(() => comment(page).inputValue(), "", "a slash alone is no comment");
  await page.keyboard.type("/");
  await page.getByRole("option", { name: ohm }).waitFor();
  await page.keyboard.type("hk ");
  await soon.is(() => given(page).innerText(), ohm);
  assert.is(await comment(page).inputValue(), "");
  await soon.is(() => points(page).inputValue(), "75");
  await other.close();
});

test("on a phone a comment is chosen from the list, or by letters of a composing keyboard", async () => {
  const page = await openEssay({ size: phone });
  await page.getByText("Lainnya", { exact: true }).click();
  await page.getByRole("button", { name: "Komentar tersimpan" }).click();
  await page.getByRole("option", { name: ohm }).waitFor();
  await visualCheck(page, "saved comments, the list on a phone");
  await page.getByRole("option", { name: ohm }).click();
  await soon.is(() => given(page).count(), 1);
  await page.getByRole("button", { name: `Lepaskan: ${ohm}` }).click();
  await soon.is(() => given(page).count(), 0);
  await comment(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  const composed = { text: "/hk ", selectionStart: 4, selectionEnd: 4 };
  await keyboard.send("Input.imeSetComposition", composed);
  await soon.is(() => comment(page).inputValue(), "/hk ");
  assert.is(await given(page).count(), 0, "nothing is taken out of what is being composed");
  await keyboard.send("Input.insertText", { text: "/hk " });
  await soon.is(() => given(page).count(), 1);
  assert.is(await comment(page).inputValue(), "");
});

test("without the library a comment is typed as ever, and the library is asked for again", async () => {
  const page = await exo.page();
  await page.route("**/comments", (route) => route.abort());
  await exo.enter(page, "EVAL", addressOf(exo, "check"));
  await page
    .getByRole("link", { name: /^Soal \d+/u })
    .first()
    .click();
  await points(page).waitFor();
  await comment(page).fill("Bagus. ");
  await comment(page).press("End");
  await page.keyboard.type("/hk");
  await page.getByText(/Komentar tersimpan tidak dapat dimuat/u).waitFor();
  await visualCheck(page, "saved comments, not loaded");
  await page.unroute("**/comments");
  // The line that is there again may have asked before the button is pressed.
  const again = page.getByRole("button", { name: "Coba lagi" });
  await soon.ok(async () => {
    await again.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    return page.getByRole("option", { name: ohm }).isVisible();
  });
  await page.keyboard.press("Enter");
  await soon.is(() => given(page).count(), 1);
  assert.is(await comment(page).inputValue(), "Bagus. ");
});

test.run();
