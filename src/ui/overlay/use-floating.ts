// Places a list next to the control that opened it while it is open: roughly at once, exactly when the code for it is there.
import { type RefObject, useLayoutEffect } from "react";
import type { Placement } from "./follow-anchor.ts";

export type FloatingOptions = {
  open: boolean;
  placement: Placement;
  /** The list is at least as wide as its control. */
  matchWidth?: boolean;
};

/** The list's style must hold `position: fixed`. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { open, placement, matchWidth = false }: FloatingOptions,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const floating = list.current;
    if (!open || !from || !floating) return undefined;
    let isOpen = true;
    let stop: (() => void) | null = null;
    const follow = async () => {
      try {
        const { followAnchor } = await import("./follow-anchor.ts");
        if (isOpen) stop = followAnchor(from, floating, placement, matchWidth);
      } catch {
        // Cannot be fetched just now: the rough place serves.
      }
    };
    placeRoughly(from, floating, placement, matchWidth);
    void follow();
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [anchor, list, open, placement, matchWidth]);
}

function placeRoughly(from: HTMLElement, list: HTMLElement, placement: Placement, wide: boolean) {
  const { left, right, bottom, width } = from.getBoundingClientRect();
  if (wide) list.style.minWidth = `${width}px`;
  const start = placement.endsWith("end") ? right - list.offsetWidth : left;
  const top = Math.min(bottom + 4, window.innerHeight - list.offsetHeight - 8);
  Object.assign(list.style, { left: `${Math.max(8, start)}px`, top: `${Math.max(8, top)}px` });
}
