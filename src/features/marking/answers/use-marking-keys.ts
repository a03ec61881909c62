// The keys of marking, all for one hand beside the number pad. They work wherever the focus is, but in a comment, in a dialog and in
// other fields of the page. Letters are no points, so that a field of points gives them away.
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

export type MarkingKeys = {
  skip(): void;
  undo(): boolean;
  back(): void;
  forward(): void;
  toggleFlag(): void;
  toggleEqual(): void;
  /** Of the field with the focus. */
  step(field: string, by: number): void;
};

/** By key: those of letters, and those of the number pad that do the same. */
const acts: Readonly<Record<string, keyof Omit<MarkingKeys, "step">>> = {
  s: "skip",
  "+": "skip",
  f: "toggleFlag",
  "*": "toggleFlag",
  u: "undo",
  z: "undo",
  "-": "undo",
  g: "toggleEqual",
};

/** By key: the button that is pressed. */
const openers: Readonly<Record<string, string>> = {
  "?": "[data-keys]",
  l: "[data-list]",
  k: "[data-model-words]",
  m: "[data-ask]",
  p: "[data-pdf]",
};

/** In a field that holds points a slash makes a fraction of them. */
const savedComments = { key: "/", button: "[data-saved-comments]" };

export function useMarkingKeys(panel: RefObject<HTMLElement | null>, keys: MarkingKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event, panel.current, latest.current);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [panel]);
}

function onKey(event: KeyboardEvent, panel: HTMLElement | null, keys: MarkingKeys): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || target.closest("dialog")) return;
  if (isBesideAnswer(target, panel) && scrollAnswer(event)) return event.preventDefault();
  if (event.altKey) return;
  if (target instanceof HTMLTextAreaElement) {
    if (key === "Escape") focusPoints(panel);
    return;
  }
  const field = target.dataset["points"];
  if (field === undefined && target.matches("input:not([type=checkbox]), select")) return;
  if (!carryOut(key.toLowerCase(), field, target, panel, keys)) return;
  event.preventDefault();
}

/** Where the keys that scroll have no meaning of their own. */
const isBesideAnswer = (target: HTMLElement, panel: HTMLElement | null): boolean =>
  !target.matches("textarea, select") &&
  (target === document.body || panel?.contains(target) === true);

/** So much of a page is seen before and after it is scrolled. */
const seenTwice = 48;
const threeLines = 72;

/** By a page, or with Alt by lines, so that the field of points keeps the focus. Returns whether the key is one of these. */
function scrollAnswer({ key, altKey, shiftKey }: KeyboardEvent): boolean {
  const isUp = key === "PageUp" || key === "ArrowUp";
  const isPage = key === "PageUp" || key === "PageDown";
  const isLines = altKey && (key === "ArrowUp" || key === "ArrowDown");
  if (shiftKey || (isPage ? altKey : !isLines)) return false;
  const place = scrolledPlace(document.querySelector("[data-answer]"));
  if (!place) return false;
  const by = isPage ? Math.max(threeLines, place.clientHeight - seenTwice) : threeLines;
  place.scrollBy({ top: isUp ? -by : by });
  return true;
}

/** The answer, or on a narrow screen what scrolls it with all else. */
function scrolledPlace(answer: Element | null): Element | null {
  if (!answer) return null;
  for (let place: Element | null = answer; place; place = place.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(place).overflowY)) return place;
  }
  return document.scrollingElement;
}

/** Returns whether the key did something. */
function carryOut(
  key: string,
  field: string | undefined,
  target: HTMLElement,
  panel: HTMLElement | null,
  keys: MarkingKeys,
): boolean {
  const act = acts[key];
  if (act) keys[act]();
  else if (key === "c") focusComment(panel);
  else if (key === savedComments.key) {
    if (!isUntouched(target)) return false;
    openSavedComments(panel);
  } else if (key === "arrowup" || key === "arrowdown") {
    if (field === undefined) return false;
    keys.step(field, key === "arrowup" ? 1 : -1);
  } else if (key === "arrowleft" || key === "arrowright") {
    if (!isUntouched(target)) return false;
    if (key === "arrowleft") keys.back();
    else keys.forward();
  } else if (key in openers) {
    document.querySelector<HTMLElement>(openers[key]!)?.click();
  } else return false;
  return true;
}

/** In a field that is empty or wholly selected an arrow to the side moves no cursor that a person needs. */
function isUntouched(target: HTMLElement): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return true;
  return target.selectionStart === 0 && target.selectionEnd === target.value.length;
}

function focusComment(panel: HTMLElement | null): void {
  const comment = panel?.querySelector("textarea");
  unfold(comment);
  comment?.focus();
}

function openSavedComments(panel: HTMLElement | null): void {
  const button = panel?.querySelector<HTMLElement>(savedComments.button);
  unfold(button);
  button?.click();
}

function unfold(part: Element | null | undefined): void {
  const folded = part?.closest("details");
  if (folded) folded.open = true;
}

function focusPoints(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLInputElement>("input[data-points]")?.focus();
}
