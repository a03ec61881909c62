// Dragging rows of the board onto a column with mouse or pen; a finger scrolls, and has buttons. Knows rows and columns by their
// attributes and draws what is under way straight into the page: thousands of rows are not drawn anew for it.
import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** On a row; its value is the row's name. */
export const rowAttribute = "data-row";
/** On a column; its value is the session, "0" for none. */
export const columnAttribute = "data-column";
const dropAttribute = "data-drop";
const draggingAttribute = "data-dragging";
/** A press that moves less is a click. */
const slack = 6;
/** So near to the edge of the board, it scrolls by so much with each move. */
const edge = 48;
const scrollStep = 16;

type BoardDrag = {
  /** Who goes along when that row is taken. */
  idsOf(row: string): readonly string[];
  /** What the pointer carries. */
  label(ids: readonly string[]): string;
  drop(ids: readonly string[], column: string): void;
};

/** `ghostClass`: of what hangs on the pointer. */
export function useBoardDrag(
  root: RefObject<HTMLElement | null>,
  ghostClass: string,
  drag: BoardDrag,
): void {
  const latest = useRef(drag);
  useLayoutEffect(() => {
    latest.current = drag;
  });
  // Not with every drawing: that would end a drag.
  useEffect(
    () =>
      root.current
        ? listenToBoard(root.current, ghostClass, {
            idsOf: (row) => latest.current.idsOf(row),
            label: (ids) => latest.current.label(ids),
            drop: (ids, column) => latest.current.drop(ids, column),
          })
        : undefined,
    [root, ghostClass],
  );
}

/** Listens on `root` until the answer is called. */
function listenToBoard(root: HTMLElement, ghostClass: string, drag: BoardDrag): () => void {
  let pressed: { row: string; x: number; y: number } | null = null;
  let carried: { ids: readonly string[]; ghost: HTMLElement } | null = null;

  const columnAt = ({ clientX: x, clientY: y }: PointerEvent) =>
    document.elementFromPoint(x, y)?.closest(`[${columnAttribute}]`) ?? null;

  function unmark(): void {
    for (const one of root.querySelectorAll(`[${dropAttribute}]`))
      one.removeAttribute(dropAttribute);
  }

  function end(): void {
    unmark();
    root.removeAttribute(draggingAttribute);
    carried?.ghost.remove();
    carried = null;
    pressed = null;
  }

  function begin(row: string): void {
    const ids = drag.idsOf(row);
    if (ids.length === 0) return;
    const ghost = document.createElement("div");
    ghost.className = ghostClass;
    ghost.textContent = drag.label(ids);
    root.append(ghost);
    root.setAttribute(draggingAttribute, "");
    carried = { ids, ghost };
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === "touch") return;
    if (!(event.target instanceof Element) || event.target.closest("button")) return;
    const row = event.target.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute);
    if (row) pressed = { row, x: event.clientX, y: event.clientY };
  }

  function onMove(event: PointerEvent): void {
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    if (!carried && Math.hypot(x - pressed.x, y - pressed.y) > slack) begin(pressed.row);
    if (!carried) return;
    event.preventDefault();
    carried.ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    const { left, right } = root.getBoundingClientRect();
    if (x < left + edge) root.scrollLeft -= scrollStep;
    else if (x > right - edge) root.scrollLeft += scrollStep;
    unmark();
    columnAt(event)?.setAttribute(dropAttribute, "");
  }

  function onUp(event: PointerEvent): void {
    if (!carried) {
      pressed = null;
      return;
    }
    const column = columnAt(event)?.getAttribute(columnAttribute);
    const { ids } = carried;
    end();
    // What follows a drag is no click on the row.
    const stop = (click: Event) => click.preventDefault();
    root.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", stop, { capture: true }));
    // Drawn anew in a task of its own, after what the pointer leaves behind.
    if (column) setTimeout(() => drag.drop(ids, column));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !carried) return;
    event.stopPropagation();
    end();
  }

  root.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", end);
  document.addEventListener("keydown", onKey, true);
  return () => {
    end();
    root.removeEventListener("pointerdown", onDown);
    document.removeEventListener("pointermove", onMove);
    document.removeEventListener("pointerup", onUp);
    document.removeEventListener("pointercancel", end);
    document.removeEventListener("keydown", onKey, true);
  };
}
