// Where things of a sorted list come to lie: by one move, and while one of them is dragged.

/** The list with the thing at `from` put at `to`; unchanged past its ends. */
export function movedTo<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const moved = [...things];
  const [thing] = moved.splice(from, 1);
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  moved.splice(to, 0, thing);
  return moved;
}

/** Top and height of each row, in pixels, as they lay before the drag. */
export type RowBox = { top: number; height: number };

const middleOf = ({ top, height }: RowBox) => top + height / 2;

/** The place that row `from` would take, dragged by so many pixels: past every row whose middle its own has passed. */
export function dropPlace(boxes: readonly RowBox[], from: number, by: number): number {
  const own = boxes[from];
  if (!own) return from;
  const middle = middleOf(own) + by;
  return boxes.filter((box, at) => at !== from && middleOf(box) < middle).length;
}

/** How far the row at `at` stands aside, in pixels, while row `from` hangs over place `to`. */
export function shiftOf(boxes: readonly RowBox[], from: number, to: number, at: number): number {
  const own = boxes[from];
  const [first, second] = boxes;
  if (!own || !first || !second || at === from) return 0;
  const step = own.height + (second.top - first.top - first.height);
  if (from < at && at <= to) return -step;
  return to <= at && at < from ? step : 0;
}
