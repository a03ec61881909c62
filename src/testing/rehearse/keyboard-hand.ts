// A keyboard alone: everything is reached by Tab, arrows and the keys that the console names.
import type { Locator } from "playwright-core";
import { tabStraightTo } from "../browser/hands.ts";
import { Hand, keyMs, submitOf, type Screen } from "./hand.ts";

/** More than any screen has stops before its list. */
const maxSteps = 60;
const maxItems = 12;

export class KeyboardHand extends Hand {
  readonly name = "keyboard";

  async press(target: Locator): Promise<void> {
    await this.#walkTo(target);
    await this.key("Enter");
  }

  async tick(target: Locator): Promise<void> {
    await this.#walkTo(target);
    await this.key("Space");
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.#walkTo(field);
    if ((await field.inputValue()) !== "") await this.key("Control+a");
    await this.type(text);
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.#walkTo(list);
    await this.type(option);
  }

  async chooseItem(name: string): Promise<void> {
    const item = this.page.getByRole("menuitem", { name, exact: true });
    await item.waitFor();
    for (let step = 0; step < maxItems; step += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await this.key("ArrowDown");
    }
    await this.key("Enter");
  }

  async submit(dialog: Locator): Promise<void> {
    const isInField = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) && document.activeElement?.matches("input"),
    );
    if (!isInField) await this.#walkTo(submitOf(dialog));
    await this.key("Enter");
  }

  async dismiss(): Promise<void> {
    await this.key("Escape");
  }

  async search(text: string): Promise<void> {
    await this.key("/");
    await this.type(text);
  }

  async clearSearch(): Promise<void> {
    await this.key("/");
    await this.key("Escape");
  }

  /** By its name in the search over everything. */
  async goTo({ typed }: Screen): Promise<void> {
    await this.key("Control+k");
    await this.page.getByRole("combobox").first().waitFor();
    await this.type(typed);
    await this.key("Enter");
  }

  async command(on: Locator, keys: readonly string[]): Promise<void> {
    await this.#walkTo(on);
    for (const key of keys) await this.key(key);
  }

  /** The walk presses keys of the page by itself. */
  async #walkTo(target: Locator): Promise<void> {
    const { keyboard } = this.page;
    const press = keyboard.press.bind(keyboard);
    keyboard.press = async (key) => {
      this.keys += 1;
      await new Promise((resolve) => setTimeout(resolve, keyMs));
      await press(key);
    };
    try {
      await tabStraightTo(this.page, target.first(), maxSteps);
    } finally {
      keyboard.press = press;
    }
  }
}
