// Drawing a line from one tile to another with the mouse or a pen. A finger scrolls instead, and presses one tile after
// the other, as a keyboard does.
import { type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from "react";
import type { Tile } from "./link-model.ts";
import type { Point } from "./use-link-lines.ts";

/** In pixels: less is a press. */
const leastMove = 6;

export type LinkDrag = { from: Tile; to: Point };

export function useLinkDrag(
  board: RefObject<HTMLElement | null>,
  onJoin: (from: Tile, to: Tile) => void,
) {
  const [drag, setDrag] = useState<LinkDrag | null>(null);
  const join = useRef(onJoin);
  useEffect(() => {
    join.current = onJoin;
  });
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = (from: Tile, { clientX, clientY, pointerType, button }: Press) => {
    if (pointerType === "touch" || button !== 0) return;
    const ended = new AbortController();
    let isMoving = false;
    const stop = () => {
      ended.abort();
      setDrag(null);
    };
    end.current = stop;
    const move = (event: PointerEvent) => {
      const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
      const frame = board.current?.getBoundingClientRect();
      if (!frame || (!isMoving && distance < leastMove)) return;
      isMoving = true;
      setDrag({ from, to: { x: event.clientX - frame.left, y: event.clientY - frame.top } });
    };
    const drop = (event: PointerEvent) => {
      stop();
      const to = tileAt(board.current, event);
      if (isMoving && to && to.side !== from.side) join.current(from, to);
    };
    const { signal } = ended;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", stop, { signal });
  };
  return { drag, start };
}

function tileAt(board: HTMLElement | null, { clientX, clientY }: PointerEvent): Tile | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-tile]");
  if (!tile || !board?.contains(tile)) return null;
  const [side = "", id = ""] = (tile.dataset["tile"] ?? "").split(" ");
  return side === "left" || side === "right" ? { side, id } : null;
}
