// Where the zones of a picture lie and how they are changed. Places are shares of the picture's width and height, a radius
// a share of its width; `ratio` is the picture's height over its width, without which a circle has no height.
import type { ImageRef, Zone } from "../../../contract/questions/question-content.ts";

export type Shape = Zone["shape"];
/** A zone, or one that is being drawn. */
export type Outline = { shape: Shape; coords: readonly number[] };
export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** A drawing smaller than this was a slip of the hand. */
const smallest = 0.015;
const usualRatio = 0.75;
const maxPoints = 100;

export function ratioOf({ width, height }: Pick<ImageRef, "width" | "height">): number {
  return width > 0 && height > 0 ? height / width : usualRatio;
}

/** Kept to a hundredth of a percent: fewer digits to store, and equal places compare as equal. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
const between = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
const inside = (share: number): number => rounded(between(share, 0, 1));
const numberAt = (coords: readonly number[], at: number): number => coords[at] ?? 0;

export function pointsOf(coords: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(coords.length / 2) }, (_, at) => ({
    x: numberAt(coords, at * 2),
    y: numberAt(coords, at * 2 + 1),
  }));
}
const coordsOf = (points: readonly Point[]): number[] =>
  points.flatMap(({ x, y }) => [inside(x), inside(y)]);

export function boxOf({ shape, coords }: Outline, ratio: number): Box {
  const [x, y, third, fourth] = [0, 1, 2, 3].map((at) => numberAt(coords, at)) as [
    number,
    number,
    number,
    number,
  ];
  if (shape === "rect") return { x, y, width: third, height: fourth };
  if (shape === "circle") {
    const tall = third / ratio;
    return { x: x - third, y: y - tall, width: 2 * third, height: 2 * tall };
  }
  const points = pointsOf(coords);
  const [left, top] = [Math.min(...points.map((p) => p.x)), Math.min(...points.map((p) => p.y))];
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: left,
    y: top,
    width: Math.max(...points.map((p) => p.x)) - left,
    height: Math.max(...points.map((p) => p.y)) - top,
  };
}

/** Where the zone's number stands: on its edge, at the upper left, so that it hides little of what the zone is about. */
export function badgeOf(zone: Outline, ratio: number): Point {
  const box = boxOf(zone, ratio);
  if (zone.shape === "circle") {
    const inset = (1 - Math.SQRT1_2) / 2;
    return { x: box.x + box.width * inset, y: box.y + box.height * inset };
  }
  if (zone.shape === "rect") return { x: box.x, y: box.y };
  const points = pointsOf(zone.coords);
  return points.reduce((best, p) => (p.x + p.y < best.x + best.y ? p : best), {
    x: 1,
    y: 1,
  });
}

/** Wherever it is pushed, it stays inside the picture. */
export function movedZone(zone: Zone, dx: number, dy: number, ratio: number): Zone {
  const box = boxOf(zone, ratio);
  const stepX = between(dx, Math.min(0, -box.x), Math.max(0, 1 - box.x - box.width));
  const stepY = between(dy, Math.min(0, -box.y), Math.max(0, 1 - box.y - box.height));
  const [x, y, ...rest] = zone.coords;
  if (zone.shape !== "poly") {
    return { ...zone, coords: [inside((x ?? 0) + stepX), inside((y ?? 0) + stepY), ...rest] };
  }
  const points = pointsOf(zone.coords).map((p) => ({ x: p.x + stepX, y: p.y + stepY }));
  return { ...zone, coords: coordsOf(points) };
}

/** Larger or smaller towards the lower right; a circle by `dx`, or by `dy` when only that is given. */
export function grownZone(zone: Zone, dx: number, dy: number, ratio: number): Zone {
  const box = boxOf(zone, ratio);
  if (zone.shape === "circle")
    return withNumber(zone, 2, numberAt(zone.coords, 2) + (dx || dy), ratio);
  const width = between(box.width + dx, smallest, 1 - box.x);
  const height = between(box.height + dy, smallest, 1 - box.y);
  if (zone.shape === "rect") {
    return { ...zone, coords: [box.x, box.y, width, height].map(inside) };
  }
  const scale = (at: number, from: number, size: number, wanted: number) =>
    size === 0 ? at : from + ((at - from) * wanted) / size;
  const points = pointsOf(zone.coords).map((p) => ({
    x: scale(p.x, box.x, box.width, width),
    y: scale(p.y, box.y, box.height, height),
  }));
  return { ...zone, coords: coordsOf(points) };
}

