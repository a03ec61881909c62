import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bestOf } from "../../testing/best-of.ts";
import { plannedClasses } from "../../testing/exams/planned-classes.ts";
import { inNumberOrder } from "./number-order.ts";
import type { PlannedPerson } from "./planned-groups.ts";
import {
  splitSessions,
  type SessionSplit,
  type SplitBy,
  type SplitSession,
} from "./session-split.ts";

const test = suite("people over sessions");

const sessions = (...capacities: (number | null)[]): SplitSession[] =>
  capacities.map((capacity, at) => ({ sesi: at + 1, capacity }));
const sizesOf = ({ assigned }: SessionSplit, of: readonly SplitSession[]) =>
  of.map(({ sesi }) => [...assigned.values()].filter((each) => each === sesi).length);
const sessionsOf = ({ assigned }: SessionSplit, people: readonly PlannedPerson[]) =>
  people.map(({ id }) => assigned.get(id) ?? 0);

test("evenly: blocks by number, of the same size or one more", () => {
  const people = plannedClasses({ A: 7 });
  const plan = splitSessions({ people, sessions: sessions(null, null, null), by: "even" });
  assert.equal(sessionsOf(plan, people), [1, 1, 1, 2, 2, 3, 3]);
});

test("evenly: who does not fit into a small session goes to the others", () => {
  const people = plannedClasses({ A: 20 });
  const of = sessions(9, 2, null);
  assert.equal(sizesOf(splitSessions({ people, sessions: of, by: "even" }), of), [9, 2, 9]);
});

test("by number: a session is full before the next begins, and those without a capacity share the rest", () => {
  const people = plannedClasses({ A: 10 });
  const size = (...capacities: (number | null)[]) => {
    const of = sessions(...capacities);
    return sizesOf(splitSessions({ people, sessions: of, by: "number" }), of);
  };
  assert.equal(size(4, 4, 4), [4, 4, 2]);
  assert.equal(size(null, null, null), [4, 3, 3]);
  assert.equal(size(3, null, 2, null), [3, 3, 2, 2]);
});

test("who has no place is named, in the order of numbers", () => {
  const people = plannedClasses({ A: 5 });
  const plan = splitSessions({ people, sessions: sessions(2, 1), by: "number" });
  assert.equal(plan.left, ["p4", "p5"]);
  assert.equal(plan.split, ["A"]);
  const nowhere = splitSessions({ people, sessions: [], by: "group" });
  assert.is(nowhere.left.length, 5);
  assert.equal(nowhere.split, []);
});

test("by class: whole classes, and sessions alike", () => {
  const people = plannedClasses({ "X 10": 30, "X 2": 30, "X 1": 28, "X 3": 32, "": 4 });
  const of = sessions(null, null);
  const plan = splitSessions({ people, sessions: of, by: "group" });
  assert.equal(sizesOf(plan, of), [62, 62]);
  assert.equal(plan.split, []);
});

test("by class: a class that no session holds is split into as few parts as there can be, and told", () => {
  const people = plannedClasses({ Large: 50, Small: 10 });
  const of = sessions(40, 30);
  const plan = splitSessions({ people, sessions: of, by: "group" });
  assert.equal(plan.split, ["Large"]);
  assert.equal(plan.left, []);
  assert.equal(sizesOf(plan, of), [40, 20]);
});

test("by class: packed tightly where sharing alike would split one", () => {
  // Alike, the 6 would go into the first session, one 5 into the second, and the other 5 would find 4 and 1 places.
  const people = plannedClasses({ A: 6, B: 5, C: 5 });
  const plan = splitSessions({ people, sessions: sessions(10, 6), by: "group" });
  assert.equal(plan.split, []);
});

const person = fc
  .record({
    no_ujian: fc.integer({ min: 1, max: 60 }).map((number) => String(number).padStart(2, "0")),
    group: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ no_ujian, group }) => ({
    no_ujian,
    group_id: group === 0 ? null : `g${group}`,
    group_path: group === 0 ? "" : `X / ${group}`,
  }));
const people = fc
  .array(person, { maxLength: 60 })
  .map((list) => list.map((each, at): PlannedPerson => ({ ...each, id: `p${at}` })));
