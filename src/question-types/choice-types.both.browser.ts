// Types 1, 2, 3, 4 and 6 in a browser: shown in every mode, and answered by mouse and by keyboard alone.
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../contract/questions/question-answer.ts";
import { visualCheck } from "../testing/browser/visual-check.ts";
import {
  answerIs,
  button,
  waitForText,
  textbox,
} from "../testing/browser/questions/gallery-page.ts";
import {
  answerInGallery,
  gallerySuite,
  type GalleryView,
  showAllInGallery,
  showInGallery,
} from "../testing/browser/questions/question-gallery.ts";
import { drawn, modes } from "../testing/browser/questions/question-visual-checks.ts";
import { soon } from "../testing/browser/soon.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = gallerySuite("choice types");

const types = [1, 2, 3, 4, 6] as const;
/** Something right, something wrong, something that is gone. */
const mixed: Record<(typeof types)[number], QuestionAnswer> = {
  1: { type: 1, id: "j1" },
  2: { type: 2, html: "<p>Hujan <strong>turun</strong>.</p>" },
  3: { type: 3, id: "gone" },
  4: { type: 4, ids: ["d1", "e3"] },
  6: { type: 6, text: "Pancasila!" },
};

test("every mode of every type is drawn and accessible, with any answer", async () => {
  const page = await open();
  for (const type of types) {
    const { content } = questionSamples[type];
    const views = modes.map((mode) => ({ content, mode, answer: mixed[type] }));
    await showAllInGallery(page, views);
    await drawn(page, modes.length);
    for (const [at, mode] of modes.entries()) {
      const words = page.locator("#app > section").nth(at).getByText(firstWords(type, mode));
      await words.first().waitFor();
    }
    await visualCheck(page, `type ${type}`);
  }
});

/** What stands there once the plug-in has come. */
function firstWords(type: (typeof types)[number], mode: GalleryView["mode"]): string {
  if (type === 2) {
    if (mode === "key") return "Jawaban rujukan";
    return { preview: "Jawaban", paper: "", result: "Menunggu koreksi", shares: "Menjawab" }[mode];
  }
  if (type === 6) return mode === "preview" || mode === "paper" ? "Jawaban" : "Diterima";
  return { 1: "Bandung", 3: "At school", 4: "Lima" }[type];
}

test("on paper there is nothing to press, and letters, boxes and lines to write on", async () => {
  const page = await open();
  const letters = ["a.", "b.", "c.", "d."];
  for (const type of types) {
    await showInGallery(page, { content: questionSamples[type].content, mode: "paper" });
    if (type === 2) await page.locator('#app [aria-hidden="true"] > div').nth(4).waitFor();
    else await waitForText(page, firstWords(type, "paper"));
    await soon.is(() => page.locator("#app :is(input, textarea, select, button)").count(), 0);
    if (type !== 1 && type !== 4) continue;
    const shown = await page.locator("#app li").allInnerTexts();
    assert.equal(
      shown.map((text) => text.trim().slice(0, 2)),
      letters,
    );
  }
});

test("a result tells right from wrong and missed, and an empty one that it is empty", async () => {
  const page = await open();
  const { content } = questionSamples[4];
  await showInGallery(page, { content, mode: "result", answer: mixed[4] });
  await waitForText(page, "Lima");
  const rows = await page.locator("#app li").allInnerTexts();
  const words = rows.map((row) => row.replace(/\s+/gu, " ").trim());
  assert.equal(words, [
    "Benar A. Dua Dipilih Kunci",
    "Seharusnya dipilih B. Tiga Kunci",
    "Salah C. Empat Dipilih",
    "Seharusnya dipilih D. Lima Kunci",
  ]);
  for (const type of [1, 3, 4, 6] as const) {
    await showInGallery(page, { content: questionSamples[type].content, mode: "result" });
    await waitForText(page, "Tidak dijawab");
  }
  await showInGallery(page, { content: questionSamples[2].content, mode: "result" });
  await waitForText(page, "Tidak dijawab");
  await showInGallery(page, {
    content: questionSamples[3].content,
    mode: "result",
    answer: mixed[3],
  });
  await waitForText(page, "opsi yang sudah dihapus");
});

