// What all types of question share, in a browser: the parts of an editor that become editors of their own, and the sound.
import type { Page, Route } from "playwright-core";
import * as assert from "uvu/assert";
import { phone } from "../../testing/browser/console-page.ts";
import { assertNoSideways, visualCheck } from "../../testing/browser/visual-check.ts";
import {
  button,
  opened,
  waitForText,
  textbox,
} from "../../testing/browser/questions/gallery-page.ts";
import { isFocused } from "../../testing/browser/list-screen.ts";
import {
  contentInGallery,
  editInGallery,
  gallerySuite,
  type GalleryView,
  showInGallery,
} from "../../testing/browser/questions/question-gallery.ts";
import { soon } from "../../testing/browser/soon.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";

const { test, open } = gallerySuite("frame of questions");

test("Tab and Shift+Tab lead through the parts, one editor at a time, and out again", async () => {
  const page = await open();
  await editInGallery(page, { content: questionSamples[1].content });
  await page.getByRole("radio", { name: "Opsi B benar" }).focus();
  await page.keyboard.press("Shift+Tab");
  await opened(page, "Opsi B");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await isFocused(page.getByRole("button", { name: "Opsi A tetap di tempatnya" }));
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
  await textbox(page, "Opsi C").focus();
  await opened(page, "Opsi C");
  await soon.is(() => page.locator(".ProseMirror").count(), 1);
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  // Back over the toolbar and the mark of the row before, where its buttons begin.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Shift+Tab");
  await opened(page, "Opsi B");
  await soon.is(() => page.locator(".ProseMirror").count(), 1);
  await page.keyboard.press("Tab");
  await isFocused(page.getByRole("radio", { name: "Opsi B benar" }));
  await page.keyboard.press("ArrowRight");
  await isFocused(page.getByRole("button", { name: "Opsi B tetap di tempatnya" }));
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
  const made = await contentInGallery(page);
  assert.is(made?.type === 1 && made.payload.options[2]?.html, "<p>Surabaya!</p>");
});

test("a press that leaves a part hits what it was aimed at", async () => {
  const page = await open();
  await editInGallery(page, { content: questionSamples[1].content });
  await textbox(page, "Opsi A").click();
  await opened(page, "Opsi A");
  await page.getByRole("radio", { name: "Opsi D benar" }).click();
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
  const made = await contentInGallery(page);
  assert.is(made?.type === 1 && made.key.id, "m4");
  await textbox(page, "Opsi A").click();
  await opened(page, "Opsi A");
  await page.mouse.click(600, 640);
  await page.locator(".ProseMirror").waitFor({ state: "detached" });
});

test("a part keeps its editor for its dialogs and for a picture on its way", async () => {
  const page = await open();
  await editInGallery(page, { content: questionSamples[1].content });
  await textbox(page, "Opsi A").click();
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
  await waitForText(page, "sedang diunggah");
  await textbox(page, "Opsi C").click();
  await opened(page, "Opsi C");
  await soon.is(() => page.locator(".ProseMirror").count(), 2, "still sending");
  await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo());
  await page.waitForFunction(() => document.querySelectorAll(".ProseMirror").length === 1);
  const made = await contentInGallery(page);
  assert.match(made?.type === 1 ? String(made.payload.options[0]?.html) : "", /media-2/u);
  await opened(page, "Opsi C");
});

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

/** As the exam server does: without parts nobody can move in the sound. */
function sendParts(route: Route): Promise<void> {
  const whole = silence();
  const from = Number(/bytes=(\d+)-/u.exec(route.request().headers()["range"] ?? "")?.[1] ?? 0);
  return route.fulfill({
    status: 206,
    contentType: "audio/wav",
    headers: {
      "accept-ranges": "bytes",
      "content-range": `bytes ${from}-${whole.length - 1}/${whole.length}`,
    },
    body: whole.subarray(from),
  });
}

const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector("audio")?.currentTime ?? 0);

async function pausedThenMovedBack(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector("audio")?.currentTime ?? 0) > 1);
  await button(page, "Jeda").click();
  await page.evaluate(() => {
    const sound = document.querySelector("audio");
    if (sound) sound.currentTime = 0;
  });
}

test("a limited sound of a server without parts is heard to its end, whoever moves it", async () => {
  const page = await open();
  await page.route("**/storage/media/clip", (route) =>
    route.fulfill({ contentType: "audio/wav", body: silence() }),
  );
  await showInGallery(page, listening("preview"));
  await waitForText(page, "0:04");
  await button(page, "Putar").click();
  await pausedThenMovedBack(page);
  await button(page, "Putar").click();
  await page.waitForFunction(() => document.querySelector("audio")?.ended);
  await waitForText(page, "Dapat diputar 1 kali lagi");
});

test("a limited sound counts its starts and cannot be moved", async () => {
  const page = await open();
  await page.route("**/storage/media/clip", sendParts);
  await showInGallery(page, listening("preview"));
  await waitForText(page, "Dapat diputar 2 kali lagi");
  await waitForText(page, "0:04");
  await soon.is(() => page.locator("audio[controls]").count(), 0);
  await visualCheck(page, "limited sound");
  await button(page, "Putar").click();
  await waitForText(page, "Dapat diputar 1 kali lagi");
  await pausedThenMovedBack(page);
  await soon.ok(async () => (await timeOf(page)) > 0.5, "it is moved back to where it was");
  await button(page, "Putar").click();
  await waitForText(page, "Dapat diputar 1 kali lagi");
  await page.waitForFunction(() => document.querySelector("audio")?.ended);
  await button(page, "Putar").click();
  await waitForText(page, "Dapat diputar 0 kali lagi");
  await waitForText(page, "Batas putar sudah tercapai");
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
  const page = await open({ size: phone });
  for (const mode of ["key", "result", "shares"] as const) {
    await showInGallery(page, listening(mode));
    await page.locator("audio[controls]").waitFor();
    await waitForText(page, "She says so.");
    await visualCheck(page, `whole question, ${mode}`);
  }
  await showInGallery(page, listening("paper"));
  await waitForText(page, "Audio: diputar oleh pengawas, paling banyak 2 kali");
  await soon.is(() => page.locator("audio").count(), 0);
  await assertNoSideways(page, "the whole question");
});

test.run();
