// What a walk by keyboard does with the form of a question.
import type { Page } from "playwright-core";
import type { CountedKeys } from "./counted-keys.ts";

export type Hands = ReturnType<typeof handsOn>;

export function handsOn(page: Page, keys: CountedKeys) {
  const text = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    page,
    keys,
    text,
    button,

    /** In the dialog of the bank's files, which opens with the focus in its search. */
    async pickFile(): Promise<void> {
      await keys.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio").first().waitFor();
      await keys.lead("ArrowDown", dialog.getByRole("radio").first());
      await keys.press("Space", "Enter");
      await dialog.waitFor({ state: "detached" });
    },

    /** Moved by the keys of its number; then on to its fields. */
    async addZone(number: number, moves: readonly string[]): Promise<void> {
      await keys.reach(button("Tambah area tanpa menggambar"));
      await keys.lead("Enter", button(`Area ${number}`));
      await keys.press(...moves, "Enter");
    },
  };
}