test("shares stand beside each option", async () => {
  const page = await open();
  const { content, right } = questionSamples[1];
  await showInGallery(page, { content, mode: "shares", answers: [right, right, right, mixed[1]] });
  await waitForText(page, "75%");
  await soon.match(() => page.locator("#app li").nth(0).innerText(), /Jakarta[\s\S]*25%/u);
  await soon.match(
    () => page.locator("#app li").nth(1).innerText(),
    /Bandung[\s\S]*Kunci[\s\S]*75%/u,
  );
});

test("a single choice is made, changed and taken back by mouse", async () => {
  const page = await open();
  for (const type of [1, 3] as const) {
    const { content, right } = questionSamples[type];
    await showInGallery(page, { content, mode: "preview" });
    const second = page.getByText(type === 1 ? "Bandung" : "At school");
    await second.click();
    await answerIs(page, right);
    await second.click();
    await answerIs(page, { type, id: null });
    await soon.is(() => page.locator("input:checked").count(), 0);
    await second.click();
    await button(page, "Kosongkan jawaban").click();
    await answerIs(page, { type, id: null });
  }
});

test("a single choice is made and taken back by keyboard alone", async () => {
  const page = await open();
  const { content, right } = questionSamples[1];
  await showInGallery(page, { content, mode: "preview" });
  await waitForText(page, "Medan");
  await soon.is(() => answerInGallery(page), null, "nothing is chosen beforehand");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answerIs(page, { type: 1, id: "j1" });
  await page.keyboard.press("ArrowDown");
  await answerIs(page, right);
  await page.keyboard.press("Space");
  await answerIs(page, { type: 1, id: null });
});

test("several are chosen by mouse and keyboard, no more than there may be", async () => {
  const page = await open();
  const { content } = questionSamples[4];
  const payload = { ...content.payload, min_choices: 1, max_choices: 2 };
  await showInGallery(page, { content: { ...content, payload }, mode: "preview" });
  await page.getByText("Lima").click();
  await page.getByText("Dua").click();
  await answerIs(page, { type: 4, ids: ["d1", "l4"] });
  await soon.ok(() => page.getByRole("checkbox", { name: "Tiga" }).isDisabled());
  await page.getByText("Dua").click();
  await answerIs(page, { type: 4, ids: ["l4"] });

  await showInGallery(page, { content, mode: "preview" });
  await page.getByRole("checkbox", { name: "Dua" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answerIs(page, { type: 4, ids: ["d1", "t2", "l4"] });
});

test("short answers and essays are typed, spaces and lines as they come", async () => {
  const page = await open();
  await showInGallery(page, { content: questionSamples[6].content, mode: "preview" });
  await textbox(page, "Jawaban").pressSequentially("Panca Sila");
  await answerIs(page, { type: 6, text: "Panca Sila" });

  const { content } = questionSamples[2];
  await showInGallery(page, { content, mode: "preview" });
  await page.locator("textarea").waitFor();
  await textbox(page, "Jawaban").pressSequentially("Satu dua \n\nx < y ");
  await answerIs(page, { type: 2, html: "<p>Satu dua</p><p>x &lt; y</p>" });
  await soon.is(() => textbox(page, "Jawaban").inputValue(), "Satu dua \n\nx < y ");
  await waitForText(page, "4 kata");

  const rich = { ...content, payload: { ...content.payload, format: "rich" as const } };
  await showInGallery(page, { content: rich, mode: "preview" });
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("tebal");
  await answerIs(page, { type: 2, html: "<p><strong>tebal</strong></p>" });
  await visualCheck(page, "rich essay");
  await soon.is(() => button(page, "Gambar").count(), 0, "no pictures where they cannot be sent");
});

test.run();
