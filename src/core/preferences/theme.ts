// Light, dark, or as the PC has it. early.ts puts the choice in place before the first paint.
import { atom } from "nanostores";
import { themes, type Theme } from "../../contract/preferences.ts";
import { themeStorageKey } from "../../contract/storage-keys.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

const stored = readStored(themeStorageKey);

export const $theme = atom<Theme>(themes.find((theme) => theme === stored) ?? "system");

export function setTheme(theme: Theme): void {
  $theme.set(theme);
  const { dataset } = document.documentElement;
  if (theme === "system") {
    removeStored(themeStorageKey);
    delete dataset["theme"];
    return;
  }
  writeStored(themeStorageKey, theme);
  dataset["theme"] = theme;
}

export function themeAfter(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
}
