// Types 1, 2, 3, 4 and 6 in a browser, and the frame that all types share: shown in every mode, answered and written by
// mouse and by keyboard alone.
import type { Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../contract/question-answer.ts";
import type { ContentOf, QuestionContent } from "../contract/question-content.ts";
import { blankQuestion } from "../domain/questions/blank-question.ts";
import { plainTextOf } from "../domain/html-text.ts";
import { assertAccessible, Console, phone, screenshot } from "../testing/browser/console-page.ts";
import {
  answerInGallery,
  bundleGallery,
  contentInGallery,
  editInGallery,
  type GalleryFiles,
  type GalleryView,
  openGallery,
  showInGallery,
} from "../testing/browser/question-gallery.ts";
import { questionSamples } from "../testing/question-samples.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("choice types");
let exo: Console;
let files: GalleryFiles;
test.before(async () => {
  exo = await Console.open({ school: "empty" });
  files = await bundleGallery();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const types = [1, 2, 3, 4, 6] as const;
const modes = ["preview", "paper", "key", "result", "shares"] as const;
/** Something right, something wrong, something that is gone. */
const mixed: Record<(typeof types)[number], QuestionAnswer> = {
  1: { type: 1, id: "j1" },
  2: { type: 2, html: "<p>Hujan <strong>turun</strong>.</p>" },
  3: { type: 3, id: "gone" },
  4: { type: 4, ids: ["d1", "e3"] },
  6: { type: 6, text: "Pancasila!" },
};

function blank<Type extends QuestionContent["type"]>(type: Type): ContentOf<Type> {
  let made = 0;
  return blankQuestion(type, () => `p${(made += 1)}`).content as ContentOf<Type>;
}

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const until = (page: Page, told: string) =>
  page.getByText(told, { exact: false }).first().waitFor();
const isFocused = (place: Locator) => place.evaluate((it) => it === document.activeElement);

async function waitForFocus(place: Locator): Promise<void> {
  await place.waitFor();
  await soon.ok(() => isFocused(place), `the focus comes to ${String(place)}`);
}

/** The editor of the part, once it has arrived and can be typed in. */
async function opened(page: Page, name: string): Promise<Locator> {
  const editor = box(page, name).and(page.locator(".ProseMirror"));
  await waitForFocus(editor);
  return editor;
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).click();
  await opened(page, name);
  await page.keyboard.type(text);
}

async function answers(page: Page, wanted: QuestionAnswer): Promise<void> {
  await soon.equal(() => answerInGallery(page), wanted);
}

test("every mode of every type is drawn and accessible, with any answer", async () => {
  const page = await openGallery(exo, files);
  for (const type of types) {
    const { content } = questionSamples[type];
    for (const mode of modes) {
      await showInGallery(page, { content, mode, answer: mixed[type] });
      await page.locator("#app > *").first().waitFor();
      await until(page, firstWords(type, mode));
      await assertAccessible(page, `type ${type}, ${mode}`);
      await screenshot(page, `choice-${type}-${mode}`);
    }
  }
});

/** What stands there once the plug-in has come. */
function firstWords(type: (typeof types)[number], mode: (typeof modes)[number]): string {
  if (type === 2) {
    if (mode === "key") return "Jawaban rujukan";
    return { preview: "Jawaban", paper: "", result: "Menunggu koreksi", shares: "Menjawab" }[mode];
  }
  if (type === 6) return mode === "preview" || mode === "paper" ? "Jawaban" : "Diterima";
  return { 1: "Bandung", 3: "At school", 4: "Lima" }[type];
}

test("on paper there is nothing to press, and letters, boxes and lines to write on", async () => {
  const page = await openGallery(exo, files);
  const letters = ["a.", "b.", "c.", "d."];
  for (const type of types) {
    await showInGallery(page, { content: questionSamples[type].content, mode: "paper" });
    if (type === 2) await page.locator('#app [aria-hidden="true"] > div').nth(4).waitFor();
    else await until(page, firstWords(type, "paper"));
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
  const page = await openGallery(exo, files);
  const { content } = questionSamples[4];
  await showInGallery(page, { content, mode: "result", answer: mixed[4] });
  await until(page, "Lima");
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
    await until(page, "Tidak dijawab");
  }
  await showInGallery(page, { content: questionSamples[2].content, mode: "result" });
  await until(page, "Tidak dijawab");
  await showInGallery(page, {
    content: questionSamples[3].content,
    mode: "result",
    answer: mixed[3],
  });
  await until(page, "opsi yang sudah dihapus");
});

test("shares stand beside each option", async () => {
  const page = await openGallery(exo, files);
  const { content, right } = questionSamples[1];
  await showInGallery(page, { content, mode: "shares", answers: [right, right, right, mixed[1]] });
  await until(page, "75%");
  await soon.match(() => page.locator("#app li").nth(0).innerText(), /Jakarta[\s\S]*25%/u);
  await soon.match(
    () => page.locator("#app li").nth(1).innerText(),
    /Bandung[\s\S]*Kunci[\s\S]*75%/u,
  );
});

test("a single choice is made, changed and taken back by mouse", async () => {
  const page = await openGallery(exo, files);
  for (const type of [1, 3] as const) {
    const { content, right } = questionSamples[type];
    await showInGallery(page, { content, mode: "preview" });
    const second = page.getByText(type === 1 ? "Bandung" : "At school");
    await second.click();
    await answers(page, right);
    await second.click();
    await answers(page, { type, id: null });
    await soon.is(() => page.locator("input:checked").count(), 0);
    await second.click();
    await button(page, "Kosongkan jawaban").click();
    await answers(page, { type, id: null });
  }
});

test("a single choice is made and taken back by keyboard alone", async () => {
  const page = await openGallery(exo, files);
  const { content, right } = questionSamples[1];
  await showInGallery(page, { content, mode: "preview" });
  await until(page, "Medan");
  await soon.is(() => answerInGallery(page), null, "nothing is chosen beforehand");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answers(page, { type: 1, id: "j1" });
  await page.keyboard.press("ArrowDown");
  await answers(page, right);
  await page.keyboard.press("Space");
  await answers(page, { type: 1, id: null });
});

test("several are chosen by mouse and keyboard, no more than there may be", async () => {
  const page = await openGallery(exo, files);
  const { content } = questionSamples[4];
  const payload = { ...content.payload, min_choices: 1, max_choices: 2 };
  await showInGallery(page, { content: { ...content, payload }, mode: "preview" });
  await page.getByText("Lima").click();
  await page.getByText("Dua").click();
  await answers(page, { type: 4, ids: ["d1", "l4"] });
  await soon.ok(() => page.getByRole("checkbox", { name: "Tiga" }).isDisabled());
  await page.getByText("Dua").click();
  await answers(page, { type: 4, ids: ["l4"] });

  await showInGallery(page, { content, mode: "preview" });
  await page.getByRole("checkbox", { name: "Dua" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answers(page, { type: 4, ids: ["d1", "t2", "l4"] });
});

test("short answers and essays are typed, spaces and lines as they come", async () => {
  const page = await openGallery(exo, files);
  await showInGallery(page, { content: questionSamples[6].content, mode: "preview" });
  await box(page, "Jawaban").pressSequentially("Panca Sila");
  await answers(page, { type: 6, text: "Panca Sila" });

  const { content } = questionSamples[2];
  await showInGallery(page, { content, mode: "preview" });
  await page.locator("textarea").waitFor();
  await box(page, "Jawaban").pressSequentially("Satu dua \n\nx < y ");
  await answers(page, { type: 2, html: "<p>Satu dua</p><p>x &lt; y</p>" });
  await soon.is(() => box(page, "Jawaban").inputValue(), "Satu dua \n\nx < y ");
  await until(page, "4 kata");

  const rich = { ...content, payload: { ...content.payload, format: "rich" as const } };
  await showInGallery(page, { content: rich, mode: "preview" });
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("tebal");
  await answers(page, { type: 2, html: "<p><strong>tebal</strong></p>" });
  await assertAccessible(page, "rich essay");
  await soon.is(() => button(page, "Gambar").count(), 0, "no pictures where they cannot be sent");
});

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

test("a single choice is written by mouse, with weights where they count", async () => {
  const page = await openGallery(exo, files);
  const first = blank(1);
  await editInGallery(page, { content: first, policy: "bobot_opsi" });
  await typeInto(page, "Opsi A", "Jakarta");
  await typeInto(page, "Opsi B", "Bandung");
  await typeInto(page, "Opsi C", "Surabaya");
  await typeInto(page, "Opsi D", "Medan");
  await page.getByRole("radio", { name: "Opsi B benar" }).check();
  await button(page, "Hapus Opsi E").click();
  await box(page, "Bobot opsi A").fill("1");
  await box(page, "Bobot opsi B").fill("4");
  await box(page, "Bobot opsi C").fill("2");
  const made = await contentInGallery(page);
  assert.equal(written(made), written(questionSamples[1].content));
  assert.equal(
    made?.type === 1 && made.payload.options.map(({ id }) => id),
    first.payload.options.slice(0, 4).map(({ id }) => id),
    "each keeps its id",
  );
  await assertAccessible(page, "editor of type 1");
});

test("a multiple choice is written by keyboard alone", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: { ...blank(4), payload: { ...blank(4).payload } } });
  const tick = page.getByRole("checkbox", { name: "Opsi A benar" });
  await tick.waitFor();
  await page.keyboard.press("Tab");
  await waitForFocus(tick);
  for (const [at, text] of ["Dua", "Tiga", "Empat", "Lima"].entries()) {
    if (at !== 2) await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await opened(page, `Opsi ${"ABCD"[at]}`);
    await page.keyboard.type(text);
    // Past the pin and the three buttons, to the next row.
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press("Tab");
  }
  await waitForFocus(page.getByRole("checkbox", { name: "Opsi E benar" }));
  // The editor of option E opens on the way to its button.
  await page.keyboard.press("Tab");
  await opened(page, "Opsi E");
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
  await waitForFocus(button(page, "Hapus Opsi E"));
  await page.keyboard.press("Enter");
  await waitForFocus(button(page, "Hapus Opsi D"));
  const wanted = { ...written(questionSamples[4].content), weights: [0, 0, 0, 0] };
  assert.equal(written(await contentInGallery(page)), wanted);
});

test("options that move, come and go keep their ids, the key and the focus", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: questionSamples[1].content });
  await button(page, "Turunkan Opsi A").click();
  await waitForFocus(button(page, "Turunkan Opsi B"));
  await page.keyboard.press("Enter");
  await waitForFocus(button(page, "Turunkan Opsi C"));
  await button(page, "Hapus Opsi B").click();
  await waitForFocus(button(page, "Hapus Opsi B"));
  await button(page, "Tambah opsi (3 dari 10)").click();
  await opened(page, "Opsi D");
  await page.keyboard.type("Solo");
  const made = await contentInGallery(page);
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
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: blank(3) });
  await typeInto(page, "Opsi B", "Bandung");
  await button(page, "Tempel beberapa opsi").click();
  await assertAccessible(page, "paste");
  await box(page, "Opsi, satu per baris").fill(
    "A. Jakarta\nB. Solo\n\nC. Medan\nD. Palu\nE. Ambon",
  );
  await button(page, "Masukkan").click();
  await until(page, "Ambon");
  assert.equal(written(await contentInGallery(page))?.options, [
    "Jakarta",
    "Bandung",
    "Solo",
    "Medan",
    "Palu",
    "Ambon",
  ]);
});

