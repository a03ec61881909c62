// Views and editors of types 11 and 12 in a real browser: answered and written by mouse and by keyboard alone; and the
// full editors of all types up to 14.
import * as assert from "uvu/assert";
import type { ContentOf } from "../contract/questions/question-content.ts";
import { visualCheck } from "../testing/browser/visual-check.ts";
import {
  answerIs,
  blank,
  contentIs,
  faultsOf,
  write,
} from "../testing/browser/questions/gallery-page.ts";
import {
  contentInGallery,
  editInGallery,
  type GalleryEditor,
  gallerySuite,
  showInGallery,
} from "../testing/browser/questions/question-gallery.ts";
import {
  drawn,
  checkViewModes,
  screens,
} from "../testing/browser/questions/question-visual-checks.ts";
import { soon } from "../testing/browser/soon.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";
import {
  manyBlanks,
  manyChoices,
  manyGroups,
  manyInputs,
} from "../testing/questions/table-questions.ts";

const { test, open } = gallerySuite("tables", 5000);

test("a table with inputs in all its modes", async () => {
  const wrong = { type: 11 as const, cells: { c1: "6,0", c2: "2" } };
  await checkViewModes(open, "11", [
    { content: questionSamples[11].content, answer: wrong },
    manyInputs,
    { content: blank(11) },
  ]);
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
  await answerIs(page, right);
  await page.getByRole("textbox", { name: "3: 2x" }).fill("");
  await answerIs(page, { type: 11, cells: { c2: "1" } });
  await page.getByRole("button", { name: "Kosongkan" }).click();
  await answerIs(page, { type: 11, cells: {} });
});

test("a table with inputs is written by keyboard alone", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(11) });
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
  assert.equal(faultsOf(content), []);
});

test("a table with inputs is written by mouse: kinds of cells, rows, columns, what is wrong", async () => {
  const page = await open();
  const errors = { "cells.p1": "Jawaban yang diterima belum diisi." };
  await editInGallery(page, { content: blank(11), errors });
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
  await visualCheck(page, "editor 11");
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
  await editInGallery(page, { content: blank(11) });
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
  assert.equal(faultsOf(content), []);
});

test("a table of choices in all its modes", async () => {
  const wrong = { type: 12 as const, rows: { e1: ["p1"], a2: ["g3"] } };
  await checkViewModes(open, "12", [
    { content: questionSamples[12].content, answer: wrong },
    manyChoices,
    { content: blank(12) },
  ]);
});

test("a table of choices is answered by mouse and taken back by a second press", async () => {
  const page = await open();
  const { content, right } = questionSamples[12];
  await showInGallery(page, { content, mode: "preview" });
  for (const name of ["Es: Cair", "Es: Padat", "Air: Cair", "Uap: Gas"]) {
    await page.getByRole("radio", { name }).click();
  }
  await answerIs(page, right);
  for (const name of ["Es: Padat", "Air: Cair", "Uap: Gas"]) {
    await page.getByRole("radio", { name }).click();
  }
  await answerIs(page, { type: 12, rows: {} });
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
  await answerIs(page, right);
  await page.keyboard.press("Space");
  const { u3: _u3, ...others } = right.rows;
  await answerIs(page, { type: 12, rows: others });
});

test("a table of choices is written, and what is removed leaves the key", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(12) });
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
  await visualCheck(page, "editor 12");
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
  await contentIs(page, written);
  assert.equal(faultsOf((await contentInGallery(page))!), []);
  await page.getByRole("button", { name: "Turunkan Kolom 1" }).click();
  await page.getByRole("button", { name: "Hapus Baris 2" }).click();
  await page.getByRole("button", { name: "Hapus Kolom 3" }).click();
  const { columns, rows } = written.payload;
  const payload = { columns: [columns[1], columns[0]], rows: [rows[0], rows[2]], multiple: false };
  await contentIs(page, {
    type: 12,
    payload,
    key: { rows: { p3: ["p1"], p5: [] }, measure: "rows" },
  });
  await soon.is(
    () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
    "Hapus Kolom 2",
  );
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
  for (const size of screens) {
    const page = await open({ size });
    for (const [type, editor] of editors) {
      await editInGallery(page, editor);
      for (const error of Object.values(editor.errors ?? {}))
        await page.getByText(error).first().waitFor();
      await drawn(page);
      await visualCheck(page, `${type}-editor`);
    }
  }
});

test.run();
