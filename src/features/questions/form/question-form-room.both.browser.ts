// The form of a question where there is little room: on low windows, and zoomed in so far that a bar is half the screen.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { getQuestion } from "../../../contract/questions/questions.ts";
import { Console, desktop, screenshot } from "../../../testing/browser/console-page.ts";
import { callBeside, isFocused } from "../../../testing/browser/list-screen.ts";
import {
  addQuestion,
  openNew,
  openQuestion,
  state,
  stemOf,
  writeStem,
} from "../../../testing/browser/questions/question-form-page.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("room for the question form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** A PC's screen at 200 and at 400 %, and a window that leaves little height. */
const sizes = [
  { width: 683, height: 384 },
  { width: 342, height: 192 },
  { width: 1366, height: 500 },
];

/** What has the focus, and whether some of it (of a text: its cursor) is seen: nothing lies on it, nothing cuts it off. */
function focusedPlace(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const selection = getSelection();
    const isText = focused.isContentEditable && selection?.rangeCount;
    const caret = isText ? selection.getRangeAt(0).getBoundingClientRect() : null;
    // A file's own input is a point in the button that is drawn for it.
    const isPoint = focused.getBoundingClientRect().width < 2;
    const drawn = isPoint ? focused.parentElement! : focused;
    const box = caret?.height ? caret : drawn.getBoundingClientRect();
    const steps = [0.1, 0.5, 0.9];
    const isSeen = steps.some((x) =>
      steps.some((y) => {
        const at = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        return at !== null && drawn.contains(at);
      }),
    );
    const name = focused.getAttribute("aria-label") ?? focused.outerHTML.slice(0, 80);
    return { name: `${focused.nodeName} ${name}`, isSeen };
  });
}

/** By Tab from the head of the form to its last button: how many stops, and those that were not seen. */
async function tabThrough(page: Page): Promise<{ stops: string[]; hidden: string[] }> {
  const [stops, hidden]: [string[], string[]] = [[], []];
  await page.locator("main header a").focus();
  const last = page.getByRole("button", { name: "Simpan", exact: true });
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    await page.waitForFunction(
      () =>
        !document.activeElement?.matches(
          "[contenteditable=plaintext-only], div[role=textbox]:not([contenteditable])",
        ),
    );
    let place = await focusedPlace(page);
    // Looked for again: an editor that comes moves what is below it.
    for (let again = 0; again < 10 && !place.isSeen; again += 1) {
      await page.waitForTimeout(30);
      place = await focusedPlace(page);
    }
    stops.push(place.name);
    if (!place.isSeen) hidden.push(place.name);
    if (await last.evaluate((button) => button === document.activeElement))
      return { stops, hidden };
  }
  throw new Error(`Tab does not lead to saving: ${stops.join(", ")}`);
}

async function nothingIsCovered(): Promise<void> {
  for (const size of sizes) {
    const page = await exo.signedIn("EVIL", { size });
    await openQuestion(exo, page, await addQuestion(page, "Soal di ruang sempit"));
    await stemOf(page).and(page.locator(".ProseMirror")).waitFor();
    const { stops, hidden } = await tabThrough(page);
    assert.equal(hidden, [], `${size.width} × ${size.height}`);
    assert.ok(stops.length > 20, stops.join(", "));
    await screenshot(page, `room-${size.width}-${size.height}`);
    await exo.closePages();
  }
}

async function isWrittenAt400(): Promise<void> {
  const page = await exo.signedIn("EVIL", { size: { width: 342, height: 192 } });
  await openNew(exo, page, 2);
  await page.keyboard.type("Jelaskan proses fotosintesis.");
  await isFocused(stemOf(page));
  assert.ok((await focusedPlace(page)).isSeen);
  const saving = page.getByRole("button", { name: "Simpan", exact: true });
  await saving.scrollIntoViewIfNeeded();
  await saving.click();
  await page.waitForURL(/soid=/u);
  const id = new URL(page.url()).searchParams.get("soid") ?? "";
  const { question } = await callBeside(page, getQuestion, { id });
  assert.is(question.stem, "<p>Jelaskan proses fotosintesis.</p>");
}

async function barsLeaveRoom(): Promise<void> {
  const page = await exo.signedIn();
  await openQuestion(exo, page, await addQuestion(page, "Soal panjang"));
  await state(page, "Tersimpan");
  const bars = await page.locator("main header").first().boundingBox();
  // With the console's own line of 46 px.
  assert.ok(bars!.height + 46 <= desktop.height * 0.18, `${bars!.height} px`);
  await writeStem(page, "Baris pertama");
  for (let line = 0; line < 40; line += 1) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(`Baris ${line}`);
  }
  const toolbar = page.locator("[data-stem] [role=toolbar]");
  const head = () => page.locator("main header").first().boundingBox();
  const gap = async () => {
    const [above, tools] = [await head(), await toolbar.boundingBox()];
    return Math.round(tools!.y - above!.y - above!.height);
  };
  await soon.ok(async () => Math.abs(await gap()) <= 1, "right below the line above it");
  await screenshot(page, "room-long-text");
  for (let line = 0; line < 30; line += 1) await page.keyboard.press("ArrowUp");
  const isClear = () =>
    page.evaluate(() => {
      const tools = document.querySelector("[data-stem] [role=toolbar]");
      const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
      return (caret?.top ?? 0) - (tools?.getBoundingClientRect().bottom ?? 0);
    });
  await page.keyboard.type("!");
  await soon.ok(async () => (await isClear()) >= 0, "the cursor is below the toolbar");
  await page.setViewportSize({ width: 683, height: 384 });
  await soon.is(() => toolbar.evaluate((bar) => getComputedStyle(bar).position), "static");
}

test("nothing that has the focus is covered at 200 and 400 %, there is room to write, and a long text keeps its toolbar", async () => {
  await nothingIsCovered();
  await isWrittenAt400();
  await exo.closePages();
  await barsLeaveRoom();
});

test.run();
