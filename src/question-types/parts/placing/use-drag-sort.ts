// Sorting a list by dragging a row's handle with mouse, pen or finger. Rows only stand aside meanwhile; the list itself
// changes at the end, since a row that is moved in the page would lose the pointer. Buttons must do the same for keyboards.
import { useRef, useState, type CSSProperties, type PointerEvent } from "react";
import { usePointerDrag } from "../../../ui/use-pointer-drag.ts";
import { dropPlace, shiftOf, type RowBox } from "./sort-places.ts";

type Drag = { from: number; to: number; startY: number; by: number; boxes: RowBox[] };

export type DragSort = {
  /** Of the element whose children with `data-row` are the rows. */
  handle: (at: number) => { onPointerDown: (event: PointerEvent<HTMLElement>) => void };
  /** For the row: where it stands just now. */
  style: (at: number) => CSSProperties | undefined;
  /** The row that is being dragged. */
  dragged: number | null;
};

export function useDragSort(onMove: (from: number, to: number) => void): DragSort {
  const [drag, setDrag] = useState<Drag | null>(null);
  // Events come faster than drawings.
  const current = useRef<Drag | null>(null);
  const set = (next: Drag | null) => {
    current.current = next;
    setDrag(next);
  };
  const startDrag = usePointerDrag<Omit<Drag, "to" | "by">>({
    move({ clientY }, held) {
      const by = clientY - held.startY;
      set({ ...held, by, to: dropPlace(held.boxes, held.from, by) });
    },
    end(drop, { from }) {
      const to = current.current?.to ?? from;
      set(null);
      if (drop && to !== from) onMove(from, to);
    },
  });
  const start = (at: number, event: PointerEvent<HTMLElement>) => {
    const grip = event.currentTarget;
    const list = grip.closest("[data-row]")?.parentElement;
    if (event.button !== 0 || !list) return;
    event.preventDefault();
    const boxes = [...list.querySelectorAll(":scope > [data-row]")].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top, height };
    });
    startDrag(event, { from: at, startY: event.clientY, boxes }, grip);
  };
  return {
    handle: (at) => ({ onPointerDown: (event) => start(at, event) }),
    style: (at) => (drag ? styleOf(drag, at) : undefined),
    dragged: drag ? drag.from : null,
  };
}

function styleOf({ boxes, from, to, by }: Drag, at: number): CSSProperties {
  if (at === from) return { transform: `translateY(${by}px)`, position: "relative", zIndex: 1 };
  return {
    transform: `translateY(${shiftOf(boxes, from, to, at)}px)`,
    transition: "transform 120ms",
  };
}
