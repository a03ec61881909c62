// Every type of question in the form, against the exam server: opened whole, changed, saved, opened again as it was saved,
// shown to be answered and judged.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { questionTypes } from "../../../contract/questions/question-types.ts";
import {
  getQuestion,
  listQuestions,
  type Question,
} from "../../../contract/questions/questions.ts";
import { questionDraftStoragePrefix } from "../../../contract/storage-keys.ts";
import { routes } from "../../../routes.ts";
import { Console, screenshot } from "../../../testing/browser/console-page.ts";
import { callBeside } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("form of each type");
let exo: Console;
let page: Page;
let questions: readonly Question[] = [];
test.before(async () => {
  exo = await Console.open();
  page = await exo.signedIn();
  const [bank] = (await callBeside(page, listQuestionBanks, { q: "16 tipe" })).items;
  questions = (await callBeside(page, listQuestions, { id: bank!.id })).items;
});
test.after(() => exo.close());

async function open({ bank_id: bank, id }: Question): Promise<void> {
  const path = routes["banksoal.soal.edit"].path.replace(":id", bank).replace(":soid", id);
  await page.goto(exo.server.url.replace(/\/$/u, "") + path);
  await page.getByRole("heading", { level: 1, name: /^Ubah soal/u }).waitFor();
  await page.getByText("Tersimpan", { exact: true }).first().waitFor();
}

test("every type leaves no draft when it is only looked through, is changed, saved, the same when opened again, tried and judged empty", async () => {
  const types = questions.map(({ content }) => content.type).sort((a, b) => a - b);
  assert.equal(types, Object.keys(questionTypes).map(Number), "the demonstration has one of each");
  for (const question of questions) {
    const name = questionTypes[question.content.type];
    await goThrough(question, name);
    await changeAndSave(question, name);
    await open(question);
    await soon.is(() => weight().inputValue(), "2,5", name);
    await screenshot(page, `form-type-${question.content.type}`);
    await tryEmpty();
    await screenshot(page, `trial-type-${question.content.type}`);
  }
});

const weight = () => page.getByRole("textbox", { name: /^Bobot/u });

/** Into each of its texts and out again: nothing of that is kept. */
async function goThrough(question: Question, name: string): Promise<void> {
  await open(question);
  const texts = page.getByRole("main").locator("[aria-multiline=true]");
  for (let at = 0; at < (await texts.count()); at += 1) {
    await texts.nth(at).focus();
    await page.locator("main .ProseMirror:focus").waitFor();
    await page.keyboard.type("x");
    await page.keyboard.press("Control+z");
  }
  await page.getByText("Tersimpan", { exact: true }).first().waitFor();
  // What waits to be kept is kept as the page goes.
  await page.reload();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.equal(
    kept.filter((key) => key.startsWith(questionDraftStoragePrefix)),
    [],
    name,
  );
}

async function changeAndSave(before: Question, name: string): Promise<void> {
  await open(before);
  await weight().fill("2,5");
  await page.keyboard.press("Control+s");
  await page.getByText("Tersimpan", { exact: true }).first().waitFor();
  const { question: after } = await callBeside(page, getQuestion, { id: before.id });
  assert.is(after.bobot, 2.5, name);
  assert.equal([after.content, after.stem], [before.content, before.stem], name);
}

async function tryEmpty(): Promise<void> {
  await page.getByRole("button", { name: "Coba jawab" }).click();
  const trial = page.getByRole("region", { name: "Coba jawab" });
  await trial.getByRole("button", { name: "Periksa" }).click();
  await trial
    .getByText(/kosong|tidak dijawab/iu)
    .first()
    .waitFor();
}

test.run();
