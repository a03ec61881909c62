// Opens a <dialog> when it is mounted and returns the focus to where it was when it is unmounted. While the dialog is open
// everything outside of it is inert: an owner that wants the focus elsewhere moves it in a layout effect after the unmount.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { keepLayout } from "../use-phone.ts";
import { closeOnBack } from "./back-button.ts";

/** `onClosed` is told when the browser closed the dialog by itself, or when its back button asks for it: its owner decides. */
export function useModal(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClosed);
  useLayoutEffect(() => {
    latest.current = onClosed;
  });
  // Asked for while rendering: afterwards the focus may have moved inside already.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const reopen = () => {
      showDialog(dialog);
      latest.current();
    };
    openers.set(dialog, opener);
    showDialog(dialog);
    // The browser has chosen the first control, which is the × that closes.
    firstStop(dialog).focus();
    dialog.addEventListener("close", reopen);
    dialog.addEventListener("focusout", keepFocus);
    const release = closeOnBack(() => latest.current());
    const releaseLayout = keepLayout();
    return () => {
      release();
      releaseLayout();
      dialog.removeEventListener("focusout", keepFocus);
      dialog.removeEventListener("close", reopen);
      hideDialog(dialog);
      returnFocus(dialog);
    };
  }, [opener]);
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    // A step that is behind: the browser would take its focus away with the next frame, and a key until then is lost.
    if (focused?.closest("[hidden]") && ref.current?.contains(focused)) ref.current.focus();
  });
  return ref;
}

/** What had the focus before each open dialog. */
const openers = new Map<HTMLDialogElement, Element | null>();

function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === "function") dialog.showModal();
  else dialog.setAttribute("open", "");
}

function hideDialog(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === "function") dialog.close();
  else dialog.removeAttribute("open");
}

function firstStop(dialog: HTMLDialogElement): HTMLElement {
  const wanted = dialog.querySelector<HTMLElement>("[autofocus]");
  const inputs = ["input:not([type=hidden]):not([readonly])", "select", "textarea"];
  const first = inputs.map((input) => `${input}:not([disabled])`).join();
  return wanted ?? dialog.querySelector<HTMLElement>(first) ?? dialog;
}

/** What had the focus goes with its step: the dialog itself hears the keys then, and Tab begins in it. */
function keepFocus({ currentTarget }: Event): void {
  requestAnimationFrame(() => {
    const [onTop] = [...document.querySelectorAll<HTMLElement>("dialog[open]")].slice(-1);
    if (document.activeElement === document.body && onTop === currentTarget) onTop?.focus();
  });
}

/** Focuses the first of these elements that accepts the focus. The opener may be disabled, hidden or deleted by now. */
function returnFocus(closed: HTMLDialogElement): void {
  const opener = openers.get(closed) ?? null;
  openers.delete(closed);
  // A dialog that is closed together with the one above it is unmounted first: the upper one returns the focus for both.
  for (const [dialog, inner] of openers) if (closed.contains(inner)) openers.set(dialog, opener);
  const [behind] = [...document.querySelectorAll("dialog[open]")].slice(-1);
  for (const target of [opener, behind, document.querySelector("main[tabindex]")]) {
    if (!(target instanceof HTMLElement) || target === document.body) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
