// Dragging a label over the picture with a pointer. What moves only a little is a press and no drag.
import { useRef, useState } from "react";
import type { MouseEvent, PointerEvent, RefObject } from "react";
import type { Zone } from "../../contract/questions/question-content.ts";
import { isWithin } from "../parts/zones/zone-shapes.ts";
import type { Held } from "./placed-labels.ts";

const farEnough = 6;

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
  const start = useRef<{ held: Held; x: number; y: number } | null>(null);
  const wasDrag = useRef(false);

  const zoneAt = (x: number, y: number): Zone | null => {
    const place = frame.current?.getBoundingClientRect();
    if (!place || place.width === 0) return null;
    const point = { x: (x - place.left) / place.width, y: (y - place.top) / place.height };
    // The one that was drawn last lies on top.
    const hit = [...zones].reverse().find((zone) => isWithin(zone, point, ratio));
    const badge = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-zone-place]");
    return hit ?? zones.find(({ id }) => id === badge?.dataset["zonePlace"]) ?? null;
  };
  const stop = () => {
    start.current = null;
    setDragging(null);
  };
  const handle = (held: Held) => ({
    onPointerDown: (event: PointerEvent) => {
      wasDrag.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { held, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = start.current;
      if (!from || (!wasDrag.current && Math.hypot(x - from.x, y - from.y) < farEnough)) return;
      wasDrag.current = true;
      setDragging({ held: from.held, x, y, over: zoneAt(x, y)?.id ?? null });
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = start.current;
      stop();
      if (from && wasDrag.current) onDrop(from.held, zoneAt(x, y));
    },
    onPointerCancel: stop,
    /** The press that ends a drag is none. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasDrag.current || event.detail === 0) return;
      wasDrag.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  });
  return { dragging, handle };
}
