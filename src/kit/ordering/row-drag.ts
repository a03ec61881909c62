// Dragging rows of a list to another place with mouse, pen or finger. Knows rows by the id on their handle and draws
// where they would go; where that may be and what a drop does, the screen says.
import { scrollNearEdge, startPointerDrag, type PointerDrag } from "../../ui/pointer-drag.ts";

/** Attribute of the handle; its value is the row's id. */
export const handleAttribute = "data-handle";
/** Attribute of the row that shows where the dragged one would go: "before" or "after". */
const dropAttribute = "data-drop";
const draggedAttribute = "data-dragged";

export type Drop = { target: string; side: "before" | "after" };
export type RowDrag = {
  /** The row that `dragged` would go beside when the pointer is over `over`; null: it cannot go there. */
  targetOf(dragged: string, over: string): string | null;
  /** All that go along with it, itself included; without this it goes alone. */
  together?(dragged: string): readonly string[];
  drop(dragged: string, drop: Drop): void;
};

/** Listens on `root` until the returned function is called. */
export function listenToDrags(root: HTMLElement, drag: RowDrag): () => void {
  let cancel = () => {};
  function onDown(event: PointerEvent): void {
    const handle = event.target instanceof Element && event.target.closest(`[${handleAttribute}]`);
    const id = handle && handle.getAttribute(handleAttribute);
    if (!id) return;
    cancel();
    cancel = startPointerDrag(event, { ...draggedRow(root, id, drag), capturedBy: handle });
  }
  root.addEventListener("pointerdown", onDown);
  return () => {
    cancel();
    root.removeEventListener("pointerdown", onDown);
  };
}

/** Draws where the row would go, and drops it there. */
function draggedRow(root: HTMLElement, id: string, drag: RowDrag): PointerDrag {
  let aim: Drop | null = null;
  const rowOf = (each: string) =>
    root.querySelector(`[${handleAttribute}="${CSS.escape(each)}"]`)?.closest("tr") ?? null;
  const clear = (attribute: string) => {
    for (const row of root.querySelectorAll(`[${attribute}]`)) row.removeAttribute(attribute);
  };
  return {
    move(event) {
      const box = root.querySelector("table")?.parentElement;
      if (box) scrollNearEdge(box, "y", event);
      aim = aimAt(id, drag, event);
      clear(dropAttribute);
      for (const each of drag.together?.(id) ?? [id]) {
        rowOf(each)?.setAttribute(draggedAttribute, "");
      }
      if (aim) rowOf(aim.target)?.setAttribute(dropAttribute, aim.side);
    },
    end(drop) {
      clear(dropAttribute);
      clear(draggedAttribute);
      if (drop && aim) drag.drop(id, aim);
    },
  };
}

function aimAt(id: string, drag: RowDrag, { clientX: x, clientY: y }: PointerEvent): Drop | null {
  const row = document.elementFromPoint(x, y)?.closest("tr");
  const over = row?.querySelector(`[${handleAttribute}]`)?.getAttribute(handleAttribute);
  if (!row || !over) return null;
  const target = drag.targetOf(id, over);
  if (target === null || target === id) return null;
  const { top, height } = row.getBoundingClientRect();
  const isAbove = target === over && y < top + height / 2;
  return { target, side: isAbove ? "before" : "after" };
}
