// Built as a file of its own that runs as soon as it is there: the theme, and whether a session is stored,
// before the first paint that matters. index.html may hold no inline script.
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
