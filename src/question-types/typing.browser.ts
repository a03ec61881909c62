// Typing without waiting for the editor, which is fetched and put together after the click: no letter goes nowhere.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../contract/questions/banks.ts";
import { getQuestion, listQuestions } from "../contract/questions/questions.ts";
import { throttle } from "../testing/bench/throttle.ts";
import { suite } from "../testing/browser/browser-suite.ts";
import { Console } from "../testing/browser/console-page.ts";
import { callBeside, go } from "../testing/browser/list-screen.ts";
import { hold } from "../testing/browser/network.ts";
import {
  addQuestion,
  addressOfQuestion,
  openQuestion,
  save,
  state,
  stemOf,
} from "../testing/browser/questions/question-form-page.ts";
import { lazyMessages } from "../kit/lazy/lazy-messages.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("typing in the form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const slowerProcessor = 6;
/** Options, a model answer, rows on two sides, cells. */
const kinds: ReadonlySet<number> = new Set([1, 2, 5, 12]);

const richFields = (page: Page) => page.getByRole("main").locator("[aria-multiline=true]");

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}

test("on a slow PC, what is typed right after a click stands in every rich field", async () => {
  const page = await exo.signedIn();
  const [bank] = (await callBeside(page, listQuestionBanks, { q: "16 tipe" })).items;
  const { items } = await callBeside(page, listQuestions, { id: bank!.id });
  let typed = 0;
  for (const question of items.filter(({ content }) => kinds.has(content.type))) {
    await go(page, addressOfQuestion(exo, question));
    await page.locator("main .ProseMirror").first().waitFor();
    // What is the type's own comes a moment after the stem.
    await soon.is(() => page.getByText(lazyMessages.get().loading).count(), 0);
    const session = await throttle(page, null, slowerProcessor);
    const count = await richFields(page).count();
    for (let at = 0; at < count; at += 1) {
      const text = `ketik${at}`;
      await typeInto(richFields(page).nth(at), text);
      const where = `type ${question.content.type}, rich field ${at + 1} of ${count}`;
      await soon.match(() => richFields(page).nth(at).innerText(), new RegExp(text, "u"), where);
    }
    typed += count;
    await session.detach();
    await page.keyboard.press("Control+s");
    await state(page, "Tersimpan");
  }
  assert.ok(typed > 20, `only ${typed} rich fields were found`);
});

test("what is typed while the editor is fetched is kept, also by somebody who has gone on before it came", async () => {
  const page = await exo.signedIn();
  const question = await addQuestion(page, "Ibu kota?");
  const release = await hold(page, /\/prosemirror-view-[^/]*\.js/u);
  await openQuestion(exo, page, question);
  await typeInto(stemOf(page), "Sebutkan.");
  await typeInto(page.getByRole("textbox", { name: "Opsi A" }), "sekali lagi");
  await page.getByRole("textbox", { name: /^Bobot/u }).click();
  await typeInto(page.getByRole("textbox", { name: "Opsi B" }), "<b>juga");
  release();
  await soon.match(() => stemOf(page).innerText(), /Ibu kota\?\s*Sebutkan\./u);
  await save(page);
  await state(page, "Tersimpan");
  const { question: saved } = await callBeside(page, getQuestion, { id: question.id });
  if (saved.content.type !== 1) throw new Error("No choice");
  const [a, b] = saved.content.payload.options;
  assert.match(saved.stem, /Ibu kota\?.*Sebutkan\./u);
  assert.match(a!.html, /<p>sekali lagi<\/p>$/u);
  assert.match(b!.html, /&lt;b&gt;juga/u);
});

test.run();
