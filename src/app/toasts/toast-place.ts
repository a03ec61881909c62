// Where toasts lie: over nothing that somebody may want to press meanwhile, or over as little of it as possible.
export type Box = { left: number; top: number; right: number; bottom: number };
/** `weight`: how bad it is to lie over it. */
export type Obstacle = Box & { weight: number };
export type Place = { left: number; top: number };

type Size = { width: number; height: number };

const step = 8;
/** Between a toast and what it lies beside. */
const gap = 4;

/** As low as possible: at the right, then in the middle, then at the left of the area. */
export function choosePlace(size: Size, area: Box, obstacles: readonly Obstacle[]): Place {
  const right = area.right - size.width;
  const lefts = [right, (area.left + right) / 2, area.left].map((left) => Math.max(0, left));
  const lowest = Math.max(0, area.bottom - size.height);
  let best = { left: lefts[0] ?? 0, top: lowest };
  let least = Infinity;
  for (const left of lefts) {
    for (let top = lowest; top >= Math.min(area.top, lowest); top -= step) {
      const cost = costOf({ left, top }, size, obstacles);
      if (cost === 0) return { left, top };
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

export function costOf({ left, top }: Place, size: Size, obstacles: readonly Obstacle[]): number {
  const isUnder = (box: Box) =>
    box.left < left + size.width + gap &&
    box.right > left - gap &&
    box.top < top + size.height + gap &&
    box.bottom > top - gap;
  return obstacles.reduce((sum, box) => (isUnder(box) ? sum + box.weight : sum), 0);
}
