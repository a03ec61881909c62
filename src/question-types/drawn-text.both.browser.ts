// A text with lists, bullets, a table, Arabic and a formula reads the same in every mode of a question and in its editor.
import type { QuestionContent } from "../contract/questions/question-content.ts";
import { drawnText, textOfAllKinds } from "../testing/browser/questions/drawn-text.ts";
import { opened, textbox } from "../testing/browser/questions/gallery-page.ts";
import {
  editInGallery,
  gallerySuite,
  showInGallery,
} from "../testing/browser/questions/question-gallery.ts";
import { drawn, modes } from "../testing/browser/questions/question-visual-checks.ts";
import * as assert from "uvu/assert";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = gallerySuite("drawn text");

const { content: sample } = questionSamples[1];
const [first, ...others] = sample.payload.options;
const content = {
  ...sample,
  payload: { options: [{ ...first!, html: textOfAllKinds }, ...others] },
};

test("stem and option show numbers, bullets, tables, Arabic and formulas in every mode, as the editor does", async () => {
  const page = await open();
  const texts = page.locator("#app .rich-text");
  const pictures: Record<string, unknown> = {};
  for (const mode of modes) {
    await showInGallery(page, { content, mode, answer: null, question: { stem: textOfAllKinds } });
    pictures[`stem, ${mode}`] = await drawnText(texts.first(), `stem, ${mode}`);
    const option = texts.filter({ has: page.locator("ol") }).nth(1);
    await drawnText(option, `option, ${mode}`);
  }
  await editInGallery(page, { content });
  await drawnText(textbox(page, "Opsi A").locator(".rich-text"), "closed option");
  await textbox(page, "Opsi A").click();
  await drawnText(await opened(page, "Opsi A"), "editor of an option");
  const [shown, ...rest] = Object.values(pictures);
  for (const other of rest) assert.equal(other, shown, "all modes paint the same");
});

/** The payload with this text in each of its parts. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, name === "html" ? textOfAllKinds : filled(each)]),
  );
}

test("parts of every type show them too, on the screen and on paper", async () => {
  const page = await open();
  const texts = page.locator("#app .rich-text:has(math)");
  let count = 0;
  for (const { content: plain } of Object.values(questionSamples)) {
    const { type } = plain;
    const whole = { ...plain, payload: filled(plain.payload) } as QuestionContent;
    for (const mode of ["preview", "paper"] as const) {
      await showInGallery(page, { content: whole, mode, answer: null });
      await drawn(page);
      // Some types have no part of rich text.
      if (!JSON.stringify(whole).includes("data-formula")) continue;
      await texts.first().waitFor();
      for (const at of [0, (await texts.count()) - 1]) {
        await drawnText(texts.nth(at), `type ${type}, ${mode}, part ${at + 1}`);
        count += 1;
      }
    }
  }
  assert.ok(count > 40, `only ${count} parts were looked at`);
});

test.run();
