// Types 15 and 16 in a real browser: their views in every mode, and answered by mouse and by keyboard.
import * as assert from "uvu/assert";
import type { AnswerOf, QuestionAnswer } from "../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../contract/questions/question-content.ts";
import { desktop, phone, screenshot } from "../testing/browser/console-page.ts";
import { visualCheck } from "../testing/browser/visual-check.ts";
import { answerIs } from "../testing/browser/questions/gallery-page.ts";
import { tabTo } from "../testing/browser/hands.ts";
import {
  clickAt,
  picturesDrawn,
  pictureSuite,
  placeOf,
} from "../testing/browser/questions/picture-gallery.ts";
import {
  editInGallery,
  type GalleryView,
  showInGallery,
} from "../testing/browser/questions/question-gallery.ts";
import { modes } from "../testing/browser/questions/question-visual-checks.ts";
import { labelled, pictureOptions } from "../testing/questions/picture-questions.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = pictureSuite("picture question types");

const { content: zones, right: zonesRight } = questionSamples[15];
const { content: drag, right: dragRight } = questionSamples[16];
type Shown = { content: QuestionContent; answer: QuestionAnswer };
const shown: Record<string, Shown> = {
  "15-options": { content: pictureOptions, answer: { type: 15, ids: ["o1"] } },
  "15-zones": { content: zones, answer: { type: 15, ids: ["z1", "z2"] } },
  "16-drag": { content: drag, answer: { type: 16, labels: { z1: "l1", z2: "l4" } } },
  "16-dropdown": {
    content: labelled("dropdown"),
    answer: { type: 16, labels: { z1: "l1", z2: "l3" } },
  },
  "16-typed": {
    content: labelled("typed"),
    answer: { type: 16, labels: { z1: "andalas", z3: "Timor" } },
  },
};

for (const [name, { content, answer }] of Object.entries(shown)) {
  test(`${name}: every mode and the editor are accessible, on a PC and on a telephone`, async () => {
    for (const size of [desktop, phone]) {
      const page = await open({ size });
      for (const mode of modes) {
        await showInGallery(page, { content, answer, mode } as GalleryView);
        await picturesDrawn(page);
        await visualCheck(page, `${name}-${mode}`);
      }
      await editInGallery(page, { content, policy: "bobot_opsi" });
      await picturesDrawn(page);
      await visualCheck(page, `${name}-editor`);
      await page
        .getByRole("button", { name: /^Tambah/u })
        .last()
        .scrollIntoViewIfNeeded();
      await screenshot(page, `${name}-editor-end-${size.width}`);
    }
  });
}

const ids = (...given: string[]): AnswerOf<15> => ({ type: 15, ids: given });

test("pictures are chosen by a press anywhere on them, and taken back by the next", async () => {
  const page = await open();
  await showInGallery(page, { content: pictureOptions, mode: "preview", answer: null });
  await page.getByRole("img", { name: "Gambar 2" }).click();
  await answerIs(page, ids("o2"));
  await page.getByRole("img", { name: "Gambar 3" }).click();
  await answerIs(page, ids("o3"));
  await page.getByRole("img", { name: "Gambar 3" }).click();
  await answerIs(page, ids());
});

