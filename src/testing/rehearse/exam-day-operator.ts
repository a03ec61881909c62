// An operator at the console with a keyboard alone, at the speed of practised hands: what is pressed is counted.
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { tabStraightTo } from "../browser/hands.ts";

/** Five keys a second, and a second to read what has come up. */
const keyMs = 200;
const readMs = 1_000;
/** More than any screen has stops before its list. */
const maxSteps = 60;
const maxItems = 12;

export class Operator {
  readonly page: Page;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
    const press = page.keyboard.press.bind(page.keyboard);
    page.keyboard.press = async (key, options) => {
      this.keys += 1;
      await pause(keyMs);
      await press(key, options);
    };
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  async read(shown: Locator): Promise<void> {
    await shown.first().waitFor({ timeout: 60_000 });
    await pause(readMs);
  }

  async walkTo(target: Locator): Promise<void> {
    await tabStraightTo(this.page, target.first(), maxSteps);
  }

  async enter(target: Locator): Promise<void> {
    await this.walkTo(target);
    await this.press("Enter");
  }

  /** Of the menu that is open. */
  async chooseItem(name: string): Promise<void> {
    const item = this.page.getByRole("menuitem", { name, exact: true });
    await item.waitFor();
    for (let step = 0; step < maxItems; step += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await this.press("ArrowDown");
    }
    await this.press("Enter");
  }

  /** By its name in the search over everything. */
  async goTo(screen: string): Promise<void> {
    await this.press("Control+k");
    await this.page.getByRole("combobox").first().waitFor();
    await this.type(screen);
    await this.press("Enter");
  }
}
