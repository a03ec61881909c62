// Dragging a label over the picture with a pointer.
import { useState, type PointerEvent, type RefObject } from "react";
import type { Zone } from "../../contract/questions/question-content.ts";
import { usePointerDrag } from "../../ui/use-pointer-drag.ts";
import { isWithin } from "../parts/zones/zone-shapes.ts";
import type { Held } from "./placed-labels.ts";

export type LabelDragOptions = {
  frame: RefObject<HTMLElement | null>;
  zones: readonly Zone[];
  ratio: number;
  /** Null: let go beside every zone. */
  onDrop: (held: Held, zone: Zone | null) => void;
};
/** Where the label is, in the window; over which zone. */
export type Dragging = { held: Held; x: number; y: number; over: string | null };

export function useLabelDrag({ frame, zones, ratio, onDrop }: LabelDragOptions) {
  const [dragging, setDragging] = useState<Dragging | null>(null);

  const zoneAt = (x: number, y: number): Zone | null => {
    const place = frame.current?.getBoundingClientRect();
    if (!place || place.width === 0) return null;
    const point = { x: (x - place.left) / place.width, y: (y - place.top) / place.height };
    // The one that was drawn last lies on top.
    const hit = [...zones].reverse().find((zone) => isWithin(zone, point, ratio));
    const badge = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-zone-place]");
    return hit ?? zones.find(({ id }) => id === badge?.dataset["zonePlace"]) ?? null;
  };
  const start = usePointerDrag<Held>({
    move: ({ clientX: x, clientY: y }, held) =>
      setDragging({ held, x, y, over: zoneAt(x, y)?.id ?? null }),
    end(drop, held) {
      setDragging(null);
      if (drop) onDrop(held, zoneAt(drop.clientX, drop.clientY));
    },
  });
  const handle = (held: Held) => ({
    onPointerDown: (event: PointerEvent) => start(event, held, event.currentTarget),
  });
  return { dragging, handle };
}