/** One of the zone's own numbers, as typed: the zone stays inside the picture. */
export function withNumber(zone: Zone, at: number, value: number, ratio: number): Zone {
  const coords = [...zone.coords];
  const [x, y, width, height] = coords as [number, number, number, number];
  const most = () => {
    if (zone.shape === "poly") return 1;
    if (zone.shape === "rect") return [1 - (width ?? 0), 1 - (height ?? 0), 1 - x, 1 - y][at] ?? 1;
    return at === 2 ? Math.min(x, 1 - x, y * ratio, (1 - y) * ratio) : 1 - least();
  };
  const least = () => {
    if (at >= 2 && zone.shape !== "poly") return smallest / 2;
    if (zone.shape !== "circle") return 0;
    return at === 0 ? (width ?? 0) : (width ?? 0) / ratio;
  };
  coords[at] = inside(Math.max(Math.min(value, most()), Math.min(least(), most())));
  return { ...zone, coords };
}

/** What can be pulled: a rectangle's corners, clockwise from the upper left; a circle's right edge; a polygon's points. */
export function handlesOf(zone: Outline, ratio: number): Point[] {
  if (zone.shape === "poly") return pointsOf(zone.coords);
  const { x, y, width, height } = boxOf(zone, ratio);
  if (zone.shape === "circle") return [{ x: x + width, y: y + height / 2 }];
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

export function pulledZone(zone: Zone, handle: number, to: Point, ratio: number): Zone {
  if (zone.shape === "circle") {
    return withNumber(zone, 2, Math.abs(to.x - numberAt(zone.coords, 0)), ratio);
  }
  if (zone.shape === "poly") {
    const points = pointsOf(zone.coords).map((p, at) => (at === handle ? to : p));
    return { ...zone, coords: coordsOf(points) };
  }
  // The corner across from it stays where it is.
  const fixed = handlesOf(zone, ratio)[(handle + 2) % 4] as Point;
  return { ...zone, coords: drawnCoords("rect", fixed, to, ratio) };
}

/** From where the pointer went down to where it is: a rectangle's corners, a circle's centre and edge. */
export function drawnCoords(
  shape: "rect" | "circle",
  from: Point,
  to: Point,
  ratio: number,
): number[] {
  const [a, b] = [from, to].map(({ x, y }) => ({ x: inside(x), y: inside(y) })) as [Point, Point];
  if (shape === "circle") {
    const radius = Math.hypot(b.x - a.x, (b.y - a.y) * ratio);
    const most = Math.min(a.x, 1 - a.x, a.y * ratio, (1 - a.y) * ratio);
    return [a.x, a.y, inside(Math.min(radius, most))];
  }
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return [x, y, Math.abs(a.x - b.x), Math.abs(a.y - b.y)].map(inside);
}

export function isTooSmall(shape: Shape, coords: readonly number[], ratio: number): boolean {
  if (shape === "poly" && coords.length < 6) return true;
  const { width, height } = boxOf({ shape, coords }, ratio);
  return width < smallest || height < smallest;
}

/** A zone to begin with where none is drawn: in the middle, each further one a little lower. */
export function usualCoords(shape: Shape, count: number, ratio: number): number[] {
  const shift = (count % 6) * 0.04;
  const [x, y] = [0.3 + shift, 0.3 + shift];
  if (shape === "rect") return [x, y, 0.2, 0.2].map(inside);
  if (shape === "circle") return [x + 0.1, y + 0.1, Math.min(0.1, 0.2 * ratio)].map(inside);
  return [x + 0.1, y, x + 0.2, y + 0.2, x, y + 0.2].map(inside);
}

/** One more point, halfway between the last and the first. */
export function withPoint(zone: Zone): Zone {
  const points = pointsOf(zone.coords);
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length >= maxPoints) return zone;
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return { ...zone, coords: coordsOf([...points, middle]) };
}

export function withoutPoint(zone: Zone, at: number): Zone {
  const points = pointsOf(zone.coords);
  return points.length <= 3
    ? zone
    : { ...zone, coords: coordsOf(points.filter((_, place) => place !== at)) };
}

export function isWithin({ shape, coords }: Zone, { x, y }: Point, ratio: number): boolean {
  const box = boxOf({ shape, coords }, ratio);
  const isInBox = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  if (!isInBox || shape === "rect") return isInBox;
  if (shape === "circle") {
    const [cx = 0, cy = 0, radius = 0] = coords;
    return Math.hypot(x - cx, (y - cy) * ratio) <= radius;
  }
  // A ray to the right crosses the edge of what it starts in an odd number of times.
  const points = pointsOf(coords);
  const crossings = points.filter((a, at) => {
    const b = points[(at + 1) % points.length] as Point;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
  });
  return crossings.length % 2 === 1;
}
