import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createChance } from "../../testing/random.ts";
import { neighbourPairs } from "./neighbour-pairs.ts";
import { seatSeparated } from "./seat-grid.ts";

const test = suite("seats as neighbours");

const numbersTo = (count: number) => Array.from({ length: count }, (_none, at) => at + 1);
/** A room as it is drawn: a letter is a class, "-" is in none, "." is empty. */
const drawn = (...rows: string[]) => ({
  columns: rows[0]!.length,
  seats: [...rows.join("")].flatMap((letter, at) =>
    letter === "." ? [] : [{ seat: at + 1, group_id: letter === "-" ? null : letter }],
  ),
});
const pairsIn = (...rows: string[]) => {
  const room = drawn(...rows);
  return neighbourPairs(room, room.seats);
};

test("neighbours sit left and right, in front and behind", () => {
  assert.is(pairsIn("AA"), 1);
  assert.is(pairsIn("A", "A", "A"), 2);
  assert.is(pairsIn("AA", "AA"), 4);
  assert.is(pairsIn("AAA", "ABA"), 4);
});

test("no neighbours: across a corner, over the end of a row, over an empty seat, in no class", () => {
  assert.is(pairsIn("AB", "BA"), 0);
  assert.is(pairsIn("BA", "AC"), 0);
  assert.is(pairsIn("A.A"), 0);
  assert.is(pairsIn("--", "--"), 0);
});

const seatedPairs = (
  columns: number,
  seats: readonly number[],
  on: readonly (number | "alone" | null)[],
) =>
  neighbourPairs(
    { columns },
    on.flatMap((one, at) =>
      one === null ? [] : [{ seat: seats[at]!, group_id: one === "alone" ? null : String(one) }],
    ),
  );

const rooms = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  seats: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 50 }),
  classes: fc.array(fc.nat(20), { maxLength: 6 }),
  alone: fc.nat(6),
});

test("whatever comes: as many of each class are seated as come", () => {
  fc.assert(
    fc.property(rooms, ({ columns, seats, classes, alone }) => {
      const count = classes.reduce((sum, size) => sum + size, alone);
      fc.pre(count <= seats.length);
      const ordered = seats.sort((one, other) => one - other);
      const on = seatSeparated({ columns }, ordered, classes, alone);
      assert.is(on.length, seats.length);
      for (const [of, size] of classes.entries()) {
        assert.is(on.filter((one) => one === of).length, size);
      }
      assert.is(on.filter((one) => one === "alone").length, alone);
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: no neighbours of one class in a whole room while none has more than half of the people", () => {
  const shares = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      shares,
      fc.nat(30),
      fc.nat(5),
      (columns, classes, spare, alone) => {
        const count = classes.reduce((sum, size) => sum + size, alone);
        fc.pre(Math.max(...classes) <= count / 2);
        const seats = numbersTo(count + spare);
        assert.is(
          seatedPairs(columns, seats, seatSeparated({ columns }, seats, classes, alone)),
          0,
        );
      },
    ),
    { numRuns: 500 },
  );
});

test("seats in front are used first, and others only where that parts people", () => {
  const taken = (classes: readonly number[]) =>
    seatSeparated({ columns: 4 }, numbersTo(12), classes, 0).map((one) => one !== null);
  assert.equal(taken([3, 3]).lastIndexOf(true), 5);
  assert.ok(taken([6]).lastIndexOf(true) > 5);
  assert.is(seatedPairs(4, numbersTo(12), seatSeparated({ columns: 4 }, numbersTo(12), [6], 0)), 0);
});

/** The fewest pairs that there can be, by trying all that may yet have fewer: one more takes no pair away. */
function fewestPairs(
  columns: number,
  seats: readonly number[],
  classes: readonly number[],
): number {
  const left = [...classes];
  let empty = seats.length - left.reduce((sum, size) => sum + size, 0);
  const on: (number | null)[] = [];
  let fewest = Infinity;
  const next = () => {
    const pairs = seatedPairs(columns, seats, on);
    if (pairs >= fewest) return;
    if (on.length === seats.length) {
      fewest = pairs;
      return;
    }
    for (const of of left.keys()) {
      if (left[of] === 0) continue;
      left[of]! -= 1;
      on.push(of);
      next();
      on.pop();
      left[of]! += 1;
    }
    if (empty === 0) return;
    empty -= 1;
    on.push(null);
    next();
    on.pop();
    empty += 1;
  };
  next();
  return fewest;
}

test("small rooms with any seats taken and any classes: nearly always as few pairs as there can be, and never two more", () => {
  const chance = createChance(7);
  let rooms = 0;
  let more = 0;
  while (rooms < 500) {
    const columns = 1 + chance.below(4);
    const seats = numbersTo(2 + chance.below(8)).filter(() => chance.is(0.9));
    const classes = [chance.below(6), chance.below(5), chance.below(4)];
    if (classes.reduce((sum, size) => sum + size, 0) > seats.length) continue;
    const pairs = seatedPairs(columns, seats, seatSeparated({ columns }, seats, classes, 0));
    const least = fewestPairs(columns, seats, classes);
    assert.ok(pairs <= least + 1, `${pairs} instead of ${least}: ${columns}, ${seats}, ${classes}`);
    rooms += 1;
    more += pairs - least;
  }
  assert.ok(more <= 10, `${more} of ${rooms}`);
});

test.run();
