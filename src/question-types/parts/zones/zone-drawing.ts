// Drawing, moving and pulling zones with a pointer: what is under way stands here, and only what is finished is told.
import { useRef, useState } from "react";
import type { MouseEvent, PointerEvent, RefObject } from "react";
import type { Zone } from "../../../contract/questions/question-content.ts";
import {
  drawnCoords,
  isTooSmall,
  movedZone,
  type Outline,
  type Point,
  pulledZone,
  type Shape,
} from "./zone-shapes.ts";

type Hand =
  | { is: "draw"; shape: "rect" | "circle"; from: Point }
  | { is: "move"; zone: Zone; from: Point }
  | { is: "pull"; zone: Zone; handle: number };

export type ZoneDrawingOptions = {
  frame: RefObject<HTMLElement | null>;
  ratio: number;
  /** What the pointer draws; null: it moves what is there. */
  tool: Shape | null;
  onDrawn: (shape: Shape, coords: readonly number[]) => void;
  onChange: (zone: Zone) => void;
  /** A zone is taken hold of. */
  onSelect: (id: string) => void;
};
export type ZoneDrawing = ReturnType<typeof useZoneDrawing>;

/** In pixels: as near to the first point as that closes a polygon. */
const closes = 14;

export function useZoneDrawing(options: ZoneDrawingOptions) {
  const { frame, ratio, tool, onDrawn, onChange, onSelect } = options;
  const [draft, setDraft] = useState<Outline | null>(null);
  const [moving, setMoving] = useState<Zone | null>(null);
  const hand = useRef<Hand | null>(null);

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const place = frame.current?.getBoundingClientRect();
    if (!place || place.width === 0) return { x: 0, y: 0 };
    const share = (at: number, from: number, size: number) =>
      Math.min(1, Math.max(0, (at - from) / size));
    return {
      x: share(clientX, place.left, place.width),
      y: share(clientY, place.top, place.height),
    };
  };
  const grasp = (event: PointerEvent, held: Hand) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.current = held;
  };
  const cancel = () => {
    hand.current = null;
    setDraft(null);
    setMoving(null);
  };
  const finish = (shape: Shape, coords: readonly number[]) => {
    cancel();
    if (!isTooSmall(shape, coords, ratio)) onDrawn(shape, coords);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (tool === null || event.button !== 0) return;
    if (tool !== "poly") grasp(event, { is: "draw", shape: tool, from: pointAt(event) });
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = hand.current;
    if (!held) return;
    const point = pointAt(event);
    if (held.is === "draw") {
      setDraft({ shape: held.shape, coords: drawnCoords(held.shape, held.from, point, ratio) });
    } else if (held.is === "move") {
      const { zone, from } = held;
      setMoving(movedZone(zone, point.x - from.x, point.y - from.y, ratio));
    } else setMoving(pulledZone(held.zone, held.handle, point, ratio));
  };
  const onPointerUp = () => {
    const held = hand.current;
    hand.current = null;
    if (held?.is === "draw" && draft) finish(draft.shape, draft.coords);
    if (held && held.is !== "draw" && moving) onChange(moving);
    setMoving(null);
  };
  /** A polygon grows by a point at each press, and closes at its first one. */
  const onPress = (event: { clientX: number; clientY: number }) => {
    if (tool !== "poly") return;
    const [point, coords] = [pointAt(event), draft?.coords ?? []];
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const [firstX = 0, firstY = 0] = coords;
    const away = Math.hypot((point.x - firstX) * width, (point.y - firstY) * height);
    if (coords.length >= 6 && away < closes) finish("poly", coords);
    else setDraft({ shape: "poly", coords: [...coords, ...[point.x, point.y].map(rounded)] });
  };
  const hold = (zone: Zone, held: Hand) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Else the frame would begin to draw.
      event.stopPropagation();
      onSelect(zone.id);
      grasp(event, held.is === "move" ? { ...held, from: pointAt(event) } : held);
    },
    onClick: (event: MouseEvent) => event.stopPropagation(),
  });
  return {
    draft,
    /** The zone that is being moved or pulled, as it lies now. */
    moving,
    cancel,
    /** Closes the polygon, when it has become one. */
    close: () => draft && finish(draft.shape, draft.coords),
    /** For the frame: what was taken hold of inside tells it of each further move. */
    canvas: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: cancel,
      onClick: onPress,
    },
    moveBy: (zone: Zone) => hold(zone, { is: "move", zone, from: { x: 0, y: 0 } }),
    pullBy: (zone: Zone, handle: number) => hold(zone, { is: "pull", zone, handle }),
  };
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
