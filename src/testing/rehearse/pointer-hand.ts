// A mouse at a PC, and a finger on a proctor's phone: everything is aimed at, and only texts are typed.
import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright-core";
import { Hand, searchOn, submitOf, type Screen } from "./hand.ts";

/** To find it with the eye, to aim and to press. */
const aimMs = 1_000;

abstract class PointerHand extends Hand {
  /** Without the aiming. */
  protected abstract hit(target: Locator): Promise<void>;
  protected abstract count(): void;

  async press(target: Locator): Promise<void> {
    await target.first().waitFor();
    await this.#aim();
    await this.hit(target.first());
  }

  tick(target: Locator): Promise<void> {
    return this.press(target);
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.press(field);
    if ((await field.inputValue()) !== "") {
      // By a second press on the text.
      await this.#aim();
      await field.selectText();
    }
    await this.type(text);
  }

  /** Opens the list, and picks from it: what the system draws no test can press. */
  async choose(list: Locator, option: string): Promise<void> {
    await list.waitFor();
    await this.#aim();
    await this.#aim();
    const labels = await list.locator("option").allInnerTexts();
    const label = labels.find((one) => one.startsWith(option));
    if (label === undefined) throw new Error(`${option} is none of ${labels.join(", ")}`);
    await list.selectOption({ label });
  }

  chooseItem(name: string): Promise<void> {
    return this.press(this.page.getByRole("menuitem", { name, exact: true }));
  }

  submit(dialog: Locator): Promise<void> {
    return this.press(submitOf(dialog));
  }

  dismiss(dialog: Locator): Promise<void> {
    return this.press(dialog.getByRole("button", { name: "Tutup" }));
  }

  search(text: string): Promise<void> {
    return this.fill(searchOn(this.page), text);
  }

  clearSearch(): Promise<void> {
    return this.press(this.page.getByRole("button", { name: "Kosongkan pencarian" }));
  }

  /** From a screen of another group of the menu by the group. */
  async goTo({ link }: Screen): Promise<void> {
    const menu = this.page.getByRole("navigation", { name: "Menu" });
    const target = menu.getByRole("link", { name: link, exact: true });
    if (!(await target.isVisible())) {
      await this.press(menu.getByRole("button", { name: "Pelaksanaan" }));
    }
    await this.press(target);
  }

  async command(on: Locator, _keys: readonly string[], button: Locator): Promise<void> {
    await this.tick(on);
    await this.press(button);
  }

  async #aim(): Promise<void> {
    this.count();
    await pause(aimMs);
  }
}

export class MouseHand extends PointerHand {
  readonly name = "mouse";

  protected hit(target: Locator): Promise<void> {
    return target.click();
  }

  protected count(): void {
    this.clicks += 1;
  }
}

export class PhoneHand extends PointerHand {
  readonly name = "phone";

  protected hit(target: Locator): Promise<void> {
    return target.tap();
  }

  protected count(): void {
    this.taps += 1;
  }
}
