// A keyboard and nothing else, as a teacher has it in hand: what is pressed besides the text itself is counted.
import type { Locator, Page } from "playwright-core";
import { isFocused } from "../list-screen.ts";

/** More than anybody would press for one thing. */
const patience = 40;

export class CountedKeys {
  readonly #page: Page;
  #pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Since this was last asked. */
  take(): number {
    const pressed = this.#pressed;
    this.#pressed = 0;
    return pressed;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.#pressed += 1;
      await this.#page.waitForFunction(isReadyToWrite);
    }
  }

  /** The text itself costs nothing. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Text after text, each led to by Enter from the one before. */
  async typeAll(first: Locator, texts: readonly string[]): Promise<void> {
    await this.reach(first);
    for (const [at, each] of texts.entries()) {
      if (at > 0) await this.press("Enter");
      await this.type(each);
    }
  }

  /** One press, which leads there. */
  async lead(key: string, to: Locator): Promise<void> {
    await this.press(key);
    await isFocused(to);
  }

  /** As often as it takes. @throws Error when it never comes there: a keyboard cannot use it */
  async reach(target: Locator, key = "Tab"): Promise<void> {
    await target.waitFor();
    for (let count = 0; count < patience; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} never reaches ${target}`);
  }
}

/** A small text becomes an editor when it gets the focus. */
function isReadyToWrite(): boolean {
  const at = document.activeElement;
  return at === null || at.ariaMultiLine !== "true" || at.matches(".ProseMirror");
}
