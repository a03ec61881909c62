// Ties dragging and keys to the rows of a list: arrows on a row's handle move it, Alt and an arrow do so from anywhere in
// the row. The focus stays where it was, though the row moves in the document.
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { handleAttribute, listenToDrags, type RowDrag } from "./row-drag.ts";

export type Step = "up" | "down";
export type RowOrder = RowDrag & {
  /** Settles when the list shows it. */
  step(id: string, to: Step): Promise<void>;
};

/** The element around the list, whose rows hold handles while `isOn`. */
export function useRowOrder(order: RowOrder, isOn: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(order);
  useLayoutEffect(() => {
    latest.current = order;
  });
  // Not with every drawing: that would end a drag.
  useEffect(() => {
    const { current } = root;
    if (!current || !isOn) return undefined;
    const stopDrags = listenToDrags(current, {
      targetOf: (dragged, over) => latest.current.targetOf(dragged, over),
      together: (dragged) => latest.current.together?.(dragged) ?? [dragged],
      drop: (dragged, drop) => latest.current.drop(dragged, drop),
    });
    const onKey = (event: KeyboardEvent) => {
      const found = stepOf(event);
      if (!found) return;
      // Before a menu button of the row takes the arrow for itself.
      event.preventDefault();
      event.stopPropagation();
      void stepAndRefocus(latest.current, found.id, found.step);
    };
    current.addEventListener("keydown", onKey, true);
    return () => {
      stopDrags();
      current.removeEventListener("keydown", onKey, true);
    };
  }, [isOn]);
  return root;
}

function stepOf(event: KeyboardEvent): { id: string; step: Step } | null {
  const { key, target } = event;
  if ((key !== "ArrowUp" && key !== "ArrowDown") || !(target instanceof Element)) return null;
  const isHandle = target.hasAttribute(handleAttribute);
  if (!isHandle && (!event.altKey || target.closest("[role=menu]"))) return null;
  const id = target
    .closest("tr")
    ?.querySelector(`[${handleAttribute}]`)
    ?.getAttribute(handleAttribute);
  return id ? { id, step: key === "ArrowUp" ? "up" : "down" } : null;
}

/** Moving a row in the document takes the focus from what is in it. */
async function stepAndRefocus(order: RowOrder, id: string, step: Step): Promise<void> {
  const focused = document.activeElement;
  await order.step(id, step);
  requestAnimationFrame(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement && focused.isConnected) focused.focus();
  });
}