test("what is wrong stands at its place and is read with it", async () => {
  const page = await openGallery(exo, files);
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
  await box(page, "Opsi B").waitFor();
  await soon.match(() => describedBy(box(page, "Opsi B")), /masih kosong/u);
  const list = page.getByRole("group", { name: "Opsi jawaban" });
  await soon.match(() => describedBy(list), /hilang[\s\S]*Kunci belum dipilih/u);
  await soon.is(() => page.getByText("Pertanyaan wajib diisi.").count(), 0, "the form's own");
  await box(page, "Opsi B").click();
  await soon.match(async () => await describedBy(await opened(page, "Opsi B")), /masih kosong/u);
  await assertAccessible(page, "errors");
});

test("accepted answers are written with what they earn and how they are compared", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: blank(6) });
  await box(page, "Jawaban 1").fill("Pancasila");
  await button(page, "Tambah jawaban").click();
  await waitForFocus(box(page, "Jawaban 2"));
  await page.keyboard.type("Panca Sila");
  await box(page, "Paling banyak karakter").fill("50");
  await soon.equal(() => contentInGallery(page), questionSamples[6].content);

  await box(page, "Nilai jawaban 2, dalam persen").fill("33,3");
  await button(page, "Hapus Jawaban 1").click();
  await waitForFocus(button(page, "Hapus Jawaban 1"));
  await page.getByRole("combobox", { name: "Dibandingkan sebagai" }).selectOption("number");
  await box(page, "Toleransi (±)").pressSequentially("0,05");
  await box(page, "Satuan sesudah isian").fill("cm");
  const made = await contentInGallery(page);
  assert.equal(made?.type === 6 && made.key.accepted, [{ text: "Panca Sila", share: 0.333 }]);
  assert.equal(made?.type === 6 && [made.key.mode, made.key.tolerance], ["number", 0.05]);
  assert.equal(made?.payload, { max_length: 50, unit: "cm", number: true });
  await assertAccessible(page, "editor of type 6");
});

