// The seats of a room as neighbours: counted row by row from 1, `columns` in a row. Neighbours are left and right in a row,
// and in front and behind; across a corner is far enough.

type Grid = { columns: number };

/** On a seat: a class by its number, somebody in no class, or nobody. */
const inNoClass = -1;
const nobody = -2;

/**
 * Seats people with few neighbours of one class: none in a whole room where no class has more than half of the people, and
 * else what exchanging two at a time leaves. `seats` are the free ones in ascending order, `classes` how many come of each,
 * `alone` how many of no class; together at most as many as there are seats. The seats in front are used first, and others
 * only where that parts more. Answers for each seat the class's number in `classes`, "alone", or null for nobody.
 */
export function seatSeparated(
  grid: Grid,
  seats: readonly number[],
  classes: readonly number[],
  alone: number,
): (number | "alone" | null)[] {
  const count = classes.reduce((sum, size) => sum + size, alone);
  const close = arrange(grid, seats.slice(0, count), classes, alone);
  const best =
    close.pairs === 0 || count === seats.length
      ? close
      : fewerPairs(close, arrange(grid, seats, classes, alone));
  return seats.map((_seat, at) => {
    const one = best.on[at] ?? nobody;
    return one === inNoClass ? "alone" : one === nobody ? null : one;
  });
}

type Arrangement = { on: number[]; pairs: number };

function fewerPairs(one: Arrangement, other: Arrangement): Arrangement {
  return other.pairs < one.pairs ? other : one;
}

function arrange(
  grid: Grid,
  seats: readonly number[],
  classes: readonly number[],
  alone: number,
): Arrangement {
  const neighbours = neighboursOf(grid, seats);
  const on = onChessboard(grid, seats, classes, alone);
  improve(on, neighbours);
  let doubled = 0;
  for (const at of on.keys()) doubled += sameAround(on, neighbours, at, on[at]!);
  return { on, pairs: doubled / 2 };
}

/** For each seat the places in `seats` of those around it. */
function neighboursOf({ columns }: Grid, seats: readonly number[]): number[][] {
  const places = new Map(seats.map((seat, at) => [seat, at]));
  return seats.map((seat) =>
    [
      seat % columns === 1 || columns === 1 ? 0 : seat - 1,
      seat % columns === 0 ? 0 : seat + 1,
      seat - columns,
      seat + columns,
    ].flatMap((other) => places.get(other) ?? []),
  );
}

/**
 * Dark and light seats of a chessboard are never neighbours of their own colour, so a class that has seats of one colour only
 * has no neighbours. At most one class fits into neither: it gets the last dark seats and the first light ones, as far
 * from each other as can be.
 */
function onChessboard(
  { columns }: Grid,
  seats: readonly number[],
  classes: readonly number[],
  alone: number,
): number[] {
  const colourOf = (seat: number) =>
    (Math.floor((seat - 1) / columns) + ((seat - 1) % columns)) % 2;
  const colours = [0, 1].map((colour) => ({
    places: [...seats.keys()].filter((at) => colourOf(seats[at]!) === colour),
    whole: [] as number[],
    part: [] as number[],
  }));
  const [dark, light] = colours.sort((one, other) => other.places.length - one.places.length) as [
    (typeof colours)[0],
    (typeof colours)[0],
  ];
  const free = ({ places, whole, part }: typeof dark) => places.length - whole.length - part.length;
  const largestFirst = [...classes.keys()].sort((one, other) => classes[other]! - classes[one]!);
  for (const each of largestFirst) {
    const size = classes[each]!;
    const roomy = free(light) > free(dark) ? light : dark;
    if (size <= free(roomy)) {
      roomy.whole.push(...Array.from({ length: size }, () => each));
    } else {
      const inDark = Math.min(size, free(dark));
      dark.part.push(...Array.from({ length: inDark }, () => each));
      light.part.push(...Array.from({ length: size - inDark }, () => each));
    }
  }
  const on = seats.map(() => nobody);
  for (const [at, one] of dark.whole.entries()) on[dark.places[at]!] = one;
  for (const [at, one] of dark.part.entries()) on[dark.places.at(-1 - at)!] = one;
  for (const [at, one] of [...light.part, ...light.whole].entries()) on[light.places[at]!] = one;
  let rest = alone;
  for (const at of on.keys()) {
    if (rest > 0 && on[at] === nobody) {
      on[at] = inNoClass;
      rest -= 1;
    }
  }
  return on;
}

function sameAround(
  on: readonly number[],
  neighbours: readonly number[][],
  at: number,
  one: number,
): number {
  if (one < 0) return 0;
  return neighbours[at]!.filter((other) => on[other] === one).length;
}

/** Lets two change seats for as long as that leaves fewer pairs. */
function improve(on: number[], neighbours: readonly number[][]): void {
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const at of on.keys()) {
      if (sameAround(on, neighbours, at, on[at]!) === 0) continue;
      const other = bestExchange(on, neighbours, at);
      if (other < 0) continue;
      [on[at], on[other]] = [on[other]!, on[at]!];
      isBetter = true;
    }
  }
}

/** With whom an exchange takes away the most pairs; -1 when none takes any. */
function bestExchange(on: readonly number[], neighbours: readonly number[][], at: number): number {
  const around = (place: number, one: number) => sameAround(on, neighbours, place, one);
  const mine = on[at]!;
  let best = -1;
  let most = 0;
  for (const [other, theirs] of on.entries()) {
    if (theirs === mine) continue;
    // Neighbours that change seats meet nobody of their own on each other's seat.
    const met = neighbours[at]!.includes(other) ? 2 : 0;
    const now = around(at, mine) + around(other, theirs);
    const then = around(at, theirs) + around(other, mine);
    const fewer = now - then + (theirs < 0 ? met / 2 : met);
    if (fewer > most) [best, most] = [other, fewer];
  }
  return best;
}
