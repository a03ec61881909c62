// Types 5 and 10, left and right parts that belong together, as people see, answer and write them.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../contract/questions/question-content.ts";
import { phone } from "../testing/browser/console-page.ts";
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
  modes,
  shown,
  type Shown,
} from "../testing/browser/questions/question-visual-checks.ts";
import { soon } from "../testing/browser/soon.ts";
import { longQuestions } from "../testing/questions/match-questions.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = gallerySuite("matching");

const tile = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}, `, "u") });

test("5 shows in every mode, and says what is wrong", async () => {
  const views: Shown[] = [
    { content: longQuestions[5], answer: { type: 5, pairs: { l1: "r2", l2: "pic" } } },
    { content: questionSamples[5].content, answer: null },
  ];
  await checkView(open, "5", views, {
    "left.l2": "Bagian kiri ini belum punya pasangan.",
    "right.r1": "Bagian kanan ini masih kosong.",
    right: "Paling banyak 20 pilihan di kanan.",
    key: "Satu bagian kanan dipakai untuk dua pasangan.",
  });
});

test("5 is answered by pressing two parts, by mouse and by keyboard", async () => {
  const { content, right } = questionSamples[5];
  for (const hands of bothHands) {
    const page = await open();
    await shown(page, { content, mode: "preview" });
    const { press, name } = hands(page);
    await press(tile(page, "1. Aceh"));
    await press(tile(page, "A. Denpasar"));
    await page.locator("svg path").waitFor({ state: "attached" });
    await press(tile(page, "2. Bali"));
    await press(tile(page, "A. Denpasar"));
    await answerIs(page, { type: 5, pairs: { b2: "d1" } }, "one partner each");
    await press(tile(page, "C. Banda Aceh"));
    await press(tile(page, "1. Aceh"));
    await press(tile(page, "3. Papua"));
    await press(tile(page, "B. Jayapura"));
    await answerIs(page, right, name);
    await soon.is(() => page.locator("svg path[data-hue]").count(), 3);
    await page.getByText("Papua dipasangkan dengan Jayapura.").waitFor();
    await press(button(page, "Kosongkan jawaban"));
    await answerIs(page, { type: 5, pairs: {} });
  }
});

test("5 is answered by drawing a line, by arrows, and from lists", async () => {
  const { content, right } = questionSamples[5];
  const page = await open();
  await shown(page, { content, mode: "preview" });
  await tile(page, "1. Aceh").hover();
  await page.mouse.down();
  const target = await tile(page, "C. Banda Aceh").boundingBox();
  await page.mouse.move(target!.x + 5, target!.y + 5, { steps: 4 });
  await page.locator("svg path[data-drawn]").waitFor({ state: "attached" });
  await page.mouse.up();
  await answerIs(page, { type: 5, pairs: { a1: "b3" } });
  const drawn = page.locator("svg path[data-drawn]");
  await tile(page, "2. Bali").hover();
  await page.mouse.down();
  await page.mouse.move(target!.x + 5, target!.y + 5, { steps: 4 });
  await drawn.waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await drawn.waitFor({ state: "detached" });
  await page.mouse.up();
  await answerIs(page, { type: 5, pairs: { a1: "b3" } }, "Escape leaves the answer as it was");
  assert.is(await page.locator("[data-picked]").count(), 0, "no tile is picked by the release");
  await tile(page, "1. Aceh").focus();
  for (const key of ["ArrowDown", "Space", "ArrowRight", "ArrowUp", "Space"]) {
    await page.keyboard.press(key);
  }
  await answerIs(page, { type: 5, pairs: { a1: "b3", b2: "d1" } });
  await button(page, "Tampilkan sebagai daftar").click();
  await page.getByLabel("Pasangan untuk 3. Papua").selectOption({ label: "B. Jayapura" });
  await answerIs(page, right);
  await page.getByLabel("Pasangan untuk 3. Papua").selectOption("");
  await answerIs(page, { type: 5, pairs: { a1: "b3", b2: "d1" } });
});

test("5 is answered from lists on a phone, by finger and by keyboard", async () => {
  const { content, right } = questionSamples[5];
  for (const hands of bothHands) {
    const page = await open({ size: phone });
    await shown(page, { content, mode: "preview" });
    const { choose, name } = hands(page);
    await choose(page.getByLabel("Pasangan untuk 1. Aceh"), "C. Banda Aceh");
    await choose(page.getByLabel("Pasangan untuk 2. Bali"), "A. Denpasar");
    await choose(page.getByLabel("Pasangan untuk 3. Papua"), "B. Jayapura");
    await answerIs(page, right, name);
  }
});

/** What belongs together, in words: the order on the right means nothing. */
function pairsIn(content: QuestionContent | null): unknown {
  if (content?.type !== 5) return null;
  const { payload, key } = content;
  const textOf = (id: string | undefined) => payload.right.find((part) => part.id === id)?.html;
  const used = new Set(Object.values(key.pairs));
  return {
    pairs: payload.left.map(({ id, html }) => [html, textOf(key.pairs[id])]),
    spare: payload.right.filter(({ id }) => !used.has(id)).map(({ html }) => html),
  };
}

test("5 is written by mouse and by keyboard, moved and shortened", async () => {
  const { content } = questionSamples[5];
  for (const hands of bothHands) {
    const page = await open();
    await edited(page, blank(5, { options: 2, listeningOptions: 4 }));
    const { press, write, name } = hands(page);
    const pair = async (number: number, left: string, right: string) => {
      await write(textbox(page, `Pasangan ${number}, kiri`), left);
      await write(textbox(page, `Pasangan ${number}, kanan`), right);
    };
    await pair(1, "Aceh", "Banda Aceh");
    await pair(2, "Bali", "Denpasar");
    await press(button(page, "Tambah pasangan"));
    await pair(3, "Papua", "Jayapura");
    await press(button(page, "Tambah pengecoh"));
    await write(textbox(page, "Pengecoh 1"), "Kupang");
    const written = await contentInGallery(page);
    assert.equal(pairsIn(written), pairsIn(content), name);
    await press(button(page, "Naikkan Pasangan 2"));
    await press(button(page, "Hapus Pasangan 3"));
    const { payload, key } = (await contentInGallery(page)) as typeof content;
    const before = (written as typeof content).payload.left.map(({ id }) => id);
    assert.equal(
      payload.left.map(({ id }) => id),
      [before[1], before[0]],
      "ids stay",
    );
    assert.is(Object.keys(key.pairs).length, 2);
    assert.is(payload.right.length, 3);
  }
});

test("10 shows in every mode, and says what is wrong", async () => {
  const pairs: [string, string][] = [
    ["l1", "r2"],
    ["l2", "pic"],
    ["l2", "r2"],
  ];
  const views: Shown[] = [
    { content: longQuestions[10], answer: { type: 10, pairs } },
    { content: questionSamples[10].content, answer: null },
  ];
  await checkView(open, "10", views, {
    "left.l2": "Bagian kiri ini masih kosong.",
    "right.pic": "Bagian kanan ini masih kosong.",
    key: "Belum ada pasangan yang ditandai.",
  });
});

const sortedPairs = (pairs: readonly (readonly string[])[]) => pairs.map(String).sort();

test("10 is answered by pressing parts, by mouse and by keyboard", async () => {
  const { content, right } = questionSamples[10];
  for (const hands of bothHands) {
    const page = await open();
    await shown(page, { content, mode: "preview" });
    const { press, name } = hands(page);
    await press(tile(page, "1. Ayam"));
    await press(tile(page, "A. Unggas"));
    await press(tile(page, "B. Mamalia"));
    await press(tile(page, "C. Darat"));
    await press(tile(page, "B. Mamalia"));
    await press(tile(page, "2. Sapi"));
    await press(tile(page, "B. Mamalia"));
    await press(tile(page, "C. Darat"));
    const answer = (await answerInGallery(page)) as typeof right;
    assert.equal(sortedPairs(answer.pairs), sortedPairs(right.pairs), name);
    await soon.is(() => page.locator("svg path[data-hue]").count(), 4);
  }
});

test("10 is answered by ticking boxes on a phone, by finger and by keyboard", async () => {
  const { content, right } = questionSamples[10];
  for (const hands of bothHands) {
    const page = await open({ size: phone });
    await shown(page, { content, mode: "preview" });
    const { press, name } = hands(page);
    const box = (part: string, letter: string) =>
      page
        .getByRole("group", { name: `Pasangan untuk ${part}` })
        .getByRole("checkbox", { name: letter });
    await press(box("1. Ayam", "A"));
    await press(box("1. Ayam", "C"));
    await press(box("2. Sapi", "B"));
    await press(box("2. Sapi", "C"));
    const answer = (await answerInGallery(page)) as typeof right;
    assert.equal(sortedPairs(answer.pairs), sortedPairs(right.pairs), name);
    await press(button(page, "Kosongkan jawaban"));
    await answerIs(page, { type: 10, pairs: [] });
  }
});

test("10 is written by mouse and by keyboard, moved and shortened", async () => {
  const { content } = questionSamples[10];
  for (const hands of bothHands) {
    const page = await open();
    await edited(page, blank(10));
    const { press, write, name } = hands(page);
    await write(textbox(page, "Kiri 1"), "Ayam");
    await write(textbox(page, "Kiri 2"), "Sapi");
    await press(button(page, "Hapus Kiri 3"));
    await write(textbox(page, "Kanan A"), "Unggas");
    await write(textbox(page, "Kanan B"), "Mamalia");
    await write(textbox(page, "Kanan C"), "Darat");
    const link = (text: string) => page.getByRole("checkbox", { name: text, exact: true });
    await press(link("1. Ayam dengan A. Unggas"));
    await press(link("1. Ayam dengan C. Darat"));
    await press(link("2. Sapi dengan B. Mamalia"));
    await press(link("2. Sapi dengan C. Darat"));
    const written = (await contentInGallery(page)) as typeof content;
    assert.equal(withoutIds(written), withoutIds(content), name);
    await press(button(page, "Turunkan Kiri 1"));
    await press(button(page, "Hapus Kanan C"));
    const { payload, key } = (await contentInGallery(page)) as typeof content;
    const [first, second] = written.payload.left.map(({ id }) => id);
    const [letterA, letterB] = written.payload.right.map(({ id }) => id);
    assert.equal(
      payload.left.map(({ id }) => id),
      [second, first],
    );
    assert.equal(key.pairs, [
      [second, letterB],
      [first, letterA],
    ]);
  }
});

test("Arabic begins at the right, in a list of Latin parts too", async () => {
  const page = await open();
  for (const mode of modes) {
    await shown(page, { content: longQuestions[5], mode, answer: null });
    const alignment = await page
      .locator('[dir="rtl"]')
      .first()
      .evaluate((text) => getComputedStyle(text).textAlign);
    assert.is.not(alignment, "left", mode);
  }
});

test("what names parts that are gone, or says nothing yet, is shown all the same", async () => {
  await checkBrokenView(await open(), [
    {
      content: { ...questionSamples[5].content, key: { pairs: { a1: "x", x: "b3" } } },
      answer: { type: 5, pairs: { a1: "x", x: "b3", b2: null } },
    },
    {
      content: { ...questionSamples[10].content, key: { pairs: [["x", "u1"]] } },
      answer: { type: 10, pairs: [["a1", "x"]] },
    },
  ]);
});

test.run();
