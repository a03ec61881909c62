// The editors of types 1, 2, 3, 4 and 6 in a browser, written in by mouse and by keyboard alone.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { ContentOf, QuestionContent } from "../contract/questions/question-content.ts";
import { plainTextOf } from "../domain/text/html-text.ts";
import { visualCheck } from "../testing/browser/visual-check.ts";
import {
  blank,
  button,
  contentIs,
  contentWhere,
  opened,
  waitForText,
  textbox,
  write,
} from "../testing/browser/questions/gallery-page.ts";
import { isFocused } from "../testing/browser/list-screen.ts";
import {
  contentInGallery,
  editInGallery,
  gallerySuite,
} from "../testing/browser/questions/question-gallery.ts";
import { soon } from "../testing/browser/soon.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = gallerySuite("choice editors");

/** The content without its ids: by place, as a person sees it. */
function written(content: QuestionContent | null) {
  if (content?.type !== 1 && content?.type !== 3 && content?.type !== 4) return null;
  const { options } = content.payload;
  const keys = content.type === 4 ? content.key.ids : [content.key.id];
  return {
    options: options.map(({ html }) => plainTextOf(html)),
    keys: keys.map((key) => options.findIndex(({ id }) => id === key)),
    weights: options.map(({ id }) => content.key.weights[id] ?? 0),
  };
}

const contentWritten = (page: Page) => async () => written(await contentInGallery(page));

test("a single choice is written by mouse, with weights where they count", async () => {
  const page = await open();
  const first = blank(1);
  await editInGallery(page, { content: first, policy: "bobot_opsi" });
  await write(page, "Opsi A", "Jakarta");
  await write(page, "Opsi B", "Bandung");
  await write(page, "Opsi C", "Surabaya");
  await write(page, "Opsi D", "Medan");
  await page.getByRole("radio", { name: "Opsi B benar" }).check();
  await button(page, "Hapus Opsi E").click();
  await textbox(page, "Bobot opsi A").fill("1");
  await textbox(page, "Bobot opsi B").fill("4");
  await textbox(page, "Bobot opsi C").fill("2");
  await soon.equal(contentWritten(page), written(questionSamples[1].content));
  const made = await contentInGallery(page);
  assert.equal(
    made?.type === 1 && made.payload.options.map(({ id }) => id),
    first.payload.options.slice(0, 4).map(({ id }) => id),
    "each keeps its id",
  );
  await visualCheck(page, "editor of type 1");
});

test("a multiple choice is written by keyboard alone, two presses of Tab from text to text", async () => {
  const page = await open();
  await editInGallery(page, { content: { ...blank(4), payload: { ...blank(4).payload } } });
  await page.getByRole("checkbox", { name: "Opsi A benar" }).waitFor();
  for (const [at, text] of ["Dua", "Tiga", "Empat", "Lima"].entries()) {
    await page.keyboard.press("Tab");
    await opened(page, `Opsi ${"ABCD"[at]}`);
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
    await isFocused(page.getByRole("checkbox", { name: `Opsi ${"ABCD"[at]} benar` }));
    if (at !== 2) await page.keyboard.press("Space");
  }
  // The editor of option E opens on the way to its button.
  await page.keyboard.press("Tab");
  await opened(page, "Opsi E");
  await page.keyboard.press("Tab");
  // Past the pin and the two buttons that move.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("ArrowRight");
  await isFocused(button(page, "Hapus Opsi E"));
  await page.keyboard.press("Enter");
  await isFocused(button(page, "Hapus Opsi D"));
  const wanted = { ...written(questionSamples[4].content), weights: [0, 0, 0, 0] };
  await soon.equal(contentWritten(page), wanted);
});

/** Pressed again until they have: under load the letter before may be taken in after them, which puts the cursor back. */
async function pressTo(page: Page, name: string, ...keys: string[]): Promise<void> {
  await soon.ok(async () => {
    for (const key of keys) await page.keyboard.press(key);
    return textbox(page, name).evaluate((text) => text === document.activeElement);
  });
  await opened(page, name);
}

