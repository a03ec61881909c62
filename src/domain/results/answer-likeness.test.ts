import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { expectedFalseAlarms, likeAnswers, upperTail, type Answerer } from "./answer-likeness.ts";

const test = suite("likeness of answers");
const noYield = async () => undefined;

/** Every outcome by itself: what matches and what does not, for each question. */
function tailByOutcomes(chances: readonly number[], least: number): number {
  let sum = 0;
  for (let outcome = 0; outcome < 2 ** chances.length; outcome += 1) {
    const matches = chances.map((_chance, at) => (outcome >> at) % 2 === 1);
    if (matches.filter(Boolean).length < least) continue;
    sum += matches.reduce(
      (all, matched, at) => all * (matched ? chances[at]! : 1 - chances[at]!),
      1,
    );
  }
  return sum;
}

/** A generator that gives the same numbers in every run (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each for themselves: right with their own probability, otherwise one of four options of unequal attraction. */
function independent(count: number, questions: number, chance: () => number): Answerer[] {
  return Array.from({ length: count }, (_none, at) => {
    const ability = 0.3 + 0.5 * chance();
    const wrong = Uint8Array.from({ length: questions }, () => {
      if (chance() < ability) return 0;
      const drawn = chance();
      return drawn < 0.5 ? 1 : drawn < 0.75 ? 2 : drawn < 0.9 ? 3 : 4;
    });
    return { id: String(at), place: "", wrong };
  });
}

test("the tail is that of adding up every single outcome", () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 });
  fc.assert(
    fc.property(chances, fc.integer({ min: 0, max: 11 }), (all, least) => {
      assert.ok(Math.abs(upperTail(all, least) - tailByOutcomes(all, least)) < 1e-12);
    }),
  );
});

test("with equal chances it is the binomial tail", () => {
  // P(X ≥ 8) of 10 tosses of a coin: (45 + 10 + 1) ÷ 1024.
  assert.ok(
    Math.abs(
      upperTail(
        Array.from({ length: 10 }, () => 0.5),
        8,
      ) -
        56 / 1024,
    ) < 1e-15,
  );
});

test("the least probable pair is found with its figures, and pairs of other places are not compared", async () => {
  const people = independent(40, 50, chanceFrom(7));
  const source = people[3]!;
  people[17] = { ...people[17]!, wrong: source.wrong.slice() };
  const { tested, found } = await likeAnswers(people, noYield);
  assert.is(tested, (40 * 39) / 2);
  assert.is(found.length, 1);
  const [pair] = found;
  const wrong = source.wrong.filter((option) => option !== 0).length;
  assert.equal([pair!.a, pair!.b, pair!.same, pair!.both], ["3", "17", wrong, wrong]);
  assert.ok(pair!.expected < wrong / 2 && pair!.p * tested <= expectedFalseAlarms);
  people[17] = { ...people[17]!, place: "other" };
  const apart = await likeAnswers(people, noYield);
  assert.equal([apart.tested, apart.found], [(39 * 38) / 2, []]);
});

test("right answers are no evidence, and neither is an option that everybody falls for", async () => {
  const nobody = { wrong: new Uint8Array(50), place: "" };
  const right = ["a", "b", "c"].map((id) => ({ id, ...nobody }));
  assert.equal((await likeAnswers(right, noYield)).found, []);
  const trapped = ["a", "b", "c"].map((id) => ({
    id,
    place: "",
    wrong: new Uint8Array(50).fill(1),
  }));
  assert.equal((await likeAnswers(trapped, noYield)).found, []);
});

test("among people who answer for themselves there are no more false alarms than the bound", async () => {
  const exams = 60;
  let alarms = 0;
  for (let exam = 0; exam < exams; exam += 1) {
    const people = independent(40, 40, chanceFrom(1000 + exam));
    alarms += (await likeAnswers(people, noYield)).found.length;
  }
  // Three are expected at most; eight or more happen less than once in 80 times even at the bound.
  assert.ok(alarms < 8, `${alarms} in ${exams} exams`);
});

test.run();
