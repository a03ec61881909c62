// Types 7, 8 and 9, orders and statements, as people see, answer and write them.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { ContentOf, QuestionContent } from "../contract/questions/question-content.ts";
import {
  answerIs,
  blank,
  button,
  textbox,
  withoutIds,
} from "../testing/browser/questions/gallery-page.ts";
import { bothHands } from "../testing/browser/hands.ts";
import {
  answerInGallery,
  contentInGallery,
  gallerySuite,
} from "../testing/browser/questions/question-gallery.ts";
import {
  edited,
  checkView,
  checkBrokenView,
  shown,
  type Shown,
} from "../testing/browser/questions/question-visual-checks.ts";
import { soon } from "../testing/browser/soon.ts";
import { longQuestions } from "../testing/questions/match-questions.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = gallerySuite("orders and statements");

test("7 shows in every mode, and says what is wrong", async () => {
  const views: Shown[] = [
    { content: longQuestions[7], answer: { type: 7, ids: ["i1", "pic", "i4", "i3"] } },
    { content: questionSamples[7].content, answer: { type: 7, ids: ["t1", "k3", "u2", "d4"] } },
  ];
  await checkView(open, "7", views, {
    "items.i1": "Butir ini masih kosong.",
    items: "Paling sedikit 5 butir.",
    key: "Urutan kunci tidak memuat setiap butir tepat satu kali.",
  });
});

/** As a participant gets it: not in the order of the key. */
const mixed = ({ payload, ...rest }: ContentOf<7>): ContentOf<7> => ({
  ...rest,
  payload: { items: [payload.items[1]!, payload.items[0]!, payload.items[3]!, payload.items[2]!] },
});

test("7 is answered by buttons and by arrow keys, and is untouched until then", async () => {
  const { content, right } = questionSamples[7];
  for (const hands of bothHands) {
    const page = await open();
    await shown(page, { content: mixed(content), mode: "preview" });
    const { press, name } = hands(page);
    const done = page.getByRole("checkbox", { name: "Urutan ini sudah saya susun" });
    await soon.not(() => done.isChecked());
    await press(button(page, "Naikkan Telur"));
    await press(button(page, "Turunkan Dewasa"));
    await answerIs(page, right, name);
    await soon.ok(() => done.isChecked());
    await page.getByText("Dewasa sekarang di urutan 4 dari 4.").waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    const moved = { type: 7 as const, ids: ["t1", "d4", "u2", "k3"] };
    await answerIs(page, moved, "the focus goes with the item");
    await press(button(page, "Kosongkan jawaban"));
    await answerIs(page, { type: 7, ids: null });
  }
});

test("7 can be answered with the very order that is shown", async () => {
  const { content, right } = questionSamples[7];
  for (const hands of bothHands) {
    const page = await open();
    await shown(page, { content, mode: "preview" });
    const { press } = hands(page);
    const done = page.getByRole("checkbox", { name: "Urutan ini sudah saya susun" });
    await press(done);
    await answerIs(page, right);
    await press(done);
    await answerIs(page, { type: 7, ids: null });
  }
});

/** By its grip, past the middle of the row it is dropped at. */
async function dragRow(page: Page, from: number, to: number, isCancelled = false): Promise<void> {
  const start = await page.locator("[data-grip]").nth(from).boundingBox();
  const end = await page.locator("[data-row]").nth(to).boundingBox();
  await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2);
  await page.mouse.down();
  const overshoot = to > from ? end!.height : 0;
  await page.mouse.move(start!.x + 4, end!.y + overshoot, { steps: 5 });
  const dragged = page.locator("[data-dragged]");
  await dragged.waitFor();
  if (isCancelled) {
    await page.keyboard.press("Escape");
    await dragged.waitFor({ state: "detached" });
  }
  await page.mouse.up();
}

