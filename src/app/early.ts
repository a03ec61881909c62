// Before the first paint: the theme, and whether a session is stored. Stands in index.html itself, under its hash; main.tsx
// has it too, for servers whose own policy refuses whatever stands inline.
import { themeStorageKey, tokenStorageKey } from "../contract/storage-keys.ts";

const { dataset } = document.documentElement;
// Chrome before 102 and Firefox before 112: they run modules, but not ours. Older ones are told by old-browser.js.
if (!("inert" in HTMLElement.prototype)) dataset["browser"] = "old";
try {
  const theme = localStorage.getItem(themeStorageKey);
  if (theme === "light" || theme === "dark") dataset["theme"] = theme;
  // The standing sign-in form would flash at every reload of somebody who is signed in.
  const isStanding = !("session" in dataset);
  if (isStanding && localStorage.getItem(tokenStorageKey) !== null) dataset["session"] = "stored";
} catch {
  // Storage is forbidden: the system's theme, and nobody can be signed in.
}

const standing = document.querySelector("style");
if (standing && !standing.sheet) {
  // Refused: the same styles are in a file of their own.
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = standing.dataset["sheet"] ?? "";
  standing.replaceWith(link);
}
