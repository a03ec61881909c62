// Where the names of points stand in a picture, so that none covers another name, a point of somebody else, or the edge.
import type { ChartBox } from "./chart-geometry.ts";

export type NamedPoint = { id: string; x: number; y: number; text: string };
export type PlacedName = NamedPoint & { anchor: "start" | "middle" | "end" };

/** In pixels, for bold digits and letters of 12. */
const [letterWidth, lineHeight, markRadius] = [7, 13, 6];

type Area = { left: number; top: number; right: number; bottom: number };

/**
 * A name stands to the right of its point, to the left, above or below; where there is no place for it, it is left out.
 *
 * @param named those that are to have a name, the most important first
 * @param points all points of the picture
 */
export function placedNames(
  named: readonly NamedPoint[],
  points: readonly { id: string; x: number; y: number }[],
  box: ChartBox,
): PlacedName[] {
  const taken: Area[] = [];
  const placed: PlacedName[] = [];
  for (const point of named) {
    const others = points.filter(({ id }) => id !== point.id).map(areaOfMark);
    const isFree = (place: PlacedName) => {
      const area = areaOfName(place);
      return isInside(area, box) && ![...others, ...taken].some((other) => overlap(area, other));
    };
    const place = placesFor(point).find(isFree);
    if (!place) continue;
    placed.push(place);
    taken.push(areaOfName(place));
  }
  return placed;
}

/** `x` and `y`: where the text is anchored, at its base line. */
function placesFor(point: NamedPoint): PlacedName[] {
  const { x, y } = point;
  return [
    { ...point, x: x + 13, y: y + 4, anchor: "start" },
    { ...point, x: x - 13, y: y + 4, anchor: "end" },
    { ...point, y: y - 13, anchor: "middle" },
    { ...point, y: y + 18, anchor: "middle" },
  ];
}

const areaOfMark = ({ x, y }: { x: number; y: number }): Area => ({
  left: x - markRadius,
  top: y - markRadius,
  right: x + markRadius,
  bottom: y + markRadius,
});

function areaOfName({ x, y, text, anchor }: PlacedName): Area {
  const width = text.length * letterWidth;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - lineHeight + 3, right: left + width, bottom: y + 3 };
}

const isInside = ({ left, top, right, bottom }: Area, box: ChartBox): boolean =>
  left >= box.left &&
  top >= box.top &&
  right <= box.left + box.width &&
  bottom <= box.top + box.height;

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Moves heights apart until neighbours are at least `gap` pixels from each other, inside the picture. In the order of `wished`, and as near to it as possible. */
export function spreadHeights(
  wished: readonly number[],
  gap: number,
  { top, height }: Pick<ChartBox, "top" | "height">,
): number[] {
  const order = [...wished.keys()].sort((a, b) => wished[a]! - wished[b]! || a - b);
  const heights = [...wished];
  let free = top;
  for (const at of order) {
    heights[at] = Math.max(wished[at]!, free);
    free = heights[at] + gap;
  }
  // Names that were moved below the lower edge are moved up again, and those above them too.
  let most = top + height;
  for (const at of order.reverse()) {
    heights[at] = Math.min(heights[at]!, most);
    most = heights[at] - gap;
  }
  return heights;
}
