// Dragging rows of the board onto a column with mouse or pen; a finger scrolls, and has buttons. Knows rows and columns by their
// attributes and draws what is under way straight into the page: thousands of rows are not drawn anew for it.
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { scrollNearEdge, startPointerDrag, type PointerDrag } from "../../../ui/pointer-drag.ts";

/** On a row; its value is the row's name. */
export const rowAttribute = "data-row";
/** On a column; its value is the session, "0" for none. */
export const columnAttribute = "data-column";
const dropAttribute = "data-drop";
const draggingAttribute = "data-dragging";

type BoardDrag = {
  /** Who goes along when that row is taken. */
  idsOf(row: string): readonly string[];
  /** What the pointer carries. */
  label(ids: readonly string[]): string;
  drop(ids: readonly string[], column: string): void;
};

/** `ghostClass`: of what hangs on the pointer. */
export function useSessionBoardDrag(
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

/** Listens on `root` until the returned function is called. */
function listenToBoard(root: HTMLElement, ghostClass: string, drag: BoardDrag): () => void {
  let cancel = () => {};
  function onDown(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    if (!(event.target instanceof Element) || event.target.closest("button")) return;
    const row = event.target.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute);
    if (!row) return;
    cancel();
    cancel = startPointerDrag(event, draggedRows(root, ghostClass, row, drag));
  }
  root.addEventListener("pointerdown", onDown);
  return () => {
    cancel();
    root.removeEventListener("pointerdown", onDown);
  };
}

function draggedRows(
  root: HTMLElement,
  ghostClass: string,
  row: string,
  drag: BoardDrag,
): PointerDrag {
  let carried: { ids: readonly string[]; ghost: HTMLElement } | null = null;
  const columnAt = ({ clientX: x, clientY: y }: PointerEvent) =>
    document.elementFromPoint(x, y)?.closest(`[${columnAttribute}]`) ?? null;
  const unmark = () => {
    for (const column of root.querySelectorAll(`[${dropAttribute}]`))
      column.removeAttribute(dropAttribute);
  };
  const carry = () => {
    const ids = drag.idsOf(row);
    if (ids.length === 0) return null;
    const ghost = document.createElement("div");
    ghost.className = ghostClass;
    ghost.textContent = drag.label(ids);
    root.append(ghost);
    root.setAttribute(draggingAttribute, "");
    return { ids, ghost };
  };
  return {
    move(event) {
      carried ??= carry();
      if (!carried) return;
      const { clientX: x, clientY: y } = event;
      carried.ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
      scrollNearEdge(root, "x", event);
      unmark();
      columnAt(event)?.setAttribute(dropAttribute, "");
    },
    end(drop) {
      unmark();
      root.removeAttribute(draggingAttribute);
      carried?.ghost.remove();
      const column = drop && columnAt(drop)?.getAttribute(columnAttribute);
      const ids = carried?.ids;
      // Moving the rows is a task of its own, after the events of the release.
      if (column && ids) setTimeout(() => drag.drop(ids, column));
    },
  };
}
