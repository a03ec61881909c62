// Tells when somebody has gone elsewhere: the focus is on something outside, or something outside was pressed.
import { type RefObject, useEffect, useRef } from "react";

/** After a finger has gone its click may take as long; after a mouse it follows at once. */
const tapMs = 350;

/**
 * Only while `isWatched`. A press is waited for until it is over: if the page moved under it, the button that it is on
 * its way to would be missed. A dialog inside the place or over it counts as inside, because it returns the focus; so does
 * another window.
 */
export function useLeaving(
  place: RefObject<HTMLElement | null>,
  isWatched: boolean,
  onLeave: () => void,
  onReturn: () => void,
): void {
  const latest = useRef({ onLeave, onReturn });
  useEffect(() => {
    latest.current = { onLeave, onReturn };
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    const ended = new AbortController();
    const press = new Press();
    const isInside = ({ target }: Event) =>
      place.current !== null &&
      (place.current.contains(target as Node) || isInDialogOver(place.current, target));
    const watch = (name: string, act: (event: Event) => void) =>
      document.addEventListener(name, act, { capture: true, signal: ended.signal });
    watch("pointerdown", (event) => press.begin(!isInside(event)));
    watch("pointerup", (event) => {
      const isMouse = (event as PointerEvent).pointerType === "mouse";
      const end = () => press.end() && !ended.signal.aborted && latest.current.onLeave();
      setTimeout(end, isMouse ? 0 : tapMs);
    });
    // A finger that scrolls.
    watch("pointercancel", () => press.end());
    watch("focusin", (event) => {
      if (isInside(event)) latest.current.onReturn();
      else if (press.isDown) press.isLeaving = true;
      else latest.current.onLeave();
    });
    return () => ended.abort();
  }, [place, isWatched]);
}

function isInDialogOver(place: HTMLElement, target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest("dialog[open]") : null;
  return dialog !== null && !dialog.contains(place);
}

class Press {
  isDown = false;
  isLeaving = false;

  begin(isLeaving: boolean): void {
    this.isDown = true;
    this.isLeaving = isLeaving;
  }

  /** Whether it led outside. */
  end(): boolean {
    const { isLeaving } = this;
    this.isDown = false;
    this.isLeaving = false;
    return isLeaving;
  }
}