test("7 is sorted by dragging, by participants and by authors", async () => {
  const { content, right } = questionSamples[7];
  const page = await open();
  await shown(page, { content: mixed(content), mode: "preview" });
  const before = await answerInGallery(page);
  await dragRow(page, 0, 3, true);
  assert.equal(await answerInGallery(page), before, "Escape leaves the order as it was");
  await dragRow(page, 0, 1);
  await dragRow(page, 3, 2);
  await answerIs(page, right);
  await edited(page, content);
  await dragRow(page, 2, 0, true);
  await dragRow(page, 0, 3);
  const { payload, key } = (await contentInGallery(page)) as typeof content;
  assert.equal(key.ids, ["u2", "k3", "d4", "t1"]);
  assert.equal(
    payload.items.map(({ id }) => id),
    key.ids,
  );
});

test("7 is written by mouse and by keyboard, moved and shortened", async () => {
  const { content } = questionSamples[7];
  for (const hands of bothHands) {
    const page = await open();
    await edited(page, blank(7));
    const { press, write, name } = hands(page);
    await write(textbox(page, "Butir 1"), "Telur");
    await write(textbox(page, "Butir 2"), "Ulat");
    await press(button(page, "Hapus Butir 3"));
    await write(textbox(page, "Butir 3"), "Dewasa");
    await press(button(page, "Tambah butir"));
    await write(textbox(page, "Butir 4"), "Kepompong");
    await press(button(page, "Naikkan Butir 4"));
    const written = (await contentInGallery(page)) as typeof content;
    assert.equal(withoutIds(written), withoutIds(content), name);
    await press(page.getByRole("radio", { name: "Butir yang diikuti butir yang benar" }));
    const changed = (await contentInGallery(page)) as typeof content;
    assert.equal(changed.key, { ids: written.key.ids, measure: "neighbours" });
  }
});

test("8 shows in every mode, and says what is wrong", async () => {
  const views: Shown[] = [
    { content: longQuestions[8], answer: { type: 8, values: { s1: 1, s2: 1, pic: 0 } } },
    { content: questionSamples[8].content, answer: null },
  ];
  await checkView(open, "8", views, {
    labels: "Kedua label wajib diisi dan harus berbeda.",
    "statements.s2": "Kunci pernyataan ini belum dipilih.",
    statements: "Paling banyak 10 pernyataan.",
  });
});

test("8 is answered by mouse and by keyboard, and a stance can be taken back", async () => {
  const { content, right } = questionSamples[8];
  for (const hands of bothHands) {
    const page = await open();
    await shown(page, { content, mode: "preview" });
    await soon.is(() => page.getByRole("radio", { checked: true }).count(), 0);
    const { press, name } = hands(page);
    const stance = (text: string) => page.getByRole("radio", { name: text });
    await press(stance("Benar Satu"));
    await press(stance("Salah Dua"));
    await press(stance("Benar Tiga"));
    await answerIs(page, right, name);
    await press(stance("Benar Tiga"));
    await answerIs(page, { type: 8, values: { s1: 1, d2: 0, t3: null } });
    await press(button(page, "Kosongkan jawaban"));
    await answerIs(page, { type: 8, values: {} });
  }
});

const isWritten = (page: Page, content: QuestionContent, by: string) =>
  soon.equal(async () => withoutIds(await contentInGallery(page)), withoutIds(content), by);

test("8 is written by mouse and by keyboard", async () => {
  const { content } = questionSamples[8];
  for (const hands of bothHands) {
    const page = await open();
    await edited(page, blank(8));
    const { press, write, name } = hands(page);
    const key = (number: number, label: string) =>
      page
        .getByRole("group", { name: `Kunci pernyataan ${number}` })
        .getByRole("radio", { name: label });
    await write(textbox(page, "Pernyataan 1"), "Satu");
    await press(key(1, "Benar"));
    await write(textbox(page, "Pernyataan 2"), "Dua");
    await press(key(2, "Salah"));
    await press(button(page, "Tambah pernyataan"));
    await write(textbox(page, "Pernyataan 3"), "Tiga");
    await press(key(3, "Benar"));
    await isWritten(page, content, name);
  }
});

