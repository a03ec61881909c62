import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { quickest } from "../../testing/quickest.ts";
import { findClashes } from "./schedule-clashes.ts";
import type { PlannedSitting } from "./schedule-clashes.ts";

const test = suite("exams at once");

const sitting = (
  schedule_id: string,
  participant_id: string,
  from: number,
  to: number,
): PlannedSitting => ({ schedule_id, participant_id, from, to });

test("two exams at once are told with who has both, those one after the other are not", () => {
  const sittings = [
    sitting("s2", "ani", 90, 180),
    sitting("s1", "ani", 0, 120),
    sitting("s1", "budi", 0, 90),
    sitting("s2", "budi", 90, 180),
  ];
  assert.equal(findClashes(sittings), [{ one: "s1", other: "s2", participants: ["ani"] }]);
});

test("a long exam clashes with each that comes while it lasts", () => {
  const sittings = [
    sitting("long", "ani", 0, 300),
    sitting("a", "ani", 10, 20),
    sitting("b", "ani", 30, 40),
    sitting("c", "ani", 300, 400),
  ];
  assert.equal(
    findClashes(sittings).map(({ one, other }) => `${one} ${other}`),
    ["a long", "b long"],
  );
});

test("nothing clashes with itself, nor with what takes no time", () => {
  assert.equal(findClashes([sitting("a", "ani", 0, 60), sitting("a", "ani", 30, 90)]), []);
  assert.equal(findClashes([sitting("a", "ani", 0, 60), sitting("b", "ani", 30, 30)]), []);
  assert.equal(findClashes([]), []);
});

test("whatever comes: as comparing each with each tells it", () => {
  const some = fc.record({
    schedule_id: fc.constantFrom("a", "b", "c", "d", "e"),
    participant_id: fc.constantFrom("p", "q", "r"),
    from: fc.nat(30),
    to: fc.nat(40),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 25 }), (sittings) => {
      const expected = new Set<string>();
      for (const one of sittings) {
        for (const other of sittings) {
          const isBoth = Math.max(one.from, other.from) < Math.min(one.to, other.to);
          if (one.participant_id === other.participant_id && isBoth) {
            if (one.schedule_id < other.schedule_id) {
              expected.add(`${one.schedule_id} ${other.schedule_id} ${one.participant_id}`);
            }
          }
        }
      }
      const told = findClashes(sittings).flatMap(({ one, other, participants }) =>
        participants.map((participant) => `${one} ${other} ${participant}`),
      );
      assert.equal(told.sort(), [...expected].sort());
    }),
    { numRuns: 1000 },
  );
});

/** Everybody in 40 schedules, `minutes` apart, each of 90 minutes. */
function school(minutes: number): PlannedSitting[] {
  return Array.from({ length: 40 }, (_none, at) =>
    Array.from({ length: 5000 }, (_other, person) =>
      sitting(`s${at}`, `participant-${person}`, at * minutes, at * minutes + 90),
    ),
  ).flat();
}

test("40 schedules of 5,000 people are compared in a part of a second", async () => {
  for (const [minutes, pairs] of [
    [120, 0],
    [60, 39],
  ] as const) {
    const sittings = school(minutes);
    const took = await quickest(250, () => {
      const start = performance.now();
      assert.is(findClashes(sittings).length, pairs);
      return performance.now() - start;
    });
    assert.ok(took < 250, `${took} ms`);
  }
});

test.run();
