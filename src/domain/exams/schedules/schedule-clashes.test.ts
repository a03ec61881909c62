import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findClashes, type AlikePeople, type PlannedSitting } from "./schedule-clashes.ts";

const test = suite("exams at once");

const sitting = (schedule_id: string, from: number, to: number): PlannedSitting => ({
  schedule_id,
  from,
  to,
});

test("two exams at once are told with how many have both, those one after the other are not", () => {
  const people = [
    { participants: 3, sittings: [sitting("s2", 90, 180), sitting("s1", 0, 120)] },
    { participants: 2, sittings: [sitting("s1", 0, 120), sitting("s2", 119, 180)] },
    { participants: 4, sittings: [sitting("s1", 0, 90), sitting("s2", 90, 180)] },
  ];
  assert.equal(findClashes(people), [{ one: "s1", other: "s2", participants: 5 }]);
});

test("a long exam clashes with each that comes while it lasts", () => {
  const sittings = [
    sitting("long", 0, 300),
    sitting("a", 10, 20),
    sitting("b", 30, 40),
    sitting("c", 300, 400),
  ];
  assert.equal(
    findClashes([{ participants: 1, sittings }]).map(({ one, other }) => `${one} ${other}`),
    ["a long", "b long"],
  );
});

test("nothing clashes with itself, nor with what takes no time", () => {
  const alone = (...sittings: PlannedSitting[]) => findClashes([{ participants: 1, sittings }]);
  assert.equal(alone(sitting("a", 0, 60), sitting("a", 30, 90)), []);
  assert.equal(alone(sitting("a", 0, 60), sitting("b", 30, 30)), []);
  assert.equal(findClashes([]), []);
});

test("whatever comes: as comparing each with each tells it", () => {
  const some = fc.record({
    schedule_id: fc.constantFrom("a", "b", "c", "d", "e"),
    from: fc.nat(30),
    to: fc.nat(40),
  });
  const alike = fc.record({
    participants: fc.integer({ min: 1, max: 9 }),
    sittings: fc.array(some, { maxLength: 9 }),
  });
  fc.assert(
    fc.property(fc.array(alike, { maxLength: 4 }), (people) => {
      const expected = new Map<string, number>();
      for (const { participants, sittings } of people) {
        const pairs = new Set<string>();
        for (const one of sittings) {
          for (const other of sittings) {
            const isBoth = Math.max(one.from, other.from) < Math.min(one.to, other.to);
            if (isBoth && one.schedule_id < other.schedule_id) {
              pairs.add(`${one.schedule_id} ${other.schedule_id}`);
            }
          }
        }
        for (const pair of pairs) expected.set(pair, (expected.get(pair) ?? 0) + participants);
      }
      const told = findClashes(people).map(
        ({ one, other, participants }) => [`${one} ${other}`, participants] as const,
      );
      assert.equal(told, [...expected].sort());
    }),
    { numRuns: 1000 },
  );
});

test("what hundreds of different people have in 40 schedules is compared in a part of a second", () => {
  const people: AlikePeople[] = Array.from({ length: 500 }, (_none, group) => ({
    participants: 10,
    sittings: Array.from({ length: 40 }, (_other, at) =>
      sitting(`s${at}`, at * 60 + group, at * 60 + group + 90),
    ),
  }));
  const start = performance.now();
  assert.is(findClashes(people).length, 39);
  assert.ok(performance.now() - start < 500);
});

test.run();
