import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bestOf } from "../../testing/best-of.ts";
import { plannedClasses } from "../../testing/exams/planned-classes.ts";
import { inNumberOrder } from "./number-order.ts";
import type { PlannedPerson } from "./planned-groups.ts";
import { neighbourPairs } from "./neighbour-pairs.ts";
import {
  planRooms,
  type Seat,
  type SeatingInput,
  type SeatingMix,
  type SeatingOrder,
  type SeatingRoom,
} from "./seating.ts";

const test = suite("people on seats");

const room = (room_id: string, seats: number, changes: Partial<SeatingRoom> = {}): SeatingRoom => ({
  room_id,
  seats,
  columns: 5,
  taken: [],
  ...changes,
});

/** All rooms at once, and who is left. */
function planSeats(input: SeatingInput) {
  const rooms = planRooms(input);
  const seats: Seat[] = [];
  for (;;) {
    const { done, value } = rooms.next();
    if (done) return { seats, left: value };
    seats.push(...value);
  }
}

const plan = (people: readonly PlannedPerson[], changes: Partial<SeatingInput>) =>
  planSeats({ people, rooms: [], order: "number", mix: "none", seed: "1", ...changes });
const textOf = (seats: readonly Seat[]) =>
  seats.map(({ id, room_id: where, seat }) => `${id} ${where}${seat}`);

test("in the order of numbers, room after room, past the seats that are taken", () => {
  const { seats, left } = plan(plannedClasses({ A: 5 }), {
    rooms: [room("R", 3, { taken: [1] }), room("S", 2)],
  });
  assert.equal(textOf(seats), ["p1 R2", "p2 R3", "p3 S1", "p4 S2"]);
  assert.equal(left, ["p5"]);
});

test("in the order of classes, as people count them, and those in none last", () => {
  const people = plannedClasses({ "X 10": 2, "": 1, "X 9": 2 });
  const { seats } = plan(people, { rooms: [room("R", 5)], order: "group" });
  assert.equal(
    seats.map(({ id }) => id),
    ["p4", "p5", "p1", "p2", "p3"],
  );
});

test("mixed by the seed: the same again for the same, another for another", () => {
  const people = plannedClasses({ A: 30 });
  const mixed = (seed: string) =>
    textOf(plan(people, { rooms: [room("R", 30)], order: "shuffle", seed }).seats);
  assert.equal(mixed("1"), mixed("1"));
  assert.not.equal(mixed("1"), mixed("2"));
});

test("together: whole classes in rooms that hold them, in the order of numbers", () => {
  const people = plannedClasses({ A: 20, B: 30, "": 3, C: 10 });
  const { seats } = plan(people, {
    rooms: [room("R", 30), room("S", 30), room("T", 30)],
    mix: "together",
  });
  const groups = new Map(people.map(({ id, group_id: group }) => [id, group]));
  const groupsIn = (where: string) => [
    ...new Set(seats.filter((seat) => seat.room_id === where).map(({ id }) => groups.get(id))),
  ];
  assert.equal(groupsIn("R"), ["A", "C"]);
  assert.equal(groupsIn("S"), ["B"]);
  assert.equal(groupsIn("T"), [null]);
});

const pairsOf = (
  people: readonly PlannedPerson[],
  rooms: readonly SeatingRoom[],
  seats: readonly Seat[],
) => {
  const groups = new Map(people.map(({ id, group_id: group }) => [id, group]));
  return rooms.map((each) =>
    neighbourPairs(
      each,
      seats
        .filter(({ room_id: where }) => where === each.room_id)
        .map(({ id, seat }) => ({ seat, group_id: groups.get(id) ?? null })),
    ),
  );
};

test("alternating: three classes over three rooms, no neighbours of one", () => {
  const people = plannedClasses({ A: 36, B: 36, C: 18 });
  const rooms = [room("R", 30), room("S", 30, { columns: 4 }), room("T", 30, { columns: 6 })];
  const { seats, left } = plan(people, { rooms, mix: "alternate" });
  assert.equal(left, []);
  assert.equal(pairsOf(people, rooms, seats), [0, 0, 0]);
  assert.is.not(Math.max(...pairsOf(people, rooms, plan(people, { rooms }).seats)), 0);
});

