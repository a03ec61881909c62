// Two ways to do the same thing in a browser, for tests that must hold for both: with the mouse, and with the keyboard
// alone, where everything is walked to by Tab.
import type { Locator, Page } from "playwright-core";

export type Hands = {
  name: string;
  /** A button, tick box or radio button. */
  press: (target: Locator) => Promise<void>;
  /** Into a text field or a rich text, after what stands in it. */
  write: (target: Locator, text: string) => Promise<void>;
  /** In a native list, by the option's label. */
  choose: (target: Locator, label: string) => Promise<void>;
};

export const mouse = (page: Page): Hands => ({
  name: "mouse",
  press: (target) => target.click(),
  async write(target, text) {
    await target.click();
    await arrived(page);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(text);
  },
  async choose(target, label) {
    await target.selectOption({ label });
  },
});

export const keyboard = (page: Page): Hands => ({
  name: "keyboard",
  async press(target) {
    if ((await target.getAttribute("type")) === "radio") return pressRadio(page, target);
    await tabTo(page, target, maxSteps);
    await page.keyboard.press("Space");
  },
  async write(target, text) {
    await tabTo(page, target, maxSteps);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(text);
  },
  async choose(target, label) {
    await tabTo(page, target, maxSteps);
    await page.keyboard.type(label);
  },
});

export const bothHands = [mouse, keyboard];

/** More than any editor has stops. */
const maxSteps = 200;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element.contains(document.activeElement));

/** By Tab, and by arrows along a row, in so many steps at most. @throws Error when it never comes there: a keyboard cannot use it */
export const tabTo = (page: Page, target: Locator, most = 30) =>
  walkTo(page, target, most, async () => "Tab");

/** The same, back by Shift+Tab to what stands before the focus, as somebody goes who sees the screen. */
export const tabStraightTo = (page: Page, target: Locator, most = 30) =>
  walkTo(page, target, most, async () => ((await standsBefore(target)) ? "Shift+Tab" : "Tab"));

async function walkTo(
  page: Page,
  target: Locator,
  most: number,
  keyTo: () => Promise<string>,
): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < most; step += 1) {
    if (await isFocused(target)) return;
    const arrow = await arrowTo(target);
    await page.keyboard.press(arrow ?? (await keyTo()));
    if (arrow === null) await arrived(page);
  }
  throw new Error(`Tab never reaches ${target}`);
}

const standsBefore = (target: Locator) =>
  target.evaluate((control) => {
    const focused = document.activeElement ?? document.body;
    return (focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/** What belongs to a row is one stop, and what it is about another; arrows walk along each. Null: the focus is elsewhere. */
const arrowTo = (target: Locator) =>
  target.evaluate((control) => {
    const focused = document.activeElement;
    const rowOf = (element: Element | null) =>
      element?.closest("[data-part-row]") ?? element?.closest("tr, fieldset");
    const ownOf = (element: Element | null) => element?.closest("[data-row-own]");
    const isTogether = rowOf(focused) === rowOf(control) && ownOf(focused) === ownOf(control);
    const isStop = (control as HTMLElement).tabIndex >= 0;
    if (!focused || isStop || !isTogether || focused.matches("[role=textbox]")) return null;
    const isAhead = focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAhead ? "ArrowRight" : "ArrowLeft";
  });

/** A group of radio buttons is one stop; arrows choose in it. */
async function pressRadio(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute("name");
  const inGroup = () =>
    page.evaluate((group) => document.activeElement?.getAttribute("name") === group, name);
  for (let step = 0; !(await inGroup()); step += 1) {
    if (step === maxSteps) throw new Error(`Tab never reaches the group of ${target}`);
    await page.keyboard.press("Tab");
    await arrived(page);
  }
  // On the one it came to nothing is chosen yet, if nothing was before.
  if (await isFocused(target)) return page.keyboard.press("Space");
  for (let step = 0; !(await isFocused(target)) && step < maxSteps; step += 1) {
    await page.keyboard.press("ArrowDown");
  }
}

/** A small rich text becomes an editor when it gets the focus, which then goes on into it. */
async function arrived(page: Page): Promise<void> {
  const isOnItsWay = await page.evaluate(
    () => document.activeElement?.matches("[tabindex='-1']:has(.rich-text-box)") === true,
  );
  if (isOnItsWay) await page.locator(".ProseMirror:focus").waitFor();
}
