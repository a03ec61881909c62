// Views and editors of types 13 and 14 in a real browser: answered and written by mouse and by keyboard alone.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { ContentOf } from "../contract/questions/question-content.ts";
import { visualCheck } from "../testing/browser/visual-check.ts";
import {
  answerIs,
  blank,
  button,
  drag,
  faultsOf,
  write,
} from "../testing/browser/questions/gallery-page.ts";
import { tabTo } from "../testing/browser/hands.ts";
import {
  contentInGallery,
  editInGallery,
  gallerySuite,
  showInGallery,
} from "../testing/browser/questions/question-gallery.ts";
import { checkViewModes } from "../testing/browser/questions/question-visual-checks.ts";
import { soon } from "../testing/browser/soon.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";
import { manyBlanks, manyGroups } from "../testing/questions/table-questions.ts";

const { test, open } = gallerySuite("groups and blanks", 5000);

const frame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

test("a grouping in all its modes", async () => {
  const wrong = { type: 13 as const, items: { m1: "b1", j2: "s2", s4: "s2" } };
  await checkViewModes(open, "13", [
    { content: questionSamples[13].content, answer: wrong },
    manyGroups,
    { content: blank(13) },
  ]);
});

test("items are dragged into their groups, moved, and taken out again", async () => {
  const page = await open();
  const { content } = questionSamples[13];
  await showInGallery(page, { content, mode: "preview" });
  const item = (name: string) => page.getByRole("button", { name, exact: true });
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await drag(page, item("Mangga"), group("Buah"));
  await drag(page, item("Jeruk"), group("Sayur"));
  await drag(page, item("Kol"), group("Sayur"));
  await drag(page, item("Jeruk"), group("Buah"));
  await answerIs(page, { type: 13, items: { m1: "b1", j2: "b1", k3: "s2" } });
  await drag(page, item("Kol"), group("Butir yang belum ditempatkan"));
  await answerIs(page, { type: 13, items: { m1: "b1", j2: "b1", k3: null } });
  await page.getByRole("button", { name: "Kosongkan" }).click();
  await answerIs(page, { type: 13, items: {} });
});

test("items are placed by keyboard alone, and a full group takes no more", async () => {
  const page = await open();
  const { content } = questionSamples[13];
  const categories = content.payload.categories.map((each) => ({ ...each, max: 2 }));
  const payload = { ...content.payload, categories };
  await showInGallery(page, { content: { ...content, payload }, mode: "preview" });
  const put = async (name: string) => {
    await tabTo(page, button(page, `Taruh di sini: ${name}`));
    await page.keyboard.press("Enter");
  };
  await tabTo(page, button(page, "Mangga"));
  await page.keyboard.press("Enter");
  await put("Buah");
  await answerIs(page, { type: 13, items: { m1: "b1" } });
  // The focus waits at the next item.
  await page.keyboard.press("Space");
  await put("Buah");
  await answerIs(page, { type: 13, items: { m1: "b1", j2: "b1" } });
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Penuh: Buah" }).waitFor();
  await page.getByText("Kol dipegang. Pilih kelompoknya.").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.getByText("Kol dilepas.").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await put("Sayur");
  await answerIs(page, { type: 13, items: { m1: "b1", j2: "b1", k3: "s2" } });
});