test("an essay's settings, model answer, rubric and key words are written", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: blank(2) });
  await page.getByRole("radio", { name: "Teks dengan format dan rumus" }).check();
  await box(page, "Paling sedikit kata").fill("20");
  await page.locator(".ProseMirror").click();
  await page.keyboard.type("Karena musim hujan.");
  await button(page, "Tambah kriteria").click();
  await waitForFocus(box(page, "Kriteria 1"));
  await page.keyboard.type("Isi");
  await box(page, "Poin kriteria 1").fill("2,5");
  await button(page, "Tambah kriteria").click();
  await waitForFocus(box(page, "Kriteria 2"));
  await page.keyboard.type("Ejaan");
  await box(page, "Poin kriteria 2").fill("2.5");
  await until(page, "Total 5 poin");
  await button(page, "Naikkan Kriteria 2").click();
  await box(page, "Kata kunci").pressSequentially("hujan, air laut,");
  await soon.equal(() => contentInGallery(page), {
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
  await assertAccessible(page, "editor of type 2");
});

test("Tab and Shift+Tab lead through the parts, one editor at a time, and out again", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: questionSamples[1].content });
  await page.getByRole("radio", { name: "Opsi B benar" }).focus();
  await page.keyboard.press("Tab");
  await opened(page, "Opsi B");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await waitForFocus(page.getByRole("radio", { name: "Opsi B benar" }));
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
  await box(page, "Opsi C").focus();
  await opened(page, "Opsi C");
  await soon.is(() => page.locator(".ProseMirror").count(), 1);
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  // Back over the toolbar and the buttons of the row before.
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press("Shift+Tab");
  await opened(page, "Opsi B");
  await soon.is(() => page.locator(".ProseMirror").count(), 1);
  await page.keyboard.press("Tab");
  await waitForFocus(page.getByRole("button", { name: "Opsi B tetap di tempatnya" }));
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
  const made = await contentInGallery(page);
  assert.is(made?.type === 1 && made.payload.options[2]?.html, "<p>Surabaya!</p>");
});

