// From one text of a list to the next by keys, and past the last to a new one. Lists may stand in the rows of a list: then
// all of their texts are one way, and each list grows by itself.
import { createContext, type KeyboardEvent } from "react";
import type { EdgeKey } from "../toolbar-state.ts";

/** Where a part's text is: told of the key, it leads elsewhere and answers true. */
export type RowWalk = (from: Element, key: EdgeKey) => boolean;
export const RowWalkContext = createContext<RowWalk | null>(null);

/** Rich texts, and what says of itself that it is on the way: an input, or the button of a picture. */
const texts = "[data-part-row] [role=textbox], [data-part-row] [data-row-text]";
/** Of a part that is shown until somebody goes into it: at which end they will stand. */
export const enteredFrom = "enteredFrom";

const listOf = (element: Element) => element.closest("[data-part-list]");

export const walkRows: RowWalk = (from, key) => {
  const all = textsIn(outermost(from));
  const at = all.findIndex((text) => text === from || from.contains(text));
  const present = all[at];
  if (!present) return false;
  if (key === "ArrowUp") return goTo(all[at - 1], "start");
  const next = all[at + 1];
  if (key === "ArrowDown") return goTo(next, "end");
  const grown = listToGrow(present, next);
  if (grown && (grown !== listOf(present) || hasText(present)) && grow(grown)) return true;
  goTo(next, "end");
  // Enter makes no line in what has nothing behind it either: it is the same key all the way down.
  return true;
};

/** What a row is about leads on by the same keys where it is no rich text. */
export function walkFromInput(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, nativeEvent } = event;
  if (!(target instanceof HTMLElement) || !target.matches("[data-row-text]")) return;
  if (listOf(target) !== event.currentTarget || nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !isAtEdge(target, key))
    return;
  if (walkRows(target, key as EdgeKey)) event.preventDefault();
}

function isAtEdge(target: HTMLElement, key: string): boolean {
  // Enter presses a button.
  if (!(target instanceof HTMLInputElement)) return key === "ArrowDown" || key === "ArrowUp";
  const { selectionStart, selectionEnd, value } = target;
  if (key === "ArrowDown") return selectionStart === value.length;
  return key === "Enter" || (key === "ArrowUp" && selectionEnd === 0);
}

function outermost(from: Element): Element | null {
  let list = listOf(from);
  for (let above = list; above; above = above.parentElement && listOf(above.parentElement))
    list = above;
  return list;
}

const textsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>(texts) ?? [])];

/** At the end of a list the list itself; at a row that has a list without texts, that one. */
function listToGrow(present: Element, next: Element | undefined): Element | null {
  const own = listOf(present);
  const inner = present.closest("[data-part-row]")?.querySelector("[data-part-list]") ?? null;
  if (inner && textsIn(inner).length === 0) return inner;
  return next && own?.contains(next) ? null : own;
}

/** By its own button, which also takes the focus to the new row. */
function grow(list: Element): boolean {
  const buttons = [...list.querySelectorAll<HTMLElement>("[data-part-add]")];
  const add = buttons.find((button) => listOf(button) === list);
  if (!add || add.ariaDisabled === "true") return false;
  add.click();
  return true;
}

/** Of a picture's words the picture is enough. */
const hasText = (text: HTMLElement) =>
  text instanceof HTMLInputElement
    ? text.value.trim() !== "" || text.closest("[data-part-row]")?.querySelector("img") !== null
    : text.innerText.trim() !== "" ||
      text.querySelector("img, audio, table, .rich-text-formula") !== null;

function goTo(text: HTMLElement | undefined, end: "start" | "end"): boolean {
  if (!text) return false;
  text.dataset[enteredFrom] = end;
  text.focus();
  if (text instanceof HTMLInputElement) {
    const at = end === "start" ? 0 : text.value.length;
    text.setSelectionRange(at, at);
  }
  return true;
}