test("a grouping is written in its groups, and items keep their ids when they move", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(13) });
  await write(page, "Kelompok 1", "Buah");
  await write(page, "Kelompok 2", "Sayur");
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  const add = async (place: string, text: string) => {
    await group(place)
      .getByRole("button", { name: /^Tambah (?:butir|pengecoh)/u })
      .click();
    await page.locator(".ProseMirror-focused").waitFor();
    await page.keyboard.type(text);
  };
  await add("Kelompok 1", "Mangga");
  await add("Kelompok 1", "Jeruk");
  await add("Pengecoh", "Sepatu");
  await write(page, "Butir 1", "Kol");
  await page.getByLabel("Kelompok dari Butir 1").selectOption({ label: "Sayur" });
  const named = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await soon.is(named, "Kelompok dari Butir 1", "the focus stays with the item");
  await visualCheck(page, "editor 13");
  const content = (await contentInGallery(page)) as ContentOf<13>;
  assert.equal(
    content.payload.items.map(({ id, html }) => `${id} ${html} ${content.key.items[id]}`),
    ["p6 <p>Kol</p> p2", "p3 <p>Mangga</p> p1", "p4 <p>Jeruk</p> p1", "p5 <p>Sepatu</p> null"],
  );
  assert.equal(faultsOf(content), []);
  await page.getByRole("button", { name: "Turunkan Kelompok 1" }).click();
  await page.getByRole("button", { name: "Hapus Butir 3" }).click();
  await group("Belum masuk kelompok").waitFor({ state: "detached" });
  await drag(page, page.locator("[data-item=p3] [draggable]"), group("Pengecoh"));
  const after = { p6: "p2", p5: null, p3: null };
  await page.waitForFunction(
    () => gallery.content?.type === 13 && gallery.content.key.items["p3"] === null,
  );
  const left = (await contentInGallery(page)) as ContentOf<13>;
  assert.equal(left.key.items, after);
  assert.equal(
    left.payload.categories.map(({ html }) => html),
    ["<p>Sayur</p>", "<p>Buah</p>"],
  );
});

test("a text with blanks in all its modes", async () => {
  const wrong = { type: 14 as const, blanks: { n1: "w2", n2: "o2", n3: "Bali" } };
  await checkViewModes(open, "14", [
    { content: questionSamples[14].content, answer: wrong },
    manyBlanks,
    { content: blank(14) },
  ]);
});

test("blanks are filled by mouse: dragged, pressed, chosen, typed, and taken out again", async () => {
  const page = await open();
  const { content, right } = questionSamples[14];
  await showInGallery(page, { content, mode: "preview" });
  const word = (name: string) => page.getByRole("button", { name, exact: true });
  await drag(page, word("Malaysia"), word("Isian 1: kosong"));
  await answerIs(page, { type: 14, blanks: { n1: "w2" } });
  await word("Malaysia (sudah dipakai)").waitFor();
  await word("Isian 1: Malaysia").click();
  await answerIs(page, { type: 14, blanks: {} });
  await word("Indonesia").click();
  await word("Isian 1: kosong").click();
  await page.getByLabel("Isian 2").selectOption({ label: "Jakarta" });
  await page.getByLabel("Isian 3").fill("jawa");
  await answerIs(page, right);
  await drag(page, word("Isian 1: Indonesia"), page.getByRole("group", { name: "Pilihan kata" }));
  await answerIs(page, { type: 14, blanks: { n2: "o2", n3: "jawa" } });
});

test("blanks are filled by keyboard alone, in either order", async () => {
  const page = await open();
  const { content, right } = questionSamples[14];
  await showInGallery(page, { content, mode: "preview" });
  await tabTo(page, button(page, "Isian 1: kosong"));
  await page.keyboard.press("Enter");
  await page.getByText("Isian 1 menunggu. Pilih katanya.").waitFor({ state: "attached" });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await answerIs(page, { type: 14, blanks: { n1: "w2" } });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Jak");
  await page.keyboard.press("Tab");
  await page.keyboard.type("jawa");
  await answerIs(page, right);
});

const tokenIn = (text: Locator, label: string) =>
  text.locator(".rich-text-token", { hasText: label });