test("Enter and arrows lead from option to option, and past the last to a new one", async () => {
  const page = await open();
  const content = blank(1, { options: 3, listeningOptions: 3 });
  await editInGallery(page, { content });
  const { keyboard } = page;
  await textbox(page, "Opsi A").click();
  await opened(page, "Opsi A");
  await keyboard.type("Satu");
  await keyboard.press("Shift+Enter");
  await keyboard.type("garis");
  await keyboard.press("Enter");
  await opened(page, "Opsi B");
  await keyboard.type("Dua");
  await keyboard.press("ArrowDown");
  await opened(page, "Opsi C");
  await keyboard.press("ArrowUp");
  await opened(page, "Opsi B");
  // It stands at the beginning of option B now.
  await keyboard.type("Nomor ");
  await pressTo(page, "Opsi A", "Control+Home", "ArrowUp");
  await keyboard.press("Enter");
  await pressTo(page, "Opsi B", "Control+End", "ArrowDown");
  await keyboard.press("Enter");
  await opened(page, "Opsi C");
  // One that holds nothing is the one to write in.
  await keyboard.press("Enter");
  await keyboard.type("- Satu");
  await keyboard.press("Enter");
  await keyboard.type("Dua");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await opened(page, "Opsi D");
  await keyboard.type("Empat");
  for (let option = 5; option <= 10; option += 1) {
    await keyboard.press("Enter");
    await opened(page, `Opsi ${"ABCDEFGHIJ"[option - 1]}`);
    await keyboard.type(`Ke-${option}`);
  }
  await keyboard.press("Enter");
  await keyboard.type("!");
  const made = await contentWhere<ContentOf<1>>(page, (each) => JSON.stringify(each).includes("!"));
  assert.equal(
    made.payload.options.map(({ html }) => html),
    [
      "<p></p><p>Satu<br>garis</p>",
      "<p>Nomor Dua</p>",
      "<ul><li><p>Satu</p></li><li><p>Dua</p></li></ul><p></p>",
      "<p>Empat</p>",
      ...[5, 6, 7, 8, 9].map((option) => `<p>Ke-${option}</p>`),
      "<p>Ke-10!</p>",
    ],
  );
  await visualCheck(page, "an option being written");
});

test("options that move, come and go keep their ids, the key and the focus", async () => {
  const page = await open();
  await editInGallery(page, { content: questionSamples[1].content });
  await button(page, "Turunkan Opsi A").click();
  await isFocused(button(page, "Turunkan Opsi B"));
  await page.keyboard.press("Enter");
  await isFocused(button(page, "Turunkan Opsi C"));
  await button(page, "Hapus Opsi B").click();
  await isFocused(button(page, "Hapus Opsi B"));
  await button(page, "Tambah opsi (3 dari 10)").click();
  await opened(page, "Opsi D");
  await page.keyboard.type("Solo");
  const made = await contentWhere(page, (content) => JSON.stringify(content).includes("Solo"));
  assert.equal(made?.type === 1 && made.payload.options.map(({ id }) => id), [
    "b2",
    "j1",
    "m4",
    "new1",
  ]);
  assert.equal(made?.key, { id: "b2", weights: { j1: 1, b2: 4 } });
  await button(page, "Hapus Opsi A").click();
  await page.waitForFunction(() => {
    const { content } = globalThis.gallery;
    return content?.type === 1 && content.key.id === null;
  });
  await soon.is(
    () => page.getByRole("radio", { checked: true }).count(),
    0,
    "no other becomes right",
  );
});

test("several options are pasted at once", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(3) });
  await write(page, "Opsi B", "Bandung");
  await button(page, "Tempel beberapa opsi").click();
  await visualCheck(page, "paste");
  await textbox(page, "Opsi, satu per baris").fill(
    "A. Jakarta\nB. Solo\n\nC. Medan\nD. Palu\nE. Ambon",
  );
  await button(page, "Masukkan").click();
  await waitForText(page, "Ambon");
  await soon.equal(
    async () => written(await contentInGallery(page))?.options,
    ["Jakarta", "Bandung", "Solo", "Medan", "Palu", "Ambon"],
  );
});

