// What belongs to a row beside its text (its mark, its buttons, its points) is one stop for Tab; arrows to the left and
// right walk along it and choose nothing. So the next text is two presses away, and none of it is out of reach.
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

const controls = "button, select, input";

/** For the row, or what holds its controls; its text stands in `data-row-own`. */
export function useRowControls<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const settle = () => root.current && settleStops(root.current);
  // Controls come and go with any drawing, and what is ticked decides which radio button Tab finds.
  useLayoutEffect(() => void settle());
  return { ref: root, onKeyDown: walkControls, onFocus: settle, onBlur: settle };
}

function controlsIn(root: Element): HTMLElement[] {
  const isBeside = (control: Element) => {
    // A list in the text of another row's has rows of its own.
    const text = control.closest("[data-row-own]");
    return text === null || !root.contains(text);
  };
  const all = [...root.querySelectorAll<HTMLElement>(controls)];
  return all.filter((control) => !control.matches(":disabled, [type=file]") && isBeside(control));
}

/** The one that has the focus, else the first that Tab can come to. */
function settleStops(root: Element): void {
  const all = controlsIn(root);
  const present = all.find((control) => control === document.activeElement);
  const stop = present ?? all.find(isFoundByTab);
  for (const control of all) control.tabIndex = control === stop ? 0 : -1;
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
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = controlsIn(event.currentTarget);
  const at = all.findIndex((control) => control === event.target);
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
