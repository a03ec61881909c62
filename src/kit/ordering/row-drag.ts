// Dragging rows of a list to another place with mouse, pen or finger. Knows rows by the id on their handle and draws
// where they would go; where that may be and what a drop does, the screen says.

/** Attribute of the handle; its value is the row's id. */
export const handleAttribute = "data-handle";
/** Attribute of the row that shows where the dragged one would go: "before" or "after". */
const dropAttribute = "data-drop";
const draggedAttribute = "data-dragged";
/** So near to the edge of the box, it scrolls by so much with each move. */
const edge = 40;
const scrollStep = 14;

export type Drop = { target: string; side: "before" | "after" };
export type RowDrag = {
  /** The row that `dragged` would go beside when the pointer is over `over`; null: it cannot go there. */
  targetOf(dragged: string, over: string): string | null;
  /** All that go along with it, itself included; without this it goes alone. */
  together?(dragged: string): readonly string[];
  drop(dragged: string, drop: Drop): void;
};

/** Listens on `root` until the answer is called. */
export function listenToDrags(root: HTMLElement, drag: RowDrag): () => void {
  let dragged: string | null = null;
  let aim: Drop | null = null;

  const rowOf = (id: string) =>
    root.querySelector(`[${handleAttribute}="${CSS.escape(id)}"]`)?.closest("tr") ?? null;

  function clear(attribute: string): void {
    for (const row of root.querySelectorAll(`[${attribute}]`)) row.removeAttribute(attribute);
  }

  function end(): void {
    clear(dropAttribute);
    clear(draggedAttribute);
    dragged = null;
    aim = null;
  }

  function aimAt(id: string, x: number, y: number): Drop | null {
    const row = document.elementFromPoint(x, y)?.closest("tr");
    const over = row?.querySelector(`[${handleAttribute}]`)?.getAttribute(handleAttribute);
    if (!row || !over) return null;
    const target = drag.targetOf(id, over);
    if (target === null || target === id) return null;
    const { top, height } = row.getBoundingClientRect();
    const isAbove = target === over && y < top + height / 2;
    return { target, side: isAbove ? "before" : "after" };
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const handle = event.target.closest(`[${handleAttribute}]`);
    if (!handle) return;
    dragged = handle.getAttribute(handleAttribute);
    // Every further move comes here, wherever the pointer goes.
    handle.setPointerCapture(event.pointerId);
  }

  function onMove(event: PointerEvent): void {
    if (dragged === null) return;
    scrollAt(event.clientY);
    aim = aimAt(dragged, event.clientX, event.clientY);
    clear(dropAttribute);
    for (const id of drag.together?.(dragged) ?? [dragged]) {
      rowOf(id)?.setAttribute(draggedAttribute, "");
    }
    if (aim) rowOf(aim.target)?.setAttribute(dropAttribute, aim.side);
  }

  function scrollAt(y: number): void {
    const box = root.querySelector("table")?.parentElement;
    if (!box) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (y < top + edge) box.scrollTop -= scrollStep;
    else if (y > bottom - edge) box.scrollTop += scrollStep;
  }

  function onUp(): void {
    const [id, found] = [dragged, aim];
    end();
    if (id !== null && found) drag.drop(id, found);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && dragged !== null) end();
  }

  root.addEventListener("pointerdown", onDown);
  root.addEventListener("pointermove", onMove);
  root.addEventListener("pointerup", onUp);
  root.addEventListener("pointercancel", end);
  document.addEventListener("keydown", onKey);
  return () => {
    end();
    root.removeEventListener("pointerdown", onDown);
    root.removeEventListener("pointermove", onMove);
    root.removeEventListener("pointerup", onUp);
    root.removeEventListener("pointercancel", end);
    document.removeEventListener("keydown", onKey);
  };
}