test("a press that leaves a part hits what it was aimed at", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: questionSamples[1].content });
  await box(page, "Opsi A").click();
  await opened(page, "Opsi A");
  await page.getByRole("radio", { name: "Opsi D benar" }).click();
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
  const made = await contentInGallery(page);
  assert.is(made?.type === 1 && made.key.id, "m4");
  await box(page, "Opsi A").click();
  await opened(page, "Opsi A");
  await page.mouse.click(600, 640);
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
});

test("a part keeps its editor for its dialogs and for a picture on its way", async () => {
  const page = await openGallery(exo, files);
  await editInGallery(page, { content: questionSamples[1].content });
  await box(page, "Opsi A").click();
  await opened(page, "Opsi A");
  await page.keyboard.press("Alt+=");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await opened(page, "Opsi A");

  await page.evaluate(() => {
    const gate = globalThis as unknown as { letGo: () => void };
    globalThis.gallery.uploading = new Promise((resolve) => (gate.letGo = resolve));
  });
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Gambar").click();
  await (await choosing).setFiles("static/img/exo.jpg");
  await until(page, "sedang diunggah");
  await box(page, "Opsi C").click();
  await opened(page, "Opsi C");
  await soon.is(() => page.locator(".ProseMirror").count(), 2, "still sending");
  await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo());
  await page.waitForFunction(() => document.querySelectorAll(".ProseMirror").length === 1);
  const made = await contentInGallery(page);
  assert.match(made?.type === 1 ? String(made.payload.options[0]?.html) : "", /media-2/u);
  await opened(page, "Opsi C");
});