/** A word by keyboard, one by mouse and one by brackets, each with its way of filling, and the words to choose from. */
async function writeBlanks(page: Page, text: Locator): Promise<void> {
  const token = (label: string) => tokenIn(text, label);
  await text.click();
  await page.locator(".ProseMirror-focused").waitFor();
  await page.keyboard.type("Ibu kota Indonesia adalah Jakarta, di pulau Jawa.");
  // By keyboard: the cursor stands in the last word.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  // The browser tells where the cursor is a moment after the key.
  await frame(page);
  await frame(page);
  await page.keyboard.press("Control+k");
  await token("1. Jawa").waitFor();
  // By mouse: a word that is double-clicked. It becomes the first, since blanks follow the text.
  await text.getByText("Ibu kota").dblclick({ position: { x: 70, y: 10 } });
  await page.getByRole("button", { name: "Jadikan isian" }).click();
  await token("1. Indonesia").waitFor();
  const newMode = page.getByLabel("Isian baru diisi dengan");
  await newMode.selectOption("dropdown");
  await newMode.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.locator(".ProseMirror-focused").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type(" Bukan [[Dili]]!");
  await token("3. Dili").waitFor();
  await page.getByLabel("Cara mengisi isian 2").selectOption("text");
  await page.getByRole("button", { name: "Tambah pilihan" }).click();
  await page.keyboard.type("Jakarta");
  await page.getByRole("radio", { name: "Pilihan 2 adalah kunci" }).click();
  await page.getByRole("button", { name: "Tambah pengecoh" }).click();
  await page.keyboard.type("Malaysia");
}

test("words of a text become blanks by mouse and by keyboard, and go back by removing and undoing", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(14) });
  const text = page.getByRole("textbox", { name: "Teks dengan isian" });
  await writeBlanks(page, text);
  await visualCheck(page, "editor 14");
  const content = (await contentInGallery(page)) as ContentOf<14>;
  const [first, second, third] = content.payload.blanks.map(({ id }) => id);
  assert.is(
    content.payload.text,
    `<p>Ibu kota [[${first}]] adalah Jakarta, di pulau [[${second}]]. Bukan [[${third}]]!</p>`,
  );
  assert.equal(
    content.payload.blanks.map(({ mode }) => mode),
    ["bank", "text", "dropdown"],
  );
  assert.equal(
    content.payload.bank.map((word) => word.text),
    ["Indonesia", "Malaysia"],
  );
  assert.equal(faultsOf(content), []);
  await page.getByRole("button", { name: "Hapus Isian 1" }).click();
  await text.getByText("Ibu kota Indonesia adalah").waitFor();
  const left = (await contentInGallery(page)) as ContentOf<14>;
  assert.equal(
    left.payload.bank.map((word) => word.text),
    ["Malaysia"],
  );
  assert.equal(
    left.payload.blanks.map(({ id }) => id),
    [second, third],
  );
  await text.click();
  await page.keyboard.press("Control+z");
  await tokenIn(text, "1. Indonesia").waitFor();
  const back = (await contentInGallery(page)) as ContentOf<14>;
  assert.equal(back.key, content.key);
  assert.equal(back.payload.blanks, content.payload.blanks);
  for (const number of [3, 2, 1]) {
    await page.getByRole("button", { name: `Hapus Isian ${number}` }).click();
  }
  await page.getByText("Belum ada isian.").waitFor();
  await page.locator(".ProseMirror-focused").waitFor();
});

test("a blank survives cutting and pasting, and its copy is only a word", async () => {
  const page = await open();
  await editInGallery(page, { content: questionSamples[14].content });
  const text = page.getByRole("textbox", { name: "Teks dengan isian" });
  await text.locator(".rich-text-token").first().waitFor();
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await page.getByText("Belum ada isian.").waitFor();
  await page.keyboard.press("Control+v");
  await page.waitForFunction(
    () => gallery.content?.type === 14 && gallery.content.payload.blanks.length === 3,
  );
  const pasted = (await contentInGallery(page)) as ContentOf<14>;
  assert.equal(pasted.key, questionSamples[14].content.key);
  assert.is(pasted.payload.text, questionSamples[14].content.payload.text);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+v");
  await text.getByText("Ibu kota Indonesia adalah Jakarta, di pulau Jawa.").waitFor();
  const content = (await contentInGallery(page)) as ContentOf<14>;
  assert.is(content.payload.blanks.length, 3);
  assert.equal(faultsOf(content), []);
});

test.run();
