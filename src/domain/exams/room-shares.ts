// How many of each class go to which room. Sizes of classes and free seats of rooms are whole numbers; rooms and classes keep
// the order in which they are given.

/** So many of the class with this number. */
export type ClassShare = { of: number; count: number };

/**
 * Classes together: for each room whom it gets, in the order in which they are seated. Rooms are filled one after the other,
 * unless putting whole classes where they fit takes fewer rooms of all classes together. Nobody is left out while a seat is
 * free.
 */
export function sharesTogether(
  classes: readonly number[],
  rooms: readonly number[],
): ClassShare[][] {
  const inTurn = fillInTurn(classes, rooms);
  const whole = fillWhole(classes, rooms);
  const parts = (shares: ClassShare[][]) => shares.reduce((sum, each) => sum + each.length, 0);
  return parts(whole) < parts(inTurn) ? whole : inTurn;
}

type Filling = { free: number; shares: ClassShare[] };

const emptyRooms = (rooms: readonly number[]) =>
  rooms.map((free): Filling => ({ free, shares: [] }));

/** As many of the class as there is room for. */
function fill(room: Filling, of: number, most: number): number {
  const count = Math.min(room.free, most);
  if (count > 0) room.shares.push({ of, count });
  room.free -= count;
  return count;
}

function fillInTurn(classes: readonly number[], rooms: readonly number[]): ClassShare[][] {
  const fillings = emptyRooms(rooms);
  for (const [of, size] of classes.entries()) {
    let rest = size;
    for (const room of fillings) rest -= fill(room, of, rest);
  }
  return fillings.map(({ shares }) => shares);
}

/** Into the tightest room that holds it, begun ones first; where none does, the freest is filled with a part of it. */
function fillWhole(classes: readonly number[], rooms: readonly number[]): ClassShare[][] {
  const fillings = emptyRooms(rooms);
  const isBegun = ({ shares }: Filling) => shares.length > 0;
  const tightest = (one: Filling, other: Filling) => (other.free < one.free ? other : one);
  const freest = (one: Filling, other: Filling) => (other.free > one.free ? other : one);
  for (const [of, size] of classes.entries()) {
    let rest = size;
    while (rest > 0 && fillings.some(({ free }) => free > 0)) {
      const fitting = fillings.filter(({ free }) => free >= rest);
      const begun = fitting.filter(isBegun);
      const room =
        fitting.length > 0
          ? (begun.length > 0 ? begun : fitting).reduce(tightest)
          : fillings.reduce(freest);
      rest -= fill(room, of, rest);
    }
  }
  return fillings.map(({ shares }) => shares);
}

/**
 * `seats` shared out over classes as the numbers of their people are to each other, by the largest remainder; of equal ones the
 * earlier gets it. A class that is no more than half of all is then no more than half of the seats, rounded up.
 */
export function shareEvenly(seats: number, classes: readonly number[]): number[] {
  const all = classes.reduce((sum, size) => sum + size, 0);
  if (seats >= all) return [...classes];
  // In whole numbers, so that equal remainders are equal.
  const shares = classes.map((size) => Math.floor((size * seats) / all));
  const rest = seats - shares.reduce((sum, share) => sum + share, 0);
  const remainder = (at: number) => (classes[at]! * seats) % all;
  const byRemainder = [...classes.keys()].sort((one, other) => remainder(other) - remainder(one));
  for (const at of byRemainder.slice(0, rest)) shares[at]! += 1;
  return shares;
}