test("alternating: a class of more than half keeps some pairs, which are counted", () => {
  const people = plannedClasses({ A: 18, B: 2 });
  const rooms = [room("R", 20)];
  const [pairs = 0] = pairsOf(people, rooms, plan(people, { rooms, mix: "alternate" }).seats);
  // A whole room of 4 × 5 has 31 pairs, and two people on inner seats part eight of them.
  assert.is(pairs, 23);
});

const person = fc.record({
  no_ujian: fc.integer({ min: 1, max: 90 }).map((number) => String(number).padStart(2, "0")),
  group: fc.integer({ min: 0, max: 5 }),
});
const people = fc.array(person, { maxLength: 70 }).map((list) =>
  list.map(({ no_ujian, group }, at) => ({
    id: `p${at}`,
    no_ujian,
    group_id: group === 0 ? null : `g${group}`,
    group_path: group === 0 ? "" : `X / ${group}`,
  })),
);
const rooms = fc
  .array(
    fc.record({
      seats: fc.integer({ min: 1, max: 25 }),
      columns: fc.integer({ min: 1, max: 8 }),
      taken: fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 8 }),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((each, at): SeatingRoom => ({ ...each, room_id: `r${at}` })));
const order = fc.constantFrom<SeatingOrder>("number", "group", "shuffle");
const mix = fc.constantFrom<SeatingMix>("together", "alternate", "none");
const input = fc.record({ people, rooms, order, mix, seed: fc.string({ maxLength: 5 }) });

test("whatever comes: nobody lost, nobody twice, no seat twice or taken, and nobody left while one is free", () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { seats, left } = planSeats(asked);
      assert.equal(
        [...seats.map(({ id }) => id), ...left].sort(),
        asked.people.map(({ id }) => id).sort(),
      );
      const places = new Set(seats.map(({ room_id: where, seat }) => `${where} ${seat}`));
      assert.is(places.size, seats.length);
      let free = 0;
      for (const { room_id: where, seats: count, taken } of asked.rooms) {
        free += count - new Set(taken.filter((seat) => seat <= count)).size;
        for (const seat of taken) assert.not(places.has(`${where} ${seat}`));
        const own = seats.filter((each) => each.room_id === where);
        assert.ok(own.every(({ seat }) => seat >= 1 && seat <= count));
      }
      assert.is(left.length, Math.max(0, asked.people.length - free));
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: the same plan in whatever order the people come, at once or room by room", () => {
  const twice = input.chain((asked) =>
    fc.tuple(
      fc.constant(asked),
      fc.shuffledSubarray(asked.people, { minLength: asked.people.length }),
    ),
  );
  fc.assert(
    fc.property(twice, ([asked, mixed]) => {
      const whole = planSeats(asked);
      assert.equal(planSeats({ ...asked, people: mixed }), whole);
      const byRoom = [...planRooms(asked)];
      assert.is(byRoom.length, asked.rooms.length);
      assert.equal(byRoom.flat(), whole.seats);
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: without mixing, seats follow the numbers", () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { seats } = planSeats({ ...asked, order: "number", mix: "none" });
      const ids = inNumberOrder(asked.people).map(({ id }) => id);
      assert.equal(
        seats.map(({ id }) => id),
        ids.slice(0, seats.length),
      );
    }),
  );
});

test("5,000 people in 60 rooms take no time that anybody would see, and no room holds up a screen", async () => {
  const school = Object.fromEntries(
    Array.from({ length: 140 }, (_none, at) => [`XII / ${at}`, 36]),
  );
  const all = plannedClasses(school).slice(0, 5000);
  const many = Array.from({ length: 60 }, (_none, at) => room(`r${at}`, 84, { columns: 7 }));
  for (const way of ["none", "together", "alternate"] as const) {
    const run = () => {
      let before = performance.now();
      let longest = 0;
      let whole = 0;
      const asked = { people: all, rooms: many, order: "shuffle", mix: way, seed: "1" } as const;
      const rows = planRooms(asked);
      while (!rows.next().done) {
        const took = performance.now() - before;
        longest = Math.max(longest, took);
        whole += took;
        before = performance.now();
      }
      return { longest, whole };
    };
    assert.ok((await bestOf(150, () => run().whole)) < 150, way);
    assert.ok((await bestOf(25, () => run().longest)) < 25, way);
  }
});

test.run();
