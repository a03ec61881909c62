// The keys that help on every screen, as long as nobody is typing and no dialog is open: "/" looks in the list, "?" explains the
// screen, "[" folds the strip, Ctrl+Z takes back what the latest toast offers to: by Tab it would be gone before one is there.
// Ctrl+K looks for anything, wherever one is but in a dialog. Ctrl+A ticks the rows of the table that one is in.
import { useEffect } from "react";
import { $notices, closeNotice } from "../../core/notices.ts";
import { $shellDialog } from "./shell-dialogs.ts";

/** Null: a key that is not ours. */
function verbFor(event: KeyboardEvent, fold: () => void): (() => void) | null {
  const { key, target } = event;
  if (document.querySelector("dialog[open]")) return null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    if (key.toLowerCase() === "k") return () => $shellDialog.set("search");
    if (isTyping(target)) return null;
    if (key.toLowerCase() === "a") return allRows(target);
    return key.toLowerCase() === "z" ? latestOffer() : null;
  }
  // AltGr, which writes "[" on some keyboards, is Ctrl and Alt.
  const isPlain = event.ctrlKey === event.altKey && !event.metaKey;
  if (!isPlain || isTyping(target)) return null;
  if (key === "?") return () => $shellDialog.set("help");
  if (key === "[") return fold;
  if (key !== "/") return null;
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  return search && (() => search.select());
}

function latestOffer(): (() => void) | null {
  const latest = $notices
    .get()
    .filter(({ action }) => action)
    .at(-1);
  if (!latest) return null;
  return () => {
    closeNotice(latest.id);
    latest.action?.run();
  };
}

/** Null where none can be ticked or all are: then it chooses all text, as everywhere. */
function allRows(target: EventTarget | null): (() => void) | null {
  const table = target instanceof Element && target.closest("table");
  const box = table && table.querySelector<HTMLElement>("thead [type=checkbox]:not(:checked)");
  return box ? () => box.click() : null;
}

/** Where one chooses, in lists or by radio buttons, none of these keys says anything. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=checkbox], [type=radio]), textarea"))
  );
}

export function useShellKeys(fold: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const verb = event.defaultPrevented || event.repeat ? null : verbFor(event, fold);
      if (!verb) return;
      event.preventDefault();
      verb();
    };
    // A screen's own keys, which it hears on the document, come first, whenever it was opened.
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [fold]);
}