const capacity = fc.option(fc.nat(25), { freq: 4 });
const some = fc.array(capacity, { maxLength: 6 }).map((list) => sessions(...list));
const by = fc.constantFrom<SplitBy>("group", "even", "number");

test("whatever comes: nobody lost, nobody twice, capacities kept, and nobody left while a place is free", () => {
  fc.assert(
    fc.property(people, some, by, (all, of, way) => {
      const plan = splitSessions({ people: all, sessions: of, by: way });
      assert.equal([...plan.assigned.keys(), ...plan.left].sort(), all.map(({ id }) => id).sort());
      const room = of.reduce((sum, { capacity: most }) => sum + (most ?? Infinity), 0);
      assert.is(plan.left.length, Math.max(0, all.length - room));
      for (const [at, size] of sizesOf(plan, of).entries()) {
        assert.ok(size <= (of[at]!.capacity ?? Infinity));
      }
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: the same plan in whatever order it comes", () => {
  const mixed = <One>(list: readonly One[]) =>
    fc.shuffledSubarray([...list], { minLength: list.length });
  const twice = fc
    .tuple(people, some)
    .chain(([all, of]) => fc.tuple(fc.constant(all), mixed(all), fc.constant(of), mixed(of)));
  fc.assert(
    fc.property(twice, by, ([all, allMixed, of, ofMixed], way) => {
      const one = splitSessions({ people: all, sessions: of, by: way });
      const other = splitSessions({ people: allMixed, sessions: ofMixed, by: way });
      assert.equal([...one.assigned].sort(), [...other.assigned].sort());
      assert.equal([one.left, one.split], [other.left, other.split]);
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: even sessions differ by one at most, unless a smaller one is full", () => {
  fc.assert(
    fc.property(people, some, (all, of) => {
      const sizes = sizesOf(splitSessions({ people: all, sessions: of, by: "even" }), of);
      const most = Math.max(...sizes);
      for (const [at, size] of sizes.entries()) {
        assert.ok(size >= most - 1 || size === of[at]!.capacity);
      }
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: by number, each session holds one row of numbers", () => {
  fc.assert(
    fc.property(people, some, fc.constantFrom<SplitBy>("even", "number"), (all, of, way) => {
      const plan = splitSessions({ people: all, sessions: of, by: way });
      const placed = sessionsOf(plan, inNumberOrder(all)).filter((sesi) => sesi > 0);
      assert.equal(
        placed,
        [...placed].sort((one, other) => one - other),
      );
    }),
    { numRuns: 500 },
  );
});

test("whatever comes: a class told as split is in two places, any other in one", () => {
  fc.assert(
    fc.property(people, some, by, (all, of, way) => {
      const plan = splitSessions({ people: all, sessions: of, by: way });
      const places = new Map<string, Set<number>>();
      for (const { id, group_id: group } of all) {
        if (group === null) continue;
        places.set(group, (places.get(group) ?? new Set()).add(plan.assigned.get(id) ?? 0));
      }
      const apart = [...places].filter(([, sesi]) => sesi.size > 1).map(([group]) => group);
      assert.equal([...plan.split].sort(), apart.sort());
    }),
    { numRuns: 500 },
  );
});

test("by class, none is split while every session has room for it", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 5 }), (all, count) => {
      const of = sessions(...Array.from({ length: count }, () => null));
      assert.equal(splitSessions({ people: all, sessions: of, by: "group" }).split, []);
    }),
  );
});

test("5,000 people over 12 sessions take no time that anybody would see", async () => {
  const school = plannedClasses(
    Object.fromEntries(Array.from({ length: 140 }, (_none, at) => [`XII / ${at}`, 36])),
  ).slice(0, 5000);
  const of = sessions(...Array.from({ length: 12 }, () => 420));
  for (const way of ["group", "even", "number"] as const) {
    const took = await bestOf(100, () => {
      const start = performance.now();
      const plan = splitSessions({ people: school, sessions: of, by: way });
      assert.is(plan.left.length, 0);
      return performance.now() - start;
    });
    assert.ok(took < 100, `${way}: ${took} ms`);
  }
});

test.run();
