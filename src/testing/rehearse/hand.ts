// One of the ways in which somebody of the staff works at a console, at the speed of practised hands. Incidents are written in
// these steps; what is pressed is counted.
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";

export type HandName = "keyboard" | "mouse" | "phone";

/** A screen of the menu: by its name there, and by what is typed to find it. */
export type Screen = { link: string; typed: string };

/** Somebody reads for a second what has come up. */
const readMs = 1_000;
/** Five keys a second, on a phone as on a PC. */
export const keyMs = 200;

export abstract class Hand {
  abstract readonly name: HandName;
  readonly page: Page;
  /** The proctor's, by its place in the school; null: an operator, who sees all. */
  readonly room: number | null;
  keys = 0;
  clicks = 0;
  taps = 0;

  constructor(page: Page, room: number | null = null) {
    this.page = page;
    this.room = room;
  }

  async read(shown: Locator): Promise<void> {
    await shown.first().waitFor({ timeout: 60_000 });
    await pause(readMs);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.key(letter);
  }

  async key(key: string): Promise<void> {
    this.keys += 1;
    await pause(keyMs);
    await this.page.keyboard.press(key);
  }

  abstract press(target: Locator): Promise<void>;

  abstract tick(target: Locator): Promise<void>;

  /** In the place of what the field holds. */
  abstract fill(field: Locator, text: string): Promise<void>;

  /** In a native list, by how the option begins. */
  abstract choose(list: Locator, option: string): Promise<void>;

  /** Of the menu that is open. */
  abstract chooseItem(name: string): Promise<void>;

  /** What the dialog asks, as it is filled in. */
  abstract submit(dialog: Locator): Promise<void>;

  abstract dismiss(dialog: Locator): Promise<void>;

  abstract search(text: string): Promise<void>;

  abstract clearSearch(): Promise<void>;

  abstract goTo(screen: Screen): Promise<void>;

  /** The keyboard presses the keys while `on` has the focus; a mouse or a finger ticks `on` and presses the button. */
  abstract command(on: Locator, keys: readonly string[], button: Locator): Promise<void>;
}

export const submitOf = (dialog: Locator): Locator => dialog.locator("button[type=submit]");
export const searchOn = (page: Page): Locator => page.getByLabel("Cari nama atau nomor");