test("8 keeps ids and keys when statements are moved and removed", async () => {
  const { content } = questionSamples[8];
  for (const hands of bothHands) {
    const page = await open();
    await edited(page, content);
    const { press } = hands(page);
    await press(button(page, "Turunkan Pernyataan 1"));
    await press(button(page, "Hapus Pernyataan 3"));
    const { payload, key } = (await contentInGallery(page)) as typeof content;
    assert.equal(
      payload.statements.map(({ id }) => id),
      ["d2", "s1"],
    );
    assert.equal(key.values, { d2: 0, s1: 1 });
    await press(button(page, "Fakta / Opini"));
    const relabelled = (await contentInGallery(page)) as typeof content;
    assert.equal(relabelled.payload.labels, ["Fakta", "Opini"]);
  }
});

test("9 shows in every mode, and says what is wrong", async () => {
  const argued = { s1: { value: 1 as const, argument: "Baris satu.\nBaris dua." } };
  const survey = { ...questionSamples[9].content.payload, survey: true };
  const views: Shown[] = [
    { content: longQuestions[9], answer: { type: 9, values: argued } },
    { content: { ...questionSamples[9].content, payload: survey }, answer: null },
  ];
  await checkView(open, "9", views, { "statements.s1": "Pernyataan ini masih kosong." });
});

test("9 is answered by mouse and by keyboard", async () => {
  const { content, right } = questionSamples[9];
  for (const hands of bothHands) {
    const page = await open();
    await shown(page, { content, mode: "preview" });
    const { press, write, name } = hands(page);
    await press(page.getByRole("radio", { name: "Setuju Seragam" }));
    await write(textbox(page, "Alasan pernyataan 1"), "Rapi.");
    await press(page.getByRole("radio", { name: "Tidak Upacara" }));
    await answerIs(page, right, name);
    await press(button(page, "Kosongkan jawaban"));
    await answerIs(page, { type: 9, values: {} });
  }
});

test("9 is written by mouse and by keyboard, its rubric too", async () => {
  const { content } = questionSamples[9];
  for (const hands of bothHands) {
    const page = await open();
    await edited(page, blank(9));
    const { press, write, name } = hands(page);
    await write(textbox(page, "Pernyataan 1"), "Seragam");
    await write(textbox(page, "Pernyataan 2"), "Upacara");
    await isWritten(page, content, name);
    await press(button(page, "Tambah kriteria"));
    await write(textbox(page, "Kriteria 1"), "Jelas");
    await write(textbox(page, "Poin kriteria 1"), ",5");
    const { key } = (await contentInGallery(page)) as typeof content;
    assert.equal(
      key.rubric.map(({ label, max }) => [label, max]),
      [["Jelas", 1.5]],
    );
    await press(page.getByRole("checkbox", { name: "Survei" }));
    const survey = (await contentInGallery(page)) as typeof content;
    assert.ok(survey.payload.survey);
    await soon.is(() => textbox(page, "Kriteria 1").count(), 0);
    assert.equal(survey.key.rubric.length, 1, "kept, in case it is no survey after all");
  }
});

test("what names parts that are gone, or says nothing yet, is shown all the same", async () => {
  await checkBrokenView(await open(), [
    {
      content: { ...questionSamples[7].content, key: { ids: ["x", "u2"], measure: "places" } },
      answer: { type: 7, ids: ["x", "u2", "u2"] },
    },
    {
      content: { ...questionSamples[8].content, key: { values: { x: 1 } } },
      answer: { type: 8, values: { x: 1, s1: null } },
    },
    {
      content: questionSamples[9].content,
      answer: { type: 9, values: { x: { value: 1, argument: "" } } },
    },
  ]);
});

test.run();