/** One second of silence, 8 kHz. */
/** Four seconds: long enough to be paused on a slow machine. */
function silence(): Buffer {
  const rate = 8000;
  const size = 4 * rate;
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + size, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(size, 40);
  return Buffer.concat([header, Buffer.alloc(size, 128)]);
}

const listening = (mode: GalleryView["mode"]): GalleryView => ({
  content: questionSamples[3].content,
  mode,
  question: {
    stem: "<p>Where is she?</p>",
    audio: { media_id: "clip", max_play: 2, autoplay: false },
    explanation: "<p>She says so.</p>",
    layout: 4,
  },
});

test("a limited sound counts its starts and cannot be moved", async () => {
  const page = await openGallery(exo, files);
  await page.route("**/storage/media/clip", (route) =>
    route.fulfill({ contentType: "audio/wav", body: silence() }),
  );
  await showInGallery(page, listening("preview"));
  await until(page, "Dapat diputar 2 kali lagi");
  await until(page, "0:04");
  await soon.is(() => page.locator("audio[controls]").count(), 0);
  await assertAccessible(page, "limited sound");
  await button(page, "Putar").click();
  await until(page, "Dapat diputar 1 kali lagi");
  await button(page, "Jeda").click();
  await button(page, "Putar").click();
  await until(page, "Dapat diputar 1 kali lagi");
  await page.waitForFunction(() => (document.querySelector("audio")?.currentTime ?? 0) > 0.6);
  await page.evaluate(() => {
    const sound = document.querySelector("audio");
    if (sound) sound.currentTime = 0;
  });
  await page.waitForFunction(() => document.querySelector("audio")?.ended);
  await button(page, "Putar").click();
  await until(page, "Dapat diputar 0 kali lagi");
  await until(page, "Batas putar sudah tercapai");
  await soon.ok(() => button(page, "Putar").isDisabled());
  await page.evaluate(() =>
    document
      .querySelector("audio")
      ?.play()
      .catch(() => undefined),
  );
  await page.waitForFunction(() => document.querySelector("audio")?.paused);
});

test("staff hear the sound as often as they like, paper says who plays it", async () => {
  const page = await openGallery(exo, files, { size: phone });
  for (const mode of ["key", "result", "shares"] as const) {
    await showInGallery(page, listening(mode));
    await page.locator("audio[controls]").waitFor();
    await until(page, "She says so.");
    await assertAccessible(page, `whole question, ${mode}`);
  }
  await showInGallery(page, listening("paper"));
  await until(page, "Audio: diputar oleh pengawas, paling banyak 2 kali");
  await soon.is(() => page.locator("audio").count(), 0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.is(width, phone.width, "nothing is wider than the phone");
});

test.run();
