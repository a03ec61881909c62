// What belongs to a row beside its text (its mark, its buttons, its points) is one stop for Tab; arrows to the left and
// right walk along it and choose nothing. Where a row is about small inputs instead of a text, those are one stop too. So
// the next row is two presses away, and none of it is out of reach.
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

const controls = "button, select, input, summary";

/** For the row, or what holds its controls; its text or its inputs stand in `data-row-own`. */
export function useRowControls<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const settle = () => root.current && settleStops(root.current);
  // Controls come and go with any drawing, and what is ticked decides which radio button Tab finds.
  useLayoutEffect(() => void settle());
  return { ref: root, onKeyDown: walkControls, onFocus: settle, onBlur: settle };
}

/** The stops of a row: what it is about, unless that is a rich text, and what belongs to it. */
function stopsIn(root: Element): HTMLElement[][] {
  const own: HTMLElement[] = [];
  const beside: HTMLElement[] = [];
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    if (control.matches(":disabled, [type=file]")) continue;
    const place = control.closest("[data-row-own]");
    if (!place || !root.contains(place)) beside.push(control);
    else if (isPlainOwn(root, place, control)) own.push(control);
  }
  return [own, beside];
}

/** Not in a list, which has rows of its own, nor unfolded, to be walked through by Tab, nor the tool of an editor. */
function isPlainOwn(root: Element, place: Element, control: Element): boolean {
  const isOfList = control.closest("[data-part-list]") !== root.closest("[data-part-list]");
  const isUnfolded = control.matches("details > :not(summary) *");
  return !isOfList && !isUnfolded && place.querySelector("[role=textbox]") === null;
}

/** The one that has the focus, else the first that Tab can come to. */
function settleStops(root: Element): void {
  for (const group of stopsIn(root)) {
    const present = group.find((control) => control === document.activeElement);
    const stop = present ?? group.find(isFoundByTab);
    for (const control of group) control.tabIndex = control === stop ? 0 : -1;
  }
}

/** Of radio buttons of one name, of which one is chosen, browsers pass over the others. */
function isFoundByTab(control: HTMLElement): boolean {
  if (!isRadio(control) || control.checked) return true;
  const name = CSS.escape(control.name);
  return document.querySelector(`input[type=radio][name="${name}"]:checked`) === null;
}

function isRadio(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

function walkControls(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const isTarget = (control: HTMLElement) => control === event.target;
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = stopsIn(event.currentTarget).find((group) => group.some(isTarget)) ?? [];
  const at = all.findIndex(isTarget);
  const present = all[at];
  const to = all[at + by];
  if (!present || isInText(present, by)) return;
  // The browser would choose: in a list, between the answers of a row, or the mark of another row.
  event.preventDefault();
  to?.focus();
}

function isInText(control: HTMLElement, by: number): boolean {
  if (!(control instanceof HTMLInputElement) || control.selectionStart === null) return false;
  const { selectionStart, selectionEnd, value } = control;
  return by < 0 ? selectionEnd !== 0 : selectionStart !== value.length;
}
