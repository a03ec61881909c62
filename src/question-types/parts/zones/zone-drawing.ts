// Drawing, moving and pulling zones with a pointer: what is under way stands here, and only what is finished is told.
import { useState, type MouseEvent, type PointerEvent, type RefObject } from "react";
import type { Zone } from "../../../contract/questions/question-content.ts";
import { usePointerDrag } from "../../../ui/use-pointer-drag.ts";
import {
  drawnCoords,
  isTooSmall,
  movedZone,
  type Outline,
  type Point,
  pulledZone,
  type Shape,
} from "./zone-shapes.ts";

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
  const { frame, ratio, tool, onDrawn } = options;
  const [draft, setDraft] = useState<Outline | null>(null);
  const { moving, stopMoving, hold } = useZoneMoving(options);
  const cancel = () => {
    setDraft(null);
    stopMoving();
  };
  const finish = (shape: Shape, coords: readonly number[]) => {
    cancel();
    if (!isTooSmall(shape, coords, ratio)) onDrawn(shape, coords);
  };
  const startDrawing = usePointerDrag<{ shape: "rect" | "circle"; from: Point }>({
    threshold: 0,
    move(event, { shape, from }) {
      setDraft({ shape, coords: drawnCoords(shape, from, pointIn(frame, event), ratio) });
    },
    end(drop, { shape, from }) {
      if (drop) finish(shape, drawnCoords(shape, from, pointIn(frame, drop), ratio));
      else cancel();
    },
  });
  const onPointerDown = (event: PointerEvent) => {
    if (tool === null || tool === "poly") return;
    startDrawing(event, { shape: tool, from: pointIn(frame, event) }, event.currentTarget);
  };
  /** A polygon grows by a point at each press, and closes at its first one. */
  const onPress = (event: Place) => {
    if (tool !== "poly") return;
    const coords = draft?.coords ?? [];
    const point = pointIn(frame, event);
    if (isFirstPoint(coords, point, frame)) finish("poly", coords);
    else setDraft({ shape: "poly", coords: [...coords, ...[point.x, point.y].map(rounded)] });
  };
  return {
    draft,
    /** The zone that is being moved or pulled, as it lies now. */
    moving,
    cancel,
    /** Closes the polygon, when it has become one. */
    close: () => draft && finish(draft.shape, draft.coords),
    canvas: { onPointerDown, onClick: onPress },
    moveBy: (zone: Zone) =>
      hold(zone, (from, to) => movedZone(zone, to.x - from.x, to.y - from.y, ratio)),
    pullBy: (zone: Zone, handle: number) =>
      hold(zone, (_from, to) => pulledZone(zone, handle, to, ratio)),
  };
}

/** Moving a zone, or pulling at one of its handles. */
function useZoneMoving({ frame, onChange, onSelect }: ZoneDrawingOptions) {
  const [moving, setMoving] = useState<Zone | null>(null);
  const startMoving = usePointerDrag<(to: Point) => Zone>({
    threshold: 0,
    move: (event, changed) => setMoving(changed(pointIn(frame, event))),
    end(drop, changed) {
      setMoving(null);
      if (drop) onChange(changed(pointIn(frame, drop)));
    },
  });
  const hold = (zone: Zone, changed: (from: Point, to: Point) => Zone) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Else the frame would begin to draw.
      event.stopPropagation();
      onSelect(zone.id);
      const from = pointIn(frame, event);
      startMoving(event, (to) => changed(from, to), event.currentTarget);
    },
    onClick: (event: MouseEvent) => event.stopPropagation(),
  });
  return { moving, stopMoving: () => setMoving(null), hold };
}

type Frame = ZoneDrawingOptions["frame"];
type Place = { clientX: number; clientY: number };

/** As shares of the picture, and never outside it. */
function pointIn(frame: Frame, { clientX, clientY }: Place): Point {
  const place = frame.current?.getBoundingClientRect();
  if (!place || place.width === 0) return { x: 0, y: 0 };
  const share = (at: number, from: number, size: number) =>
    Math.min(1, Math.max(0, (at - from) / size));
  return {
    x: share(clientX, place.left, place.width),
    y: share(clientY, place.top, place.height),
  };
}

/** Of a polygon that can be closed. */
function isFirstPoint(coords: readonly number[], point: Point, frame: Frame): boolean {
  const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
  const [firstX = 0, firstY = 0] = coords;
  const away = Math.hypot((point.x - firstX) * width, (point.y - firstY) * height);
  return coords.length >= 6 && away < closes;
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
