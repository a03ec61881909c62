// Drawing a line from one tile to another with the mouse or a pen. A finger scrolls instead, and presses one tile after
// the other, as a keyboard does.
import { type PointerEvent as Press, type RefObject, useState } from "react";
import { usePointerDrag } from "../../../ui/use-pointer-drag.ts";
import type { Tile } from "./link-model.ts";
import type { Point } from "./use-link-lines.ts";

export type LinkDrag = { from: Tile; to: Point };

export function useLinkDrag(
  board: RefObject<HTMLElement | null>,
  onJoin: (from: Tile, to: Tile) => void,
) {
  const [drag, setDrag] = useState<LinkDrag | null>(null);
  const startDrag = usePointerDrag<Tile>({
    move({ clientX, clientY }, from) {
      const frame = board.current?.getBoundingClientRect();
      if (frame) setDrag({ from, to: { x: clientX - frame.left, y: clientY - frame.top } });
    },
    end(drop, from) {
      setDrag(null);
      const to = drop && tileAt(board.current, drop);
      if (to && to.side !== from.side) onJoin(from, to);
    },
  });
  const start = (from: Tile, press: Press) => {
    if (press.pointerType !== "touch") startDrag(press, from);
  };
  return { drag, start };
}

function tileAt(board: HTMLElement | null, { clientX, clientY }: PointerEvent): Tile | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-tile]");
  if (!tile || !board?.contains(tile)) return null;
  const [side = "", id = ""] = (tile.dataset["tile"] ?? "").split(" ");
  return side === "left" || side === "right" ? { side, id } : null;
}