test("what is wrong stands at its place and is read with it", async () => {
  const page = await open();
  await editInGallery(page, {
    content: questionSamples[4].content,
    errors: {
      "options.t2": "Opsi ini masih kosong.",
      "options.gone": "Opsi ini hilang.",
      key: "Kunci belum dipilih.",
      stem: "Pertanyaan wajib diisi.",
    },
  });
  const describedBy = (place: Locator) =>
    place.evaluate((it) =>
      (it.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
  await textbox(page, "Opsi B").waitFor();
  await soon.match(() => describedBy(textbox(page, "Opsi B")), /masih kosong/u);
  const list = page.getByRole("group", { name: "Opsi jawaban" });
  await soon.match(() => describedBy(list), /hilang[\s\S]*Kunci belum dipilih/u);
  await soon.is(() => page.getByText("Pertanyaan wajib diisi.").count(), 0, "the form's own");
  await textbox(page, "Opsi B").click();
  await soon.match(async () => await describedBy(await opened(page, "Opsi B")), /masih kosong/u);
  await visualCheck(page, "errors");
});

test("accepted answers are written with what they earn and how they are compared", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(6) });
  await textbox(page, "Jawaban 1").fill("Pancasila");
  await button(page, "Tambah jawaban").click();
  await isFocused(textbox(page, "Jawaban 2"));
  await page.keyboard.type("Panca Sila");
  await textbox(page, "Paling banyak karakter").fill("50");
  await contentIs(page, questionSamples[6].content);

  await textbox(page, "Nilai jawaban 2, dalam persen").fill("33,3");
  await button(page, "Hapus Jawaban 1").click();
  await isFocused(button(page, "Hapus Jawaban 1"));
  await page.getByRole("combobox", { name: "Dibandingkan sebagai" }).selectOption("number");
  await textbox(page, "Toleransi (±)").pressSequentially("0,05");
  await textbox(page, "Satuan sesudah isian").fill("cm");
  const made = await contentWhere<ContentOf<6>>(page, ({ payload }) => payload.unit === "cm");
  assert.equal(made.key.accepted, [{ text: "Panca Sila", share: 0.333 }]);
  assert.equal([made.key.mode, made.key.tolerance], ["number", 0.05]);
  assert.equal(made.payload, { max_length: 50, unit: "cm", number: true });
  await visualCheck(page, "editor of type 6");
});

test("an essay's settings, model answer, rubric and key words are written", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(2) });
  await page.getByRole("radio", { name: "Teks dengan format dan rumus" }).check();
  await textbox(page, "Paling sedikit kata").fill("20");
  await page.locator(".ProseMirror").click();
  await page.keyboard.type("Karena musim hujan.");
  await button(page, "Tambah kriteria").click();
  await isFocused(textbox(page, "Kriteria 1"));
  await page.keyboard.type("Isi");
  await textbox(page, "Poin kriteria 1").fill("2,5");
  await button(page, "Tambah kriteria").click();
  await isFocused(textbox(page, "Kriteria 2"));
  await page.keyboard.type("Ejaan");
  await textbox(page, "Poin kriteria 2").fill("2.5");
  await waitForText(page, "Total 5 poin");
  await button(page, "Naikkan Kriteria 2").click();
  await textbox(page, "Kata kunci").pressSequentially("hujan, air laut,");
  await contentIs(page, {
    type: 2,
    payload: { format: "rich", min_words: 20, max_chars: 0, attachments: false, lines: 5 },
    key: {
      rujukan: "<p>Karena musim hujan.</p>",
      rubric: [
        { id: "new2", label: "Ejaan", max: 2.5 },
        { id: "new1", label: "Isi", max: 2.5 },
      ],
      keywords: ["hujan", "air laut"],
    },
  });
  await visualCheck(page, "editor of type 2");
});

test.run();
