// Views and editors of types 11 to 14 in a real browser: answered and written by mouse and by keyboard alone.
import type { Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf, QuestionContent } from "../contract/question-content.ts";
import type { QuestionType } from "../contract/question-types.ts";
import { blankQuestion } from "../domain/questions/blank-question.ts";
import { checkQuestion } from "../domain/questions/check-question.ts";
import { assertAccessible, Console, phone, screenshot } from "../testing/browser/console-page.ts";
import {
  answerInGallery,
  bundleGallery,
  contentInGallery,
  editInGallery,
  type GalleryEditor,
  type GalleryFiles,
  type GalleryView,
  openGallery,
  showInGallery,
} from "../testing/browser/question-gallery.ts";
import { questionSamples } from "../testing/question-samples.ts";
import { manyBlanks, manyChoices, manyGroups, manyInputs } from "../testing/table-questions.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("tables, groups and blanks");
let exo: Console;
let files: GalleryFiles;
test.before(async () => {
  files = await bundleGallery();
  exo = await Console.open({ school: "empty" });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function open(options?: Parameters<typeof openGallery>[2]): Promise<Page> {
  const page = await openGallery(exo, files, options);
  page.setDefaultTimeout(5000);
  return page;
}

const modes: GalleryView["mode"][] = ["preview", "paper", "key", "result", "shares"];

/** On a PC by day and on a phone by night. */
async function lookAt(name: string, view: Omit<GalleryView, "mode">): Promise<void> {
  for (const looks of [{}, { size: phone, theme: "dark" as const }]) {
    const page = await open(looks);
    const place = `${name}-${"size" in looks ? "phone" : "desktop"}`;
    for (const mode of modes) {
      await showInGallery(page, { ...view, mode });
      await drawn(page);
      await assertAccessible(page, `${place} ${mode}`);
      await assertNoSideways(page, `${place} ${mode}`);
      await screenshot(page, `${place}-${mode}`);
    }
  }
}

async function drawn(page: Page): Promise<void> {
  await page.getByText("Memuat tampilan soal").waitFor({ state: "detached" });
  await page.locator("#app > *").first().waitFor({ state: "attached" });
}

async function assertNoSideways(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(over <= 0, `${what}: the page is ${over} px too wide`);
}

/** Written by a person, part by part: the field opens its editor when it is gone into. */
async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.click();
  await page.locator(".ProseMirror-focused").waitFor();
  await page.keyboard.type(text);
}

/** Step by step: `dragTo` waits for ever when what is dragged is taken elsewhere. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

const frame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

/** By the key alone, as far as it takes. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name, exact: true });
  await wanted.waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  assert.unreachable(`${name} cannot be reached by Tab`);
}

async function until(page: Page, expected: unknown, of: "answer" | "content"): Promise<void> {
  const read = of === "answer" ? answerInGallery : contentInGallery;
  await soon.equal(() => read(page), expected);
}

const countingIds = () => {
  let last = 0;
  return () => `p${(last += 1)}`;
};
const blankContent = (type: QuestionType) => blankQuestion(type, countingIds()).content;
const errorsOf = (content: QuestionContent | null) =>
  content &&
  checkQuestion({
    ...blankQuestion(content.type, countingIds()),
    stem: "<p>?</p>",
    content,
  }).filter(({ severity }) => severity === "error");

test("a table with inputs in all its modes", async () => {
  const wrong = { type: 11 as const, cells: { c1: "6,0", c2: "2" } };
  await lookAt("11", { content: questionSamples[11].content, answer: wrong });
  await lookAt("11-many", manyInputs);
  await lookAt("11-empty", { content: blankContent(11) });
});

test("a table with inputs is answered by typing, and an emptied input is not answered", async () => {
  const page = await open();
  const { content, right } = questionSamples[11];
  await showInGallery(page, { content, mode: "preview" });
  await page.getByRole("textbox", { name: "3: 2x" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type("6,0");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1");
  await until(page, right, "answer");
  await page.getByRole("textbox", { name: "3: 2x" }).fill("");
  await until(page, { type: 11, cells: { c2: "1" } }, "answer");
  await page.getByRole("button", { name: "Kosongkan" }).click();
  await until(page, { type: 11, cells: {} }, "answer");
});

test("a table with inputs is written by keyboard alone", async () => {
  const page = await open();
  await editInGallery(page, { content: blankContent(11) });
  const cell = (name: string) => page.locator("[role=grid] [aria-selected]", { hasText: name });
  await cell("A1: kosong").focus();
  await page.locator(".ProseMirror").waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Escape");
  };
  await type("3");
  await cell("A1: 3").waitFor();
  await press("ArrowUp");
  await type("x");
  await press("ArrowRight");
  await type("2x");
  await press("ArrowDown");
  await type("6");
  await press("ArrowDown");
  await type("1");
  await press("ArrowLeft", "Enter");
  await type("0,5");
  await cell("A2: 0,5").waitFor();
  const content = (await contentInGallery(page)) as ContentOf<11>;
  assert.equal(content.payload, {
    cols: ["<p>x</p>", "<p>2x</p>"],
    rows: [],
    cells: [
      [
        { kind: "text", html: "<p>3</p>" },
        { kind: "input", id: "p1", number: false, placeholder: "" },
      ],
      [
        { kind: "text", html: "<p>0,5</p>" },
        { kind: "input", id: "p2", number: false, placeholder: "" },
      ],
    ],
  });
  const answers = Object.entries(content.key.cells).map(
    ([id, key]) => `${id} ${key.accepted[0]?.text}`,
  );
  assert.equal(answers, ["p1 6", "p2 1"]);
  assert.equal(errorsOf(content), []);
});

test("a table with inputs is written by mouse: kinds of cells, rows, columns, what is wrong", async () => {
  const page = await open();
  const errors = { "cells.p1": "Jawaban yang diterima belum diisi." };
  await editInGallery(page, { content: blankContent(11), errors });
  await page.getByText("B1: Jawaban yang diterima belum diisi.").waitFor();
  const cell = (name: string) => page.locator("[role=grid] [aria-selected]", { hasText: name });
  await cell("A1: kosong").click();
  await page.getByRole("radio", { name: "Isian" }).click();
  await page.getByRole("textbox", { name: "Jawaban 1", exact: true }).fill("Jakarta");
  await cell("B1, isian: Belum ada jawaban").click();
  await page.getByRole("checkbox", { name: "Dinilai oleh guru" }).click();
  await cell("B1, isian: Dinilai oleh guru").waitFor();
  await page.getByRole("button", { name: "Tambah baris (2 dari 10)" }).click();
  await page.getByRole("button", { name: "Tambah kolom (2 dari 10)" }).click();
  await cell("C2: kosong").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await soon.is(focused, "C2: kosong", "the focus is in what was added");
  await page.getByRole("checkbox", { name: "Judul di setiap baris" }).click();
  await assertAccessible(page, "editor 11");
  await screenshot(page, "11-editor");
  const written = (await contentInGallery(page)) as ContentOf<11>;
  const kinds = ({ payload }: ContentOf<11>) =>
    payload.cells.map((row) =>
      row.map((each) => (each.kind === "input" ? each.id : "-")).join(" "),
    );
  const [first = "", second = ""] = kinds(written);
  assert.match(first, /^new\d+ p1 -$/u);
  assert.match(second, /^new\d+ new\d+ -$/u);
  await page.getByRole("button", { name: "Atur" }).click();
  await page.getByRole("menuitem", { name: "Hapus kolom" }).click();
  await page.getByRole("button", { name: "Atur" }).click();
  await page.getByRole("menuitem", { name: "Naikkan baris" }).click();
  await page.getByRole("button", { name: "Atur" }).click();
  await page.getByRole("menuitem", { name: "Geser kolom ke kiri" }).click();
  const left = (await contentInGallery(page)) as ContentOf<11>;
  assert.equal(kinds(left), [
    second.split(" ").slice(0, 2).reverse().join(" "),
    first.split(" ").slice(0, 2).reverse().join(" "),
    "p2 -",
  ]);
  assert.equal(left.key.cells["p1"], written.key.cells["p1"]);
});

test("cells of Excel are pasted, marks become inputs", async () => {
  const page = await open();
  await editInGallery(page, { content: blankContent(11) });
  const cell = (name: string) => page.locator("[role=grid] [aria-selected]", { hasText: name });
  await cell("Judul kolom A: Judul kosong").waitFor();
  await page.evaluate(() => {
    const area = document.createElement("textarea");
    area.value = "Bilangan\tKuadrat\n3\t{{9}}\n4\t[[16|enam belas]]\n";
    document.querySelector("main")?.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  });
  await cell("Judul kolom A: Judul kosong").click();
  await page.keyboard.press("Control+v");
  await cell("B2, isian: 16").waitFor();
  const content = (await contentInGallery(page)) as ContentOf<11>;
  assert.equal(content.payload.cols, ["<p>Bilangan</p>", "<p>Kuadrat</p>"]);
  assert.equal(errorsOf(content), []);
});

test("a table of choices in all its modes", async () => {
  const wrong = { type: 12 as const, rows: { e1: ["p1"], a2: ["g3"] } };
  await lookAt("12", { content: questionSamples[12].content, answer: wrong });
  await lookAt("12-many", manyChoices);
  await lookAt("12-empty", { content: blankContent(12) });
});

test("a table of choices is answered by mouse and taken back by a second press", async () => {
  const page = await open();
  const { content, right } = questionSamples[12];
  await showInGallery(page, { content, mode: "preview" });
  for (const name of ["Es: Cair", "Es: Padat", "Air: Cair", "Uap: Gas"]) {
    await page.getByRole("radio", { name }).click();
  }
  await until(page, right, "answer");
  for (const name of ["Es: Padat", "Air: Cair", "Uap: Gas"]) {
    await page.getByRole("radio", { name }).click();
  }
  await until(page, { type: 12, rows: {} }, "answer");
});

test("a table of choices is answered by keyboard alone", async () => {
  const page = await open();
  const { content, right } = questionSamples[12];
  await showInGallery(page, { content, mode: "preview" });
  await page.getByRole("radio", { name: "Es: Padat" }).waitFor();
  for (const keys of [["Space"], ["ArrowRight"], ["ArrowRight", "ArrowRight"]]) {
    await page.keyboard.press("Tab");
    for (const key of keys) await page.keyboard.press(key);
  }
  await until(page, right, "answer");
  await page.keyboard.press("Space");
  const { u3: _u3, ...others } = right.rows;
  await until(page, { type: 12, rows: others }, "answer");
});

test("a table of choices is written, and what is removed leaves the key", async () => {
  const page = await open();
  await editInGallery(page, { content: blankContent(12) });
  await page.getByRole("button", { name: "Tambah kolom (2 dari 6)" }).click();
  await page.locator(".ProseMirror-focused").waitFor();
  await page.keyboard.type("Gas");
  await write(page, "Kolom 1", "Padat");
  await write(page, "Kolom 2", "Cair");
  await write(page, "Baris 1", "Es");
  await write(page, "Baris 2", "Air");
  await write(page, "Baris 3", "Uap");
  await page.getByRole("radio", { name: "Es: Padat" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: "Air: Cair" }).click();
  await page.getByRole("radio", { name: "Uap: Gas" }).click();
  await assertAccessible(page, "editor 12");
  await screenshot(page, "12-editor");
  const parts = (...given: string[][]) =>
    given.map(([id, html]) => ({ id, html: `<p>${html}</p>` }));
  const written = {
    type: 12,
    payload: {
      columns: parts(["p1", "Padat"], ["p2", "Cair"], ["new1", "Gas"]),
      rows: parts(["p3", "Es"], ["p4", "Air"], ["p5", "Uap"]),
      multiple: false,
    },
    key: { rows: { p3: ["p1"], p4: ["p2"], p5: ["new1"] }, measure: "rows" },
  };
  await until(page, written, "content");
  assert.equal(errorsOf(await contentInGallery(page)), []);
  await page.getByRole("button", { name: "Turunkan Kolom 1" }).click();
  await page.getByRole("button", { name: "Hapus Baris 2" }).click();
  await page.getByRole("button", { name: "Hapus Kolom 3" }).click();
  const { columns, rows } = written.payload;
  const payload = { columns: [columns[1], columns[0]], rows: [rows[0], rows[2]], multiple: false };
  await until(
    page,
    { type: 12, payload, key: { rows: { p3: ["p1"], p5: [] }, measure: "rows" } },
    "content",
  );
  await soon.is(
    () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
    "Hapus Kolom 2",
  );
});

test("a grouping in all its modes", async () => {
  const wrong = { type: 13 as const, items: { m1: "b1", j2: "s2", s4: "s2" } };
  await lookAt("13", { content: questionSamples[13].content, answer: wrong });
  await lookAt("13-many", manyGroups);
  await lookAt("13-empty", { content: blankContent(13) });
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
  await until(page, { type: 13, items: { m1: "b1", j2: "b1", k3: "s2" } }, "answer");
  await drag(page, item("Kol"), group("Butir yang belum ditempatkan"));
  await until(page, { type: 13, items: { m1: "b1", j2: "b1", k3: null } }, "answer");
  await page.getByRole("button", { name: "Kosongkan" }).click();
  await until(page, { type: 13, items: {} }, "answer");
});

test("items are placed by keyboard alone, and a full group takes no more", async () => {
  const page = await open();
  const { content } = questionSamples[13];
  const categories = content.payload.categories.map((each) => ({ ...each, max: 2 }));
  const payload = { ...content.payload, categories };
  await showInGallery(page, { content: { ...content, payload }, mode: "preview" });
  const put = async (name: string) => {
    await tabTo(page, `Taruh di sini: ${name}`);
    await page.keyboard.press("Enter");
  };
  await tabTo(page, "Mangga");
  await page.keyboard.press("Enter");
  await put("Buah");
  await until(page, { type: 13, items: { m1: "b1" } }, "answer");
  // The focus waits at the next item.
  await page.keyboard.press("Space");
  await put("Buah");
  await until(page, { type: 13, items: { m1: "b1", j2: "b1" } }, "answer");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Penuh: Buah" }).waitFor();
  await page.getByText("Kol dipegang. Pilih kelompoknya.").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.getByText("Kol dilepas.").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await put("Sayur");
  await until(page, { type: 13, items: { m1: "b1", j2: "b1", k3: "s2" } }, "answer");
});

test("a grouping is written in its groups, and items keep their ids when they move", async () => {
  const page = await open();
  await editInGallery(page, { content: blankContent(13) });
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
  await assertAccessible(page, "editor 13");
  await screenshot(page, "13-editor");
  const content = (await contentInGallery(page)) as ContentOf<13>;
  assert.equal(
    content.payload.items.map(({ id, html }) => `${id} ${html} ${content.key.items[id]}`),
    ["p6 <p>Kol</p> p2", "p3 <p>Mangga</p> p1", "p4 <p>Jeruk</p> p1", "p5 <p>Sepatu</p> null"],
  );
  assert.equal(errorsOf(content), []);
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
  await lookAt("14", { content: questionSamples[14].content, answer: wrong });
  await lookAt("14-many", manyBlanks);
  await lookAt("14-empty", { content: blankContent(14) });
});

test("blanks are filled by mouse: dragged, pressed, chosen, typed, and taken out again", async () => {
  const page = await open();
  const { content, right } = questionSamples[14];
  await showInGallery(page, { content, mode: "preview" });
  const word = (name: string) => page.getByRole("button", { name, exact: true });
  await drag(page, word("Malaysia"), word("Isian 1: kosong"));
  await until(page, { type: 14, blanks: { n1: "w2" } }, "answer");
  await word("Malaysia (sudah dipakai)").waitFor();
  await word("Isian 1: Malaysia").click();
  await until(page, { type: 14, blanks: {} }, "answer");
  await word("Indonesia").click();
  await word("Isian 1: kosong").click();
  await page.getByLabel("Isian 2").selectOption({ label: "Jakarta" });
  await page.getByLabel("Isian 3").fill("jawa");
  await until(page, right, "answer");
  await drag(page, word("Isian 1: Indonesia"), page.getByRole("group", { name: "Pilihan kata" }));
  await until(page, { type: 14, blanks: { n2: "o2", n3: "jawa" } }, "answer");
});

test("blanks are filled by keyboard alone, in either order", async () => {
  const page = await open();
  const { content, right } = questionSamples[14];
  await showInGallery(page, { content, mode: "preview" });
  await tabTo(page, "Isian 1: kosong");
  await page.keyboard.press("Enter");
  await page.getByText("Isian 1 menunggu. Pilih katanya.").waitFor({ state: "attached" });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await until(page, { type: 14, blanks: { n1: "w2" } }, "answer");
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
  await until(page, right, "answer");
});

test("words of a text become blanks by mouse and by keyboard, and go back by removing and undoing", async () => {
  const page = await open();
  await editInGallery(page, { content: blankContent(14) });
  const text = page.getByRole("textbox", { name: "Teks dengan isian" });
  await text.click();
  await page.locator(".ProseMirror-focused").waitFor();
  await page.keyboard.type("Ibu kota Indonesia adalah Jakarta, di pulau Jawa.");
  const token = (label: string) => text.locator(".rich-text-token", { hasText: label });
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
  await assertAccessible(page, "editor 14");
  await screenshot(page, "14-editor");
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
  assert.equal(errorsOf(content), []);
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
  await token("1. Indonesia").waitFor();
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
  assert.equal(errorsOf(content), []);
});

test("full editors stand on a PC and on a phone, with what is wrong at its place", async () => {
  const editors: [string, GalleryEditor][] = [
    ["11", { content: manyInputs.content, errors: { "cells.m5": "Jawaban sel ini belum diisi." } }],
    [
      "12",
      {
        content: manyChoices.content,
        errors: { "rows.r4": "Kunci baris ini belum dipilih.", key: "Belum ada kunci." },
      },
    ],
    [
      "13",
      {
        content: manyGroups.content,
        errors: { "items.i5": "Butir ini masih kosong.", "categories.k0": "Terlalu penuh." },
      },
    ],
    [
      "14",
      {
        content: manyBlanks.content,
        errors: { "blanks.b3": "Kunci isian ini belum dipilih.", bank: "Kata di bank sama." },
      },
    ],
  ];
  for (const looks of [{}, { size: phone, theme: "dark" as const }]) {
    const page = await open(looks);
    for (const [type, editor] of editors) {
      const place = `${type}-editor-${"size" in looks ? "phone" : "desktop"}`;
      await editInGallery(page, editor);
      await drawn(page);
      for (const error of Object.values(editor.errors ?? {}))
        await page.getByText(error).first().waitFor();
      await page.getByText("Memuat editor").waitFor({ state: "detached" });
      await assertAccessible(page, place);
      await assertNoSideways(page, place);
      await screenshot(page, place);
    }
  }
});

test.run();