test("pictures are chosen by keyboard alone", async () => {
  const page = await open();
  await showInGallery(page, { content: pictureOptions, mode: "preview", answer: null });
  await tabTo(page, page.getByRole("radio", { name: /^A\./u }));
  await page.keyboard.press("Space");
  await answerIs(page, ids("o1"));
  await page.keyboard.press("ArrowDown");
  await answerIs(page, ids("o2"));
  await tabTo(page, page.getByRole("button", { name: "Kosongkan jawaban" }));
  await page.keyboard.press("Enter");
  await answerIs(page, ids());
  const several = { ...pictureOptions.payload, multiple: true } as ContentOf<15>["payload"];
  await showInGallery(page, { content: { ...pictureOptions, payload: several }, mode: "preview" });
  await tabTo(page, page.getByRole("checkbox", { name: /^B\./u }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answerIs(page, ids("o2", "o4"));
});

test("zones are chosen by a press inside their shape, or by their number with the keyboard", async () => {
  const page = await open();
  await showInGallery(page, { content: zones, mode: "preview", answer: null });
  await picturesDrawn(page);
  await clickAt(page, 0.8, 0.75);
  await answerIs(page, ids("z3"));
  await clickAt(page, 0.72, 0.88);
  await clickAt(page, 0.2, 0.2);
  await answerIs(page, zonesRight);
  await showInGallery(page, { content: zones, mode: "preview", answer: null });
  await tabTo(page, page.getByRole("checkbox", { name: "Area 1" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answerIs(page, ids("z1", "z3"));
  const payload = { ...zones.payload, max_choices: 1 } as ContentOf<15>["payload"];
  await showInGallery(page, { content: { ...zones, payload }, mode: "preview", answer: null });
  await picturesDrawn(page);
  await clickAt(page, 0.2, 0.2);
  await clickAt(page, 0.5, 0.5);
  await answerIs(page, ids("z2"));
  await clickAt(page, 0.5, 0.5);
  await answerIs(page, ids());
});

test("labels are dragged onto zones, from zone to zone and off the picture", async () => {
  const page = await open();
  await showInGallery(page, { content: drag, mode: "preview", answer: null });
  await picturesDrawn(page);
  const ghost = page.locator("[data-ghost]");
  const drop = () => page.mouse.up();
  const dragTo = async (name: string, x: number, y: number, end = drop) => {
    const chip = (await page.getByRole("button", { name, exact: true }).boundingBox())!;
    await page.mouse.move(chip.x + 10, chip.y + 10);
    await page.mouse.down();
    await page.mouse.move(...(await placeOf(page, x, y)), { steps: 4 });
    await end();
  };
  await dragTo("Sumatra", 0.2, 0.2);
  await answerIs(page, { type: 16, labels: { z1: "l1" } });
  await dragTo("Jawa", 0.8, 0.75);
  await answerIs(page, { type: 16, labels: { z1: "l1", z3: "l2" } });
  await dragTo("Area 3, Jawa", 0.5, 0.5, async () => {
    await page.keyboard.press("Escape");
    await drop();
  });
  await answerIs(page, { type: 16, labels: { z1: "l1", z3: "l2" } }, "Escape leaves it in place");
  await dragTo("Papua", 0.5, 0.5, async () => {
    await page.keyboard.press("Escape");
    await ghost.waitFor({ state: "detached" });
    await drop();
  });
  const pressed = page.locator("[data-label][aria-pressed=true]");
  assert.is(await pressed.count(), 0, "the release after Escape picks no label up");
  await dragTo("Area 3, Jawa", 0.5, 0.5);
  await answerIs(page, { type: 16, labels: { z1: "l1", z2: "l2" } });
  await dragTo("Papua", 0.8, 0.75);
  await answerIs(page, dragRight);
  await dragTo("Area 1, Sumatra", 0.4, 0.95);
  await answerIs(page, { type: 16, labels: { z2: "l2", z3: "l3" } });
});

test("labels are laid by two presses, and by keyboard alone", async () => {
  const page = await open();
  await showInGallery(page, { content: drag, mode: "preview", answer: null });
  await picturesDrawn(page);
  await page.getByRole("button", { name: "Papua" }).click();
  await clickAt(page, 0.8, 0.75);
  await answerIs(page, { type: 16, labels: { z3: "l3" } });
  await page.getByRole("button", { name: "Area 3, Papua" }).click();
  await page.getByRole("button", { name: "Kembalikan label" }).click();
  await answerIs(page, { type: 16, labels: {} });
  await showInGallery(page, { content: drag, mode: "preview", answer: null });
  await tabTo(page, page.getByRole("button", { name: "Sumatra" }));
  // Each time the focus goes to the next empty zone, and back to the labels that are left.
  for (const number of [1, 2, 3]) {
    await page.keyboard.press("Enter");
    await page.locator(":focus", { hasText: `Area ${number}, kosong` }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(":focus[data-label]").waitFor();
  }
  await answerIs(page, dragRight);
  await tabTo(page, page.getByRole("button", { name: "Area 2, Jawa" }));
  await page.keyboard.press("Delete");
  await answerIs(page, { type: 16, labels: { z1: "l1", z3: "l3" } });
});

test("labels are chosen from lists and typed, zone by zone", async () => {
  const page = await open();
  await showInGallery(page, { content: labelled("dropdown"), mode: "preview", answer: null });
  const list = (name: RegExp) => page.getByRole("combobox", { name });
  await list(/^Area 1/u).selectOption({ label: "Sumatra" });
  await list(/^Area 2/u).selectOption({ label: "Pulau Jawa" });
  await list(/^Area 3/u).selectOption({ label: "Papua" });
  await answerIs(page, dragRight);
  await showInGallery(page, { content: labelled("typed"), mode: "preview", answer: null });
  await tabTo(page, page.getByRole("textbox", { name: "Area 1: pulau besar di barat" }));
  for (const word of ["Sumatra", "Jawa", "Papua"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Tab");
  }
  await answerIs(page, { type: 16, labels: { z1: "Sumatra", z2: "Jawa", z3: "Papua" } });
});

test.run();
